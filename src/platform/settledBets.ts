import type { LocalItem } from './localState.ts';

const MOST = 99;

/** Ids of bets settled since the player last opened My Bets in this browser. */
export const SETTLED_UNSEEN: LocalItem<readonly string[]> = {
  key: 'player.settledUnseen',
  version: 1,
  isValid: (value): value is readonly string[] => Array.isArray(value) && value.every((id) => typeof id === 'string'),
  initial: [],
};

export const withSettled = (unseen: readonly string[], ids: readonly string[]): readonly string[] =>
  [...new Set([...unseen, ...ids])].slice(-MOST);
