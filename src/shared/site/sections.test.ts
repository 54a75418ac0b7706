import { describe, expect, it } from 'vitest';
import { betsSliderOf, navigationSectionOf, rewardSliderOf } from './sections.ts';

describe('the navigation section', () => {
  it.each([
    ['/search', 'browse'],
    ['/search/jets/all', 'browse'],
    ['/sport/football', 'sports'],
    ['/my-bets/settled', 'my_bets'],
    ['/live', 'live'],
    ['/casino/lobby', 'casino'],
    ['/', 'home'],
    ['/promotions', null],
    ['/account/help', null],
    ['/livestream', null],
    ['/constructor', null],
  ])('the navigation section of %s is %s', (path, section) => expect(navigationSectionOf(path)).toBe(section));
});

describe('a slider', () => {
  it.each([
    ['/my-bets', 'open'],
    ['/my-bets/open', 'open'],
    ['/my-bets/settled', 'settled'],
  ])('the bets slider at %s is %s', (path, slider) => expect(betsSliderOf(path)).toBe(slider));

  it.each([
    ['/account/award-details/bonuses', 'bonuses'],
    ['/account/award-details/free-bets', 'free_bets'],
    ['/account/award-details/free-rounds', 'free_rounds'],
    ['/account/award-details/history', 'history'],
    ['/account/award-details/promotional-credits', 'credits'],
    ['/account/award-details/cashback', null],
    ['/account/award-details', null],
    ['/account/award-details/toString', null],
    ['/account/history', null],
  ])('the rewards slider at %s is %s', (path, slider) => expect(rewardSliderOf(path)).toBe(slider));
});
