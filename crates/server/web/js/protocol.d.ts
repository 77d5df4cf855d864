// The types of messages, as crates/protocol has them.
export type Card = string;
export type Faction = string;
export type BotLevel = 'random' | 'novice' | 'apprentice' | 'adept' | 'master' | 'grandmaster';
export type Clock = 'none' | { real_time: { bank: number; step: number } } | { correspondence: { days: number } };
export interface Person { id: string; name: string; guest: boolean }
export interface Options {
  players: number;
  deck: string | Faction[];
  setting: string | null;
  building: string | null;
  edition: 'international' | 'german';
  first_leader: number | null;
  bots: (BotLevel | null)[];
  clock: Clock;
  timeout: 'bot' | 'loss';
  public: boolean;
  tracker: boolean;
  spectators: boolean;
}
export interface Table { players: number; factions: Faction[]; first_leader: number; setting: string | null; building: string | null; edition: string }
export interface SeatView { person: Person | null; bot: BotLevel | null; ready: boolean; here: boolean }
export interface Play { seat: number; card: Card; strength: number; captured: boolean }
export type Kind = 'play' | 'take' | 'pass' | 'discard' | 'crush';
export interface Asked { seat: number; kind: Kind }
export interface RefusedCard { card: Card; rule: string; why: string }
export type Question =
  | { play: { cards: Card[]; refused?: RefusedCard[] } }
  | { take: { market: Card[]; deck: boolean } }
  | { pass: { count: number; hand: Card[] } }
  | { discard: { count: number; hand: Card[] } }
  | { crush: { giant: Card; victims: number[] } };
export type Answer = { play: Card } | { take: string } | { pass: Card[] } | { discard: Card[] } | { crush: number | null };
export interface Share { cards: number; held: number; needs: number | null }
export interface Contest { faction: Faction; points: boolean; sides: Share[]; open: number; gone: number; decided: boolean; vote: number | null }
export interface GameView {
  phase: 1 | 2;
  deck: Card[];
  fire: Card[];
  market: Card[];
  hands: Card[][];
  followers: Card[][];
  piles: Card[][];
  front: Card[][];
  aside: Card[];
  discard: Card[];
  sealed: (Card[] | null)[];
  trick: Play[];
  previous: Play[];
  leader: number;
  winner: number | null;
  streak: { seat: number; wins: number } | null;
  looked: number | null;
  asked: Asked[];
  question: Question | null;
  number: number | null;
  contests: Contest[];
  sure_votes: number[];
  gathered: number[];
  sets: number[];
  ahead?: number | null;
  next_aside?: Card | null;
  tricks?: { done: number; left: number };
  stakes?: any;
  tracker?: any;
}
export interface Vote { faction: Faction; side: number | null; ground: string }
export interface Outcome { winners: number[]; tally: number[]; votes: Vote[]; verdict: string }
export type EndedBy = 'votes' | 'aborted' | { resigned: { seat: number } } | { time: { seat: number } } | { claimed: { seat: number } };
export interface Ending { by: EndedBy; winners: number[]; outcome: Outcome | null; fair: { secret: string; nonces: string[] } | null }
export interface Clocks { left: number[]; runs: boolean[] }
export interface TableView {
  id: string;
  number: number;
  options: Options;
  table: Table;
  host: string;
  seats: SeatView[];
  you: number | null;
  stage: 'gathering' | 'playing' | 'over';
  commitment: string;
  game: GameView | null;
  clocks: Clocks | null;
  ending: Ending | null;
  rematch: string | null;
}
export interface Place { zone: 'deck' | 'fire' | 'market' | 'hand' | 'followers' | 'trick' | 'pile' | 'front' | 'aside' | 'discard'; seat?: number }
export type Happening =
  | { moved: { card: Card; from: Place; to: Place } }
  | { began: { phase: number } }
  | { sealed: { seat: number; kind: Kind; cards: Card[] } }
  | { looked: { seat: number; card: Card } }
  | { won: { seat: number } }
  | { leads: { seat: number } }
  | { spared: { seat: number; giant: Card } }
  | { claimed: { faction: Faction; side: number } }
  | 'ended';
export type What =
  | 'opened' | 'started' | 'ended' | 'rematch'
  | { sat: { seat: number } } | { left: { seat: number } } | { ready: { seat: number } }
  | { acted: { seat: number; bot: boolean } } | { bot_took: { seat: number; time: boolean } } | { returned: { seat: number } };
export interface Update { number: number; at: number; what: What; happened: Happening[] }
export interface TableSummary { id: string; options: Options; deck: string; seats: SeatView[]; stage: TableView['stage']; opened: number }
export interface Saying { by: Person; watching: boolean; text: string; at: number }
export interface Problem { type: string; status: number; title: string; rule?: string; retry_after?: number }
export type Command =
  | { sit: { seat: number } } | 'leave' | { ready: { nonce: string } } | { bot: { seat: number; level: BotLevel | null } }
  | { act: { number: number; answer: Answer } } | 'resign' | 'abort' | 'claim' | { replace: { seat: number } } | 'return'
  | 'rematch' | { say: { text: string } };
export type ClientMessage =
  | { do: 'hello'; version: number } | { do: 'ping' } | { do: 'lobby' } | { do: 'leave_lobby' }
  | { do: 'watch'; table: string; since?: number } | { do: 'unwatch'; table: string };
export type ServerMessage =
  | { say: 'welcome'; version: number; you: Person }
  | { say: 'lobby'; tables: TableSummary[] }
  | { say: 'lobby_table'; table: TableSummary }
  | { say: 'lobby_gone'; table: string }
  | { say: 'done'; id: string; table?: string; number?: number }
  | { say: 'refused'; id?: string; table?: string; problem: Problem }
  | { say: 'table'; view: TableView }
  | { say: 'update'; updates: Update[]; view: TableView }
  | { say: 'presence'; table: string; here: boolean[]; watchers: number }
  | { say: 'talk'; table: string; sayings: Saying[] }
  | { say: 'said'; table: string; saying: Saying }
  | { say: 'pong' }
  | { say: 'goodbye'; back_in: number };
