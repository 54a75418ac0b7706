import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOfCasino, isSearch, LONGEST, pathOfTerm, SHORTEST, tabIn, termIn, termOf, typable } from './searchTerm.ts';

describe('search terms', () => {
  it.each([
    ['jets', 'jets'],
    ['  new   york ', 'new york'],
    ['100% <jets>', '100 jets>'],
    ['São Paulo', 'São Paulo'],
    ['a/b?c#d', 'a/b?c#d'],
  ])('the search term of %j is %j', (typed, term) => expect(termOf(typed)).toBe(term));

  it.each(['', ' ', 'je', ' j ', '%%%', '<<<<', 'j%%<t', 'a\u0000bc'])('the text %j is too short to search for', (typed) =>
    expect(termOf(typed)).toBeNull(),
  );

  it('a search term is at most as long as the server reads', () => {
    expect(termOf('x'.repeat(500))).toHaveLength(LONGEST);
    expect(typable('%'.repeat(100))).toBe('');
  });
});

describe('the address of a search', () => {
  it.each([
    ['jets', '/search/jets/all'],
    ['new york', '/search/new%20york/all'],
    ['a/b', '/search/a%2Fb/all'],
  ])('the search address of %s is %s', (term, path) => {
    expect(pathOfTerm(term)).toBe(path);
    expect(termIn(path)).toBe(term);
  });

  it('any search term can be read back from its address', () => {
    fc.assert(
      fc.property(fc.string({ minLength: SHORTEST, maxLength: 90 }), (typed) => {
        const term = termOf(typed);
        if (term !== null) expect(termIn(pathOfTerm(term))).toBe(term);
      }),
    );
  });

  it.each(['/search', '/search/', '/search/%E0%A4%A/all', '/live', '/searching/jets/all'])('the address %s has no search term', (path) =>
    expect(termIn(path)).toBe(''),
  );

  it.each([
    ['/search/jets/all', 'all'],
    ['/search/jets/casino/', 'casino'],
    ['/search/jets', null],
    ['/search/jets/poker', null],
    ['/live/jets/all', null],
  ])('the tab in the address %s is %s', (path, tab) => expect(tabIn(path)).toBe(tab));

  it.each([
    ['/casino', true],
    ['/casino/category/slots', true],
    ['/search/jets/casino', true],
    ['/search/jets/all', false],
    ['/casinos', false],
    ['/', false],
  ])('a search from the page %s begins in the casino: %s', (path, is) => expect(isOfCasino(path)).toBe(is));

  it('every tab of a search has the same term', () => {
    expect(pathOfTerm('new york', 'casino')).toBe('/search/new%20york/casino');
    for (const path of ['/search/jets', '/search/jets/casino', '/search/jets/all/more']) expect(termIn(path)).toBe('jets');
  });

  it.each([
    ['/search', true],
    ['/search/jets/all', true],
    ['/searching', false],
    ['/', false],
  ])('the path %s is an address of the search: %s', (path, is) => expect(isSearch(path)).toBe(is));
});
