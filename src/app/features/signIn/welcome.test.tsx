import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toastStore } from '#src/ui/notices/toast.ts';
import { stubScreen } from '#tests/support/screen.ts';
import { brand, showShell, type ShellOptions, startup } from '#tests/support/shell.tsx';
import { Onboarding } from '#fixtures/pageShelves/Onboarding.ts';
import { SignedUp } from '#fixtures/pageShelves/SignedUp.ts';
import { account, layoutShowing, session, ShellServer } from '#tests/support/shellServer.ts';
import { AppRoutes } from '../../frame/routes.tsx';

beforeEach(() => {
  localStorage.clear();
  stubScreen();
  act(() => toastStore.setState({ toasts: [] }));
});
afterEach(() => void vi.unstubAllGlobals());

const show = (path: string, options: ShellOptions = {}) => showShell(<AppRoutes />, { path, ...options });
const welcome = (promotion: unknown = null) => {
  const node = { ...Onboarding.usual.node, text: brand.copy.welcomePromo, promotion };
  return { PageLayout: () => ({ pageLayout: layoutShowing([node], { title: 'Welcome' }) }) };
};
const loggedInBefore = (lastLoginAt: string | null, onboardingPromotion: unknown = null) => {
  const changed = { ...account, lastLoginAt };
  return new ShellServer({
    ...welcome(onboardingPromotion),
    SessionData: () => ({ sessionData: { ...session, account: changed } }),
    AccountState: () => ({ account: changed }),
  });
};

const PROMOTION = {
  __typename: 'PromotionCard',
  id: 'pick-em',
  title: 'Pick ’em',
  shortDescription: 'A league of picks, free to enter.',
  illustration: 'welcome',
  primaryCta: 'Read and opt in',
  termsOfUse: 'No stake and no prize.',
  deepLink: { __typename: 'PromotionDeepLink', promotionId: 'pick-em' },
};

describe('the welcome', () => {
  test('the welcome after a first login offers to deposit or skip', async () => {
    show('/welcome-promo', { who: 'player', server: loggedInBefore(null) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Fund your account to get started' })).toBeDefined();
    expect(screen.getByText(brand.copy.welcomePromo)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Deposit Now' }).getAttribute('href')).toBe('/account/wallet/deposit');
    expect(screen.getByRole('link', { name: 'Skip for Now' }).getAttribute('href')).toBe('/');
  });

  test('the welcome after a first login shows the newcomers’ promotion with the same links', async () => {
    show('/welcome-promo', { who: 'player', server: loggedInBefore(null, PROMOTION) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeDefined();
    const card = within(screen.getByRole('article', { name: PROMOTION.title }));
    expect(card.getByRole('link', { name: PROMOTION.primaryCta }).getAttribute('href')).toBe('/promotions/pick-em');
    expect(card.getByText(PROMOTION.termsOfUse)).toBeDefined();
    expect(screen.queryByText('Fund your account to get started')).toBeNull();
    expect(screen.getByRole('link', { name: 'Deposit Now' }).getAttribute('href')).toBe('/account/wallet/deposit');
    expect(screen.getByRole('link', { name: 'Skip for Now' }).getAttribute('href')).toBe('/');
  });

  test('the welcome offers the deposit if the promotion could not be loaded', async () => {
    const server = loggedInBefore(null);
    server.answer(welcome(null));
    show('/welcome-promo', { who: 'player', server });
    expect(await screen.findByText('Fund your account to get started')).toBeDefined();
  });

  test('the welcome has a title and a skeleton while the account is loading', async () => {
    const server = new ShellServer({ ...welcome(), AccountState: () => null, SessionData: () => null });
    show('/welcome-promo', { who: 'player', server });
    await waitFor(() => expect(document.title).toBe(`Welcome · ${brand.name}`));
    expect(await screen.findByRole('status', { name: 'Loading page' })).toBeDefined();
  });

  test('the welcome offers the deposit if the account could not be loaded, and can load it again', async () => {
    const lost = (): never => {
      throw new TypeError('Failed to fetch');
    };
    const server = new ShellServer({ ...welcome(PROMOTION), AccountState: lost, SessionData: lost });
    const { user } = show('/welcome-promo', { who: 'player', server });
    expect(await screen.findByRole('heading', { level: 1, name: 'Fund your account to get started' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Deposit Now' })).toBeDefined();
    expect(screen.getByText('We could not load your account.')).toBeDefined();
    server.answer({ AccountState: () => ({ account }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeDefined();
    expect(screen.queryByText('We could not load your account.')).toBeNull();
  });

  test('the welcome after a later login leads to the deposit', async () => {
    const { address } = show('/welcome-promo', { who: 'player', server: loggedInBefore('2026-11-20T12:00:00.000Z') });
    await waitFor(() => expect(address()).toBe('/account/wallet/deposit'));
  });

  test('the welcome sends a visitor to the login', async () => {
    const { address } = show('/welcome-promo');
    await waitFor(() => expect(address()).toBe('/login?previousPath=%2Fwelcome-promo'));
  });
});

describe('the end of signing up', () => {
  test('the sign-up success page leads a player to the deposit and a visitor to the login', async () => {
    const page = () => ({ pageLayout: layoutShowing([SignedUp.usual.node]) });
    const player = show('/signup/success', { who: 'player', server: new ShellServer({ PageLayout: page }) });
    expect((await screen.findByRole('link', { name: 'Deposit Now' })).getAttribute('href')).toBe('/account/wallet/deposit');
    expect(screen.getByRole('link', { name: 'Other ways to start' }).getAttribute('href')).toBe('/welcome-promo');
    player.unmount();
    show('/signup/success', { server: new ShellServer({ PageLayout: page }) });
    expect(await screen.findByText('Log in to use it.')).toBeDefined();
  });
});

describe('signing up', () => {
  test('sign-up from an unserved region shows one message and leads home', async () => {
    const regionalMetadata = { ...startup.regionalMetadata, currentCountryCode: 'FR', currentRegionCode: 'FR-IDF' };
    const { address } = show('/signup', { startup: { startup: { ...startup, regionalMetadata } } });
    await waitFor(() => expect(address()).toBe('/'));
    expect(toastStore.getState().toasts.map(({ title }) => title)).toEqual([`${brand.name} does not operate in your region.`]);
  });

  test('sign-up remembers the referral of a friend’s link', async () => {
    const first = show('/referafriend?code=dana-1');
    await waitFor(() => expect(first.address()).toBe('/signup?referral=dana-1'));
    first.unmount();
    const later = show('/signup', { brandId: first.brandId });
    await waitFor(() => expect(later.address()).toBe('/signup?referral=dana-1'));
  });

  test.each(['', '?code=', '?code=%3Cscript%3E', `?code=${'x'.repeat(65)}`])('sign-up ignores the referral %j', async (query) => {
    const { address } = show(`/referafriend${query}`);
    await waitFor(() => expect(address()).toBe('/signup'));
  });

  test('a friend’s link leads a player to their own referrals', async () => {
    const { address } = show('/referafriend?code=dana-1', { who: 'player' });
    await waitFor(() => expect(address()).toBe('/account/referrals'));
  });
});
