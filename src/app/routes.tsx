import { Route, Routes } from 'react-router-dom';
import { keptPaths, ownPaths } from '#src/lib/site/ownPages.ts';
import { Page } from './page/Page.tsx';
import { Shell } from './shell/Shell.tsx';
import { late } from './late.ts';

const OwnPages = late(async () => (await import('./own/OwnPages.tsx')).OwnPages);
const SettingsPage = late(async () => (await import('./settings/SettingsPage.tsx')).SettingsPage);
const DepositPage = late(async () => (await import('./account/DepositPage.tsx')).DepositPage);

/** Pages that the client draws stand here by name; every other address is asked of the server, which knows whether a document serves it. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {[...ownPaths, ...keptPaths].map((path) => (
          <Route key={path} path={path} element={<OwnPages path={path} />} />
        ))}
        <Route path="/account/settings/content" element={<SettingsPage />} />
        <Route path="/account/wallet/deposit" element={<DepositPage />} />
        <Route path="*" element={<Page />} />
      </Route>
    </Routes>
  );
}
