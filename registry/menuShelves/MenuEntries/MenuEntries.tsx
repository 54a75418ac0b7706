import type { FragmentType } from '@apollo/client';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { type MenuEntriesFragment, MenuEntriesFragmentDoc } from '#src/gql/graphql.ts';
import { LinkTo, useNode, usePagePaths } from '#src/render/index.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { menuEntry, narrowMenuEntry } from '#src/ui/menu/menuEntry.ts';
import { InDrawerContext } from '#src/ui/menu/menuPlace.ts';
import { styled } from '#src/ui/stitches.ts';
import { MenuList, rail } from '../../parts/shelf/menuParts.ts';
import { LiveCount } from './LiveCount.tsx';
import { SettledCount } from './SettledCount.tsx';
import { useHasPromos } from './useHasPromos.ts';

const List = styled(MenuList, { gap: '$4', width: '100%' });
const Item = styled(LinkTo, { all: 'unset', boxSizing: 'border-box', cursor: 'pointer' }, menuEntry, {
  position: 'relative',
  [rail]: { ...narrowMenuEntry, borderRadius: '$10', paddingInline: '$4' },
});

/** Menu entries that are current only on an exact match, because the pages below their paths have their own entries. */
const HOMES: ReadonlySet<string> = new Set(['/', '/casino']);

export function MenuEntries({ node }: { readonly node: FragmentType<MenuEntriesFragment> }) {
  const { id, shownIn, entries } = useNode(MenuEntriesFragmentDoc, node);
  const { pathname } = useLocation();
  const isInDrawer = use(InDrawerContext);
  const paths = usePagePaths(entries.map(({ deepLink }) => deepLink));
  const hasPromos = useHasPromos();
  if (shownIn !== 'EVERYWHERE' && isInDrawer !== (shownIn === 'DRAWER')) return null;
  return (
    <List>
      {entries.map(({ id: key, label, icon, countsLive, deepLink }, at) =>
        !hasPromos && paths[at] === '/promotions' ? null : (
          <li key={key}>
            <Item link={deepLink} of={id} aria-current={isCurrent(paths[at] ?? null, pathname) ? 'page' : undefined}>
              <Icon name={icon} size={20} />
              {label}
              {countsLive ? <LiveCount /> : null}
              {paths[at] === '/my-bets' ? <SettledCount /> : null}
            </Item>
          </li>
        ),
      )}
    </List>
  );
}

const isCurrent = (path: string | null, here: string): boolean =>
  path === here || (path !== null && !HOMES.has(path) && here.startsWith(`${path}/`));
