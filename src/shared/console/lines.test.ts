import { expect, test } from 'vitest';
import { marketText, outcomeText, selectionText } from './lines.ts';

test.each([
  [{ name: 'Lions', type: 'home', points: -350 }, 'Lions -3.5', 'A market, Lions -3.5'],
  [{ name: 'Bears', type: 'away', points: 350 }, 'Bears +3.5', 'A market, Bears +3.5'],
  [{ name: 'Over', type: 'over', points: 4_450 }, 'Over 44.5', 'A market, Over 44.5'],
  [{ name: 'Bears', type: 'away', points: 0 }, 'Bears PK', 'A market, Bears PK'],
  [{ name: 'Bears', type: 'away', points: null }, 'Bears', 'A market'],
])('the selection %o is named %s, its market %s', (selection, named, market) => {
  expect([selectionText(selection), marketText('A market', selection)]).toEqual([named, market]);
});

test('a market without selections has only its name', () => expect(marketText('A market', undefined)).toBe('A market'));

test('a selection shown alone is named with its market', () =>
  expect(outcomeText({ name: 'Lions', type: 'home', points: -350 }, 'Alternate Spread')).toBe('Lions -3.5, Alternate Spread'));
