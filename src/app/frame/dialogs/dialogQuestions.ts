import { createStore } from 'zustand/vanilla';

export const dialogQuestions = createStore<{ readonly asked: number }>(() => ({ asked: 0 }));
export const askDialogsAgain = (): void => dialogQuestions.setState(({ asked }) => ({ asked: asked + 1 }));
