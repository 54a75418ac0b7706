import type { AuthoredAccountItemsShelf } from '#server/contract/generated/authored.ts';
import { pathOf } from '#server/kinds/deepLinkPaths.ts';
import type { Resolved } from './resolve.ts';
import { isOfKind } from './admit.ts';

const ITEM = /^\/account\/([a-z0-9-]{1,64})\/?(?:[?#].*)?$/;

export const slugOf = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

type Item = AuthoredAccountItemsShelf['items'][number];
type Leaf = Pick<Extract<Item, { kind: 'Leaf' }>, 'deepLink' | 'label'>;

const leavesOf = (item: Item): readonly Leaf[] => (item.kind === 'Leaf' ? [item] : item.kind === 'Parent' ? item.children : []);

/** Finds the menu item of `/account/{label slug}` (product §2), or null. */
export function pathOfAccountItem(canonicalUrl: string, menu: Pick<Resolved, 'nodes'> | null): string | null {
  const slug = ITEM.exec(canonicalUrl)?.[1];
  if (slug === undefined || !menu) return null;
  for (const { content } of menu.nodes) {
    if (!isOfKind(content, 'AccountItemsShelf')) continue;
    const { items } = content.props;
    const found = items.flatMap(leavesOf).find(({ label }) => slugOf(label) === slug);
    if (found?.deepLink) return pathOf(found.deepLink);
  }
  return null;
}
