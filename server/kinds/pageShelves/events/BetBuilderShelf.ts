import { canBeCombined } from '#src/shared/betting/sameGame/beside.ts';
import type { Market } from '#server/modules/catalogue/index.ts';
import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const BetBuilderShelf: Kind<'BetBuilderShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Bet builder', text: 'Combine picks from this game into one bet.' }),
  needs: { event: 'event', markets: 'markets' },
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'text'),
    eventId: async ({ data }) => (await data.load('event', 'event'))?.id ?? '',
    marketCount: async ({ data }) => (await data.load('markets', 'markets'))?.filter(isToBuildWith).length ?? null,
  },
};

/** True for open markets that can be combined in one price. */
const isToBuildWith = ({ status, selections }: Market): boolean =>
  status === 'OPEN' && selections.some((one) => one.status === 'OPEN' && canBeCombined({ ...one, selectionType: one.type }));
