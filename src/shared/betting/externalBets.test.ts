import { describe, expect, test } from 'vitest';
import { externalBetsIn, withoutExternalBets } from './externalBets.ts';

const read = (query: string) =>
  externalBetsIn(new URLSearchParams(query)).map(({ selectionId, price }) => [selectionId, price.num, price.den]);
const of = (id: string, num: string, den: string) => `marketSelectionId=${id}&oddsNumerator=${num}&oddsDenominator=${den}`;

describe('external bets', () => {
  test('external bets are read as an id with both parts of its odds, in order', () => {
    expect(read(`${of('e1:ml:home', '3', '2')}&${of('e2:ml:away', '10', '11')}`)).toEqual([
      ['e1:ml:home', 3n, 2n],
      ['e2:ml:away', 10n, 11n],
    ]);
  });

  test.each([
    'marketSelectionId=e1:ml:home',
    'marketSelectionId=e1:ml:home&oddsNumerator=3',
    'oddsNumerator=3&oddsDenominator=2',
    of('', '3', '2'),
    of('<script>', '3', '2'),
    of('e1', '0', '2'),
    of('e1', '3', '-2'),
    of('e1', '3', '1e9'),
    of('e1', '9'.repeat(13), '2'),
  ])('an external bet with a missing or invalid part is ignored: %s', (query) => {
    expect(read(query)).toEqual([]);
  });

  test('a repeated external bet counts once, and at most twenty are read', () => {
    expect(read(`${of('e1', '3', '2')}&${of('e1', '5', '2')}`)).toEqual([['e1', 3n, 2n]]);
    expect(read(Array.from({ length: 30 }, (_, at) => of(`e${at}`, '3', '2')).join('&'))).toHaveLength(20);
  });

  test('external bets are removed from the address, and other parameters stay', () => {
    expect(withoutExternalBets(new URLSearchParams(`a=1&${of('e1', '3', '2')}&b=2`))?.toString()).toBe('a=1&b=2');
    expect(withoutExternalBets(new URLSearchParams('a=1'))).toBeNull();
  });
});
