import type { FragmentType } from '@apollo/client';
import { useLocation } from 'react-router-dom';
import { type TabsFragment, TabsFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { LinkTo, Region, useNode, usePagePaths } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Tabs as TabRow } from '#src/ui/Tabs.tsx';
import { tabLink, TabList } from '../../parts/shelf/tabLinks.ts';

const PageLink = styled(LinkTo, tabLink);
const Panel = styled(Stack, { paddingTop: '$16' });

/** A tab with a link leads to a page; others show a region. */
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
          <TabList>
            {links.map(({ region, label, deepLink }, index) => (
              <li key={region}>
                <PageLink link={deepLink} of={id} aria-current={currentOf(paths[index])}>
                  {label}
                </PageLink>
              </li>
            ))}
          </TabList>
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

/** Longest of the paths that contain the current page. */
function nearestOf(pathname: string, paths: readonly (string | null)[]): string | null {
  let nearest: string | null = null;
  for (const path of paths)
    if (path !== null && `${pathname}/`.startsWith(`${path}/`) && path.length > (nearest?.length ?? 0)) nearest = path;
  return nearest;
}
