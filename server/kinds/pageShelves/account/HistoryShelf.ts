import { type HistoryChoice, historyFilters, historyPeriods } from '#server/modules/betting/history/index.ts';
import { historyIn } from '../../historyPage.ts';
import { asAuthored, type Kind, firstVersion } from '../../define.ts';

const choices = (all: readonly HistoryChoice[]) => all.map((choice) => ({ __typename: 'HistoryChoice' as const, ...choice }));

export const HistoryShelf: Kind<'HistoryShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({
    title: 'Transactions',
    sectionId: 'transactions',
    emptyTitle: 'Nothing here',
    emptyText: 'Your transactions appear here.',
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'sectionId'),
    filters: ({ props }) => choices(historyFilters[props.sectionId]),
    periods: ({ props }) => (historyFilters[props.sectionId].length === 0 ? [] : choices(historyPeriods)),
    ...asAuthored('emptyTitle', 'emptyText'),
    page: ({ props }, _, context) => (context.viewer.session ? historyIn(context, { sectionId: props.sectionId }) : null),
  },
};
