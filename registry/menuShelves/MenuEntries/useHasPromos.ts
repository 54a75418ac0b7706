import { useApolloClient, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import { type AccountItemsFragment, AccountItemsFragmentDoc, FrameLayoutDocument } from '#src/gql/graphql.ts';

type Item = AccountItemsFragment['entries'][number];
type Leaf = Extract<Item, { readonly __typename: 'Leaf' }>;

/** Returns false only if it is known that the account menu has no promotions (product §2). */
export function useHasPromos(): boolean {
  const { isLoggedIn } = useAuth();
  const { cache } = useApolloClient();
  const { data } = useQuery(FrameLayoutDocument, { variables: { surface: 'account-panel' }, skip: isLoggedIn !== true });
  const layout = isLoggedIn === true ? (data?.frameLayout ?? null) : null;
  return useMemo(() => {
    const menus = layout?.slots.flatMap(({ node }) => (node?.__typename === 'AccountItemsShelf' ? node : [])) ?? [];
    if (menus.length === 0) return true;
    const entries = menus.flatMap(
      (menu) =>
        cache.readFragment<AccountItemsFragment>({
          id: cache.identify({ ...menu }) ?? '',
          fragment: AccountItemsFragmentDoc,
          fragmentName: 'AccountItems',
        })?.entries ?? [],
    );
    return entries.flatMap(leavesOf).some(({ deepLink }) => leadsToPromos(deepLink));
  }, [layout, cache]);
}

function leavesOf(item: Item): readonly Pick<Leaf, 'deepLink'>[] {
  if (item.__typename === 'Parent') return item.children;
  return item.__typename === 'Leaf' ? [item] : [];
}

function leadsToPromos(link: Leaf['deepLink']): boolean {
  switch (link?.__typename) {
    case 'PromotionListDeepLink':
      return true;
    case 'SportsbookPageDeepLink':
      return /^\/promotions(\/|$)/.test(link.canonicalUrl);
    case 'AccountMenuDeepLink':
      return link.canonicalUrl === '/me/promotions';
    default:
      return false;
  }
}
