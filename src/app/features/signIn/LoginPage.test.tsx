import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loginRefusals } from '#src/core/auth/tokenAnswer.ts';
import { brand, showShell, type ShellOptions, startup } from '#tests/support/shell.tsx';
import { ShellServer } from '#tests/support/shellServer.ts';
import { LoginPage } from './LoginPage.tsx';
import { SignUpPage } from './SignUpPage.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

const show = (options: ShellOptions = {}) =>
  showShell(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/signup" element={<SignUpPage />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    { path: '/login', ...options },
  );

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole('button', { name: brand.copy.logIn });

describe('missing login fields', () => {
  test('each missing login field has its message, and the first one has the focus', async () => {
    const { user, server } = show();
    await user.click(submit());
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Please enter your email')).toBeDefined();
    expect(screen.getByText('Please enter your password')).toBeDefined();
    expect(document.activeElement).toBe(email());
    expect(server.isSessionOpen).toBe(false);
  });

  test.each(['dana', 'dana@', '@example.com', 'dana@example', 'da na@example.com', 'a@b@c.com'])(
    'the login refuses %s as an email',
    async (text) => {
      const { user } = show();
      await user.type(email(), text);
      await user.type(password(), 'right');
      await user.click(submit());
      expect(screen.getByText('Please enter a valid email')).toBeDefined();
      expect(screen.queryByText('Please enter your password')).toBeNull();
      expect(document.activeElement).toBe(email());
    },
  );

  test('a login with an email and no password focuses the password', async () => {
    const { user } = show();
    await user.type(email(), '  dana@example.com ');
    await user.click(submit());
    expect(screen.queryByText(/email$/)).toBeNull();
    expect(document.activeElement).toBe(password());
  });

  test('a login field’s message is linked by aria-describedby', async () => {
    const { user } = show();
    await user.click(submit());
    const described = password().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Please enter your password');
  });
});

describe('logging in', () => {
  const logIn = async ({ user }: ReturnType<typeof show>, secret = 'right') => {
    await user.type(email(), 'dana@example.com');
    await user.type(password(), secret);
    await user.click(submit());
  };

  test('a refused login shows the reason, keeps the email and can be tried again', async () => {
    const view = show();
    await logIn(view, 'wrong');
    expect(await screen.findByText(loginRefusals.wrong)).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe(loginRefusals.wrong);
    expect(email()).toHaveProperty('value', 'dana@example.com');
    await view.user.clear(password());
    await view.user.type(password(), 'right{Enter}');
    await waitFor(() => expect(view.address()).toBe('/'));
  });

  test('a login without room waits in line and is repeated automatically', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const view = show();
    view.server.loginsWithoutRoom = 2;
    await logIn(view);
    expect(await screen.findByText(/^Many people are logging in right now/)).toBeDefined();
    expect(submit().getAttribute('aria-busy')).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(await screen.findByText('Elsewhere')).toBeDefined();
    expect(view.server.loginsWithoutRoom).toBe(0);
  });

  test('a login without a previous page leads to the home page', async () => {
    const view = show();
    await logIn(view);
    expect(await screen.findByText('Elsewhere')).toBeDefined();
    expect(view.address()).toBe('/');
  });

  test('a login leads back to the previous page', async () => {
    const view = show({ path: '/login?previousPath=%2Fsport%2Ffootball%3Fday%3D2' });
    await logIn(view);
    await waitFor(() => expect(view.address()).toBe('/sport/football?day=2'));
  });

  test.each(['https://elsewhere.example/', '//elsewhere.example/', '/\t/elsewhere.example/'])(
    'a login never leads to %j',
    async (given) => {
      const view = show({ path: `/login?previousPath=${encodeURIComponent(given)}` });
      await logIn(view);
      await waitFor(() => expect(view.address()).toBe('/'));
    },
  );
});

describe('the page', () => {
  test('the login page redirects a player who is logged in', async () => {
    const { address } = show({ who: 'player', path: '/login?previousPath=%2Flive' });
    await waitFor(() => expect(address()).toBe('/live'));
  });

  test('the login button is busy while it is unknown whether a session exists', async () => {
    const { user, server } = show({ who: 'unknown' });
    await user.type(email(), 'dana@example.com');
    await user.type(password(), 'right');
    expect(submit().getAttribute('aria-busy')).toBe('true');
    expect(server.isSessionOpen).toBe(false);
  });

  test('checklist 1: the login page shows the region’s helpline, and the national one until that is known', () => {
    show({ startup: { startup: null, stage: 'loading' } });
    expect(screen.getByText('Gambling problem? Call 1-800-GAMBLER.')).toBeDefined();
    cleanup();
    show();
    expect(screen.getByText(startup.responsibleGaming.helplineText)).toBeDefined();
  });

  test('the login page links to sign-up, and the sign-up page back', async () => {
    const { user, address } = show();
    await user.click(screen.getByRole('link', { name: brand.copy.signUp }));
    expect(screen.getByRole('heading', { level: 1, name: 'Create your account' })).toBeDefined();
    await user.click(screen.getByRole('link', { name: brand.copy.logIn }));
    expect(address()).toBe('/login');
  });
});

describe('a visitor outside the operating area', () => {
  const elsewhere = { startup: { startup: { ...startup, regionalMetadata: { ...startup.regionalMetadata, validRegion: false } } } };

  test.each(['/login', '/signup'])('a visitor outside the operating area is warned before %s and can continue', async (path) => {
    const { user } = show({ path, ...elsewhere });
    expect(await screen.findByRole('heading', { name: "Looks like you're outside of an operating area" })).toBeDefined();
    expect(
      screen.getByText('You can still browse markets and deposit funds, but you must be physically located in an operating area to wager'),
    ).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Continue to / }));
    expect(screen.getAllByRole('textbox').length).toBeGreaterThan(0);
  });

  test('a casino brand’s out-of-state notice shows the server’s text', async () => {
    const deepLink = { __typename: 'SportsbookPageDeepLink', canonicalUrl: '/casino' } as const;
    const casinoOutOfState = { __typename: 'CasinoOutOfState', title: 'Closed here', body: 'Look around.', deepLink } as const;
    const serviceAttributes = { __typename: 'ServiceAttributes', casinoOutOfState };
    const server = new ShellServer({ CasinoOutOfState: () => ({ startup: { __typename: 'Startup', serviceAttributes } }) });
    show({ ...elsewhere, server });
    expect(await screen.findByRole('heading', { level: 1, name: 'Closed here' })).toBeDefined();
    expect(screen.getByText('Look around.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Keep browsing' }).getAttribute('href')).toBe('/casino');
  });

  test('no warning is shown inside the operating area or before the region is known', () => {
    show();
    cleanup();
    show({ startup: { startup: null } });
    expect(screen.queryByText(/outside of an operating area/)).toBeNull();
    expect(email()).toBeDefined();
  });
});
