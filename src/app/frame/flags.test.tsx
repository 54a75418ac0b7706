import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FlagName } from '#src/flags/index.ts';
import { stubScreen } from '#tests/support/screen.ts';
import { showShell } from '#tests/support/shell.tsx';
import { layoutSaying, ShellServer } from '#tests/support/shellServer.ts';
import { AppRoutes } from './routes.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

function show(path: string, flag: FlagName, isOn: boolean) {
  stubScreen({ width: 1_600 });
  const server = new ShellServer({
    PageLayout: ({ canonicalUrl }) => ({ pageLayout: layoutSaying(`Page ${String(canonicalUrl)}`, { id: String(canonicalUrl) }) }),
    LiveEventsCount: () => ({ liveEventsCount: { __typename: 'LiveEventsCount', count: 7, label: '7 live events' } }),
  });
  return showShell(<AppRoutes />, { path, server, flags: { [flag]: isOn } });
}

const COMPETITION = '/sport/football/organization/united-states/competition/nfl';

describe('a flag of the product', () => {
  test.each<readonly [FlagName, string, string, string]>([
    ['parlay-lounge', '/parlay-lounge', '/parlay-lounge', '/'],
    ['fan-hub', '/fan-center/section/fantasy', '/fan-center/section/fantasy', '/'],
    ['fan-hub-for-you', '/fan-center', '/fan-center/section/for-you', '/fan-center/section/fantasy'],
    ['fan-hub-fantasy', '/fan-center/section/fantasy', '/fan-center/section/fantasy', '/fan-center/section/for-you'],
    ['search', '/search/jets/all', '/search/jets/all', '/'],
    ['referral-program', '/referafriend', '/signup', '/'],
    ['account-linking', '/account_linking/callback', '/account_linking/callback', '/'],
    ['deconstructed-pages', `${COMPETITION}/section/games`, COMPETITION, `${COMPETITION}/section/games`],
  ])('a flag decides where an address leads: %s, %s: %s, else %s', async (flag, from, on, off) => {
    const first = show(from, flag, true);
    await waitFor(() => expect(first.address()).toBe(on));
    first.unmount();
    const second = show(from, flag, false);
    await waitFor(() => expect(second.address()).toBe(off));
  });

  test.each([true, false])('the search flag shows the header’s search: %s', async (isOn) => {
    show('/', 'search', isOn);
    await screen.findByText('Page /');
    await (isOn
      ? screen.findByRole('searchbox', { name: /^Search/ })
      : waitFor(() => expect(screen.queryByRole('searchbox', { name: /^Search/ })).toBeNull()));
  });

  test.each([true, false])('the live counter flag counts live events in the menu: %s', async (isOn) => {
    const { server } = show('/', 'live-event-counter', isOn);
    expect(await screen.findByRole('link', { name: isOn ? /7 live events/ : 'Live' })).toBeDefined();
    expect(server.asked.includes('LiveEventsCount')).toBe(isOn);
  });
});
