import { type Kind, firstVersion } from '../../define.ts';

export const ChangePasswordShelf: Kind<'ChangePasswordShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Change your password', text: 'You need the one you have now.' }),
  needs: {},
  resolvers: { id: ({ id }) => id, title: ({ props }) => props.title, text: ({ props }) => props.text },
};
