import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanTerm, rankOf, typedWords, tokenize } from './tokenize.ts';

describe('a search term', () => {
  it.each([
    ['jets', 'jets'],
    ['  100% <jets>  ', '100 jets>'],
    ['%<', null],
    ['', null],
    ['a\u0000b', null],
    ['a'.repeat(99), 'a'.repeat(64)],
  ])('the text %j is searched for as %j', (text, term) => expect(cleanTerm(text)).toBe(term));

  it('a term matches only if each of its words begins a word', () => {
    expect(rankOf(['redmoor', 'foxes'], ['fox'])).toBe(1);
    expect(rankOf(['redmoor', 'foxes'], ['fox', 'red'])).toBe(1);
    expect(rankOf(['redmoor', 'foxes'], ['oxes'])).toBeNull();
    expect(rankOf(['redmoor'], [])).toBeNull();
  });

  it('the words of any typed text are tokenized to themselves', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 90 }), (text) => {
        for (const word of typedWords(text)) expect(tokenize(word)).toEqual([word]);
      }),
    );
  });
});
