import { createStore } from 'zustand/vanilla';

type Guards = {
  readonly asked: number;
  readonly read: number;
  readonly putOff: number;
  readonly hasCheck: boolean;
  readonly isPlaying: boolean;
};

export const guardQuestions = createStore<Guards>(() => ({ asked: 0, read: 0, putOff: 0, hasCheck: false, isPlaying: false }));
export const askGuardsAgain = (): void => guardQuestions.setState(({ asked }) => ({ asked: asked + 1 }));
export const countRead = (): void => guardQuestions.setState(({ read }) => ({ read: read + 1 }));
export const countPutOff = (): void => guardQuestions.setState(({ putOff }) => ({ putOff: putOff + 1 }));
