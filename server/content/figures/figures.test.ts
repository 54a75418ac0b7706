import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRateLimits } from '#server/platform/rateLimits/index.ts';
import { nodeCounts } from '#src/shared/figures/counts.ts';
import type { VitalValues } from '#src/shared/figures/vitals.ts';
import { useTestStore } from '#tests/support/store.ts';
import type { Revision } from '../serve/admit.ts';
import { createFigures, type FigureBatch, type KeptBatch, type Reporter } from './figures.ts';
import { forgetUnits, readFigures, writeFigures } from './figureStore.ts';

const NOON = Date.parse('2026-11-30T17:00:00Z');
const DAY_MS = 86_400_000;
const node = (id: string): Revision['nodes'][number] => ({
  ...{ id, digest: id, kind: 'QuickLinksShelf', parent: null, region: 'main', criticality: 'OPTIONAL', isGuarded: false },
  ...{ fallback: null, rule: null, label: null, trackingId: null, presentation: null, absence: null, content: null },
});
const revision = (hash: string, surface: string): Revision => ({
  ...{ hash, surface, title: null, lacks: [], rules: [], personal: null },
  nodes: [node('a'), { ...node('b'), presentation: 'grid' }],
});
const chrome = 'Mozilla/5.0 (X11; Linux x64) Chrome/156.0';
const reporter: Reporter = { unit: 'visit-1', network: '192.0.2', agent: chrome, brand: 'tsb' };
const batch: FigureBatch = {
  ...{ session: 'token', page: 'page-000000000001', openedAt: NOON, sequence: 0, isPlayer: false },
  nodes: [{ revision: 'h1', nodeId: 'a_home', seen: 1 }],
};

function scene() {
  let [now, published] = [NOON, [revision('h1', 'home')]];
  let isAway = false;
  const written: KeptBatch[] = [];
  const looked = vi.fn<() => void>();
  const figures = createFigures({
    now: () => new Date(now),
    published: () => {
      looked();
      return published;
    },
    rateLimits: createRateLimits(() => now),
    write: async (batches) => {
      if (isAway) throw new Error('away');
      written.push(...batches);
    },
  });
  return {
    ...figures,
    written,
    looked,
    pass: (ms: number) => (now += ms),
    publish: (...revisions: Revision[]) => (published = revisions),
    away: (away: boolean) => (isAway = away),
  };
}

describe('reports of what nodes achieve', () => {
  it('a report names the node of the revision and the surface', async () => {
    const { take, flush, written } = scene();
    expect(take({ ...batch, nodes: [{ revision: 'h1~marked', nodeId: 'b_home_us', presses: 2 }] }, reporter)).toBe(true);
    await flush();
    expect(written.map(({ audience, lost, nodes }) => [audience, lost, nodes])).toEqual([
      ['visitor', 0, [{ surface: 'home', revision: 'h1', nodeId: 'b', presentation: 'grid', counts: { ...nodeCounts, presses: 2 } }]],
    ]);
  });

  it('pages that still show a replaced revision are counted', async () => {
    const { take, flush, written, publish } = scene();
    take(batch, reporter);
    publish(revision('h2', 'home'));
    take({ ...batch, sequence: 1 }, reporter);
    await flush();
    expect(written.map(({ nodes }) => nodes.length)).toEqual([1, 1]);
  });

  it('facts of unknown nodes and revisions count as lost', async () => {
    const { take, flush, written } = scene();
    const nodes = [...batch.nodes, { revision: 'gone', nodeId: 'a_home', seen: 1 }, { revision: 'h1', nodeId: 'x_home', seen: 1 }];
    take({ ...batch, lost: 3, nodes, vitals: { revision: 'gone', lcp: 1 } }, reporter);
    take({ ...batch, sequence: 1, nodes: [], vitals: { revision: 'h1', lcp: 1 } }, reporter);
    await flush();
    expect(written.map(({ lost, nodes: kept, vitals }) => [lost, kept.length, vitals])).toEqual([
      [6, 1, null],
      [0, 0, { surface: 'home', revision: 'h1', values: { lcp: 1 } }],
    ]);
  });

  it('a report of two hundred unknown revisions looks at the published ones once', () => {
    const { take, looked } = scene();
    take(
      { ...batch, nodes: Array.from({ length: 200 }, (_, at) => ({ revision: `gone${at}`, nodeId: 'a_home', seen: 1 as const })) },
      reporter,
    );
    expect(looked).toHaveBeenCalledTimes(1);
  });

  it('a node that is named twice in a report counts once, and once for each place of the page', async () => {
    const { take, flush, written } = scene();
    const more = { revision: 'h1', nodeId: 'a_home', presses: 100 };
    take({ ...batch, nodes: [...batch.nodes, more, more, { ...more, nodeId: 'a_menu' }] }, reporter);
    await flush();
    expect(written.map(({ lost, nodes }) => [lost, nodes.map(({ counts }) => [counts.seen, counts.presses])])).toEqual([
      [
        2,
        [
          [1, 0],
          [0, 100],
        ],
      ],
    ]);
  });

  it('reports wait up to a number of facts, whatever their size', () => {
    const { take } = scene();
    const nodes = Array.from({ length: 200 }, (_, at) => ({ revision: 'h1', nodeId: `a_${at}`, seen: 1 as const }));
    const taken = Array.from({ length: 501 }, (_, at) =>
      take({ ...batch, nodes, page: `page-${at}` }, { ...reporter, unit: `visit-${at}`, network: `network-${at}` }),
    );
    expect([taken.filter(Boolean).length, taken.at(-1)]).toEqual([498, false]);
  });

  it.each<[string, object, object]>([
    ['a visit without a signed token', {}, { unit: null }],
    ['a crawler', {}, { agent: 'Googlebot/2.1' }],
    ['no browser', {}, { agent: undefined }],
    ['a page older than a day', { openedAt: NOON - DAY_MS - 1 }, {}],
    ['a page of the future', { openedAt: NOON + 61_000 }, {}],
  ])('a report of %s is answered and not counted', async (_who, of, from) => {
    const { take, flush, written } = scene();
    expect(take({ ...batch, ...of }, { ...reporter, ...from })).toBe(true);
    await flush();
    expect(written).toEqual([]);
  });

  it('a visit reports 120 times a minute', () => {
    const { take, pass } = scene();
    const report = (sequence: number) => take({ ...batch, sequence }, reporter);
    expect(Array.from({ length: 121 }, (_, sequence) => report(sequence)).filter((isTaken) => !isTaken)).toHaveLength(1);
    expect(take(batch, { ...reporter, unit: 'visit-2' })).toBe(true);
    pass(60_001);
    expect(report(121)).toBe(true);
  });

  it('reports that could not be written are written later', async () => {
    const { take, flush, written, away } = scene();
    away(true);
    take(batch, reporter);
    await expect(flush()).rejects.toThrow('away');
    away(false);
    await flush();
    expect(written).toHaveLength(1);
  });
});

