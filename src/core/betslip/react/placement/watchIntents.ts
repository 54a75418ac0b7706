import type { BrandStorage } from '#src/platform/index.ts';
import { readStoredIntents } from '../../readStoredIntents.ts';
import { storeIntents } from '../../storedIntents.ts';
import type { BetslipRunner } from './betslipRunner.ts';

/** Dispatches the intents that the previous page stored, then stores unconfirmed ones. */
export function watchIntents({ store, dispatch }: BetslipRunner, storage: BrandStorage, now: () => number): () => void {
  const intents = readStoredIntents(storage, now());
  const stop = store.subscribe((state, before) => {
    if (state.intents !== before.intents) storeIntents(storage, state.intents, now());
  });
  if (intents.length > 0) dispatch({ type: 'intents-found', intents });
  return stop;
}
