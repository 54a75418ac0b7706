import { type GameList, pathOfList } from '#server/modules/casino/lists/index.ts';
import type { CasinoMenuItem } from '#server/contract/generated/schemaTypes.ts';

export const casinoMenuOf = (lists: readonly GameList[]): CasinoMenuItem[] =>
  lists.map(({ slug, label, icon }) => ({
    __typename: 'CasinoMenuItem',
    id: `casino-menu-${slug}`,
    label,
    icon,
    deepLink: { __typename: 'SportsbookPageDeepLink', canonicalUrl: pathOfList(slug) },
  }));
