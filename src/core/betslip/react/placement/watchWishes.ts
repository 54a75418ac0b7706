import type { BrandStorage } from '#src/platform/index.ts';
import { findWishes } from '../../foundWishes.ts';
import { keepWishes } from '../../storedWishes.ts';
import type { BetslipRunner } from './betslipRunner.ts';

/** Takes up what the page before could not get through, and from then on keeps what the server has not confirmed. Returns the way to stop. */
export function watchWishes({ store, dispatch }: BetslipRunner, storage: BrandStorage, now: () => number): () => void {
  const wishes = findWishes(storage, now());
  const stop = store.subscribe((state, before) => {
    if (state.intents !== before.intents) keepWishes(storage, state.intents, now());
  });
  if (wishes.length > 0) dispatch({ type: 'wishes-found', wishes });
  return stop;
}
