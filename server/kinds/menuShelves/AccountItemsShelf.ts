import type { AuthoredAccountItemsShelf } from '#server/contract/generated/authored.ts';
import type { ResolversParentTypes } from '../generated/resolvers.ts';
import { deepLinkOf } from '../deepLinks.ts';
import { type Kind, firstVersion } from '../define.ts';

export const AccountItemsShelf: Kind<'AccountItemsShelf'> = {
  family: 'menuShelves',
  isContainer: false,
  versions: firstVersion({
    items: [
      { kind: 'Leaf', id: 'bets', label: 'My Bets', icon: 'receipt', deepLink: { kind: 'BetHistorySectionDeepLink', sectionId: 'open' } },
      { kind: 'ClientDisplay', id: 'theme', display: 'theme', icon: 'sun-moon' },
    ],
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title ?? null,
    items: ({ id, props }) => props.items.map((item) => itemOf(item, id)),
  },
};

type Authored = AuthoredAccountItemsShelf['items'][number];
type AuthoredLeaf = Extract<Authored, { kind: 'Leaf' }>;

const leafOf = ({ id, label, icon, deepLink }: AuthoredLeaf, nodeId: string): ResolversParentTypes['Leaf'] & { __typename: 'Leaf' } => ({
  __typename: 'Leaf',
  id: `${nodeId}:${id}`,
  label,
  icon,
  deepLink: deepLinkOf(deepLink),
});

function itemOf(item: Authored, nodeId: string): ResolversParentTypes['AccountMenuItem'] {
  const id = `${nodeId}:${item.id}`;
  switch (item.kind) {
    case 'ClientDisplay':
      return { __typename: 'ClientDisplay', id, display: item.display, icon: item.icon };
    case 'ClientDisplayDescriptive':
      return { __typename: 'ClientDisplayDescriptive', id, display: item.display, icon: item.icon, description: item.description };
    case 'Leaf':
      return leafOf(item, nodeId);
    case 'Parent':
      return {
        __typename: 'Parent',
        id,
        label: item.label,
        icon: item.icon,
        children: item.children.map((child) => leafOf(child, nodeId)),
      };
  }
}
