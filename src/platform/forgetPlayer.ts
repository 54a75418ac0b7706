import { laterTask } from '#src/shared/values/laterTask.ts';
import type { Platform } from './createPlatform.ts';
import type { BrandStorage } from './storage.ts';

/** `asked`: the player left on purpose; `ended`: the session went, and may be back in a moment. */
export type Leaving = 'asked' | 'ended';

/** What is kept below this belongs to one player, and goes when they leave. */
const OF_PLAYER = 'player.';
/** What was sent and not answered yet: it outlives a session that ended by itself, or it could be done twice (docs/decisions/0078). */
const UNANSWERED = 'unanswered.';

/**
 * Forgets what one player has seen and what was kept for them here, then asks again for what is on screen. `leaving`: how they have left;
 * without it somebody has come, and the tab keeps what it was given on its way here. Resolves when the first of what is asked again is called
 * back or all of it is there (docs/decisions/0084).
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

/**
 * What was drawn for a player is taken down before this task ends (React draws a change of a store at once), its queries a task later (`useQuery` lets
 * go of them by a timer): sent until then, they would be answered to nobody.
 */
const letGo = (): Promise<void> => Promise.resolve().then(laterTask);

/** The part that had asked is not there any more. */
const isCalledBack = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
