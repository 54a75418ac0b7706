import { createStore } from 'zustand/vanilla';

type Guards = {
  /** Counters: a notice may be due; a notice was read. */
  readonly asked: number;
  readonly read: number;
  /** A reality check is open; games pause. */
  readonly hasCheck: boolean;
  /** A real-money game is open. */
  readonly isPlaying: boolean;
};

export const guardQuestions = createStore<Guards>(() => ({ asked: 0, read: 0, hasCheck: false, isPlaying: false }));
export const askGuardsAgain = (): void => guardQuestions.setState(({ asked }) => ({ asked: asked + 1 }));
export const tellRead = (): void => guardQuestions.setState(({ read }) => ({ read: read + 1 }));
