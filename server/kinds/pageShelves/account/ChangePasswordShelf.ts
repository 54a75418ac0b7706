import { type Kind, firstVersion } from '../../define.ts';

export const ChangePasswordShelf: Kind<'ChangePasswordShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Change your password', text: 'Enter your current password.' }),
  needs: {},
  resolvers: { id: ({ id }) => id, title: ({ props }) => props.title, text: ({ props }) => props.text },
};
