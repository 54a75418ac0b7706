import type { Platform } from '#src/platform/index.ts';
import { fetchLater } from './fetchLater.ts';
import type { Nearness } from './nearness.ts';
import { holdsOwed, type PageShelves } from './shelves.ts';
import { watchBoxes } from './watchBoxes.ts';

export type Followed = {
  readonly id: string;
  readonly surface: string;
  readonly canonicalUrl: string;
  readonly nearness: Nearness;
  /** As they are now. */
  readonly shelves: () => PageShelves;
};

export type LongPage = {
  /** To be called when the shelves have changed. */
  readonly look: () => void;
  readonly stop: () => void;
};

/** Draws and empties the shelves of a long page as its reader moves over it, and fetches what comes near. */
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
