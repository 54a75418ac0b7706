import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brand as espnbet } from '#brands/espnbet/brand.ts';
import { brand as hwc } from '#brands/hwc/brand.ts';
import { brand as tsb } from '#brands/tsb/brand.ts';
import { brand as tsc } from '#brands/tsc/brand.ts';
import { PriceButton } from '#src/core/betslip/index.ts';
import { TestServer } from '#tests/support/betslipServer.ts';
import { showShell } from '#tests/support/shell.tsx';
import { ShellServer } from '#tests/support/shellServer.ts';
import { writeLocal } from '#src/platform/localState.ts';
import { SETTLED_UNSEEN } from '#src/platform/settledBets.ts';
import { stubScreen } from '#tests/support/screen.ts';
import { Shell } from '../Shell.tsx';
import { BottomBar } from './BottomBar.tsx';

beforeEach(() => {
  localStorage.clear();
  stubScreen({ width: 375 });
});
afterEach(() => void vi.unstubAllGlobals());

const bar = () => screen.getByRole('navigation', { name: 'Bottom bar' });
const words = () => [...bar().querySelectorAll('a, button')].map(({ textContent }) => textContent);
const current = () => within(bar()).queryAllByRole('link', { current: 'page' });

describe('the bottom bar of a phone', () => {
  test.each([tsb, espnbet])('the bottom bar of the sportsbook $id has five entries, the betslip among them', (brand) => {
    showShell(<BottomBar />, { brand });
    expect(words()).toEqual(['Home', 'Live', 'Search', 'My Bets', 'Betslip']);
  });

  test('the bottom bar of each casino has five entries of its own, without bets', () => {
    const seen = [hwc, tsc].map((brand) => {
      const { unmount } = showShell(<BottomBar />, { brand });
      const found = words();
      unmount();
      return found;
    });
    expect(seen[0]).toEqual(['Home', 'Lobby', 'Search', 'Promos', 'Rewards']);
    expect(seen[1]).toEqual(['Home', 'Slots', 'Search', 'Lobby', 'Promos']);
  });

  test.each([
    ['/', 'Home'],
    ['/live/tennis', 'Live'],
    ['/search/jets/all', 'Search'],
    ['/my-bets/settled', 'My Bets'],
  ])('the bottom bar at %s marks the entry %s', (path, name) => {
    showShell(<BottomBar />, { path, brand: tsb });
    expect(current().map(({ textContent }) => textContent)).toEqual([name]);
  });

  test('the bottom bar marks nothing on a page without an entry', () => {
    showShell(<BottomBar />, { path: '/sport/football', brand: tsb });
    expect(current()).toEqual([]);
  });

  test('the bottom bar marks only the more specific of two matching entries', () => {
    showShell(<BottomBar />, { path: '/casino/category/slots', brand: tsc });
    expect(current().map(({ textContent }) => textContent)).toEqual(['Slots']);
  });

  test('the bottom bar has no search if search is off', () => {
    showShell(<BottomBar />, { brand: tsb, flags: { search: false } });
    expect(words()).toEqual(['Home', 'Live', 'My Bets', 'Betslip']);
  });

  test('the bottom bar counts bets that settled since My Bets was open', () => {
    const { platform } = showShell(<BottomBar />, { brand: tsb });
    act(() => writeLocal(platform.storage, SETTLED_UNSEEN, ['a', 'b']));
    expect(within(bar()).getByRole('link', { name: /2 settled/ })).toBeDefined();
  });

  test('the bottom bar counts the selections of the betslip and opens it', async () => {
    const selection = { id: 'jets', eventId: 'game', name: 'Jets' };
    // The server must accept the selection, because a refused one counts only for a moment.
    const server = Object.assign(new ShellServer(), { fetcher: new TestServer(['jets']).fetcher });
    const { user, platform } = showShell(
      <>
        <PriceButton selection={selection} market="moneyline" />
        <BottomBar />
      </>,
      { brand: tsb, server },
    );
    act(() => {
      const selections = [{ id: 'jets', num: '10', den: '11', status: 'OPEN' as const, points: null }];
      platform.prices.receive({
        eventId: 'game',
        version: '1',
        status: 'PRE_GAME',
        matchProgress: 'SCHEDULED',
        scoreboard: null,
        selections,
      });
      platform.prices.flush();
    });
    expect(within(bar()).getByRole('button', { name: 'Open betslip' }).getAttribute('aria-expanded')).toBe('false');
    await user.click(screen.getByRole('button', { name: /^Jets/ }));
    const entry = await within(bar()).findByRole('button', { name: 'Open betslip, 1 selection' });
    expect(entry.textContent).toBe('1Betslip');
    await user.click(entry);
    expect(entry.getAttribute('aria-expanded')).toBe('true');
  });
});

describe('the shell', () => {
  test('the shell has the bottom bar on a phone and not on a wider screen', async () => {
    const change = stubScreen({ width: 375 });
    showShell(
      <Shell>
        <Link to="/live">Somewhere</Link>
      </Shell>,
      { brand: tsb },
    );
    expect(bar()).toBeDefined();
    change({ width: 768 });
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Bottom bar' })).toBeNull());
  });
});
