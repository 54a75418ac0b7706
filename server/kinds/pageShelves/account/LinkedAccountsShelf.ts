import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const LinkedAccountsShelf: Kind<'LinkedAccountsShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({
    accountTitle: 'Partner account',
    linkText: 'Link your account to see your favorites here.',
    linkLabel: 'Link account',
    unlinkLabel: 'Unlink',
    emptyTitle: 'No account to link',
    emptyText: 'This site has no partner account to link.',
  }),
  needs: {},
  resolvers: { id: ({ id }) => id, ...asAuthored('accountTitle', 'linkText', 'linkLabel', 'unlinkLabel', 'emptyTitle', 'emptyText') },
};
