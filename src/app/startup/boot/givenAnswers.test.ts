import { describe, expect, test, vi } from 'vitest';
import { type Arrival, kindsFor, readGivenAnswers, takeFrame, takeLayout } from './givenAnswers.ts';

const startup = { anonymousToken: 'fresh' };
const layout = { __typename: 'Layout', slots: [{ __typename: 'Slot', kind: 'HeroShelf' }] };
const answers = [
  { operationName: 'Startup', variables: {}, result: { data: { startup } } },
  { operationName: 'PageLayout', variables: { canonicalUrl: '/casino' }, result: { data: { pageLayout: layout } } },
  { operationName: 'PageFrame', variables: {}, result: { data: { footer: layout } } },
];
const json = JSON.stringify(answers);
const fresh: Arrival = { type: 'navigate', transferSize: 9_000 };
const nothing = { startup: null, layout: null, frame: null, tree: null };

describe('answers in the page', () => {
  test('answers in a freshly loaded page are read', () => {
    const given = { startup, layout: { canonicalUrl: '/casino', data: { pageLayout: layout } }, frame: { footer: layout }, tree: null };
    expect(readGivenAnswers(json, fresh)).toEqual(given);
    expect(readGivenAnswers(json, { ...fresh, type: 'reload' })).toEqual(given);
  });

  test.each<readonly [string, Arrival | undefined]>([
    ['that the browser went back to', { ...fresh, type: 'back_forward' }],
    ['that the browser had kept', { ...fresh, transferSize: 0 }],
    ['of which nothing is known', undefined],
  ])('answers in a page %s are outdated and not read', (_, arrival) => {
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
  ])('a page with %j has no answers', (text) => expect(readGivenAnswers(text, fresh)).toEqual(nothing));
});

describe('the layout among them', () => {
  const given = (list: unknown = answers) => readGivenAnswers(JSON.stringify(list), fresh);

  test('the kinds of a layout in the page are known before it is stored', () => {
    expect(kindsFor('/casino', given())).toEqual(['HeroShelf']);
  });

  test('a layout in the page is stored under its own query', async () => {
    const writeQuery = vi.fn();
    await takeLayout({ client: { writeQuery } as never }, '/casino', given());
    expect(writeQuery).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ variables: { canonicalUrl: '/casino' }, data: { pageLayout: layout } }),
    );
  });

  test('a layout in the page is not used for another address or a missing page', async () => {
    const missing = [{ ...answers[1], result: { data: { pageLayout: null } } }];
    expect(kindsFor('/', given())).toBeNull();
    expect(kindsFor('/casino', given(missing))).toBeNull();
    // Any use of the missing client would throw.
    await takeLayout({ client: undefined as never }, '/', given());
    await takeLayout({ client: undefined as never }, '/casino', given(missing));
  });
});

describe('the frame among them', () => {
  test('a frame in the page is stored under its own query and names its kinds', () => {
    const writeQuery = vi.fn();
    const frame = { footer: layout, header: null } as never;
    expect(takeFrame({ client: { writeQuery } as never }, { frame, tree: null })).toEqual(['HeroShelf']);
    expect(writeQuery).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ data: frame }));
  });

  test('a page without a frame stores none', () =>
    expect(takeFrame({ client: undefined as never }, { frame: null, tree: null })).toEqual([]));

  test('the menu tree in the page is stored, so that the menu loads nothing', () => {
    const writeQuery = vi.fn();
    const frameLayout = { frameLayout: layout };
    const { tree } = readGivenAnswers(
      JSON.stringify([{ operationName: 'FrameLayout', variables: { surface: 'left-menu' }, result: { data: frameLayout } }]),
      fresh,
    );
    expect(takeFrame({ client: { writeQuery } as never }, { frame: null, tree })).toEqual(['HeroShelf']);
    expect(writeQuery).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ variables: { surface: 'left-menu' }, data: frameLayout }));
  });
});
