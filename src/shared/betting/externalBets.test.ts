import { describe, expect, test } from 'vitest';
import { externalBetsIn, withoutExternalBets } from './externalBets.ts';

const read = (query: string) =>
  externalBetsIn(new URLSearchParams(query)).map(({ selectionId, price }) => [selectionId, price.num, price.den]);
const of = (id: string, num: string, den: string) => `marketSelectionId=${id}&oddsNumerator=${num}&oddsDenominator=${den}`;

describe('bets that a link from elsewhere names', () => {
  test('are an id with both parts of a price, in their order', () => {
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
  ])('are none where one of the three is missing or is no id or price: %s', (query) => {
    expect(read(query)).toEqual([]);
  });

  test('count once, and are at most twenty', () => {
    expect(read(`${of('e1', '3', '2')}&${of('e1', '5', '2')}`)).toEqual([['e1', 3n, 2n]]);
    expect(read(Array.from({ length: 30 }, (_, at) => of(`e${at}`, '3', '2')).join('&'))).toHaveLength(20);
  });

  test('leave the address once they are read, and nothing else does', () => {
    expect(withoutExternalBets(new URLSearchParams(`a=1&${of('e1', '3', '2')}&b=2`))?.toString()).toBe('a=1&b=2');
    expect(withoutExternalBets(new URLSearchParams('a=1'))).toBeNull();
  });
});
