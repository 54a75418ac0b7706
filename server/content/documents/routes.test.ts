import { describe, expect, it } from 'vitest';
import { isAddress, isPageSurface, matchRoute, paramsOfSurface } from './routes.ts';

const competition = { sport: 'football', organization: 'united-states', competition: 'nfl' };
const COMPETITION = '/sport/football/organization/united-states/competition/nfl';

describe('routes', () => {
  it.each([
    ['/', 'home', {}],
    ['/live', 'live', {}],
    ['/live/tennis', 'live', { region: 'tennis' }],
    ['/quick-bets', 'quick-bets', {}],
    ['/exclusives', 'exclusives', {}],
    ['/parlay-lounge', 'parlay-lounge', {}],
    ['/fan-center/section/for-you', 'fan-for-you', {}],
    ['/fan-center/section/fantasy', 'fan-fantasy', {}],
    ['/play_with_rewards', 'play-with-rewards', {}],
    ['/my-bets', 'my-bets', {}],
    ['/my-bets/open', 'my-bets', {}],
    ['/my-bets/settled', 'my-bets-settled', {}],
    ['/my-bets/bet/b-1', 'bet', { betId: 'b-1' }],
    ['/promotions', 'promotions', {}],
    ['/promotions/parlay-basics', 'promotion', { promotionId: 'parlay-basics' }],
    ['/casino', 'casino', {}],
    ['/casino/lobby', 'casino', {}],
    ['/casino/lobby/featured', 'casino', {}],
    ['/casino/lobby/featured/section/rewards', 'casino', { section: 'rewards' }],
    ['/casino/lobby/slots', 'casino-lobby', { lobby: 'slots' }],
    ['/casino/lobby/slots/section/rewards', 'casino-lobby', { lobby: 'slots', section: 'rewards' }],
    ['/account/settings/address-document', 'address-document', {}],
    ['/casino/hollywood-casino', 'casino', {}],
    ['/casino/hollywood-casino/lobby', 'casino', {}],
    ['/casino/hollywood-casino/category/slots', 'casino-category', { categorySlug: 'slots' }],
    ['/casino/category/slots', 'casino-category', { categorySlug: 'slots' }],
    ['/casino/category/slots/game-7', 'casino-game', { categorySlug: 'slots', gameProviderGameId: 'game-7' }],
    ['/casino/f2p/game-of-the-day', 'casino-f2p', { promotionId: 'game-of-the-day' }],
    ['/account/settings/content', 'account-settings', {}],
    ['/account/responsible-gaming', 'responsible-gaming', {}],
    ['/about/sign-up', 'about-sign-up', {}],
    ['/signup/success', 'signed-up', {}],
    ['/legal/terms', 'legal', { document: 'terms' }],
    ['/legal/terms/2', 'legal', { document: 'terms', version: '2' }],
    ['/welcome-promo', 'welcome-promo', {}],
    ['/shared_bet?id=abc', 'shared-bet', {}],
    ['/account_linking/callback?code=1', 'linking-callback', {}],
    ['/search', 'search-start', {}],
    ['/account/responsible-gaming/loss/daily', 'limit', { limit: 'loss', period: 'daily' }],
    ['/account/award-details/free-bets', 'award-section', { sectionId: 'free-bets' }],
    ['/search/jets/all', 'search', { searchTerm: 'jets' }],
    ['/search/jets/casino', 'search', { searchTerm: 'jets' }],
    ['/search/jets/sportsbook', 'search', { searchTerm: 'jets' }],
    ['/search/new%20york%20%3C100%25/all', 'search', { searchTerm: 'new york 100' }],
    ['/search/S%C3%A3o%20Paulo/all', 'search', { searchTerm: 'São Paulo' }],
    ['/sport/football', 'sport', { sport: 'football' }],
    [COMPETITION, 'competition', competition],
    [`${COMPETITION}/section/games`, 'competition', { ...competition, sectionSlug: 'games' }],
    [`${COMPETITION}/event/jets-at-bills/section/props`, 'event', { ...competition, eventId: 'jets-at-bills', sectionSlug: 'props' }],
    [`${COMPETITION}/event/jets-at-bills`, 'event', { ...competition, eventId: 'jets-at-bills' }],
    [`${COMPETITION}/event/jets-at-bills/totals`, 'event', { ...competition, eventId: 'jets-at-bills', tab: 'totals' }],
  ])('the address %s is the page %s', (url, surface, params) => {
    expect(matchRoute(url)).toEqual({ surface, params });
  });

  it('a route ignores a query, a fragment and a slash at the end', () => {
    expect(matchRoute('/live?sport=football#top')).toEqual({ surface: 'live', params: {} });
    expect(matchRoute('/live/')).toEqual({ surface: 'live', params: {} });
  });

  it.each([
    '',
    'live',
    '//live',
    '//evil.example/live',
    '/nowhere',
    '/sport',
    '/sport/football/organization',
    '/casino/category',
    `${COMPETITION}/event`,
    `${COMPETITION}/event/a/b/c`,
    '/search/jets',
    '/fan-center/section/news',
    '/casino/hollywood-casinos',
    '/search/%25%3C/all',
    '/search/a%00b/all',
    '/sport/%',
    '/sport/%E0%A4%A',
    '/sport/<script>',
    '/sport/a b',
    '/sport/%2F%2Fevil',
    '/my-bets/cashed-out',
    '/my-bets/bet',
    `/sport/${'a'.repeat(129)}`,
    `/${'a'.repeat(600)}`,
  ])('the address %s is no page', (url) => {
    expect(matchRoute(url)).toBeNull();
  });

  it('a route reads property names of objects as plain text', () => {
    expect(matchRoute('/sport/constructor')).toEqual({ surface: 'sport', params: { sport: 'constructor' } });
    expect(matchRoute('/sport/__proto__')).toEqual({ surface: 'sport', params: { sport: '__proto__' } });
  });

  it('a surface lists the parameters of its addresses', () => {
    expect(paramsOfSurface('event')).toEqual(['sport', 'organization', 'competition', 'eventId']);
    expect(paramsOfSurface('promotions')).toEqual([]);
    expect(paramsOfSurface('nothing')).toEqual([]);
  });

  it('page surfaces are recognised by their own names only', () => {
    expect(isPageSurface('my-bets')).toBe(true);
    expect(isPageSurface('constructor')).toBe(false);
  });

  it('a link may lead to pages of documents and to pages of the client', () => {
    for (const path of ['/', '/live?sport=football', '/login?previousPath=%2Flive', '/signup', '/forgot-password', '/legal/privacy'])
      expect(isAddress(path)).toBe(true);
    for (const path of ['/nowhere', '/login/more', '/legal/', '/legal/../x', '//evil.example']) expect(isAddress(path)).toBe(false);
  });
});
