import { describe, expect, it } from 'vitest';
import { keyOfPlace, placeOf } from '#src/shared/console/place.ts';
import { audienceInWords, familyOf, placeInWords, surfaceName } from './names.ts';

describe('a surface', () => {
  it.each([
    ['home', 'Pages', 'Home page'],
    ['my-bets-settled', 'Pages', 'My bets settled'],
    ['left-menu', 'Frame', 'Left menu'],
    ['dialogs', 'Dialogs', 'All dialogs'],
    ['form:responsible-gaming', 'Forms', 'Responsible gaming'],
    ['receipt:bet-placed', 'Receipts', 'Bet placed'],
    ['constructor', 'Pages', 'Constructor'],
  ])('the surface %s is one of %s and is called %s', (surface, family, name) => {
    expect([familyOf(surface), surfaceName(surface)]).toEqual([family, name]);
  });
});

describe('a place', () => {
  const place = { surface: 'home', brand: '*', region: 'US-NJ', environment: 'live' };

  it('a place’s name says for which brand, region and environment it is', () => {
    expect(placeInWords(place)).toBe('Home page, every brand, US-NJ, live');
    expect(placeInWords({ ...place, brand: 'tsb', region: '*' })).toBe('Home page, tsb, everywhere, live');
  });

  it('a place’s audience says which players it reaches', () => {
    expect(audienceInWords(place)).toBe('all players in US-NJ');
    expect(audienceInWords({ ...place, region: '*' })).toBe('all players');
    expect(audienceInWords({ ...place, brand: 'alpha', region: '*' })).toBe('players of alpha everywhere');
    expect(audienceInWords({ ...place, environment: 'staging' })).toBe('no players (staging)');
  });

  it('each place has its own key', () => {
    expect(keyOfPlace(place)).toBe('home/*/US-NJ/live');
    expect(keyOfPlace({ ...place, surface: 'form:a' })).not.toBe(keyOfPlace({ ...place, surface: 'form' }));
  });

  it('an unknown environment counts as staging', () => {
    expect([placeOf(place).environment, placeOf({ ...place, environment: 'moon' }).environment]).toEqual(['live', 'staging']);
  });
});
