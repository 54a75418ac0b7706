import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSearch, LONGEST, pathOfTerm, SHORTEST, termIn, termOf, typable } from './term.ts';

describe('search terms', () => {
  it.each([
    ['jets', 'jets'],
    ['  new   york ', 'new york'],
    ['100% <jets>', '100 jets>'],
    ['São Paulo', 'São Paulo'],
    ['a/b?c#d', 'a/b?c#d'],
  ])('the search term of %j is %j', (typed, term) => expect(termOf(typed)).toBe(term));

  it.each(['', ' ', 'je', ' j ', '%%%', '<<<<', 'j%%<t', 'a\u0000bc'])('%j is too short to search for', (typed) =>
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

  it.each(['/search', '/search/', '/search/jets', '/search/%E0%A4%A/all', '/live', '/searching/jets/all'])(
    '%s has no search term',
    (path) => expect(termIn(path)).toBe(''),
  );

  it.each([
    ['/search', true],
    ['/search/jets/all', true],
    ['/searching', false],
    ['/', false],
  ])('%s is an address of the search: %s', (path, is) => expect(isSearch(path)).toBe(is));
});
