import type { FragmentType } from '@apollo/client';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type TabsFragment, TabsFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { addressOfRegion, regionIn } from '#src/shared/site/regionAddress.ts';
import { LinkTo, Region, useNode, usePagePaths } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Tabs as TabRow } from '#src/ui/Tabs.tsx';
import { tabLink, TabList } from '../../parts/shelf/tabLinks.ts';

const PageLink = styled(LinkTo, tabLink);
const Panel = styled(Stack, { paddingTop: '$8' });

export function Tabs({ node }: { readonly node: FragmentType<TabsFragment> }) {
  const { id, tabs } = useNode(TabsFragmentDoc, node);
  const links = tabs.filter(({ deepLink }) => deepLink !== null);
  const regions = tabs.filter(({ deepLink }) => deepLink === null);
  const { pathname } = useLocation();
  const [chosen, choose] = useRegionInAddress(regions.map(({ region }) => region));
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
          value={chosen}
          onValueChange={choose}
          tabs={regions.map(({ region, label }) => ({
            value: region,
            label,
            panel: (
              <Panel gap={8}>
                <Region of={id} name={region} />
              </Panel>
            ),
          }))}
        />
      )}
    </Stack>
  );
}

/** Stores the open tab's region in the URL. Omits the first region and removes unknown ones. */
function useRegionInAddress(regions: readonly string[]): readonly [string, (region: string) => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [first = ''] = regions;
  const wanted = regionIn({ pathname, search, hash });
  const isUnknown = wanted !== '' && first !== '' && !regions.includes(wanted);
  useEffect(() => {
    if (isUnknown && !isOnPage(wanted)) void navigate(addressOfRegion({ pathname, search, hash }, ''), { replace: true });
  }, [isUnknown, wanted, pathname, search, hash, navigate]);
  const choose = (region: string): void =>
    void navigate(addressOfRegion({ pathname, search, hash }, region === first ? '' : region), { replace: true });
  return [regions.includes(wanted) ? wanted : first, choose];
}

const isOnPage = (id: string): boolean => document.querySelector(`#${CSS.escape(id)}, [data-node="${CSS.escape(id)}"]`) !== null;

function nearestOf(pathname: string, paths: readonly (string | null)[]): string | null {
  let nearest: string | null = null;
  for (const path of paths)
    if (path !== null && `${pathname}/`.startsWith(`${path}/`) && path.length > (nearest?.length ?? 0)) nearest = path;
  return nearest;
}
