import { type Platform, reportError } from '#src/platform/index.ts';
import { authored, keptLayout, placeIn } from '../live/keptLayout.ts';
import { partsBeside } from '../live/partsBeside.ts';
import type { Followed, LongPage } from './longPage.ts';

const AT_ONCE = 8;
/** Pause after the first failed fetch. It doubles with each failure, up to 32 s. */
const AGAIN_MS = 1_000;
const MOST_AGAIN_MS = 32_000;

/** Fetches shelves near the viewport, one request at a time. */
export function fetchLater({ client }: Pick<Platform, 'client'>, followed: Followed): LongPage {
  const { id, surface, canonicalUrl, nearness, shelves } = followed;
  const place = placeIn(id, surface);
  const kept = keptLayout(client.cache, id, place);
  const ask = partsBeside(client);
  let isAsking = false;
  let isOver = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Revision whose fetch failed. It is fetched again after a pause, or when the browser is online. */
  let resting: string | null = null;

  const wanted = (): readonly string[] => {
    const missing = [...shelves()].filter(([, inside]) => inside.some(({ absence }) => absence === 'LATER'));
    const first = missing.findIndex(([shelf]) => nearness.isNear(shelf));
    if (first < 0) return [];
    return missing.slice(first, first + AT_ONCE).flatMap(([, inside]) => inside.map((slot) => authored(slot.id, place)));
  };

  async function turn(ids: readonly string[], revision: string): Promise<void> {
    const variables = { canonicalUrl, revision, ids };
    const part = await ask(variables);
    const held = isOver ? null : kept.held();
    if (held?.revision !== revision) return;
    if (!part) {
      await client.refetchQueries({ include: ['PageLayout'] });
      // Another server process may lag behind. Throws to retry the fetch.
      if (!isOver && kept.held()?.revision === revision) throw new Error('A part of the newest layout is not to be had');
      return;
    }
    kept.put(revision, held.outline, { part, variables });
  }

  async function look(): Promise<void> {
    const revision = kept.held()?.revision;
    const ids = isAsking || isOver ? [] : wanted();
    if (ids.length === 0 || revision === undefined || revision === resting) return;
    isAsking = true;
    clearTimeout(timer);
    let pause = 0;
    try {
      await turn(ids, revision);
      failures = 0;
    } catch (error) {
      reportError('layout', error);
      resting = revision;
      pause = Math.min(MOST_AGAIN_MS, AGAIN_MS * 2 ** failures);
      failures += 1;
    }
    isAsking = false;
    // Draws this response before the next request.
    if (!isOver) timer = setTimeout(again, pause);
  }
  const again = (): void => {
    resting = null;
    void look();
  };
  globalThis.addEventListener('online', again);
  return {
    look: () => void look(),
    stop: () => {
      isOver = true;
      clearTimeout(timer);
      globalThis.removeEventListener('online', again);
    },
  };
}
