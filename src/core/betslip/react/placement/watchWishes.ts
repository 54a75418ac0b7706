import type { BrandStorage } from '#src/platform/index.ts';
import { findWishes } from '../../foundWishes.ts';
import { keepWishes } from '../../storedWishes.ts';
import type { BetslipRunner } from './betslipRunner.ts';

/** Dispatches stored intents, then stores unconfirmed ones. */
export function watchWishes({ store, dispatch }: BetslipRunner, storage: BrandStorage, now: () => number): () => void {
  const wishes = findWishes(storage, now());
  const stop = store.subscribe((state, before) => {
    if (state.intents !== before.intents) keepWishes(storage, state.intents, now());
  });
  if (wishes.length > 0) dispatch({ type: 'wishes-found', wishes });
  return stop;
}
