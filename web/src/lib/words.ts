/** Turns message keys and arguments into sentences, and references into names, as the server does for logs. */
import type { Texts } from './texts';
import type { Args, Decision, Denial, Option, Reference, Result, Seat, Seen, Value } from './types';

/** A piece of a sentence: plain text, a named thing that the board can mark, or dice. */
export interface Segment {
  text: string;
  ref?: string;
  dice?: number[];
  /** The colour letter of each die, if the dice have colours: R for `R5`. */
  colours?: string[];
}

export type Sentence = Segment[];
export type NameOfSeat = (seat: Seat) => string;
export type Verbs = Record<string, string[]>;

const OPEN = '\uE000';
const CLOSE = '\uE001';
const MARKED = /\uE000(\d+)\uE001/;
/** Characters that cannot occur in the name of a Fluent attribute. */
const NO_SIGN = /[^\w-]/g;
const DICE_ARGS = new Set(['faces', 'dice']);
/** The argument that lists the places of a path. */
const WAY = 'way';
/** Arguments that are seats even if they are sent as plain numbers. */
const SEATS = new Set(['seat', 'target', 'player', 'by']);

export function isRef(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && 'ref' in value && 'id' in value;
}

/** Says whether a die is given by its face alone. Other dice, such as `R5`, have names. */
const isFace = (reference: Reference): boolean => reference.ref === 'die' && Number.isInteger(Number(reference.id));

/** A die with a colour and a face, such as `R5`. */
const COLOURED = /^[RBMG][1-6]$/;
const isColoured = (value: Reference): boolean => value.ref === 'die' && COLOURED.test(String(value.id));

/** Writes a reference as text: `square:B2`. */
export const refText = (reference: Reference): string => `${reference.ref}:${reference.id}`;

export function splitRef(ref: string): [kind: string, id: string] {
  const colon = ref.indexOf(':');
  return [ref.slice(0, colon), ref.slice(colon + 1)];
}

/** Splits a choice into verb and arguments: `move:B2,C3` → `move` and `B2`, `C3`. */
export function splitChoice(choice: string): [verb: string, args: string[]] {
  const colon = choice.indexOf(':');
  return colon < 0 ? [choice, []] : [choice.slice(0, colon), choice.slice(colon + 1).split(',')];
}

/** Returns every reference inside the arguments of an event. */
export function refsIn(args: Args): string[] {
  const found: string[] = [];
  const look = (value: Value): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (isRef(value)) found.push(refText(value));
    else if (value && typeof value === 'object') Object.values(value).forEach(look);
  };
  Object.values(args).forEach(look);
  return found;
}

export const plain = (sentence: Sentence): string => sentence.map((piece) => piece.text).join('');

export class Words {
  /** The kind of thing an argument of this name refers to, learned from options and events that state it. */
  private readonly usual = new Map<string, string>();

  constructor(
    readonly game: string,
    readonly t: Texts,
    private readonly nameOfSeat: NameOfSeat,
    private readonly verbs: Verbs = {},
    /** Names things that have no text; given by the game's board. */
    private readonly naming: (kind: string, id: string) => string = () => '',
  ) {}

  seat(seat: Seat): string {
    return seat < 0 ? this.t.say(seat === -1 ? 'seat-chance' : 'nobody') : this.nameOfSeat(seat);
  }

  seats(seats: Seat[]): string {
    return this.t.list(seats.map((seat) => this.seat(seat)));
  }

  /** Returns the name of a thing, or its id if it has no name. */
  name(kind: string, id: string | number): string {
    if (kind === 'seat') return this.seat(Number(id));
    return this.known(kind, String(id)) || this.naming(kind, String(id)) || this.joined(kind, String(id));
  }

  nameRef(ref: string): string {
    return this.name(...splitRef(ref));
  }

  /** Returns the printed text of a thing, such as a card. */
  about(kind: string, id: string | number, part = 'text'): string {
    return this.t.attribute(this.keyOf(kind, id), part);
  }

  /** Returns the heading of a field or option of the game, or its own name with spaces. */
  label(name: string): string {
    for (const part of ['field', 'now', 'option']) {
      const key = `${this.game}-${part}-${name}`;
      if (this.t.has(key)) return this.t.say(key);
    }
    return name.replaceAll('_', ' ');
  }

