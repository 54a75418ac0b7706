import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useBrand } from '#src/brand/context.tsx';
import { SLIP_KEYS, useBetslipContext, useGoToSlip } from '#src/core/betslip/index.ts';
import { t } from '#src/shared/text/t.ts';
import { PageBoundary } from '../../page/PageBoundary.tsx';
import { PageSkeleton } from '../../page/PageSkeleton.tsx';
import { useNavigationFocus } from '../../page/useNavigationFocus.ts';
import { useAfterStart } from '../../page/useAfterStart.ts';
import { useLoginInstant } from '../dialogs/loginInstant.ts';
import { SkipLink } from '#src/ui/SkipLink.ts';
import { BetslipAside } from './BetslipAside.tsx';
import { BottomBar } from './bottomBar/BottomBar.tsx';
import { MainColumn, Measure, MenuColumn } from './frame.ts';
import { FrameColumns } from './FrameColumns.tsx';
import { Header } from './Header.tsx';
import { LazyMenu } from './menu/lazyMenu.ts';
import { MenuSkeleton } from './menu/MenuSkeleton.tsx';
import { breakpoints, useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { useMenuMode } from './menu/useMenuMode.ts';
import { lazyFrame } from '#src/render/lazyWithRetry.ts';
import { pageTypeOf } from '../paths.ts';

const loadFrame = () => import('./lazyFrame.ts');
const MenuDrawer = lazyFrame(async () => (await loadFrame()).MenuDrawer);
const Footer = lazyFrame(async () => (await loadFrame()).Footer);
const BetslipBar = lazyFrame(async () => (await import('./BetslipBar.tsx')).BetslipBar);
const ExternalBets = lazyFrame(async () => (await import('../hosts/ExternalBets.tsx')).ExternalBets);
const Overlays = lazyFrame(async () => (await import('../dialogs/Overlays.tsx')).Overlays);

export function Shell({ children }: { readonly children?: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  const { mode, toggle } = useMenuMode();
  const hasMenu = useMediaQuery(breakpoints.tablet);
  const { sportsbook: hasBetslip } = useBrand().options;
  const hasAside = useMediaQuery(breakpoints.betslip);
  const isCollapsed = useStore(useBetslipContext().frame, (frame) => frame.isCollapsed);
  const started = useAfterStart();
  useLoginInstant();
  const goToSlip = useGoToSlip(hasBetslip);
  return (
    <>
      <SkipLink href="#main">{t`Skip to content`}</SkipLink>
      {hasBetslip ? (
        <SkipLink as="button" type="button" aria-keyshortcuts={SLIP_KEYS} onClick={goToSlip}>
          {t`Skip to betslip (${SLIP_KEYS})`}
        </SkipLink>
      ) : null}
      <Header onOpenMenu={() => setMenuOpen(true)} />
      <FrameColumns menu={mode} aside={hasBetslip && hasAside ? <BetslipAside started={started} isCollapsed={isCollapsed} /> : null}>
        {hasMenu ? (
          <MenuColumn>
            <Suspense fallback={<MenuSkeleton mode={mode} />}>
              <LazyMenu mode={mode} onToggle={toggle} />
            </Suspense>
          </MenuColumn>
        ) : null}
        <Main>{children ?? <Outlet />}</Main>
      </FrameColumns>
      {/* Outside the columns, because sticky columns would cover the footer. */}
      <Suspense fallback={null}>
        <Footer />
      </Suspense>
      {hasMenu ? null : <BottomBar />}
      {started || menuOpen ? (
        <Suspense fallback={null}>
          <MenuDrawer
            open={menuOpen && !hasMenu}
            isAhead={started && !hasMenu}
            onOpen={() => setMenuOpen(true)}
            onClose={() => setMenuOpen(false)}
          />
        </Suspense>
      ) : null}
      {started ? (
        <Suspense fallback={null}>
          {hasBetslip && !hasAside ? <BetslipBar /> : null}
          {hasBetslip ? <ExternalBets /> : null}
          <Overlays />
        </Suspense>
      ) : null}
    </>
  );
}

/** A separate component, so that navigation does not re-render the whole shell. */
function Main({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useNavigationFocus(main);
  return (
    <MainColumn id="main" ref={main} tabIndex={-1}>
      <Measure>
        <PageBoundary at={pathname}>
          <Suspense fallback={<PageSkeleton type={pageTypeOf(pathname)} />}>{children}</Suspense>
        </PageBoundary>
      </Measure>
    </MainColumn>
  );
}
