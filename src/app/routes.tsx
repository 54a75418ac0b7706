import { Route, Routes } from 'react-router-dom';
import { Page } from './page/Page.tsx';
import { Shell } from './shell/Shell.tsx';
import { late } from './late.ts';

const LoginPage = late(async () => (await import('./login/LoginPage.tsx')).LoginPage);
const SignUpPage = late(async () => (await import('./login/SignUpPage.tsx')).SignUpPage);
const SettingsPage = late(async () => (await import('./settings/SettingsPage.tsx')).SettingsPage);
const DepositPage = late(async () => (await import('./account/DepositPage.tsx')).DepositPage);
const LegalPage = late(async () => (await import('./legal/LegalPage.tsx')).LegalPage);

/** Pages that the client draws stand here by name; every other address is asked of the server, which knows whether a document serves it. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/signup" element={<SignUpPage />} />
        <Route path="/account/settings/content" element={<SettingsPage />} />
        <Route path="/account/wallet/deposit" element={<DepositPage />} />
        <Route path="/legal/:document" element={<LegalPage />} />
        <Route path="*" element={<Page />} />
      </Route>
    </Routes>
  );
}
