import { laterTask } from '#src/shared/values/laterTask.ts';
import type { Platform } from './createPlatform.ts';
import type { BrandStorage } from './storage.ts';

/** Reason of leaving: `asked` is a logout, `ended` a lost session, whose player may return. */
export type Leaving = 'asked' | 'ended';

const OF_PLAYER = 'player.';
/** Prefix of stored requests that got no response. They are kept after a lost session, so that none is sent twice (docs/decisions/0078). */
const UNANSWERED = 'unanswered.';

/**
 * Deletes the player's stored data and refetches queries. A login, which has no `leaving`, keeps the tab's data. An aborted refetch counts
 * as done (docs/decisions/0084). Throws other errors.
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

/** Waits one task, in which unmounted views end their queries. */
const letGo = (): Promise<void> => Promise.resolve().then(laterTask);

const isCalledBack = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
