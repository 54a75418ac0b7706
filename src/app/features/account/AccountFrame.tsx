import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { useAuth } from '#src/core/auth/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Row } from '#src/ui/Box.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { SkipLink } from '#src/ui/SkipLink.ts';
import { useLoginInstant } from '../../frame/dialogs/loginInstant.ts';
import { lazyFrame } from '#src/render/lazyWithRetry.ts';
import { PageBoundary } from '../../page/PageBoundary.tsx';
import { useAfterStart } from '../../page/useAfterStart.ts';
import { useNavigationFocus } from '../../page/useNavigationFocus.ts';
import { HeaderEnd } from '../../frame/shell/HeaderEnd.tsx';
import { FrameSlots } from '../../frame/shell/FrameSlots.tsx';
import { useOfferedChat } from '../chat/useOfferedChat.ts';
import { Bar, Inner, LogoLink, Main, Side, Sides, UpLink } from './accountFrameStyles.ts';
import type { AccountLayout } from './accountPaths.ts';

const Footer = lazyFrame(async () => (await import('../../frame/shell/lazyFrame.ts')).Footer);
const OwnEntries = lazyFrame(async () => (await import('./OwnEntries.tsx')).OwnEntries);
const Overlays = lazyFrame(async () => (await import('../../frame/dialogs/Overlays.tsx')).Overlays);

type Props = {
  readonly layout: AccountLayout;
  readonly isIndex: boolean;
  readonly children: ReactNode;
};

/** Renders header, menu and footer around account pages (product §2). */
export function AccountFrame({ layout, isIndex, children }: Props) {
  const { name, logo } = useBrand();
  const { pathname } = useLocation();
  const { isLoggedIn } = useAuth();
  const main = useRef<HTMLElement>(null);
  const started = useAfterStart();
  const hasMenu = layout === 'menu' && isLoggedIn !== false;
  useNavigationFocus(main);
  useArrival(main);
  useLoginInstant();
  useOfferedChat();
  return (
    <>
      <SkipLink href="#main">{t`Skip to content`}</SkipLink>
      <Bar>
        <Inner>
          <LogoLink to="/" aria-label={t`${name}, home`}>
            <img src={logo.onChrome} width={logo.width} height={logo.height} alt="" />
          </LogoLink>
          <Row css={{ marginInlineStart: 'auto' }} gap={8}>
            <HeaderEnd />
          </Row>
        </Inner>
      </Bar>
      <Sides layout={hasMenu || layout === 'plain' ? layout : 'alone'}>
        {hasMenu ? (
          <Side onPhone={isIndex}>
            <FrameSlots
              surface="account-menu"
              skeleton={<Skeleton height={1100} shape="card" />}
              instead={
                <Suspense fallback={null}>
                  <OwnEntries />
                </Suspense>
              }
            />
          </Side>
        ) : null}
        <Main id="main" ref={main} tabIndex={-1}>
          {hasMenu && !isIndex ? (
            <UpLink to="/account">
              <Icon name="chevron-left" size={16} />
              {t`Account`}
            </UpLink>
          ) : null}
          <PageBoundary at={pathname}>
            <Suspense fallback={null}>{children}</Suspense>
          </PageBoundary>
        </Main>
      </Sides>
      <Suspense fallback={null}>
        <Footer />
      </Suspense>
      {started ? (
        <Suspense fallback={null}>
          <Overlays />
        </Suspense>
      ) : null}
    </>
  );
}

/** Scrolls to the top when the player enters or leaves the account area. Then focuses `main`, except after back or forward. */
function useArrival(main: React.RefObject<HTMLElement | null>): void {
  const type = useNavigationType();
  const first = useRef(type);
  useEffect(() => {
    scrollTo(0, 0);
    if (first.current !== 'POP') main.current?.focus({ preventScroll: true });
    return () => {
      scrollTo(0, 0);
      queueMicrotask(() => document.getElementById('main')?.focus({ preventScroll: true }));
    };
  }, [main]);
}
