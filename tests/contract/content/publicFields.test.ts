import { describe, expect, it } from 'vitest';
import { authored } from '#server/content/authored/index.ts';
import { isPageSurface } from '#server/content/documents/routes.ts';
import { asking, playerViewer, visitorViewer } from '#tests/support/layoutQueries.ts';
import { layoutsOver, memoryStore } from '#tests/support/layouts.ts';

const NFL = '/sport/football/organization/united-states/competition/nfl';
const urls = {
  home: '/',
  live: '/live',
  'quick-bets': '/quick-bets',
  exclusives: '/exclusives',
  'parlay-lounge': '/parlay-lounge',
  'fan-for-you': '/fan-center/section/for-you',
  'fan-fantasy': '/fan-center/section/fantasy',
  'play-with-rewards': '/play_with_rewards',
  'shared-bet': '/shared_bet',
  'linking-callback': '/account_linking/callback',
  'search-start': '/search',
  search: '/search/nfl/all',
  sport: '/sport/football',
  competition: NFL,
  event: `${NFL}/event/nfl-1`,
  help: '/account/help',
  'my-bets': '/my-bets',
  'my-bets-settled': '/my-bets/settled',
  bet: '/my-bets/bet/b-1',
  promotions: '/promotions',
  promotion: '/promotions/parlay-basics',
  casino: '/casino',
  'casino-lobby': '/casino/lobby/slots',
  'casino-category': '/casino/category/slots',
  'casino-game': '/casino/category/slots/game-0',
  'casino-f2p': '/casino/f2p/game-of-the-day',
  'address-document': '/account/settings/address-document',
  'account-settings': '/account/settings/content',
  'responsible-gaming': '/account/responsible-gaming',
  'account-summary': '/account/summary',
  'history-transactions': '/account/history/transactions',
  'history-betting': '/account/history/betting',
  'history-casino': '/account/history/casino',
  'casino-session': '/account/history/casino/s-1',
  'casino-round': '/account/history/casino/r-1/round',
  awards: '/account/award-details',
  'award-section': '/account/award-details/bonuses',
  'linked-accounts': '/account/linked-accounts',
  loyalty: '/account/pennplay',
  referrals: '/account/referrals',
  'limit-history': '/account/responsible-gaming/history',
  'limits-set-by-us': '/account/responsible-gaming/limits-set-by-us',
  limit: '/account/responsible-gaming/deposit/daily',
  'account-security': '/account/settings/security',
  taxes: '/account/taxes',
  'update-password': '/account/update-password',
  deposit: '/account/wallet/deposit',
  withdrawal: '/account/wallet/withdrawal',
  'wallet-receipt': '/account/wallet/receipt/r-1',
  gateway: '/account/wallet/deposit/gateway',
  'wire-transfer': '/account/wire-transfer',
  'cash-at-casino': '/account/cash-at-casino',
  'about-sign-up': '/about/sign-up',
  legal: '/legal/terms',
  'signed-up': '/signup/success',
  'welcome-promo': '/welcome-promo',
} as const;

/** Stands in for a dependency with players' data. Throws if used. */
const untouchable = <T extends object>(name: string): T =>
  new Proxy({} as T, {
    get: (_, member) => {
      throw new Error(`a public answer reached for ${name}.${String(member)}`);
    },
  });
const vault = { db: untouchable<never>('db'), identity: untouchable<never>('identity'), geolocation: untouchable<never>('geolocation') };

// Opened once for all tests, because checking the documents is slow.
const opened = layoutsOver(memoryStore());

describe('the public answer of a page', () => {
  it('every surface with an authored document is tested', () => {
    const surfaces = new Set(authored.map(({ document }) => document.surface).filter(isPageSurface));
    expect(Object.keys(urls).toSorted()).toEqual([...surfaces].toSorted());
  });

  it.each(Object.entries(urls))("the public answer of %s uses no players' data and is equal for two players", async (_, canonicalUrl) => {
    const { layouts } = await opened;
    const ask = asking(layouts, vault);
    const one = await ask('PageLayout', { canonicalUrl }, playerViewer);
    const another = await ask(
      'PageLayout',
      { canonicalUrl },
      { ...playerViewer, owner: 'player:p2', session: { id: 's2', playerId: 'p2' } },
    );
    expect(one.errors).toBeUndefined();
    expect(JSON.stringify(one)).toBe(JSON.stringify(another));
    expect(JSON.stringify(one)).not.toMatch(/p1|s1/);
  });

  it.each([
    'header',
    'search-box',
    'footer',
    'left-menu',
    'casino-menu',
    'account-panel',
    'account-menu',
    'sign-up-banner',
    'game-stage',
    'error-screens',
  ])("the public answer of the frame %s uses no players' data", async (surface) => {
    const { layouts } = await opened;
    const ask = asking(layouts, vault);
    expect((await ask('FrameLayout', { surface }, playerViewer)).errors).toBeUndefined();
    expect((await ask('FrameLayout', { surface }, visitorViewer)).errors).toBeUndefined();
  });

  it("the player operation is caught using players' data, so the test can fail", async () => {
    const { layouts } = await opened;
    const { errors } = await asking(layouts, vault)('PageLayoutPlayer', { canonicalUrl: '/my-bets' }, playerViewer);
    expect(errors?.[0]?.message).toContain('a public answer reached for db');
  });
});