  /** Returns the numbers of the current rules that have a heading, such as movement points left. The innermost rule comes first. */
  now(frames: Record<string, unknown>[], seat: Seat): [label: string, value: number][] {
    const found = new Map<string, number>();
    for (const frame of [...frames].reverse().filter((one) => one['seat'] === seat))
      for (const [name, value] of Object.entries(frame))
        if (typeof value === 'number' && !found.has(name) && this.t.has(`${this.game}-now-${name}`)) found.set(name, value);
    return [...found].map(([name, value]) => [this.t.say(`${this.game}-now-${name}`), value]);
  }

  /** Returns what players of this game should know before they write in the chat, or an empty text. */
  get chatNote(): string {
    const key = `${this.game}-page-chat`;
    return this.t.has(key) ? this.t.say(key) : '';
  }

  /** Returns the heading of an option of a new table. */
  optionLabel(name: string): string {
    const key = `${this.game}-option-${name}`;
    return this.t.has(key) ? this.t.say(key) : this.label(name);
  }

  hasLabel(name: string): boolean {
    return ['field', 'now', 'option'].some((part) => this.t.has(`${this.game}-${part}-${name}`));
  }

  get title(): string {
    const key = `${this.game}-title`;
    return this.t.has(key) ? this.t.say(key) : this.game.replaceAll('_', ' ');
  }

  /** The title up to its colon. */
  get shortTitle(): string {
    return this.title.split(':')[0] ?? this.title;
  }

  get blurb(): string {
    const key = `${this.game}-blurb`;
    return this.t.has(key) ? this.t.say(key) : '';
  }

  /** Returns the text of an option's value: `iron` is "Iron plates" if something has that id and name. */
  choice(option: string, value: string | number | boolean): string {
    if (typeof value === 'boolean') return this.t.say(value ? 'yes' : 'no');
    const kind = option.replace(/_\d+$/, '');
    for (const key of [`${this.game}-option-${option}-${value}`, this.keyOf(kind, value)])
      if (this.t.has(key)) return this.t.say(key);
    return String(value).replaceAll('_', ' ');
  }

  /** Returns a sentence about an option's value; empty if there is none. */
  aboutChoice(option: string, value: string | number | boolean): string {
    const kind = option.replace(/_\d+$/, '');
    return this.t.attribute(`${this.game}-option-${option}-${value}`, 'text') || this.t.attribute(this.keyOf(kind, String(value)), 'text');
  }

  /** Returns what is played at a table: the first option value that has a name and a description, such as a scenario. */
  played(options: Record<string, string | number | boolean>): string {
    for (const [name, value] of Object.entries(options))
      if (typeof value === 'string' && this.t.has(this.keyOf(name, value)) && this.aboutChoice(name, value)) return this.choice(name, value);
    return '';
  }

  // Sentences

  option(option: Option): Sentence {
    this.learn(option.do.args);
    const short = option.do.key.replace(/^.*?-do-/, 'do-');
    return this.sentence([option.do.key, short], option.do.args) ?? [{ text: option.text }];
  }

  /** The sentences of options. Equal ones are numbered, such as those of two equal items. */
  options(options: Option[]): Sentence[] {
    const sentences = options.map((option) => this.option(option));
    const texts = sentences.map(plain);
    const times = (text: string, until: number): number => texts.slice(0, until).filter((other) => other === text).length;
    return sentences.map((sentence, place) =>
      times(texts[place]!, texts.length) > 1 ? [...sentence, { text: ` (${times(texts[place]!, place + 1)})` }] : sentence,
    );
  }

  event(seen: Seen): Sentence {
    this.learn(seen.args);
    return this.sentence([seen.key.replaceAll('.', '-')], seen.args) ?? this.bare(seen);
  }

  prompt(decision: Decision): Sentence {
    const { key, args } = decision.prompt;
    return this.sentence([key, `ask-${decision.kind}`], args) ?? [{ text: this.t.say('choose') }];
  }

