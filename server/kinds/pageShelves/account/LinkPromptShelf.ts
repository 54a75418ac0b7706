import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const LinkPromptShelf: Kind<'LinkPromptShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({
    title: 'Link your partner account',
    text: 'Link your account to see your favorites here.',
    linkLabel: 'Link account',
    dismissLabel: 'Not now',
  }),
  needs: {},
  resolvers: { id: ({ id }) => id, ...asAuthored('title', 'text', 'linkLabel', 'dismissLabel') },
};
