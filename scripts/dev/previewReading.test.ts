import { describe, expect, it } from 'vitest';
import { authored } from '#server/content/authored/index.ts';
import { documentIn } from './documentIn.ts';
import { readingOf, type Question } from './previewReading.ts';
import { sampleReceipt } from './previewSamples.ts';

const links = {
  ...{
    id: 'links',
    kind: 'QuickLinksShelf',
    v: 1,
    criticality: 'DEGRADABLE',
    fallback: { kind: 'FallbackText', text: 'Links come later.' },
  },
  props: { title: 'Links', items: [{ id: 'a', label: 'Live', icon: 'live', url: '/live' }] },
};
const ask = (document: unknown, changes: Partial<Question> = {}) =>
  readingOf({
    text: typeof document === 'string' ? document : JSON.stringify(document),
    brand: 'tsb',
    region: 'US-NJ',
    build: 'now',
    odds: 'AMERICAN',
    ...changes,
  });

type Slot = { readonly id: string; readonly kind: string; readonly absence: string | null; readonly node: object | null };
const slotsOf = (data: unknown): readonly Slot[] => (data as { readonly pageLayout: { readonly slots: readonly Slot[] } }).pageLayout.slots;

describe('a file', () => {
  it.each([
    ['{', /^it is not JSON: /],
    ['[]', /^it holds no document/],
    ['"text"', /^it holds no document/],
    ['{"nodes":{},"order":[]}', /^it says no surface/],
  ])('a preview of the file %s is refused with a reason', async (text, words) => {
    const { problems, drawing } = await ask(text);
    expect(problems).toEqual([{ nodeId: null, path: '', message: expect.stringMatching(words) as string }]);
    expect(drawing).toBeNull();
  });

  it('a file with one node is previewed on a surface that accepts its family', () => {
    const found = documentIn(JSON.stringify(links));
    expect(found).toMatchObject({ ok: true, value: { surface: 'home', kinds: ['QuickLinksShelf'], document: { order: ['links'] } } });
    expect(documentIn('{"kind":"TipForm"}')).toMatchObject({ value: { surface: 'form:preview', document: { order: ['node'] } } });
    expect(documentIn('{"kind":"HologramShelf"}')).toMatchObject({ value: { surface: 'home' } });
  });
});

describe('the production validator', () => {
  it('an invalid document is not drawn, and its problems are listed', async () => {
    const { problems, drawing, kinds } = await ask({ ...links, props: { title: '', items: [] } });
    expect(problems).toEqual([{ nodeId: 'links', path: '/props/title', message: 'must NOT have fewer than 1 characters' }]);
    expect(drawing).toBeNull();
    expect(kinds).toEqual(['QuickLinksShelf']);
  });

  it('the preview checks order, places and links of the whole document', async () => {
    const { problems } = await ask({ surface: 'home', nodes: { links }, order: ['gone'] });
    expect(problems.map(({ nodeId, message }) => [nodeId, message])).toEqual([
      ['gone', 'listed, but this part does not exist'],
      ['links', 'not placed anywhere'],
    ]);
  });
});

describe('a document that may be published', () => {
  it('a valid document is drawn from the answer to the client’s own query', async () => {
    const { problems, drawing } = await ask(links);
    expect(problems).toEqual([]);
    expect(drawing).toMatchObject({ operation: 'PageLayout', variables: { canonicalUrl: '/' } });
    expect(slotsOf(drawing?.data)).toMatchObject([
      { kind: 'QuickLinksShelf', absence: null, node: { __typename: 'QuickLinksShelf', title: 'Links' } },
    ]);
  });

  it('an older build gets the fallback of a kind that it does not know', async () => {
    const { drawing } = await ask(links, { build: 'without:QuickLinksShelf' });
    expect(slotsOf(drawing?.data)).toMatchObject([{ absence: 'UNSUPPORTED', node: null, fallback: { text: 'Links come later.' } }]);
  });

  it.each([
    ['US-NJ', 1],
    ['CA-ON', 0],
  ])('a preview follows the document’s rules on regions: %s gets %i shelf', async (region, count) => {
    const { drawing } = await ask({ ...links, when: { regions: ['US-NJ'] } }, { region: region as 'US-NJ' });
    expect(slotsOf(drawing?.data)).toHaveLength(count);
  });

  it.each(authored.map(({ document }) => [document.surface, document] as const))(
    'the preview of %s draws every node',
    async (surface, document) => {
      const { problems, drawing } = await ask(document);
      expect({ surface, problems }).toEqual({ surface, problems: [] });
      expect(JSON.stringify(drawing?.data)).not.toMatch(/"SOURCE_FAILED"|^null$/);
    },
  );
});

describe('a sample receipt', () => {
  it.each([
    ['receipt:bet-placed', { about: 'bet', payout: null }],
    ['receipt:bet-settled', { about: 'bet', payout: 1_909n }],
    ['receipt:deposit-successful', { about: 'transaction', type: 'DEPOSIT', status: 'SUCCESSFUL' }],
    ['receipt:withdrawal-pending-cash-pickup', { about: 'transaction', status: 'PENDING_CASH_PICKUP' }],
  ])('a sample receipt at %s fits its surface', (surface, expected) => {
    expect(sampleReceipt(surface)).toMatchObject(expected);
  });
});
