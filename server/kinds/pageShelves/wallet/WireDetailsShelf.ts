import { type Kind, firstVersion } from '../../define.ts';

export const WireDetailsShelf: Kind<'WireDetailsShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Our bank details' }),
  needs: {},
  resolvers: { id: ({ id }) => id, title: ({ props }) => props.title },
};
