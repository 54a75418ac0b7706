import type { Nearness } from './nearness.ts';
import type { PageShelves } from './shelves.ts';

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
