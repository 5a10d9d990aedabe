/** Typed calls of the REST part of docs/protocol.md. A refused call throws an `ApiError` with the server's code and text. */
import type { Campaign, GameInfo, Lang, Me, NewTable, Reader, Refusal, RuleEntry, Rules, SeatKind, Table, View } from './types';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.what || refusal.code);
  }
}

export const UNREACHABLE = 'unreachable';

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (method !== 'GET') headers['X-Brassboard'] = '1';
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, { code: UNREACHABLE });
  }
  if (!answer.ok) throw new ApiError(answer.status, await refusalOf(answer));
  return answer;
}

async function refusalOf(answer: Response): Promise<Refusal> {
  try {
    const body: unknown = await answer.json();
    if (body && typeof body === 'object' && 'error' in body) return (body as { error: Refusal }).error;
  } catch {
    // The body is not JSON: a proxy answered instead of our server.
  }
  return { code: `http-${answer.status}` };
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await send(method, path, body);
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as T;
}

/** Creates this player's random contribution to the dice. It is sent before the start and stored here, so that the player can find it in what is revealed at the end. */
const freshNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const nonceKey = (id: string): string => `brassboard.nonce.${id}`;

function keepNonce(id: string, nonce: string): void {
  try {
    localStorage.setItem(nonceKey(id), nonce);
  } catch {
    // A private window may forbid storage.
  }
}

function ownNonce(id: string): string {
  const nonce = freshNonce();
  keepNonce(id, nonce);
  return nonce;
}

export function storedNonce(id: string): string | null {
  try {
    return localStorage.getItem(nonceKey(id));
  } catch {
    return null;
  }
}

/** Returns a query without its empty values. */
const query = (values: Record<string, string | undefined>): URLSearchParams =>
  new URLSearchParams(Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1])));

const get = <T>(path: string): Promise<T> => call('GET', path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => call('POST', path, body);
const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;
const campaignAt = (id: string): string => `/campaigns/${encodeURIComponent(id)}`;

export const api = {
  me: () => get<Me>('/me'),
  rename: (me: Me) => call<Me>('PUT', '/me', { name: me.name, lang: me.lang }),
  link: () => post<{ token: string }>('/me/link'),
  claim: (token: string) => post<Me>('/me/claim', { token }),

  games: (reader: Reader = {}) => get<GameInfo[]>(`/games?${query({ ...reader })}`),
  board: (game: string, reader: Reader = {}) => get<unknown>(`/boards/${game}?${query({ ...reader })}`),
  texts: async (game: string, lang: Lang, reader: Reader = {}): Promise<string> => {
    const answer = await send('GET', `/texts/${game}/${lang}?${query({ ...reader })}`);
    const text = await answer.text();
    return answer.headers.get('content-type')?.includes('json') ? String(JSON.parse(text)) : text;
  },
  rules: (game: string, lang: Lang, search = '', topic = '', reader: Reader = {}) =>
    get<Rules>(`/rules/${game}?${query({ lang, search, topic, ...reader })}`),
  rule: (game: string, id: string, lang: Lang, reader: Reader = {}) =>
    get<RuleEntry>(`/rules/${game}/${encodeURIComponent(id)}?${query({ lang, ...reader })}`),

  tables: () => get<{ mine: Table[]; open: Table[] }>('/tables'),
  table: (id: string) => get<Table>(at(id)),
  create: async (table: NewTable): Promise<Table> => {
    const nonce = freshNonce();
    const made = await post<Table>('/tables', { ...table, nonce });
    keepNonce(made.id, nonce);
    return made;
  },
  reseat: (id: string, seat: number, kind: SeatKind, bot?: string) =>
    call<Table>('PUT', `${at(id)}/seats/${seat}`, bot ? { kind, bot } : { kind }),
  join: (id: string, token?: string, seat?: number) =>
    post<Table>(`${at(id)}/join`, { nonce: ownNonce(id), ...(token && { token }), ...(seat !== undefined && { seat }) }),
  start: (id: string) => post<Table>(`${at(id)}/start`),
  leave: (id: string) => post<unknown>(`${at(id)}/leave`),
  resign: (id: string, seat: number) => post<unknown>(`${at(id)}/resign`, { seat }),
  takeBack: (id: string, seat: number) => post<Table>(`${at(id)}/return`, { seat }),
  kick: (id: string, seat: number) => post<Table>(`${at(id)}/kick`, { seat }),
  replay: (id: string, seat: number | null, step: number) =>
    get<{ step: number; steps: number; view: View }>(
      `${at(id)}/replay?${new URLSearchParams({ ...(seat !== null && { seat: String(seat) }), step: String(step) })}`,
    ),
  fork: (id: string, step: number, seat: number | null) => post<Table>(`${at(id)}/fork`, { step, ...(seat !== null && { seat }) }),
  fileOf: (id: string, what: 'journal' | 'save') => `/api${at(id)}/${what}`,
  exportOf: (id: string, seat: number) => `/api${at(id)}/export?seat=${seat}`,
};

/** Calls about campaigns. All but `start` and `list` return the campaign as it is now. */
export const campaigns = {
  list: () => get<{ mine: Campaign[]; open: Campaign[] }>('/campaigns'),
  one: (id: string) => get<Campaign>(campaignAt(id)),
  create: async (game: string, listed: boolean, options: Record<string, string | number | boolean> = {}): Promise<Campaign> => {
    const nonce = freshNonce();
    const made = await post<Campaign>('/campaigns', { game, seats: [{ kind: 'me' }], options, listed, nonce });
    keepNonce(made.id, nonce);
    return made;
  },
  reseat: (id: string, seat: number, kind: SeatKind, bot?: string) =>
    call<Campaign>('PUT', `${campaignAt(id)}/seats/${seat}`, bot ? { kind, bot } : { kind }),
  join: (id: string, token?: string, seat?: number) =>
    post<Campaign>(`${campaignAt(id)}/join`, { nonce: ownNonce(id), ...(token && { token }), ...(seat !== undefined && { seat }) }),
  leave: (id: string) => post<Campaign>(`${campaignAt(id)}/leave`),
  invite: (id: string) => post<Campaign>(`${campaignAt(id)}/invite`),
  setHour: (id: string, at: number | null) => post<Campaign>(`${campaignAt(id)}/hour`, { at }),
  absent: (id: string, seat: number, absent: boolean) => post<Campaign>(`${campaignAt(id)}/absent`, { seat, absent }),
  start: (id: string, episode: number) => post<{ table: string | null }>(`${campaignAt(id)}/start`, { episode }),
  proxy: (id: string, seat: number) => post<Campaign>(`${campaignAt(id)}/proxy`, { seat }),
  void: (id: string) => post<Campaign>(`${campaignAt(id)}/void`),
  copy: (id: string, chapter: number) => post<Campaign>(`${campaignAt(id)}/copy`, { chapter }),
  fileOf: (id: string, what: 'journal' | 'save') => `/api${campaignAt(id)}/${what}`,
  exportOf: (id: string, seat: number) => `/api${campaignAt(id)}/export?seat=${seat}`,
};
