// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SeatSocket, type SocketListener, type Line, type WebSocketLike } from '../src/lib/socket';
import type { FromServer, Seen } from '../src/lib/types';
import { decision, table, view } from './fixtures';

class FakeWire implements WebSocketLike {
  sent: Record<string, unknown>[] = [];
  onopen: WebSocketLike['onopen'] = null;
  onmessage: WebSocketLike['onmessage'] = null;
  onclose: WebSocketLike['onclose'] = null;
  onerror: WebSocketLike['onerror'] = null;
  closed = false;
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {
    this.closed = true;
  }
  hear(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(code = 1006): void {
    this.onclose?.({ code });
  }
  get last(): Record<string, unknown> {
    return this.sent.at(-1) ?? {};
  }
}

const seen = (n: number, withdrawn = false): Seen => ({ n, key: 'duel-moved', args: {}, rule: '', withdrawn });
const state = (number: number, events: Seen[] = [], more: object = {}): FromServer =>
  ({ t: 'state', view: view({ number, decision: decision({ number }) }), events, chat: [], table: table(), ...more }) as FromServer;

let wires: FakeWire[];
let heard: { lines: Line[]; events: Seen[][]; refused: [string, string][]; done: string[] };
let socket: SeatSocket;
const wire = (): FakeWire => wires.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  heard = { lines: [], events: [], refused: [], done: [] };
  const quiet = (): void => undefined;
  const listener: SocketListener = {
    line: (line) => heard.lines.push(line), events: (events) => heard.events.push(events),
    done: (what) => heard.done.push(what), refused: (what, error) => heard.refused.push([what, error.code]),
    view: quiet, withdrawn: quiet, chat: quiet, table: quiet, undoAsked: quiet, undoAnswered: quiet, reveal: quiet, nudged: quiet, campaign: quiet, gates: quiet, next: quiet,
  };
  socket = new SeatSocket('ws://x', listener, () => {
    const made = new FakeWire();
    wires.push(made);
    return made;
  });
  socket.open();
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

function connect(number = 8, events: Seen[] = []): void {
  wire().onopen?.({});
  wire().hear(state(number, events));
}

describe('coming and coming back', () => {
  test('says hello with nothing known', () => {
    wire().onopen?.({});
    expect(wire().last).toEqual({ t: 'hello', events: 0, chat: 0 });
    expect(socket.line).toBe('new');
    wire().hear(state(8));
    expect(socket.line).toBe('live');
  });

  test('after a cut it says what it knows, and tells trying and back', () => {
    connect(8, [seen(1), seen(2)]);
    wire().cut();
    expect(socket.line).toBe('trying');
    vi.advanceTimersByTime(500);
    expect(wires).toHaveLength(2);
    wire().onopen?.({});
    expect(wire().last).toEqual({ t: 'hello', events: 2, chat: 0 });
    wire().hear(state(8, [seen(3)]));
    vi.advanceTimersByTime(5000);
    expect(heard.lines).toEqual(['live', 'trying', 'back', 'live']);
    expect(heard.events.flat().map((one) => one.n)).toEqual([1, 2, 3]);
  });

  test('waits longer from try to try and is offline after twenty seconds', () => {
    connect();
    for (let tries = 0; tries < 9; tries++) {
      wire().cut();
      vi.advanceTimersByTime(12_000);
    }
    expect(wires.length).toBeLessThan(12);
    expect(socket.line).toBe('offline');
    wire().cut();
    const before = wires.length;
    socket.tryNow();
    expect(wires.length).toBe(before + 1);
  });

  test('does not fight with another window', () => {
    connect();
    wire().cut(4409);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(socket.line).toBe('elsewhere');
    socket.tryNow();
    expect(wires).toHaveLength(2);
  });

  test('a silent line is a broken line', () => {
    connect();
    vi.advanceTimersByTime(30_000);
    expect(wire().last).toEqual({ t: 'ping' });
    vi.advanceTimersByTime(20_000);
    expect(socket.line).not.toBe('live');
  });

  test('events an undo has withdrawn come again', () => {
    connect(8, [seen(1), seen(2)]);
    wire().hear(state(8, [seen(1), seen(2, true), seen(3)]));
    expect(heard.events.at(-1)?.map((one) => one.withdrawn)).toEqual([false, true, false]);
    expect(socket.events).toBe(3);
  });
});

describe('one action waits at most', () => {
  test('the next is refused until the first is on disk', () => {
    connect();
    expect(socket.take(8, ['move:B2'])).toBe(true);
    expect(socket.take(8, ['move:B3'])).toBe(false);
    wire().hear({ t: 'ok', ref: Number(wire().last['ref']) });
    expect(heard.done).toEqual(['take']);
    expect(socket.busy).toBe(false);
  });

  test('the state it led to is its acknowledgement', () => {
    connect();
    socket.take(8, ['move:B2']);
    wire().hear(state(9, [], { ok: Number(wire().last['ref']) }));
    expect(heard.done).toEqual(['take']);
    expect(socket.busy).toBe(false);
  });

  test('taken while the line is down, it goes out when the line is back', () => {
    connect();
    wire().cut();
    expect(socket.take(8, ['end'])).toBe(true);
    vi.advanceTimersByTime(500);
    connect(8);
    expect(wire().last).toMatchObject({ t: 'take', number: 8, choices: ['end'] });
  });

  test('sent but not acknowledged: sent again only if it is still asked', () => {
    connect();
    socket.take(8, ['end']);
    wire().cut();
    vi.advanceTimersByTime(500);
    connect(8);
    expect(wire().last).toMatchObject({ t: 'take', choices: ['end'] });
    wire().cut();
    vi.advanceTimersByTime(1200);
    connect(9);
    expect(wire().sent.filter((message) => message['t'] === 'take')).toEqual([]);
    expect(heard.done).toEqual(['take']);
    expect(socket.busy).toBe(false);
  });

  test('too late: the question has moved on', () => {
    connect();
    wire().cut();
    socket.take(8, ['end']);
    vi.advanceTimersByTime(500);
    connect(9);
    expect(heard.refused).toEqual([['take', 'stale']]);
  });

  test('a refusal is told with its reason', () => {
    connect();
    socket.take(8, ['move:Z9']);
    wire().hear({ t: 'no', ref: Number(wire().last['ref']), error: { code: 'not-now' } });
    expect(heard.refused).toEqual([['take', 'not-now']]);
    expect(socket.busy).toBe(false);
  });

  test('an undo on its way when the line broke is not asked twice', () => {
    connect();
    socket.undo();
    wire().cut();
    vi.advanceTimersByTime(500);
    connect(8);
    expect(wire().sent.map((message) => message['t'])).toEqual(['hello']);
    expect(socket.busy).toBe(false);
    expect(heard.done).toEqual(['undo']); // who waits for it waits no longer
  });
});

describe('an answer that does not come', () => {
  /** The line is alive, but the last action stays unanswered until the client gives that line up. */
  function unanswered(number: number): void {
    const before = wires.length;
    for (let seconds = 0; seconds < 30 && wires.length === before; seconds += 5) {
      wire().hear({ t: 'pong' });
      vi.advanceTimersByTime(5_000);
    }
    expect(wires.length).toBe(before + 1);
    connect(number);
  }

  test('the line is taken up anew, and what is still asked is sent again', () => {
    connect();
    socket.take(8, ['end']);
    unanswered(8);
    expect(heard.lines).toEqual(['live', 'trying', 'back']);
    expect(wire().last).toMatchObject({ t: 'take', number: 8, choices: ['end'] });
    wire().hear(state(9, [], { ok: Number(wire().last['ref']) }));
    expect(heard.done).toEqual(['take']);
    expect(socket.busy).toBe(false);
  });

  test('what has arrived is not sent again', () => {
    connect();
    socket.take(8, ['end']);
    unanswered(9);
    expect(wire().sent.map((message) => message['t'])).toEqual(['hello']);
    expect(heard.done).toEqual(['take']);
  });

  test('unanswered again it is given back, and the player is told', () => {
    connect();
    socket.take(8, ['end']);
    unanswered(8);
    unanswered(8);
    expect(wire().sent.map((message) => message['t'])).toEqual(['hello']);
    expect(heard.refused).toEqual([['take', 'unanswered']]);
    expect(socket.busy).toBe(false);
    expect(socket.take(8, ['end'])).toBe(true);
  });

  test('an undo is not asked twice', () => {
    connect();
    socket.undo();
    unanswered(8);
    expect(wire().sent.map((message) => message['t'])).toEqual(['hello']);
    expect(heard.done).toEqual(['undo']);
    expect(socket.busy).toBe(false);
  });

  test('an answer in good time breaks nothing', () => {
    connect();
    socket.take(8, ['end']);
    vi.advanceTimersByTime(9_000);
    wire().hear(state(9, [], { ok: Number(wire().last['ref']) }));
    vi.advanceTimersByTime(9_000);
    expect(wires).toHaveLength(1);
    expect(heard.lines).toEqual(['live']);
  });

  test('a greeting nobody answers is a broken line', () => {
    wire().onopen?.({});
    vi.advanceTimersByTime(50_000);
    expect(wires.length).toBeGreaterThan(1);
    expect(socket.line).toBe('trying');
    connect();
    expect(socket.line).toBe('back');
  });
});

test('why not is answered to who asked', async () => {
  connect();
  const answer = socket.why('move:Z9');
  wire().hear({ t: 'why', ref: Number(wire().last['ref']), denial: { rule: 'DU-MOVE-02', key: 'denied', args: {} } });
  expect((await answer)?.rule).toBe('DU-MOVE-02');
});

test('what would come of an option comes with the same answer', async () => {
  connect();
  const events = [{ n: 8, key: 'duel-moved', args: {}, rule: '', withdrawn: false }];
  const asked = socket.would('move:B2');
  wire().hear({ t: 'why', ref: Number(wire().last['ref']), denial: null, would: events });
  await expect(asked).resolves.toEqual(events);
  const refused = socket.would('move:Z9');
  wire().hear({ t: 'why', ref: Number(wire().last['ref']), denial: { rule: 'DU-MOVE-02', key: 'denied', args: {} } });
  await expect(refused).resolves.toEqual([]);
});
