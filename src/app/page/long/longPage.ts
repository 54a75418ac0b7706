import type { Nearness } from './nearness.ts';
import type { PageShelves } from './shelves.ts';

export type Followed = {
  readonly id: string;
  readonly surface: string;
  readonly canonicalUrl: string;
  readonly nearness: Nearness;
  readonly shelves: () => PageShelves;
};

export type LongPage = {
  readonly look: () => void;
  readonly stop: () => void;
};