describe('figures in the database', () => {
  const store = useTestStore();
  const now = new Date(NOON);
  const kept = (
    more: Partial<KeptBatch> & { readonly id?: string; readonly seen?: number; readonly presses?: number; readonly refusals?: number },
  ): KeptBatch => {
    const { id = 'a', seen = 1, presses = 0, refusals = 0, ...rest } = more;
    const counts = { ...nodeCounts, seen, presses, refusals, dwellMs: 1_000 };
    return {
      ...{ page: 'p1', sequence: 0, unit: 'v1', brand: 'tsb', audience: 'visitor', lost: 0, vitals: null },
      nodes: [{ surface: 'home', revision: 'h1', nodeId: id, presentation: 'grid', counts }],
      ...rest,
    };
  };
  const read = (brand = '*', least = 1, since = now) => readFigures(store().db, { surface: 'home', brand, least }, since);
  const unitsLeft = async () => (await sql`SELECT unit FROM figure_units`.execute(store().db)).rows.length;
  const write = (batches: readonly KeptBatch[], at = now) => writeFigures(store().db)(batches, at);
  beforeEach(async () => {
    for (const table of ['figure_batches', 'figure_units', 'vital_units', 'figure_keys', 'node_figures', 'page_vitals', 'figure_losses'])
      await sql`DELETE FROM ${sql.table(table)}`.execute(store().db);
  });

  it('a batch sent again, also at once and to another process, is counted once', async () => {
    const batch = kept({ presses: 1, refusals: 1 });
    await Promise.all(Array.from({ length: 4 }, () => write([batch, batch])));
    const { figures, loss } = await read();
    expect(figures).toMatchObject([{ visits: 1, pressed_visits: 1, seen: 1, presses: 1, refusals: 1, presentation: 'grid' }]);
    expect(loss).toEqual({ batches: 1, lostBatches: 0, lostFacts: 0 });
  });

  it('numbers missing between batches are lost batches, before and after the numbers are forgotten', async () => {
    await write([kept({ sequence: 1 }), kept({ sequence: 4, lost: 7 }), kept({ page: 'p2', brand: 'hwc' })]);
    const lost = { batches: 3, lostBatches: 3, lostFacts: 7 };
    expect((await read()).loss).toEqual(lost);
    await forgetUnits(store().db, new Date(NOON + 2 * DAY_MS));
    expect(await unitsLeft()).toBe(2);
    await forgetUnits(store().db, new Date(NOON + 3 * DAY_MS));
    expect((await read()).loss).toEqual(lost);
    expect(await unitsLeft()).toBe(0);
    expect((await read('hwc')).loss).toEqual({ batches: 1, lostBatches: 0, lostFacts: 0 });
  });

  it('a page open at midnight loses no batch when the day before is forgotten', async () => {
    await write([kept({ sequence: 0 })]);
    await write([kept({ sequence: 1 })], new Date(NOON + DAY_MS));
    expect((await read('*', 1, new Date(NOON + DAY_MS))).loss.lostBatches, 'today').toBe(0);
    await forgetUnits(store().db, new Date(NOON + 3 * DAY_MS));
    expect((await read()).loss.lostBatches).toBe(0);
    await forgetUnits(store().db, new Date(NOON + 4 * DAY_MS));
    expect((await read()).loss).toEqual({ batches: 2, lostBatches: 0, lostFacts: 0 });
  });

  it('no difference of two answers shows fewer than twenty visits of a day and a brand', async () => {
    const visits = (brand: string, count: number) =>
      Array.from({ length: count }, (_, at) => kept({ page: `${brand}${at}`, unit: `v${at}`, brand, presses: at === 0 ? 1 : 0 }));
    await write([...visits('tsb', 20), ...visits('hwc', 19)]);
    await write(
      visits('tsb', 5).map((each) => ({ ...each, page: `next${each.page}` })),
      new Date(NOON + DAY_MS),
    );
    const shown = async (brand: string) =>
      (await read(brand, 20)).figures.map(({ visits: all, pressed_visits: pressed }) => [all, pressed]);
    expect([await shown('*'), await shown('tsb'), await shown('hwc')]).toEqual([[[20, 1]], [[20, 1]], [[0, 0]]]);
  });

  it('the first vitals of each visit for a surface and day are in the histogram, and a day below the least is left out', async () => {
    const measured = (unit: string, values: VitalValues, more: Partial<KeptBatch> = {}): KeptBatch =>
      kept({ page: `${unit}${JSON.stringify(values)}`, unit, vitals: { surface: 'home', revision: 'h1', values }, ...more });
    await write([measured('v1', { lcp: 900, cls: 0 }), measured('v1', { lcp: 20_000 }), measured('v2', { lcp: 20_000 })]);
    await write([measured('v2', { lcp: 100 }), measured('v3', { lcp: 950 }, { brand: 'hwc' })]);
    const told = async (least: number) => (await read('*', least)).vitals.map(({ vital, bucket, visits }) => [vital, bucket, visits]);
    expect(await told(1)).toEqual([
      ['cls', 0, 1],
      ['lcp', 3, 2],
      ['lcp', 12, 1],
    ]);
    expect(await told(2)).toEqual([
      ['lcp', 3, 1],
      ['lcp', 12, 1],
    ]);
    await forgetUnits(store().db, new Date(NOON + 3 * DAY_MS));
    expect((await sql`SELECT unit FROM vital_units`.execute(store().db)).rows).toEqual([]);
  });

  it('no row holds the visit itself', async () => {
    await write([kept({ unit: 'visit-of-somebody' })]);
    const { rows } = await sql<{ unit: Buffer }>`SELECT unit FROM figure_units`.execute(store().db);
    expect(rows.map(({ unit }) => unit.length)).toEqual([16]);
    expect(rows.some(({ unit }) => unit.toString('latin1').includes('visit'))).toBe(false);
  });

  it('the figures equal a count of the facts, whatever the order, the repeats and the processes', async () => {
    const fact = fc.record({
      page: fc.constantFrom('p1', 'p2', 'p3'),
      sequence: fc.nat(3),
      unit: fc.constantFrom('v1', 'v2', 'v3'),
      id: fc.constantFrom('a', 'b'),
      seen: fc.nat(1),
      presses: fc.nat(2),
    });
    await fc.assert(
      fc
        .asyncProperty(fc.array(fc.array(fact, { maxLength: 6 }), { maxLength: 4 }), async (flushes) => {
          for (const flush of flushes) await write(flush.map(kept));
          const first = new Map<string, KeptBatch>();
          for (const each of flushes) {
            // Counts a repeated batch number once. In one flush the last wins, but earlier flushes win over later ones.
            const own = new Map(each.map((facts) => [`${facts.page} ${facts.sequence}`, kept(facts)]));
            for (const [name, one] of own) if (!first.has(name)) first.set(name, one);
          }
          const facts = [...first.values()].flatMap(({ unit, nodes }) => nodes.map(({ nodeId, counts }) => ({ unit, nodeId, ...counts })));
          const expected = ['a', 'b'].flatMap((nodeId) => {
            const own = facts.filter((each) => each.nodeId === nodeId);
            const visits = new Set(own.filter(({ seen, presses }) => seen + presses > 0).map(({ unit }) => unit));
            const pressed = new Set(own.filter(({ presses }) => presses > 0).map(({ unit }) => unit));
            const sum = (field: 'seen' | 'presses') => own.reduce((total, each) => total + each[field], 0);
            return own.length === 0 ? [] : [[nodeId, visits.size, pressed.size, sum('seen'), sum('presses')]];
          });
          const { figures } = await read();
          expect(figures.map((each) => [each.node_id, each.visits, each.pressed_visits, each.seen, each.presses])).toEqual(expected);
        })
        .beforeEach(async () => {
          for (const table of ['figure_batches', 'figure_units', 'node_figures', 'figure_losses'])
            await sql`DELETE FROM ${sql.table(table)}`.execute(store().db);
        }),
      { numRuns: 25 },
    );
  });
});
