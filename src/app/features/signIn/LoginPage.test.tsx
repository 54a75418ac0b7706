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

describe('what is missing', () => {
  test('is said at each field, and the first of them has the focus', async () => {
    const { user, server } = show();
    await user.click(submit());
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Please enter your email')).toBeDefined();
    expect(screen.getByText('Please enter your password')).toBeDefined();
    expect(document.activeElement).toBe(email());
    expect(server.isSessionOpen).toBe(false);
  });

  test.each(['dana', 'dana@', '@example.com', 'dana@example', 'da na@example.com', 'a@b@c.com'])(
    'is an email that could be one: %s is refused',
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

  test('is the password alone when the email is there', async () => {
    const { user } = show();
    await user.type(email(), '  dana@example.com ');
    await user.click(submit());
    expect(screen.queryByText(/email$/)).toBeNull();
    expect(document.activeElement).toBe(password());
  });

  test('is tied to its field for who cannot see it', async () => {
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

  test('that is refused says why, keeps what was typed, and can be tried again', async () => {
    const view = show();
    await logIn(view, 'wrong');
    expect(await screen.findByText(loginRefusals.wrong)).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe(loginRefusals.wrong);
    expect(email()).toHaveProperty('value', 'dana@example.com');
    await view.user.clear(password());
    await view.user.type(password(), 'right{Enter}');
    await waitFor(() => expect(view.address()).toBe('/'));
  });

  test('that finds no room is told that there is a line, and goes on by itself', async () => {
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

  test('leads home when the player came from nowhere', async () => {
    const view = show();
    await logIn(view);
    expect(await screen.findByText('Elsewhere')).toBeDefined();
    expect(view.address()).toBe('/');
  });

  test('leads back to where the player came from', async () => {
    const view = show({ path: '/login?previousPath=%2Fsport%2Ffootball%3Fday%3D2' });
    await logIn(view);
    await waitFor(() => expect(view.address()).toBe('/sport/football?day=2'));
  });

  test.each(['https://elsewhere.example/', '//elsewhere.example/', '/\t/elsewhere.example/'])('never leads to %j', async (given) => {
    const view = show({ path: `/login?previousPath=${encodeURIComponent(given)}` });
    await logIn(view);
    await waitFor(() => expect(view.address()).toBe('/'));
  });
});

describe('the page', () => {
  test('sends away who is logged in already', async () => {
    const { address } = show({ who: 'player', path: '/login?previousPath=%2Flive' });
    await waitFor(() => expect(address()).toBe('/live'));
  });

  test('does not let anybody press while nobody knows who is there', async () => {
    const { user, server } = show({ who: 'unknown' });
    await user.type(email(), 'dana@example.com');
    await user.type(password(), 'right');
    expect(submit().getAttribute('aria-busy')).toBe('true');
    expect(server.isSessionOpen).toBe(false);
  });

  test('checklist 1: shows the helpline of the region, and the national one until that is known', () => {
    show({ startup: { startup: null, stage: 'loading' } });
    expect(screen.getByText('Gambling problem? Call 1-800-GAMBLER.')).toBeDefined();
    cleanup();
    show();
    expect(screen.getByText(startup.responsibleGaming.helplineText)).toBeDefined();
  });

  test('has the way to a new account, and that page the way back', async () => {
    const { user, address } = show();
    await user.click(screen.getByRole('link', { name: brand.copy.signUp }));
    expect(screen.getByRole('heading', { level: 1, name: 'Create your account' })).toBeDefined();
    await user.click(screen.getByRole('link', { name: brand.copy.logIn }));
    expect(address()).toBe('/login');
  });
});

describe('who is where no wagers are taken', () => {
  const elsewhere = { startup: { startup: { ...startup, regionalMetadata: { ...startup.regionalMetadata, validRegion: false } } } };

  test.each(['/login', '/signup'])('is told so before %s, and goes on if they will', async (path) => {
    const { user } = show({ path, ...elsewhere });
    expect(await screen.findByRole('heading', { name: "Looks like you're outside of an operating area" })).toBeDefined();
    expect(
      screen.getByText('You can still browse markets and deposit funds, but you must be physically located in an operating area to wager'),
    ).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Continue to / }));
    expect(screen.getAllByRole('textbox').length).toBeGreaterThan(0);
  });

  test('is told in the words of a casino that stands alone, where the server has some', async () => {
    const deepLink = { __typename: 'SportsbookPageDeepLink', canonicalUrl: '/casino' } as const;
    const casinoOutOfState = { __typename: 'CasinoOutOfState', title: 'Closed here', body: 'Look around.', deepLink } as const;
    const serviceAttributes = { __typename: 'ServiceAttributes', casinoOutOfState };
    const server = new ShellServer({ CasinoOutOfState: () => ({ startup: { __typename: 'Startup', serviceAttributes } }) });
    show({ ...elsewhere, server });
    expect(await screen.findByRole('heading', { level: 1, name: 'Closed here' })).toBeDefined();
    expect(screen.getByText('Look around.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Keep browsing' }).getAttribute('href')).toBe('/casino');
  });

  test('is told nothing where they are taken, nor before it is known', () => {
    show();
    cleanup();
    show({ startup: { startup: null } });
    expect(screen.queryByText(/outside of an operating area/)).toBeNull();
    expect(email()).toBeDefined();
  });
});