  denial(denial: Denial): Sentence {
    const byRule = denial.rule ? `${this.game}-denied-${denial.rule.toLowerCase()}` : '';
    const keys = denial.key === 'denied' ? [byRule] : [denial.key, `denied-${denial.key}`];
    return this.sentence(keys, denial.args) ?? [{ text: denial.text || this.t.say('denied-denied') }];
  }

  ending(result: Result): string {
    const key = `${this.game}-end-${result.reason.toLowerCase()}`;
    return result.reason && this.t.has(key) ? this.t.say(key) : '';
  }

  effect(effect: Record<string, unknown>): string {
    const on = typeof effect.on === 'number' ? this.seat(effect.on) : String(effect.on);
    const key = `${this.game}-effect-${String(effect.source)}`;
    if (this.t.has(key)) return this.t.say(key, { on, amount: Number(effect.amount) });
    return `${this.label(String(effect.what))} ${String(effect.amount)} (${on})`;
  }

  /** Returns the sentence of a choice given by its text, even if it is not offered now. */
  choiceText(choice: string, options: Option[]): Sentence {
    const offered = options.find((option) => option.text === choice);
    if (offered) return this.option(offered);
    const [verb, values] = splitChoice(choice);
    const sibling = options.find((option) => splitChoice(option.text)[0] === verb);
    const names = sibling ? Object.keys(sibling.do.args) : [];
    const args: Args = {};
    names.forEach((name, place) => {
      const value = values[place] ?? '';
      const like = sibling?.do.args[name];
      args[name] = isRef(like) ? { ref: like.ref, id: value } : typeof like === 'number' ? Number(value) : value;
    });
    const said = this.sentence([`${this.game}-do-${verb}`, `do-${verb}`], args);
    if (said && (sibling || !values.length)) return said;
    const kinds = this.verbs[verb] ?? [];
    return [{ text: values.map((value, place) => (kinds[place] ? this.name(kinds[place], value) : value)).join(', ') || verb }];
  }

  /** Returns the choices that may be meant by pointing at a thing: `square:B2` → `move:B2`. */
  choicesAt(ref: string, options: Option[]): string[] {
    const [kind, id] = splitRef(ref);
    const verbs = new Set<string>();
    for (const [verb, kinds] of Object.entries(this.verbs)) if (kinds.length === 1 && kinds[0] === kind) verbs.add(verb);
    for (const option of options)
      if (option.refs.length === 1 && splitRef(option.refs[0]!)[0] === kind) verbs.add(splitChoice(option.text)[0]);
    return [...verbs].map((verb) => `${verb}:${id}`);
  }

  /**
   * Returns the printed text of what an option points at. `asked` are the arguments of the question. A thing in them can describe
   * the option in an attribute named like the option's text without punctuation: `.choose2` of an encounter for `choose:2`. A thing
   * the option points at can have an attribute for one verb, or for one thing of the question, named like that verb or thing.
   */
  aboutOption(option: Option, asked: Args = {}): string {
    const things = this.things(asked);
    for (const [kind, id] of things) {
      const text = this.about(kind, id, option.text.replace(NO_SIGN, ''));
      if (text) return text;
    }
    const [verb] = splitChoice(option.text);
    for (const ref of option.refs)
      for (const part of [verb, ...things.map(([, id]) => String(id)), 'text']) {
        const text = this.about(...splitRef(ref), part);
        if (text) return text;
      }
    return '';
  }

  /** Returns kind and id of the things in the arguments of a question. */
  private things(asked: Args): [kind: string, id: string | number][] {
    return Object.entries(asked).flatMap(([name, value]): [string, string | number][] => {
      const [kind, id] = isRef(value) ? [value.ref, value.id] : [this.usual.get(name) ?? '', value];
      return kind && kind !== 'seat' && (typeof id === 'string' || typeof id === 'number') ? [[kind, id]] : [];
    });
  }

  // Inside

  /** Returns the name of a thing; empty if it has none. Numbered things share a text: `t07` uses that of `t-n`. */
  private known(kind: string, id: string): string {
    const key = this.keyOf(kind, id);
    if (this.t.has(key)) return this.t.say(key);
    const counted = /^(\D+)(\d+)$/.exec(id);
    const shared = counted ? this.keyOf(kind, `${counted[1]}-n`) : '';
    return counted && this.t.has(shared) ? this.t.say(shared, { n: Number(counted[2]) }) : '';
  }

