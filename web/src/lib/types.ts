/** Types of the messages between server and page, as docs/protocol.md defines them. */

export type Lang = 'en' | 'de';
export type Seat = number;

export interface Me {
  name: string;
  lang: Lang;
}

export interface GameOption {
  name: string;
  choices: (string | number | boolean)[];
}

export interface GameInfo {
  id: string;
  players: number[];
  options: GameOption[];
  bots: string[];
  /** What the arguments of each action point at: `move` → `["square"]`; "" is a plain value. */
  verbs?: Record<string, string[]>;
  /** The kinds of reactions a standing order can pass. */
  moments?: string[];
  /** The id of its campaign's rules, if it has one. */
  campaign?: string | null;
  /** The options of a new campaign. */
  campaign_options?: GameOption[];
}

export interface Chair {
  seat: Seat;
  kind: 'person' | 'bot' | 'open';
  name: string | null;
  bot: string | null;
  you: boolean;
  here: boolean;
  online: boolean;
  away_since: number | string | null;
  resigned: boolean;
  /** In a match of a campaign: a bot plays for you, and you may take the seat back. */
  yours_again?: boolean;
}

export interface Result {
  scores: number[];
  winners: Seat[];
  reason: string;
}

export interface Table {
  id: string;
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  status: 'waiting' | 'playing' | 'over';
  host: boolean;
  listed: boolean;
  created: number | string;
  moved: number | string;
  seats: Chair[];
  waiting: Seat[] | { seats?: Seat[]; teams?: number[] };
  yours: boolean;
  invite: string | null;
  commitment: string | null;
  result: Result | null;
  round?: { round?: number; rounds?: number } | null;
  votes?: Record<string, number>;
  orders?: Record<string, string[]>;
  /** Seconds a seat must keep the table waiting before it can be voted out. */
  kick_after?: number;
  /** The campaign this match belongs to; `title` is the key of its chapter's title. */
  campaign?: { id: string; chapter: number; title: string | null } | null;
  /** A ledger is the table of a campaign between its matches. */
  kind?: 'match' | 'ledger';
}

/** A chair of a campaign. Presence is in the chairs of its table. */
export interface CampaignChair {
  seat: Seat;
  kind: Chair['kind'];
  name: string | null;
  bot: string | null;
  you: boolean;
  absent: boolean;
  joining: boolean;
  leaving: boolean;
  role: string;
}

/** A match on the rail of a campaign. A sealed one has no title. */
export interface Leg {
  number: number;
  status: 'past' | 'now' | 'ahead';
  title: string | null;
  won: Seat[];
  ended: number | null;
}

/** Something that is decided before the next match. */
export interface CampaignStep {
  key: string;
  seats: Seat[];
  hidden: boolean;
  now: boolean;
}

/** A match of a campaign as its chronicle keeps it. */
export interface Episode {
  number: number;
  table: string;
  status: 'open' | 'over' | 'recorded' | 'void';
  void: boolean;
  seats: Seat[];
  won: Seat[];
  opened: number;
  ended: number | null;
}

export interface Campaign {
  id: string;
  game: string;
  rules: string;
  status: Table['status'];
  phase: 'gathering' | 'between' | 'match' | 'over';
  host: boolean;
  member: boolean;
  listed: boolean;
  created: number;
  moved: number;
  table: string | null;
  episode: number;
  rail: Leg[];
  seats: CampaignChair[];
  steps: CampaignStep[];
  waiting: { seat: Seat; since: number }[];
  yours: boolean;
  chronicle: Episode[];
  gates: string[];
  start: { ready: boolean; denial: Denial | null };
  hour: number | null;
  ballots: Record<string, number>;
  vote_after: number;
  invite: string | null;
  commitment: string | null;
  result: Result | null;
}

export type SeatKind = 'me' | 'here' | 'bot' | 'open';

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  seats: { kind: SeatKind; bot?: string }[];
  listed: boolean;
  nonce?: string;
}

