import type { ComponentType } from 'react';
import type { OwnPath } from '#src/shared/site/ownPages.ts';
import { Page } from '../../page/Page.tsx';

type Loader = () => Promise<ComponentType<object>>;

const composed: Loader = () => Promise.resolve(Page);

export const loaders: Readonly<Record<OwnPath, Loader>> = {
  '/login': async () => (await import('../../features/signIn/LoginPage.tsx')).LoginPage,
  '/signup': async () => (await import('../../features/signIn/SignUpPage.tsx')).SignUpPage,
  '/forgot-password': async () => (await import('../../features/signIn/password/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  '/referafriend': async () => (await import('../site/ReferralRedirect.tsx')).ReferralRedirect,
  '/account_linking/callback': async () => (await import('../site/PlayersPage.tsx')).PlayersPage,
  '/oauth_callback': async () => (await import('../../features/signIn/OauthCallbackPage.tsx')).OauthCallbackPage,
  '/dev-tools': async () => (await import('../../devTools/DevToolsPage.tsx')).DevToolsPage,
  '/search/*': async () => (await import('../site/SearchPage.tsx')).SearchPage,
  '/parlay-lounge/*': composed,
  '/fan-center/*': composed,
  '/welcome-promo': async () => (await import('../site/WelcomeGuard.tsx')).WelcomeGuard,
};
