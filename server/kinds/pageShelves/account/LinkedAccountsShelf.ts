import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const LinkedAccountsShelf: Kind<'LinkedAccountsShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({
    accountTitle: 'Partner account',
    linkText: 'Link your partner account to see what you follow there on this site too.',
    linkLabel: 'Link account',
    unlinkLabel: 'Unlink',
    emptyTitle: 'There is nothing to link',
    emptyText: 'No partner is connected to this site.',
  }),
  needs: {},
  resolvers: { id: ({ id }) => id, ...asAuthored('accountTitle', 'linkText', 'linkLabel', 'unlinkLabel', 'emptyTitle', 'emptyText') },
};
