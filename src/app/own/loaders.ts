import type { ComponentType } from 'react';
import type { OwnPath } from '#src/shared/site/ownPages.ts';
import { Page } from '../page/Page.tsx';

type Loader = () => Promise<ComponentType<object>>;

const composed: Loader = () => Promise.resolve(Page);

/** The code of each of the client's own pages, when it is needed. */
export const loaders: Readonly<Record<OwnPath, Loader>> = {
  '/login': async () => (await import('../login/LoginPage.tsx')).LoginPage,
  '/signup': async () => (await import('../login/SignUpPage.tsx')).SignUpPage,
  '/signup/success': async () => (await import('../login/SignedUpPage.tsx')).SignedUpPage,
  '/about/sign-up': async () => (await import('../about/AboutSignUpPage.tsx')).AboutSignUpPage,
  '/forgot-password': async () => (await import('../password/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  '/welcome-promo': async () => (await import('../login/WelcomePromoPage.tsx')).WelcomePromoPage,
  '/referafriend': async () => (await import('../login/ReferralPage.tsx')).ReferralPage,
  '/shared_bet': async () => (await import('../shared/SharedBetPage.tsx')).SharedBetPage,
  '/account_linking/callback': async () => (await import('../linking/LinkingCallbackPage.tsx')).LinkingCallbackPage,
  '/oauth_callback': async () => (await import('../login/OauthCallbackPage.tsx')).OauthCallbackPage,
  '/dev-tools': async () => (await import('../devTools/DevToolsPage.tsx')).DevToolsPage,
  '/legal/:document': async () => (await import('../legal/LegalPage.tsx')).LegalPage,
  '/search/*': async () => (await import('../search/SearchPage.tsx')).SearchPage,
  '/parlay-lounge/*': composed,
  '/fan-center/*': composed,
};
