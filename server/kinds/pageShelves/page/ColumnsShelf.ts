import { type Kind, firstVersion } from '../../define.ts';

export const ColumnsShelf: Kind<'ColumnsShelf'> = {
  family: 'pageShelves',
  isContainer: true,
  regionsOf: ({ columns }) => columns.map(({ region }) => region),
  versions: firstVersion({ columns: [{ region: 'main', weight: 2 }, { region: 'side' }] }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    columns: ({ props }) => props.columns.map(({ region, weight = 1 }) => ({ __typename: 'PageColumn', region, weight })),
  },
};
