import type { Platform } from '#src/platform/index.ts';
import { fetchLater } from './fetchLater.ts';
import type { Followed, LongPage } from './longPage.ts';
import { holdsOwed } from './shelves.ts';
import { watchBoxes } from './watchBoxes.ts';

export function followLongPage(platform: Pick<Platform, 'client'>, followed: Followed): LongPage {
  const { nearness, shelves } = followed;
  const later = fetchLater(platform, followed);
  const stop = watchBoxes(nearness, { isOwed: (id) => holdsOwed(shelves().get(id) ?? []), onNear: later.look });
  later.look();
  return {
    look: later.look,
    stop: () => {
      stop();
      later.stop();
    },
  };
}
