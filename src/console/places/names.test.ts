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
  ])('%s is one of %s and is called %s', (surface, family, name) => {
    expect([familyOf(surface), surfaceName(surface)]).toEqual([family, name]);
  });
});

describe('a place', () => {
  const place = { surface: 'home', brand: '*', region: 'US-NJ', environment: 'live' };

  it('in words says for whom it is', () => {
    expect(placeInWords(place)).toBe('Home page, every brand, US-NJ, live');
    expect(placeInWords({ ...place, brand: 'tsb', region: '*' })).toBe('Home page, tsb, everywhere, live');
  });

  it('in words says whom it reaches', () => {
    expect(audienceInWords(place)).toBe('players of every brand in US-NJ');
    expect(audienceInWords({ ...place, brand: 'alpha', region: '*' })).toBe('players of alpha everywhere');
    expect(audienceInWords({ ...place, environment: 'staging' })).toBe('no players (staging)');
  });

  it('has one key of its own', () => {
    expect(keyOfPlace(place)).toBe('home/*/US-NJ/live');
    expect(keyOfPlace({ ...place, surface: 'form:a' })).not.toBe(keyOfPlace({ ...place, surface: 'form' }));
  });

  it('of an environment that nobody knows counts as one that reaches nobody', () => {
    expect([placeOf(place).environment, placeOf({ ...place, environment: 'moon' }).environment]).toEqual(['live', 'staging']);
  });
});
