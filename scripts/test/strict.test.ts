import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder, ROOT } from '../files.ts';
import { isDrawn, isStrict, LOOSE_JOURNEYS, STRICT_WORDS, wordsIn } from './strict.ts';

const files = ['src', 'registry', 'brands', 'fixtures', 'tests/e2e'].flatMap((folder) => filesUnder(folder, '')).filter(isDrawn);
const titles = (file: string): readonly string[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\b(?:it|test|describe)(?:\.\w+)*(?:\([^)]*\))?\(\s*(['"`])(.*?)\1,/gs)].map(
    ([, , title = '']) => title,
  );

describe('a strict test', () => {
  const used = new Set(files.flatMap((file) => [file, ...titles(file)]).flatMap(wordsIn));
  const unused = (list: string): readonly string[] => list.split(' ').filter((word) => !used.has(word));

  it.each(Object.entries(STRICT_WORDS))('every strict word about %s is used in some test', (_, list) => {
    expect(unused(list)).toEqual([]);
    expect(unused(`${list} zebra`)).toEqual(['zebra']);
  });

  it.each([
    'tests/e2e/deposits.e2e.ts',
    'tests/e2e/oneRealBet.e2e.ts',
    'tests/e2e/betTypes.e2e.ts',
    'tests/e2e/lostAnswer.e2e.ts',
    'tests/e2e/shareBet.e2e.ts',
    'tests/e2e/amounts.e2e.ts',
    'tests/e2e/casinoPlay.e2e.ts',
    'tests/e2e/account.e2e.ts',
    'tests/e2e/foreignPage.e2e.ts',
    'tests/e2e/consoleOrigin.e2e.ts',
  ])('every test in %s is strict, whatever its title', (file) => {
    expect(files).toContain(file);
    expect(isStrict(file, '')).toBe(true);
  });

  it('every browser test outside the list of loose ones is strict', () => {
    const loose = LOOSE_JOURNEYS.map((name) => `tests/e2e/${name}.e2e.ts`);
    expect(loose.filter((file) => !files.includes(file))).toEqual([]);
    const journeys = files.filter((file) => file.startsWith('tests/e2e/') && !loose.includes(file));
    expect(journeys.filter((file) => !isStrict(file, ''))).toEqual([]);
  });

  it.each([
    ['tests/e2e/overTheBorder.e2e.ts', 'a new player bets at home, walks over the border'],
    ['tests/e2e/changes.e2e.ts', 'a price that moved is refused with a specific error'],
    ['tests/e2e/keyboard.e2e.ts', 'the whole line by keyboard alone'],
    ['tests/e2e/addresses.e2e.ts', 'a password that was forgotten is replaced by way of a mail'],
    ['src/app/page/Page.test.tsx', 'is composed anew for a visitor who logs in'],
    ['src/core/betslip/react/card/PriceButton.test.tsx', 'moves'],
    ['src/core/geolocation/react/useWalkWatch.test.tsx', 'moves'],
    ['src/core/auth/react/notifyingRunner.test.tsx', 'moves'],
    ['server/platform/store/migrate.test.ts', 'runs each once'],
  ])('a test in %s is strict by its title or kind: %s', (file, title) => {
    expect(isStrict(file, title)).toBe(true);
  });

  it.each([
    ['tests/e2e/film.e2e.ts', 'a film is loaded once it is pressed'],
    ['tests/e2e/gallery.e2e.ts', 'the gallery, light, 375 px'],
    ['tests/e2e/everyPage.e2e.ts', 'every page for a player, tsb, light or dark, each width: nothing to complain of, no text cut'],
    ['src/ui/fields/Toggle.test.tsx', 'a toggle is reached by Tab'],
  ])('a test in %s is not strict: %s', (file, title) => {
    expect(isStrict(file, title)).toBe(false);
  });
});
