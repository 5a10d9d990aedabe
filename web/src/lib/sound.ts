/** A few quiet beeps, synthesised by the browser. They are off unless the player turns them on. */
let context: AudioContext | null = null;

const TUNES: Record<string, [hertz: number, at: number][]> = {
  turn: [[523, 0], [784, 0.12]],
  tick: [[330, 0]],
  no: [[196, 0], [165, 0.11]],
  end: [[523, 0], [659, 0.12], [784, 0.24]],
};

export function beep(tune: keyof typeof TUNES | string): void {
  // Browsers forbid sound before the first click or key and log a warning, so nothing is played until then.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    const start = context.currentTime + 0.01;
    for (const [hertz, at] of TUNES[tune] ?? []) {
      const tone = context.createOscillator();
      const loudness = context.createGain();
      tone.type = 'triangle';
      tone.frequency.value = hertz;
      loudness.gain.setValueAtTime(0.0001, start + at);
      loudness.gain.exponentialRampToValueAtTime(0.09, start + at + 0.015);
      loudness.gain.exponentialRampToValueAtTime(0.0001, start + at + 0.22);
      tone.connect(loudness).connect(context.destination);
      tone.start(start + at);
      tone.stop(start + at + 0.25);
    }
  } catch {
    // This machine has no sound.
  }
}
