/** BLAKE2b with 32 bytes of output and a personalisation string: enough to check the dice commitment in the browser. */
const M = (1n << 64n) - 1n;
const IV = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];
const SIGMA = [
  '0123456789abcdef', 'ea489fd61c02b753', 'b8c052fdae367194', '7931dcbe265a40f8', '905724afe1bc683d', '2c6a0b834d75fe19',
  'c51fed4a0763928b', 'db7ec13950f4862a', '6fe9b308c2d714a5', 'a2847615fb9e3cd0',
].map((row) => [...row].map((digit) => parseInt(digit, 16)));

const rotated = (x: bigint, n: bigint): bigint => ((x >> n) | (x << (64n - n))) & M;

function word(bytes: Uint8Array, at: number): bigint {
  let value = 0n;
  for (let i = 7; i >= 0; i--) value = (value << 8n) | BigInt(bytes[at + i] ?? 0);
  return value;
}

/** Hashes up to 128 bytes, a single block: secrets are not longer. */
export function blake2b(message: Uint8Array, person: string): string {
  if (message.length > 128) throw new Error('at most one block');
  const parameters = new Uint8Array(64);
  parameters.set([32, 0, 1, 1]);
  parameters.set(new TextEncoder().encode(person).slice(0, 16), 48);
  const h = IV.map((iv, i) => iv ^ word(parameters, i * 8));
  const block = new Uint8Array(128);
  block.set(message);
  const m = Array.from({ length: 16 }, (_, i) => word(block, i * 8));
  const v = [...h, ...IV];
  v[12] = v[12]! ^ BigInt(message.length);
  v[14] = v[14]! ^ M;
  const mix = (a: number, b: number, c: number, d: number, x: bigint, y: bigint): void => {
    v[a] = (v[a]! + v[b]! + x) & M;
    v[d] = rotated(v[d]! ^ v[a]!, 32n);
    v[c] = (v[c]! + v[d]!) & M;
    v[b] = rotated(v[b]! ^ v[c]!, 24n);
    v[a] = (v[a]! + v[b]! + y) & M;
    v[d] = rotated(v[d]! ^ v[a]!, 16n);
    v[c] = (v[c]! + v[d]!) & M;
    v[b] = rotated(v[b]! ^ v[c]!, 63n);
  };
  for (let round = 0; round < 12; round++) {
    const s = SIGMA[round % 10]!;
    const at = (i: number): bigint => m[s[i]!]!;
    mix(0, 4, 8, 12, at(0), at(1));
    mix(1, 5, 9, 13, at(2), at(3));
    mix(2, 6, 10, 14, at(4), at(5));
    mix(3, 7, 11, 15, at(6), at(7));
    mix(0, 5, 10, 15, at(8), at(9));
    mix(1, 6, 11, 12, at(10), at(11));
    mix(2, 7, 8, 13, at(12), at(13));
    mix(3, 4, 9, 14, at(14), at(15));
  }
  const out: string[] = [];
  for (let i = 0; i < 4; i++) {
    const value = h[i]! ^ v[i]! ^ v[i + 8]!;
    for (let byte = 0n; byte < 8n; byte++) out.push(Number((value >> (8n * byte)) & 255n).toString(16).padStart(2, '0'));
  }
  return out.join('');
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Says whether the revealed secret is the one the server committed to before the match. */
export function matchesCommitment(secret: string, commitment: string): boolean {
  return blake2b(fromHex(secret), 'brass-commit') === commitment;
}
