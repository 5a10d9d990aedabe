/** Loads the components of a game's board when its table is opened, each as soon as it arrives. */
import type { BoardComponent, ConsoleComponent, GameBoard, MarkComponent, ScoreComponent, SeatComponent } from './contract';

export interface LoadedBoard {
  board: BoardComponent | null;
  console: ConsoleComponent | null;
  second: BoardComponent | null;
  seat: SeatComponent | null;
  mark: MarkComponent | null;
  scores: ScoreComponent | null;
}

const NOTHING: LoadedBoard = { board: null, console: null, second: null, seat: null, mark: null, scores: null };

export class BoardModules {
  loaded = $state.raw<LoadedBoard>(NOTHING);

  /** Must be created while a component is created, because it starts an effect. */
  constructor(entry: () => GameBoard | undefined) {
    $effect(() => {
      const wanted = entry();
      this.loaded = NOTHING;
      if (!wanted) return;
      this.load('board', wanted.board);
      this.load('second', wanted.second?.load);
      this.load('seat', wanted.seat);
      this.load('scores', wanted.scores);
      this.load('mark', wanted.mark?.load);
      this.load('console', wanted.console?.load);
    });
  }

  /** Loads one component. A component that does not arrive is left out, and the generic table takes its place. */
  private load<K extends keyof LoadedBoard>(name: K, load: (() => Promise<{ default: NonNullable<LoadedBoard[K]> }>) | undefined): void {
    if (load) void load().then((module) => (this.loaded = { ...this.loaded, [name]: module.default }), () => undefined);
  }
}
