import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patternProblem } from './danger.ts';
import { matcherOf } from './match.ts';

const finds = (pattern: string, text: string): boolean | undefined => matcherOf(pattern)?.(text);

describe('patterns of forms', () => {
  it.each([
    ['^[A-Z]{2}\\d{4,6}$', 'AB12345', true],
    ['^[A-Z]{2}\\d{4,6}$', 'AB123', false],
    ['^[A-Z]{2}\\d{4,6}$', 'AB1234567', false],
    ['cat|dog', 'hotdog', true],
    ['^(?:cat|dog)s?$', 'cats', true],
    ['^(cat|dog)s?$', 'catss', false],
    ['^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$', 'ann@linemaker.test', true],
    ['^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$', 'ann@linemaker', false],
    ['^[-a-z]+$', 'a-b', true],
    ['^[a-z-]+$', 'a-b', true],
    ['^.$', '👍', true],
    ['^a.c$', 'a\nc', false],
    ['^$', '', true],
    ['', 'anything', true],
    ['\\.\\(\\)\\[\\]\\/', 'x.()[]/', true],
    ['^[\\d\\s]+$', '1 2', true],
    ['^\\w+$', 'a_1', true],
    ['^[À-ÿ]+$', 'éà', true],
    ['a{0}b', 'b', true],
    ['^(a|b)*?c', 'ababc', true],
  ])('the pattern %s matches %j: %s', (pattern, text, expected) => expect(finds(pattern, text)).toBe(expected));

  it.each([
    ['(a)\\1', '\\1 is not offered'],
    ['(?=a)', 'looking around and named groups are not offered'],
    ['(?<n>a)', 'looking around and named groups are not offered'],
    ['(', 'a group is not closed'],
    [')', ') closes nothing'],
    ['[a', 'a class is not closed'],
    ['[]', 'a class is empty'],
    ['[z-a]', 'a range in a class goes from one character up to another'],
    ['*', '* must be written as \\* here'],
    ['a{', '{ must begin a count such as {2,4}, or be written as \\{'],
    ['a{3,2}', 'a count ends before it begins'],
    ['a{999}', 'counts go up to 200'],
    ['a**', 'a count cannot follow a count'],
    ['\\p{L}', '\\p is not offered'],
    ['((a{200}){200}){200}', 'its counts make it too large'],
    [`${'('.repeat(30)}a${')'.repeat(30)}`, 'groups are nested too deeply'],
    ['^*', '^ and $ cannot be repeated'],
  ])('the pattern %s is refused: %s', (pattern, problem) => {
    expect(patternProblem(pattern)).toBe(problem);
    expect(matcherOf(pattern)).toBeNull();
  });

  it.each([
    '^(a+)+$',
    '(a*)*',
    '(a|a)*$',
    '(a|aa)+$',
    '^(\\w+\\s?)*$',
    '(.*a){12}',
    '^([a-z]+)*$',
    '(a?)*',
    '(a?){50}a{50}',
    '\\d*\\d*\\d*\\d*\\d*$',
    '^(\\d|\\w)+!',
  ])('the pattern %s, on which a backtracking engine would not end, is refused', (pattern) =>
    expect(patternProblem(pattern)).not.toBeNull(),
  );

  it.each([
    '^[A-Z]+$',
    '^\\d{5}(-\\d{4})?$',
    '^(\\w+\\s)*\\w+$',
    '^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$',
    '^.{1,200}$',
    '^(ab|cd)*$',
    '^a*b*c*$',
  ])('the pattern %s is allowed', (pattern) => expect(patternProblem(pattern)).toBeNull());

  it('any allowed pattern ends on a text that nearly matches', () => {
    const began = performance.now();
    for (const pattern of ['^(a+)+$', '^(a|a)*$', '^(a|aa)+$', '^(a?){200}a{200}$', '^((a*)*)*$'])
      expect(finds(pattern, `${'a'.repeat(1_999)}!`)).toBe(false);
    // A backtracking engine would double its work with each letter.
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  const piece = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '(a|b)', '(?:ab)', '\\d', 'a?', 'b*', '[a-c]+', 'a{2}', 'b{1,2}', '(a|ba)');
  it('a form’s patterns match what RegExp matches', () => {
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 5 }),
        fc.boolean(),
        fc.boolean(),
        fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1'), maxLength: 8 }),
        (pieces, atStart, atEnd, text) => {
          const pattern = `${atStart ? '^' : ''}${pieces.join('')}${atEnd ? '$' : ''}`;
          expect(finds(pattern, text)).toBe(new RegExp(pattern, 'u').test(text));
        },
      ),
      { numRuns: 400 },
    );
  });
});
