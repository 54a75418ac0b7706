import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { keptPaths, ownPaths } from '#src/shared/site/ownPages.ts';
import { Page } from '../page/Page.tsx';
import { PageBoundary } from '../page/PageBoundary.tsx';
import { PageSkeleton } from '../page/PageSkeleton.tsx';
import { Shell } from './shell/Shell.tsx';
import { CasinoGate } from './site/CasinoGate.tsx';
import { lazyWithRetry } from '#src/render/lazyWithRetry.ts';

const OwnPages = lazyWithRetry(async () => (await import('./own/OwnPages.tsx')).OwnPages);
const AccountArea = lazyWithRetry(async () => (await import('../features/account/AccountArea.tsx')).AccountArea);

/** Routes that the client defines. The server resolves all others. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {[...ownPaths, ...keptPaths].map((path) => (
          <Route key={path} path={path} element={<OwnPages path={path} />} />
        ))}
        <Route
          path="*"
          element={
            <CasinoGate>
              <Page />
            </CasinoGate>
          }
        />
      </Route>
      <Route
        path="/account/*"
        element={
          <PageBoundary frame={Shell}>
            <Suspense fallback={<PageSkeleton type="account" />}>
              <AccountArea />
            </Suspense>
          </PageBoundary>
        }
      />
    </Routes>
  );
}
