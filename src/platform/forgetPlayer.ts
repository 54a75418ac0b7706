import { laterTask } from '#src/shared/values/laterTask.ts';
import type { Platform } from './createPlatform.ts';
import type { BrandStorage } from './storage.ts';

/** `asked`: logged out by the player; `ended`: session lost, may return soon. */
export type Leaving = 'asked' | 'ended';

/** Prefix of a player's data, removed at logout. */
const OF_PLAYER = 'player.';
/** Prefix of unanswered requests. Kept when a session is lost, or they could be repeated (docs/decisions/0078). */
const UNANSWERED = 'unanswered.';

/**
 * Deletes the player's stored data and refetches what is on screen. `leaving` is absent at login: the tab's data is kept. Resolves when the
 * first refetch is aborted or all are done (docs/decisions/0084).
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

/** React unmounts the player's views within this task, `useQuery` ends their queries a task later; refetches wait for both. */
const letGo = (): Promise<void> => Promise.resolve().then(laterTask);

const isCalledBack = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
