import { firstVersion, type Kind } from '../../define.ts';

export const OutOfStateShelf: Kind<'OutOfStateShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({}),
  needs: {},
  resolvers: { id: ({ id }) => id },
};
