import { createStore } from 'zustand/vanilla';

/** Counts receipts that players were shown, for whoever counts what happens (product §4). */
export const receiptsShown = createStore<{ readonly count: number }>(() => ({ count: 0 }));

export const tellReceiptShown = (): void => receiptsShown.setState(({ count }) => ({ count: count + 1 }));
