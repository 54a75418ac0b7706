import { describe, expect, test } from 'vitest';
import { type Arrival, readGivenAnswers } from './givenAnswers.ts';

const answer = { operationName: 'Startup', variables: {}, result: { data: { startup: null } } };
const json = JSON.stringify([answer]);
const fresh: Arrival = { type: 'navigate', transferSize: 9_000 };

describe('answers in the page', () => {
  test('are read from a page that came just now', () => {
    expect(readGivenAnswers(json, fresh)).toEqual([answer]);
    expect(readGivenAnswers(json, { ...fresh, type: 'reload' })).toEqual([answer]);
  });

  test.each<readonly [string, Arrival | undefined]>([
    ['that the browser went back to', { ...fresh, type: 'back_forward' }],
    ['that the browser had kept', { ...fresh, transferSize: 0 }],
    ['of which nothing is known', undefined],
  ])('are not read from a page %s: they are old, and so is their time', (_, arrival) => {
    expect(readGivenAnswers(json, arrival)).toEqual([]);
  });

  test.each([undefined, null, '', '{}', 'null', '[', '"x"', '[null,1,"x",{}]', '[{"operationName":"A","variables":null,"result":{}}]'])(
    'are none when the page holds %j',
    (text) => expect(readGivenAnswers(text, fresh)).toEqual([]),
  );
});