/** A thing by its kind and id. Texts name it and boards highlight it. */
export interface Reference {
  ref: string;
  id: string | number;
}

export type Value = string | number | boolean | null | Reference | Value[] | { [name: string]: Value };
export type Args = Record<string, Value>;

export interface Option {
  text: string;
  rule: string;
  refs: string[];
  do: { key: string; args: Args };
}

export interface Shape {
  kind: 'one' | 'some' | 'number' | 'order' | 'spread' | 'path' | 'pay';
  lo: number;
  hi: number;
  items: string[];
  slots: string[];
}

export interface Decision {
  number: number;
  seat: Seat;
  kind: string;
  prompt: { key: string; args: Args };
  path: string[];
  rule: string;
  shape: Shape;
  given: string[];
  options: Option[];
}

export type Plain = string | number | boolean | null | Plain[] | { [name: string]: Plain };

export interface View {
  game: string;
  seat: Seat | null;
  seats: number;
  teams: number[];
  table: Record<string, Plain>;
  frames: Record<string, Plain>[];
  effects: Record<string, Plain>[];
  path: string[];
  waiting: { seats?: Seat[]; teams?: number[] };
  number: number;
  decision: Decision | null;
  undo: boolean;
  result: Result | null;
  /** How everybody stands as this seat may know it; only of games that count it, null before there is anything to count */
  standing?: Record<string, Plain> | null;
}

export interface Seen {
  n: number;
  key: string;
  args: Args;
  rule: string;
  withdrawn: boolean;
  private?: boolean;
}

export interface ChatLine {
  n: number;
  seat: Seat | null;
  name: string;
  text: string;
  at: number | string;
}

export interface Denial {
  rule: string;
  key: string;
  args: Args;
  text?: string;
}

export interface Refusal {
  code: string;
  what?: string;
  where?: string;
  denial?: Denial | null;
}

export interface Reveal {
  secret: string;
  nonces: string[];
  verified?: boolean;
}

export interface RuleEntry {
  id: string;
  kind: string;
  topic: string;
  lang: string;
  planned?: boolean;
  source?: string;
  texts: [string, string][];
}

export interface Rules {
  topics: { name: string; label: string; count: number; planned?: number }[];
  entries: RuleEntry[];
  /** Titles of booklets in which a campaign keeps entries sealed. */
  sealed: string[];
  /** Whether the module view would show more of them. */
  modules: boolean;
}

/** Which secrets a reader may know: those a campaign has opened, and the modules after a warning. */
export interface Reader {
  campaign?: string | undefined;
  view?: 'modules' | undefined;
}

export type ToServer =
  | { t: 'hello'; events: number; chat: number }
  | { t: 'take'; ref: number; number: number; choices: string[] }
  | { t: 'undo'; ref: number }
  | { t: 'consent'; ref: number; yes: boolean }
  | { t: 'why'; ref: number; choice: string }
  | { t: 'chat'; ref: number; text: string }
  | { t: 'order'; ref: number; moment: string; pass: boolean }
  | { t: 'nudge'; ref: number }
  | { t: 'ping' };

export type FromServer =
  | { t: 'state'; view?: View; events?: Seen[]; withdrawn?: number[]; chat?: ChatLine[]; table?: Table; reveal?: Reveal; ok?: number }
  | { t: 'ok'; ref: number }
  | { t: 'no'; ref: number; error: Refusal }
  | { t: 'why'; ref: number; denial: Denial | null; would?: Seen[] }
  | { t: 'chat'; line: ChatLine }
  | { t: 'table'; table: Table }
  | { t: 'undo_asked'; seat: Seat }
  | { t: 'undo_answered'; granted: boolean }
  | ({ t: 'reveal' } & Reveal)
  | { t: 'nudge' }
  | { t: 'campaign'; campaign: Campaign }
  | { t: 'gates'; gates: string[] }
  | { t: 'next'; campaign: string; table: string | null }
  | { t: 'pong' };
