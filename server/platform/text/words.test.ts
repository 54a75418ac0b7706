import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankOf, typedWords, tokenize } from './tokenize.ts';

describe('a term', () => {
  it('a name is ranked for a term only if each word of the term begins one of its words', () => {
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
