import { describe, expect, it } from 'vitest';
import { linesOf } from './runs.ts';

const lines = (text: string, width: number) => linesOf(text, width, ({ length }) => length);

describe('lines of a text', () => {
  it.each([
    ['one that fits', 'Anna Bo', 7, ['Anna Bo']],
    ['a break between words', 'Anna Bo Li', 7, ['Anna Bo', 'Li']],
    ['a break inside a word that is too long', 'Annabelle Bo', 4, ['Anna', 'bell', 'e Bo']],
    ['a long word after a short one', 'Al Annabelle', 4, ['Al', 'Anna', 'bell', 'e']],
    ['a letter wider than the line', 'Al', 0, ['A', 'l']],
    ['nothing', '', 5, ['']],
  ])('a text is broken into lines: %s', (_case, text, width, expected) => expect(lines(text, width)).toEqual(expected));
});
