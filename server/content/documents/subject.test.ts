import { describe, expect, it } from 'vitest';
import { matchRoute } from './routes.ts';
import { type Subject, subjectOf, throughJackpot, titleOf } from './subject.ts';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';

const catalogue = tinyCatalogue();
const NFL = '/sport/football/organization/united-states/competition/nfl';
function subject(url: string): Subject | null {
  const route = matchRoute(url);
  if (!route) throw new Error(`${url} is no route`);
  return subjectOf(route, catalogue);
}

describe('the subject of a page', () => {
  it('a page’s subject is found in the offer with its names and ids', () => {
    expect(subject('/sport/hockey')).toEqual({ params: { sport: 'hockey' }, names: { sport: 'Hockey' } });
    expect(subject(NFL)).toMatchObject({
      params: { competitionId: 'nfl', competition: 'nfl' },
      names: { sport: 'Football', competition: 'NFL' },
    });
    expect(subject(`${NFL}/event/nfl-1`)).toMatchObject({
      params: { competitionId: 'nfl', eventId: 'nfl-1' },
      names: { event: 'Away at Home (nfl-1)' },
    });
    expect(subject('/casino/category/slots/game-0')).toMatchObject({
      names: { game: 'Game 0' },
      path: '/casino/category/slots/game-0',
    });
  });

  it('a page’s subject ignores tabs and sections', () => {
    expect(subject(`${NFL}/event/nfl-1/totals`)).toEqual(subject(`${NFL}/event/nfl-1`));
    expect(subject(`${NFL}/event/nfl-1/section/props`)).toEqual(subject(`${NFL}/event/nfl-1`));
    expect(subject(`${NFL}/section/games`)).toEqual(subject(NFL));
  });

  it('a promotion’s page has its name, and an unknown promotion counts as missing', () => {
    expect(subject('/promotions/parlay-basics')).toEqual({
      params: { promotionId: 'parlay-basics' },
      isMissing: false,
      names: { promotion: 'How parlays work' },
    });
    for (const id of ['nothing', 'constructor', '__proto__'])
      expect(subject(`/promotions/${id}`)).toEqual({ params: { promotionId: id }, isMissing: true, names: { promotion: 'Promotion' } });
  });

  it('a search page has the searched text as its subject', () => {
    expect(subject('/search/new%20york/all')).toEqual({ params: { searchTerm: 'new york' }, names: { searchTerm: 'new york' } });
  });

  it('a casino lobby of one category ignores its section, and an unknown lobby is no page', () => {
    expect(subject('/casino/lobby/slots')).toEqual({ params: { lobby: 'slots' }, names: { lobby: 'Slots' } });
    expect(subject('/casino/lobby/slots/section/rewards')).toEqual(subject('/casino/lobby/slots'));
    expect(subject('/casino/lobby/featured/section/rewards')).toEqual(subject('/casino'));
    // A list of games that is no category, an empty list and an unknown name.
    for (const lobby of ['all', 'jackpots', 'constructor']) expect(subject(`/casino/lobby/${lobby}`)).toBeNull();
  });

  it('a jackpot’s address leads to the games that play for it, unless a game has that name', () => {
    const throughTo = (url: string) => {
      const route = matchRoute(url);
      return route && throughJackpot(route, catalogue);
    };
    const pot = throughTo('/casino/category/jackpots/grand');
    expect(pot).toEqual({ surface: 'casino-category', params: { categorySlug: 'jackpot-grand' } });
    expect(pot && subjectOf(pot, catalogue)?.names).toEqual({ category: 'Grand jackpot' });
    for (const url of ['/casino/category/jackpots/game-0', '/casino/category/jackpots/nothing', '/casino/category/slots/grand', NFL])
      expect(throughTo(url)).toEqual(matchRoute(url));
  });

  it('a free game’s page keeps its name while the game changes', () => {
    expect(subject('/casino/f2p/game-of-the-week')?.names).toEqual({ game: 'Game of the week' });
  });

  it.each([
    '/casino/f2p/nothing',
    '/casino/f2p/constructor',
    '/sport/chess',
    '/sport/constructor',
    '/sport/hockey/organization/united-states/competition/nfl',
    `${NFL}/event/nothing`,
    `${NFL}/event/nfl-hidden`,
    `${NFL}/event/nhl-1`,
    '/casino/category/slots/nothing',
  ])('the page %s has no subject', (url) => {
    expect(subject(url)).toBeNull();
  });

  it('other pages have an empty subject', () => {
    expect(subject('/')).toEqual({ params: {}, names: {} });
    expect(subject('/my-bets/settled')).toEqual({ params: {}, names: {} });
  });
});

describe('titles of pages', () => {
  it.each([
    ['{competition} on {sport}', 'NFL on Football'],
    ['{event}', ''],
    ['{constructor}{toString}', ''],
    ['Plain', 'Plain'],
    ['{sport', '{sport'],
  ])('the title %s reads %s', (authored, title) => {
    expect(titleOf(authored, { sport: 'Football', competition: 'NFL' })).toBe(title);
  });

  it('a missing title stays null', () => {
    expect(titleOf(null, {})).toBeNull();
  });
});
