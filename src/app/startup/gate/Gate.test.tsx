import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brand, showShell, type ShellOptions } from '#tests/support/shell.tsx';
import { Gate } from './Gate.tsx';
import { POLL_MS } from './useStartupPoll.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const nothing = { title: null, message: null, image: null, link: null, label: null, refreshSeconds: null };
const show = (startup: ShellOptions['startup'], who: ShellOptions['who'] = 'visitor') =>
  showShell(
    <Gate>
      <p>The page</p>
    </Gate>,
    { startup: startup ?? {}, who },
  );

test('an open site shows its pages', () => {
  show({});
  expect(screen.getByText('The page')).toBeDefined();
});

describe('the maintenance screen', () => {
  const closed = (words: object) => show({ stage: 'maintenance_mode', maintenance: { ...nothing, ...words } });

  test('the maintenance screen replaces every page with built-in texts', async () => {
    closed({});
    expect(await screen.findByRole('heading', { level: 1, name: "We're working on a few things" })).toBeDefined();
    expect(screen.getByText('We are currently undergoing maintenance')).toBeDefined();
    expect(screen.getByText('Check back soon!')).toBeDefined();
    expect(screen.queryByText('The page')).toBeNull();
    expect(within(screen.getByRole('main')).queryByRole('link')).toBeNull();
  });

  test('the maintenance screen has logo, the region’s helpline and age, legal texts and the time', async () => {
    const boot = document.createElement('script');
    boot.type = 'application/json';
    boot.id = 'boot';
    boot.textContent = JSON.stringify({ help: { text: 'Call 1-866-531-2600.', phone: '1-866-531-2600', age: '19+' } });
    document.head.append(boot);
    const { server } = show({ stage: 'maintenance_mode', startup: null, maintenance: nothing });
    const foot = within(await screen.findByRole('contentinfo'));
    boot.remove();
    expect(screen.getByRole('img', { name: brand.name })).toBeDefined();
    expect(foot.getByRole('link', { name: '1-866-531-2600' }).getAttribute('href')).toBe('tel:18665312600');
    expect(foot.getByText('19+').closest('[href]'), 'no page opens').toBeNull();
    expect(foot.getByRole('link', { name: 'Terms of Use' }).getAttribute('href')).toBe('/legal/terms');
    expect(foot.getByText('Current time')).toBeDefined();
    expect(server.asked).not.toContain('PageFrame');
  });

  test('the maintenance screen shows the text, picture and link of its headers', async () => {
    closed({ title: 'Back at nine', message: 'New seats.', image: '/closed.svg', link: '/help', label: 'Read on' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Back at nine' })).toBeDefined();
    expect(screen.getByText('New seats.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Read on' }).getAttribute('href')).toBe('/help');
    expect(document.querySelector('main img[src="/closed.svg"]')).not.toBeNull();
  });

  test('the maintenance screen’s link has a default label', async () => {
    closed({ link: '/help' });
    expect(await screen.findByRole('link', { name: 'More info' })).toBeDefined();
  });

  test.each(['https://evil.test/', 'javascript:alert(1)', '//evil.test', 'http://help.example.com'])(
    'checklist 61: the maintenance screen drops a link or picture from %s',
    async (address) => {
      closed({ link: address, image: address });
      await screen.findByRole('heading', { level: 1 });
      expect(within(screen.getByRole('main')).queryByRole('link')).toBeNull();
      expect(document.querySelector(`main img[src="${address}"]`)).toBeNull();
    },
  );

  test('the maintenance screen shows no picture of another site, not even a listed one', async () => {
    const [host] = brand.linkHosts;
    const address = `https://${host ?? ''}/`;
    closed({ link: address, image: `${address}closed.svg` });
    expect((await within(await screen.findByRole('main')).findByRole('link')).getAttribute('href')).toBe(address);
    expect(document.querySelector(`main img[src^="https:"]`)).toBeNull();
  });
});

test('maintenance logs out a player with that reason, and does not log out visitors', async () => {
  const closed = { stage: 'maintenance_mode', maintenance: nothing } as const;
  const player = show(closed, 'player');
  await waitFor(() => expect(player.on.left.mock.calls.map(([reason]) => reason)).toEqual(['maintenance']));
  cleanup();
  const visitor = show(closed);
  await screen.findByRole('heading', { level: 1 });
  expect(visitor.on.left).not.toHaveBeenCalled();
});

describe('the waiting room', () => {
  test('the waiting room replaces the page for visitors', async () => {
    show({ stage: 'loading', startup: null, waitingSeconds: 5 });
    expect(await screen.findByRole('heading', { level: 1, name: 'You are in the waiting room' })).toBeDefined();
    expect(screen.getByText(/every 5 seconds/)).toBeDefined();
    expect(screen.queryByText('The page')).toBeNull();
  });

  test('the waiting room shows the message of the answer', async () => {
    show({ waitingSeconds: 5, waitingText: 'The final is on. Two minutes, please.' });
    expect(await screen.findByText('The final is on. Two minutes, please.')).toBeDefined();
    expect(screen.queryByText(/The site is very busy/)).toBeNull();
  });

  test('a logged-in player skips the waiting room, and the startup data is loaded again', async () => {
    const retry = vi.fn<() => void>();
    show({ waitingSeconds: 5, retry }, 'player');
    expect(await screen.findByText('The page')).toBeDefined();
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test('the waiting room is shown while the login is unknown', async () => {
    const retry = vi.fn<() => void>();
    show({ waitingSeconds: 7, retry }, 'unknown');
    expect(await screen.findByText(/every 7 seconds/)).toBeDefined();
    expect(screen.queryByText('The page')).toBeNull();
    expect(retry).not.toHaveBeenCalled();
  });

  test('an open site shows the page while the login is unknown', () => {
    show({}, 'unknown');
    expect(screen.getByText('The page')).toBeDefined();
  });
});

test.each(['player', 'visitor'] as const)('startup is loaded again every ten seconds only for a player: %s', async (who) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  const retry = vi.fn<() => void>();
  const view = show({ retry }, who);
  if (who === 'player') await vi.waitFor(() => expect(view.server.asked).toContain('SessionData'));
  await act(async () => {
    await vi.dynamicImportSettled();
  });
  await act(() => vi.advanceTimersByTimeAsync(2 * POLL_MS));
  if (who === 'player') await vi.waitFor(() => expect(retry).toHaveBeenCalled());
  else expect(retry).not.toHaveBeenCalled();
});
