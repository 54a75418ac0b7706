import type { FragmentType } from '@apollo/client';
import { useLocation } from 'react-router-dom';
import { type TabsFragment, TabsFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { LinkTo, Region, useNode, usePagePaths } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Tabs as TabRow } from '#src/ui/Tabs.tsx';

const List = styled('ul', {
  display: 'flex',
  gap: '$16',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  // Contains visually hidden text, which would widen the page.
  position: 'relative',
  scrollbarWidth: 'none',
  borderBottom: '1px solid $line',
  '&::-webkit-scrollbar': { display: 'none' },
});
const PageLink = styled(LinkTo, {
  all: 'unset',
  boxSizing: 'border-box',
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingX: '$4',
  text: 14,
  fontWeight: '$medium',
  color: '$ink2',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  focusRing: -2,
  '@hover': { '&:hover': { color: '$ink1' } },
  '&[aria-current]': { color: '$ink1' },
  '&[aria-current]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: '3px',
    borderRadius: '3px 3px 0 0',
    backgroundColor: '$accent',
  },
});
const Panel = styled(Stack, { paddingTop: '$16' });

/** Tabs with a link lead to pages; others show a region. */
export function Tabs({ node }: { readonly node: FragmentType<TabsFragment> }) {
  const { id, tabs } = useNode(TabsFragmentDoc, node);
  const links = tabs.filter(({ deepLink }) => deepLink !== null);
  const regions = tabs.filter(({ deepLink }) => deepLink === null);
  const { pathname } = useLocation();
  const paths = usePagePaths(links.map(({ deepLink }) => deepLink));
  const here = nearestOf(pathname, paths);
  const currentOf = (path: string | null | undefined) => (path !== here || here === null ? undefined : path === pathname ? 'page' : true);
  return (
    <Stack gap={16}>
      {links.length === 0 ? null : (
        <nav aria-label={t`Sections`}>
          <List>
            {links.map(({ region, label, deepLink }, index) => (
              <li key={region}>
                <PageLink link={deepLink} of={id} aria-current={currentOf(paths[index])}>
                  {label}
                </PageLink>
              </li>
            ))}
          </List>
        </nav>
      )}
      {regions.length === 0 ? null : (
        <TabRow
          label={t`Views`}
          tabs={regions.map(({ region, label }) => ({
            value: region,
            label,
            panel: (
              <Panel gap={0}>
                <Region of={id} name={region} />
              </Panel>
            ),
          }))}
        />
      )}
    </Stack>
  );
}

/** Longest path that contains the current page. */
function nearestOf(pathname: string, paths: readonly (string | null)[]): string | null {
  let nearest: string | null = null;
  for (const path of paths)
    if (path !== null && `${pathname}/`.startsWith(`${path}/`) && path.length > (nearest?.length ?? 0)) nearest = path;
  return nearest;
}
