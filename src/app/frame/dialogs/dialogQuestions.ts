import { createStore } from 'zustand/vanilla';

/** Counts how often somebody knows that other dialogs may be due now. */
export const dialogQuestions = createStore<{ readonly asked: number }>(() => ({ asked: 0 }));
export const askDialogsAgain = (): void => dialogQuestions.setState(({ asked }) => ({ asked: asked + 1 }));
