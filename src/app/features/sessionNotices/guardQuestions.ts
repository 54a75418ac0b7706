import { createStore } from 'zustand/vanilla';

type Guards = {
  /** How often somebody knew that a player may have to read something now, and how often they have. */
  readonly asked: number;
  readonly read: number;
  /** A reality check is to be read: what is played meanwhile stands still. */
  readonly hasCheck: boolean;
  /** A game is open, for money. */
  readonly isPlaying: boolean;
};

/** Between those who guard play and what is played. */
export const guardQuestions = createStore<Guards>(() => ({ asked: 0, read: 0, hasCheck: false, isPlaying: false }));
export const askGuardsAgain = (): void => guardQuestions.setState(({ asked }) => ({ asked: asked + 1 }));
export const tellRead = (): void => guardQuestions.setState(({ read }) => ({ read: read + 1 }));
