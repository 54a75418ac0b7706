import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { SkipLink } from '#src/ui/SkipLink.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { Columns, Main, Side, TopBar } from './frame.ts';
import { NavigationList } from './NavigationList.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { Wordmark } from './Wordmark.tsx';
import { Who } from './Who.tsx';

const WIDE = '(min-width: 1024px)';

export function Shell() {
  const isWide = useMediaQuery(WIDE);
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <TopBar>
        {isWide ? null : <IconButton icon="menu" label="Navigation" tone="chrome" target={44} onClick={() => setOpenAt(pathname)} />}
        <Wordmark compact />
        <Who />
      </TopBar>
      <Columns>
        {isWide ? (
          <Side aria-label="Console">
            <NavigationList />
          </Side>
        ) : null}
        <Main id="main" tabIndex={-1}>
          <ScreenBoundary key={pathname}>
            <Suspense fallback={<ScreenSkeleton />}>
              <Outlet />
            </Suspense>
          </ScreenBoundary>
        </Main>
      </Columns>
      {/* Open only at the path where it was opened, so that navigation closes the menu. */}
      <Dialog open={!isWide && openAt === pathname} onClose={() => setOpenAt(null)} title="Navigation" placement="start" width={280}>
        <nav aria-label="Console">
          <NavigationList />
        </nav>
      </Dialog>
    </>
  );
}