  /** Returns the name of a part of a thing, such as `clayton.main`, if both have names. */
  private joined(kind: string, id: string): string {
    const dot = id.indexOf('.');
    const joins = `${this.game}-${kind}-of`;
    if (dot < 0 || !this.t.has(joins)) return id;
    return this.t.say(joins, { owner: this.thing(id.slice(0, dot)), part: this.thing(id.slice(dot + 1)) });
  }

  /** Returns the name of an id without a kind: that of the first thing of the game with this id. */
  private thing(id: string): string {
    const kinds = new Set([...Object.values(this.verbs).flat(), ...this.usual.values()]);
    for (const kind of [...kinds].filter((one) => one && one !== 'seat').sort()) {
      const name = this.known(kind, id);
      if (name) return name;
    }
    return id;
  }

  private keyOf(kind: string, id: string | number): string {
    return `${this.game}-${kind}-${String(id).replaceAll('.', '-').replaceAll('+', '_plus')}`;
  }

  private learn(args: Args): void {
    for (const [name, value] of Object.entries(args)) if (isRef(value)) this.usual.set(name, value.ref);
  }

  private sentence(keys: string[], args: Args): Sentence | null {
    const key = keys.find((one) => one && this.t.has(one));
    if (!key) return null;
    const marks: Segment[] = [];
    const said: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(args)) said[name] = this.said(name, value, marks);
    return cut(this.t.say(key, said), marks);
  }

  private said(name: string, value: Value, marks: Segment[]): string | number {
    const mark = (segment: Segment): string => `${OPEN}${marks.push(segment) - 1}${CLOSE}`;
    if (value === null) return this.t.say('none');
    if (typeof value === 'boolean') return this.t.say(value ? 'yes' : 'no');
    if (Array.isArray(value)) {
      if (!value.length) return this.t.say('none');
      const faces = value.map((one) => (isRef(one) && isFace(one) ? Number(one.id) : one));
      if (faces.every((one) => typeof one === 'number') && (DICE_ARGS.has(name) || isRef(value[0])))
        return mark({ text: faces.join(', '), dice: faces as number[] });
      const refs = value.filter(isRef);
      if (refs.length === value.length && refs.every(isColoured)) return mark(this.coloured(refs));
      const words = value.map((one) => String(this.said(name, one, marks)));
      if (name === WAY && refs.length === value.length) return words.join(' → ');
      return value.every((one) => typeof one === 'number') ? words.join(', ') : this.t.list(words);
    }
    if (isRef(value)) {
      if (isFace(value)) return mark({ text: String(value.id), dice: [Number(value.id)] });
      if (isColoured(value)) return mark(this.coloured([value]));
      return mark({ text: this.name(value.ref, value.id), ref: refText(value) });
    }
    if (typeof value === 'object') return Object.values(value).map((one) => this.said(name, one, marks)).join(' ');
    const kind = this.usual.get(name) ?? (SEATS.has(name) && typeof value === 'number' ? 'seat' : '');
    return kind ? mark({ text: this.name(kind, value), ref: `${kind}:${value}` }) : value;
  }

  private coloured(dice: Reference[]): Segment {
    const ids = dice.map((die) => String(die.id));
    return {
      text: this.t.list(dice.map((die) => this.name(die.ref, die.id))),
      dice: ids.map((id) => Number(id[1])),
      colours: ids.map((id) => id[0] ?? ''),
    };
  }

  private bare(seen: Seen): Sentence {
    const marks: Segment[] = [];
    const said = Object.entries(seen.args).map(([name, value]) => `${this.label(name)} ${this.said(name, value, marks)}`);
    const what = seen.key.split(/[.-]/).at(-1)!.replaceAll('_', ' ');
    return cut(said.length ? `${what}: ${said.join(', ')}` : what, marks);
  }
}

/** Puts the marked things back into the sentence that Fluent formatted. */
function cut(text: string, marks: Segment[]): Sentence {
  const pieces = text.split(MARKED);
  const sentence: Sentence = [];
  pieces.forEach((piece, place) => {
    if (place % 2) sentence.push(marks[Number(piece)]!);
    else if (piece) sentence.push({ text: piece });
  });
  return sentence;
}
