import { describe, expect, test } from 'vitest';
import { splitPhones, telLink } from './phone.ts';

const phonesIn = (text: string): readonly string[] =>
  splitPhones(text)
    .filter(({ phone }) => phone)
    .map((part) => part.text);

describe('a number to call', () => {
  test.each([
    ['1-800-GAMBLER', 'tel:18004262537'],
    ['1-877-8-HOPENY', 'tel:18778467369'],
    ['1-800-NEXT-STEP', 'tel:180063987837'],
    ['(555) 010-0199', 'tel:5550100199'],
    ['+1 555 010 0199', 'tel:+15550100199'],
    ['1-800-gambler', 'tel:18004262537'],
  ])('the phone number %s becomes %s', (written, link) => {
    expect(telLink(written)).toBe(link);
  });

  test('a phone link contains only digits', () => {
    expect(telLink('1-800-426-2537" onclick="')).toMatch(/^tel:\d+$/);
  });
});

describe('numbers in a text', () => {
  test.each([
    ['Gambling problem? Call 1-800-GAMBLER.', ['1-800-GAMBLER']],
    ['Call 1-877-8-HOPENY or text HOPENY (467369).', ['1-877-8-HOPENY']],
    ['Call (555) 010-0199 at any hour', ['(555) 010-0199']],
    ['Call 888-532-3500 or 1-800-NEXT-STEP', ['888-532-3500', '1-800-NEXT-STEP']],
  ])('phone numbers are found in %j', (text, phones) => {
    expect(phonesIn(text)).toEqual(phones);
  });

  test.each(['You must be 21 or older.', 'Bet $1,000 by 12/31/2026.', 'See 2026-11-21 for the odds of 10-1.', ''])(
    'no phone number is found in %j',
    (text) => {
      expect(phonesIn(text)).toEqual([]);
    },
  );

  test('splitting a text at phone numbers loses no character', () => {
    for (const text of ['Call 1-800-GAMBLER now, or 888-532-3500.', '1-800-GAMBLER', 'no number'])
      expect(
        splitPhones(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });
});
