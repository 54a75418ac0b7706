import { laterTask } from '#src/shared/values/laterTask.ts';
import type { Platform } from './createPlatform.ts';
import type { BrandStorage } from './storage.ts';

/** `asked`: the player logged out. `ended`: the session was lost, and the player may return. */
export type Leaving = 'asked' | 'ended';

const OF_PLAYER = 'player.';
/** Key prefix of requests without a response. A lost session keeps them, so that none is sent twice (docs/decisions/0078). */
const UNANSWERED = 'unanswered.';

/**
 * Deletes the player's stored data and refetches queries. At a login (no `leaving`), keeps the tab's data. Ignores an aborted refetch
 * (docs/decisions/0084); throws other errors.
 */
export async function forgetPlayer({ client, credentials, storage, tabStorage, versions }: Platform, leaving?: Leaving): Promise<void> {
  versions.clear();
  forgetBelow(storage, OF_PLAYER);
  if (leaving) forgetBelow(tabStorage, OF_PLAYER);
  if (leaving === 'asked') for (const kept of [storage, tabStorage]) forgetBelow(kept, UNANSWERED);
  credentials.holdBack(letGo());
  try {
    await client.resetStore();
  } catch (error) {
    if (!isCalledBack(error)) throw error;
  }
}

function forgetBelow(kept: BrandStorage, prefix: string): void {
  for (const key of kept.keys(prefix)) kept.remove({ key });
}

/** Waits for one task, in which unmounted views end their queries. */
const letGo = (): Promise<void> => Promise.resolve().then(laterTask);

const isCalledBack = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
