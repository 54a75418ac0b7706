import { describe, expect, it } from 'vitest';
import { pageTypeOf } from './pageType.ts';

const NFL = '/sport/football/organization/united-states/competition/nfl';

describe('the kind of a page', () => {
  it.each([
    ['/search', 'search'],
    ['/search/jets/all', 'search'],
    ['/parlay-lounge', 'parlay-lounge'],
    ['/parlay-lounge/any', 'parlay-lounge'],
    [`${NFL}/event/e-1`, 'event'],
    [`${NFL}/event/e-1/totals`, 'event'],
    [`${NFL}/event/e-1/section/props`, 'event'],
    [NFL, 'competition'],
    [`${NFL}/section/games`, 'competition'],
    ['/sport/football', 'sport'],
    ['/sport/football/organization/united-states', 'sport'],
    ['/live', 'live'],
    ['/live/football', 'live'],
    ['/quick-bets', 'quick-bets'],
    ['/quick-bets/today', 'quick-bets'],
    ['/account/award-details', 'award-details'],
    ['/account/award-details/bonuses', 'award-details'],
    ['/account', 'account'],
    ['/account/settings/content', 'account'],
    ['/promotions', 'promotions'],
    ['/promotions/welcome', 'promotions'],
    ['/casino', 'casino'],
    ['/casino/lobby', 'casino'],
    ['/casino/hollywood-casino/lobby', 'casino'],
    ['/my-bets', 'my-bets'],
    ['/my-bets/settled', 'my-bets'],
    ['/', 'home'],
    ['/fan-center/section/fantasy', 'fan-hub-fantasy'],
    ['/fan-center/section/for-you', 'fan-hub-for-you'],
  ])('the path %s is of type %s', (path, type) => expect(pageTypeOf(path)).toBe(type));

  it.each([
    '/livestream',
    '/casino-news',
    '/sport',
    '/sports/football',
    '/promotionsx',
    '/accounting',
    '/fan-center',
    '/fan-center/section/news',
    '/constructor',
    '/nowhere',
  ])('the path %s is of type other', (path) => expect(pageTypeOf(path)).toBe('other'));
});
