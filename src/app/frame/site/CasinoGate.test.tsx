import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { brand as espnbet } from '#brands/espnbet/brand.ts';
import { brand as hwc } from '#brands/hwc/brand.ts';
import { brand as tsb } from '#brands/tsb/brand.ts';
import { brand as tsc } from '#brands/tsc/brand.ts';
import { showShell, type ShellOptions } from '#tests/support/shell.tsx';
import { account, layoutSaying, session, ShellServer } from '#tests/support/shellServer.ts';
import { AppRoutes } from '../routes.tsx';

beforeEach(() => localStorage.clear());

function show(expiresAt: string | null, options: ShellOptions) {
  const restricted = { ...account, casinoRestriction: { __typename: 'CasinoRestriction', active: true, expiresAt } };
  const server = new ShellServer({
    SessionData: () => ({ sessionData: { ...session, account: restricted } }),
    AccountState: () => ({ account: restricted }),
    PageLayout: ({ canonicalUrl }) => ({ pageLayout: layoutSaying(`Page ${String(canonicalUrl)}`, { id: String(canonicalUrl) }) }),
  });
  return showShell(<AppRoutes />, { who: 'player', server, ...options });
}

const TITLE = 'You can’t use the casino';
const END = '2099-12-01T17:00:00.000Z';
const closed = () => screen.findByRole('heading', { level: 1, name: TITLE });

const brands = { espnbet, hwc, tsb, tsc };
const places: readonly (readonly [keyof typeof brands, string])[] = [
  ['hwc', '/'],
  ['hwc', '/casino/category/jackpots/grand'],
  ['tsc', '/'],
  ['tsc', '/casino/category/slots'],
  ['tsb', '/casino'],
  ['tsb', '/casino/category/slots/copper-canyon-express'],
  ['espnbet', '/casino/lobby'],
];

describe('a casino restriction', () => {
  test.each(places)(
    'a player with a casino restriction sees on %s at %s the restriction and its end in place of the casino',
    async (id, path) => {
      const { address } = show(END, { brand: brands[id], path });
      await closed();
      expect(screen.getByText(/casino restriction until 12\/01\/2099 12:00 PM ET\./)).toBeDefined();
      expect(screen.getByRole('link', { name: 'Get help' }).getAttribute('href')).toBe('/account/help');
      expect(screen.queryByText(`Page ${path}`)).toBeNull();
      expect(address()).toBe(path);
    },
  );

  test('a player with a casino restriction reads that a restriction has no end date', async () => {
    show(null, { brand: hwc });
    await closed();
    expect(screen.getByText(/casino restriction without an end date/)).toBeDefined();
  });

  test.each([
    ['tsb', '/'],
    ['hwc', '/promotions'],
  ] as const)('a player with a casino restriction sees on %s the page %s, which is not of the casino', async (id, path) => {
    show(END, { brand: brands[id], path });
    expect(await screen.findByText(`Page ${path}`)).toBeDefined();
    expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
  });

  test('a player sees the casino again once the restriction has ended', async () => {
    show('2020-01-01T00:00:00.000Z', { brand: hwc });
    expect(await screen.findByText('Page /')).toBeDefined();
  });

  test('a player with a casino restriction is led from the casino tab of a search to all results', async () => {
    const { address } = show(END, { brand: hwc, path: '/search/dragon/casino' });
    await waitFor(() => expect(address()).toBe('/search/dragon/all'));
  });
});
