import { taxYearsOf } from '#server/modules/taxes/index.ts';
import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const TaxFormsShelf: Kind<'TaxFormsShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({ title: 'W-2G forms', emptyTitle: 'No tax forms', emptyText: 'We have issued you no W-2G forms.' }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'emptyTitle', 'emptyText'),
    years: async (_, __, { deps, viewer }) => {
      if (!viewer.session) return null;
      const years = await taxYearsOf(deps.db, viewer.session.playerId);
      return years.map(({ year, forms }) => ({
        __typename: 'W2gYear',
        year,
        forms: forms.map((form) => ({ __typename: 'W2gForm', ...form })),
      }));
    },
  },
};
