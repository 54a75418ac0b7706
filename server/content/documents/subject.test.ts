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

describe('what a route shows', () => {
  it('is found in the offer, with its names and the ids that were looked up', () => {
    expect(subject('/sport/hockey')).toEqual({ params: { sport: 'hockey' }, names: { sport: 'Hockey' } });
    expect(subject(NFL)).toMatchObject({
      params: { competitionId: 'nfl', competition: 'nfl' },
      names: { sport: 'Football', competition: 'NFL' },
    });
    expect(subject(`${NFL}/event/nfl-1`)).toMatchObject({
      params: { competitionId: 'nfl', eventId: 'nfl-1' },
      names: { event: 'Away at Home (nfl-1)' },
    });
    expect(subject('/casino/category/slots/game-0')).toMatchObject({ names: { game: 'Game 0' } });
  });

  it('leaves out where the reader stands', () => {
    expect(subject(`${NFL}/event/nfl-1/totals`)).toEqual(subject(`${NFL}/event/nfl-1`));
    expect(subject(`${NFL}/event/nfl-1/section/props`)).toEqual(subject(`${NFL}/event/nfl-1`));
    expect(subject(`${NFL}/section/games`)).toEqual(subject(NFL));
  });

  it('is a promotion by its name, also one that there is not: its page says so', () => {
    expect(subject('/promotions/parlay-basics')).toEqual({
      params: { promotionId: 'parlay-basics' },
      isMissing: false,
      names: { promotion: 'How parlays work' },
    });
    for (const id of ['nothing', 'constructor', '__proto__'])
      expect(subject(`/promotions/${id}`)).toEqual({ params: { promotionId: id }, isMissing: true, names: { promotion: 'Promotion' } });
  });

  it('is what was searched for', () => {
    expect(subject('/search/new%20york/all')).toEqual({ params: { searchTerm: 'new york' }, names: { searchTerm: 'new york' } });
  });

  it('is a lobby of one category, whatever its section', () => {
    expect(subject('/casino/lobby/slots')).toEqual({ params: { lobby: 'slots' }, names: { lobby: 'Slots' } });
    expect(subject('/casino/lobby/slots/section/rewards')).toEqual(subject('/casino/lobby/slots'));
    expect(subject('/casino/lobby/featured/section/rewards')).toEqual(subject('/casino'));
    // A list that is no category, one without games, and none.
    for (const lobby of ['all', 'jackpots', 'constructor']) expect(subject(`/casino/lobby/${lobby}`)).toBeNull();
  });

  it('is a jackpot where no game has that name: the games that play for it', () => {
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

  it('is a free game under a name that stays while the game changes', () => {
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
  ])('%s shows nothing', (url) => {
    expect(subject(url)).toBeNull();
  });

  it('is nothing in particular for the other pages', () => {
    expect(subject('/')).toEqual({ params: {}, names: {} });
    expect(subject('/my-bets/settled')).toEqual({ params: {}, names: {} });
  });
});

describe('titles', () => {
  it.each([
    ['{competition} on {sport}', 'NFL on Football'],
    ['{event}', ''],
    ['{constructor}{toString}', ''],
    ['Plain', 'Plain'],
    ['{sport', '{sport'],
  ])('%s reads %s', (authored, title) => {
    expect(titleOf(authored, { sport: 'Football', competition: 'NFL' })).toBe(title);
  });

  it('none is none', () => {
    expect(titleOf(null, {})).toBeNull();
  });
});
