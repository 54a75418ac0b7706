import type { PageSlotsFragment } from '#src/gql/graphql.ts';
import type { Shelves } from '#src/shared/layouts/layoutPatch/shelves.ts';
import { isOwed } from '#src/render/index.ts';

type Slot = Pick<PageSlotsFragment['slots'][number], 'id' | 'parent' | 'region' | 'absence'> & { readonly criticality: string };

export type PageShelves = Shelves<Slot>;

/** Number of shelves in the first response (PageLayout.graphql). */
export const FIRST = 8;

export const holdsOwed = (inside: readonly Pick<Slot, 'criticality'>[]): boolean => inside.some(isOwed);
