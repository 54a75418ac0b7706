import { describe, expect, test, vi } from 'vitest';
import { type Arrival, readGivenAnswers, takeLayout } from './givenAnswers.ts';

const startup = { anonymousToken: 'fresh' };
const layout = { __typename: 'Layout', slots: [{ __typename: 'Slot', kind: 'HeroShelf' }] };
const answers = [
  { operationName: 'Startup', variables: {}, result: { data: { startup } } },
  { operationName: 'PageLayout', variables: { canonicalUrl: '/casino' }, result: { data: { pageLayout: layout } } },
];
const json = JSON.stringify(answers);
const fresh: Arrival = { type: 'navigate', transferSize: 9_000 };
const nothing = { startup: null, layout: null };

describe('answers in the page', () => {
  test('are read from a page that came just now', () => {
    const given = { startup, layout: { canonicalUrl: '/casino', data: { pageLayout: layout } } };
    expect(readGivenAnswers(json, fresh)).toEqual(given);
    expect(readGivenAnswers(json, { ...fresh, type: 'reload' })).toEqual(given);
  });

  test.each<readonly [string, Arrival | undefined]>([
    ['that the browser went back to', { ...fresh, type: 'back_forward' }],
    ['that the browser had kept', { ...fresh, transferSize: 0 }],
    ['of which nothing is known', undefined],
  ])('are not read from a page %s: they are old, and so is their time', (_, arrival) => {
    expect(readGivenAnswers(json, arrival)).toEqual(nothing);
  });

  test.each([
    undefined,
    null,
    '',
    '{}',
    'null',
    '[',
    '"x"',
    '[null,1,"x",{}]',
    '[{"operationName":"Startup","variables":{},"result":{"errors":[]}}]',
  ])('are none when the page holds %j', (text) => expect(readGivenAnswers(text, fresh)).toEqual(nothing));
});

describe('the layout among them', () => {
  const writeQuery = vi.fn();
  const take = (canonicalUrl: string, list: unknown = answers) =>
    takeLayout({ client: { writeQuery } as never }, canonicalUrl, readGivenAnswers(JSON.stringify(list), fresh));

  test('is put where its page looks before it asks', () => {
    expect(take('/casino')).toEqual(['HeroShelf']);
    expect(writeQuery).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ variables: { canonicalUrl: '/casino' }, data: { pageLayout: layout } }),
    );
  });

  test('is for no other address, and no page that is not there', () => {
    expect(take('/')).toBeNull();
    expect(take('/casino', [{ ...answers[1], result: { data: { pageLayout: null } } }])).toBeNull();
  });
});
