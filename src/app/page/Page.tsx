import { useApolloClient, useQuery } from '@apollo/client/react';
import { type ContextType, memo, Suspense, useEffect, useRef, useState } from 'react';
import { UNSAFE_LocationContext, UNSAFE_RouteContext } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { useAuth } from '#src/core/auth/index.ts';
import { PageLayoutDocument, type PageSlotsFragment } from '#src/gql/graphql.ts';
import { reportError } from '#src/platform/index.ts';
import { isHeaded, LostDetails, Slots } from '#src/render/index.ts';
import { styled } from '#src/ui/stitches.ts';
import { FaultPage } from '../frame/errors/FaultPage.tsx';
import { pageTypeOf } from '../frame/paths.ts';
import { isFetchedAhead } from '../frame/site/fetchedAhead.ts';
import { useVocabulary } from '../frame/vocabulary.tsx';
import { InOrder, markOpening } from './inOrder.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { PageHeading } from './PageHeading.tsx';
import { LongSlots } from './longSlots.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { ShortSlots } from './short/ShortSlots.tsx';
import { useSteady } from './steady.ts';
import { useIsLong } from './useIsLong.ts';
import { useLayoutRevisions } from './useLayoutRevisions.ts';
import { useMarkReady } from './useNavigationFocus.ts';
import { useShownPlace } from './useShownPlace.ts';
import { lazyWithRetry, lazyFrame } from '#src/render/lazyWithRetry.ts';

const PlayerPart = lazyFrame(async () => (await import('./PlayerPart.tsx')).PlayerPart);
const Missing = lazyWithRetry(async () => (await import('../frame/errors/Missing.tsx')).Missing);

/** Draws the skeleton first, because drawing a new page takes phones 250 ms. */
export function Page() {
  const { wanted, shown } = useShownPlace();
  const isOnItsWay = shown.at !== wanted;
  return (
    <>
      {isOnItsWay ? <PageSkeleton type={pageTypeOf(wanted)} /> : null}
      {/* Freezes the outgoing page's router context; otherwise its links would re-render. */}
      <UNSAFE_LocationContext value={shown.here}>
        <UNSAFE_RouteContext value={shown.route}>
          <div {...(isOnItsWay ? LEAVING : STAYING)}>
            <PageAt key={shown.at} canonicalUrl={shown.at} />
          </div>
        </UNSAFE_RouteContext>
      </UNSAFE_LocationContext>
    </>
  );
}

const STAYING = { style: { minWidth: 0 } } as const;
/** Hides the page that the user leaves, because removing its elements is slow. */
const LEAVING = {
  'aria-hidden': true,
  style: { position: 'absolute', contentVisibility: 'hidden', height: 0, overflow: 'hidden' },
} as const;

type PageAtProps = { readonly canonicalUrl: string };

const PageAt = memo(function DrawPage({ canonicalUrl }: PageAtProps) {
  const { isLoggedIn } = useAuth();
  const [lost, setLost] = useState<ContextType<typeof LostDetails>>(null);
  return (
    <PageBoundary>
      <LostDetails value={lost}>
        <ComposedPage canonicalUrl={canonicalUrl} />
      </LostDetails>
      {isLoggedIn === true ? (
        <Suspense fallback={null}>
          <PlayerPart canonicalUrl={canonicalUrl} onLost={setLost} />
        </Suspense>
      ) : null}
    </PageBoundary>
  );
});

function ComposedPage({ canonicalUrl }: PageAtProps) {
  const { isLoggedIn } = useAuth();
  const client = useApolloClient();
  const [isAhead] = useState(() => isFetchedAhead(client, canonicalUrl));
  // The cache may hold the layout for visitors.
  const fetchPolicy = isLoggedIn === true && !isAhead ? 'cache-and-network' : 'cache-first';
  const { data, error, refetch, loading } = useQuery(PageLayoutDocument, { variables: { canonicalUrl }, fetchPolicy });
  useOnLogin(() => void refetch().catch((fault: unknown) => reportError('layout', fault)));
  if (data?.pageLayout) return <Layout canonicalUrl={canonicalUrl} layout={data.pageLayout} isAwaited={isLoggedIn === null || loading} />;
  if (error) return <FaultPage error={error} onRetry={() => void refetch()} />;
  if (data?.pageLayout === null) return <Missing />;
  return <PageSkeleton type={pageTypeOf(canonicalUrl)} />;
}

/** Runs `act` on login. Ignores logouts, which refetch everything. */
function useOnLogin(act: () => void): void {
  const isPlayer = useAuth().isLoggedIn === true;
  const wasPlayer = useRef(isPlayer);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (isPlayer && !wasPlayer.current) latest.current();
    wasPlayer.current = isPlayer;
  }, [isPlayer]);
}

const Beside = styled('div', { display: 'grid', gap: '$sizes$shelf' });

type LayoutProps = {
  readonly canonicalUrl: string;
  readonly layout: PageSlotsFragment;
  /** True while the player's own layout may still arrive. */
  readonly isAwaited: boolean;
};

function Layout({ canonicalUrl, layout: answered, isAwaited }: LayoutProps) {
  const { layoutNodes } = useVocabulary();
  const { name, copy } = useBrand();
  const layout = useSteady(answered);
  const Main = useIsLong(layout) ? LongSlots : ShortSlots;
  useLayoutRevisions(layout, canonicalUrl);
  useMarkReady();
  const hasAside = layout.slots.some((slot) => slot.parent === null && slot.region === 'aside');
  return (
    <>
      <title>{layout.title === null ? `${name} · ${copy.tagline}` : `${layout.title} · ${name}`}</title>
      <InOrder ref={markOpening} data-awaiting={isAwaited || undefined}>
        {isHeaded(layoutNodes, layout.slots) ? null : <PageHeading type={pageTypeOf(canonicalUrl)}>{layout.title ?? name}</PageHeading>}
        <Main registry={layoutNodes} layout={layout} canonicalUrl={canonicalUrl} />
      </InOrder>
      {hasAside ? (
        <Beside>
          <Slots registry={layoutNodes} layout={layout} region="aside" />
        </Beside>
      ) : null}
    </>
  );
}
