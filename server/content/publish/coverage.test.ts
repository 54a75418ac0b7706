import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admit } from '../serve/admit.ts';
import { createCapabilities, manifestHash, type Manifest } from './capabilities.ts';
import { coverageOf } from './coverage.ts';
import { surfaceOf } from '../documents/surfaces.ts';

const home = surfaceOf('home');
if (!home) throw new Error('home');
const links = { title: 'x', links: [{ id: 'live', label: 'Live', icon: 'live' }] };
const words = { title: 'x', blocks: [{ id: 'a', style: 'note', spans: [{ text: 'Words' }] }] };
const document = {
  surface: 'home',
  order: ['links', 'words', 'broken'],
  nodes: {
    links: { id: 'links', kind: 'QuickLinksShelf', v: 2, criticality: 'MANDATORY', props: links },
    words: { id: 'words', kind: 'EditorialShelf', v: 1, criticality: 'OPTIONAL', props: words },
    broken: { id: 'broken', kind: 'HologramShelf', v: 1, criticality: 'OPTIONAL', props: {} },
  },
};
const revision = admit({ hash: 'h', surface: 'home', document }, home, () => undefined);

const build = (name: string, kinds: Manifest['kinds']): Manifest => ({ build: name, kinds, presentations: {} });
const today = build('today', { QuickLinksShelf: 2, EditorialShelf: 1 });
const lastMonth = build('last month', { QuickLinksShelf: 2 });
const lastYear = build('last year', { QuickLinksShelf: 1 });
const capabilities = createCapabilities([today, lastMonth, lastYear]);
const live = (counts: readonly (readonly [Manifest | string | null, number])[]) =>
  counts.map(([of, sessions]) => ({ hash: typeof of === 'object' && of !== null ? manifestHash(of) : of, sessions }));
const of = (...counts: readonly (readonly [Manifest | string | null, number])[]) => coverageOf(revision, live(counts), capabilities);

describe('coverage of a document by live clients', () => {
  it('today’s build covers the whole document', () => {
    expect(of([today, 10])).toEqual({ sessions: 10, share: 0, own: 0, unknown: 0, nodes: [] });
  });

  it('coverage names each node that older builds cannot draw, with their share', () => {
    expect(of([today, 90], [lastMonth, 8], [lastYear, 2])).toEqual({
      sessions: 100,
      share: 0.1,
      own: 0,
      unknown: 0,
      nodes: [
        { nodeId: 'links', kind: 'QuickLinksShelf', criticality: 'MANDATORY', share: 0.02 },
        { nodeId: 'words', kind: 'EditorialShelf', criticality: 'OPTIONAL', share: 0.1 },
      ],
    });
  });

  it('builds older than a surface count as drawing it by their own code', () => {
    const counts = live([
      [today, 6],
      [lastMonth, 3],
      [null, 1],
    ]);
    expect(coverageOf(revision, counts, capabilities, ['EditorialShelf'])).toEqual({
      sessions: 10,
      share: 0,
      own: 0.3,
      unknown: 0.1,
      nodes: [],
    });
    expect(coverageOf(revision, counts, capabilities, ['EditorialShelf', 'QuickLinksShelf'])).toMatchObject({ share: 0.3, own: 0 });
  });

  it('clients of unknown builds are counted apart', () => {
    expect(of([today, 6], [null, 3], ['made-up', 1])).toMatchObject({ share: 0, unknown: 0.4 });
    expect(of()).toEqual({ sessions: 0, share: 0, own: 0, unknown: 0, nodes: [] });
  });

  it('the shares of coverage never exceed one', () => {
    const anyCount = fc.tuple(fc.constantFrom(today, lastMonth, lastYear, null, 'made-up'), fc.nat(1_000));
    fc.assert(
      fc.property(fc.uniqueArray(anyCount, { selector: ([which]) => which }), (counts) => {
        const { share, unknown, nodes } = of(...counts);
        expect(share + unknown).toBeLessThanOrEqual(1 + 1e-9);
        for (const node of nodes) expect(node.share).toBeLessThanOrEqual(share);
      }),
    );
  });
});
