import { execFileSync } from 'node:child_process';
import { cleanup, render } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '#brands/tsb/brand.ts';
import { casinoShelves } from '#registry/casinoShelves/index.ts';
import { menuShelves } from '#registry/menuShelves/index.ts';
import { pageShelves } from '#registry/pageShelves/index.ts';
import { Stage, stagePorts } from '#src/console/preview/Stage.tsx';
import { stagePlatform } from '#src/console/preview/stagePlatform.ts';
import { PageLayoutDocument, type PageSlotsFragment } from '#src/gql/graphql.ts';
import { createAttempts } from '#src/render/actions/attempts.ts';
import { type Shard, shards } from '#tests/support/survival/shards.ts';
import { preloadViews } from './lazyView.ts';
import type { RenderReport } from './ports.tsx';
import { Slots } from './Slots.tsx';

const registry = { ...pageShelves, ...casinoShelves, ...menuShelves };
/** Drawing is a hundred times slower than composing: draw one of these many, or all in the full run. */
const STRIDE = process.env['LINEMAKER_FULL'] === '1' ? 1 : 20;
/** Enough for the full run on a busy machine. */
const PATIENCE_MS = 3_600_000;
/** Kinds that an older build does not know. */
const UNKNOWN = new Set(['QuickLinksShelf', 'TabsShelf', 'GameRailShelf']);
const older = Object.fromEntries(Object.entries(registry).filter(([kind]) => !UNKNOWN.has(kind))) as typeof registry;

beforeAll(() => preloadViews(registry, Object.keys(registry)));
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

/** Draws an answer below a heading, as a page does, and returns what happened. */
function drawn(layout: PageSlotsFragment, views: typeof registry) {
  const platform = stagePlatform('2026-11-22T12:00:00.000Z');
  platform.client.writeQuery({
    query: PageLayoutDocument,
    variables: { canonicalUrl: '/' },
    data: { __typename: 'Query', pageLayout: layout } as never,
  });
  const reports: RenderReport[] = [];
  const ports = { ...stagePorts, attempts: createAttempts(), report: (report: RenderReport) => void reports.push(report) };
  const { container } = render(
    <Stage brand={brand} platform={platform} ports={ports}>
      <h1>The page</h1>
      <Slots registry={views} layout={layout} />
    </Stage>,
  );
  const result = {
    reports,
    isStanding: container.querySelector('h1') !== null,
    isBlocked: container.querySelector('[role="alert"]') !== null,
    ids: [...container.querySelectorAll<HTMLElement>('[data-node]')].map(({ dataset }) => dataset['node'] ?? ''),
  };
  cleanup();
  return result;
}

/** Ends the turn so that an unmounted page is released; thousands would not fit into memory. */
const endOfTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const isSubsequence = (part: readonly string[], whole: readonly string[]): boolean => {
  let at = 0;
  for (const id of whole) if (id === part[at]) at += 1;
  return at === part.length;
};

type Layouts = readonly PageSlotsFragment[];

/** Answers of the server, from a process of its own: its code reads files by URL, which a DOM environment changes. */
function answersOf({ seed, count }: Shard): Layouts {
  const command = ['--import', 'tsx', 'tests/support/survival/printAnswers.ts', String(seed), String(count), String(STRIDE)];
  return JSON.parse(execFileSync(process.execPath, command, { encoding: 'utf8', maxBuffer: 2 ** 30 })) as Layouts;
}

describe.each(shards)('documents of seed $seed', (shard) => {
  let layouts: Layouts = [];
  beforeAll(() => {
    layouts = answersOf(shard);
  }, PATIENCE_MS);
  afterAll(() => {
    layouts = [];
  });

  it.each([
    ['this build', registry],
    ['a build of last year', older],
  ] as const)(
    'no generated page of %s is blank or reordered, and each fault is reported once',
    async (_build, views) => {
      expect(layouts).toHaveLength(Math.ceil(shard.count / STRIDE));
      for (const layout of layouts.filter((_each, at) => at % 2 === (views === older ? 1 : 0))) {
        const { reports, isStanding, isBlocked, ids } = drawn(layout, views);
        await endOfTurn();
        expect(isStanding).toBe(true);
        expect(
          isSubsequence(
            ids,
            layout.slots.map(({ id }) => id),
          ),
        ).toBe(true);
        const told = reports.filter(({ reason }) => reason !== 'unmapped-link' && reason !== 'unmapped-action').map(({ nodeId }) => nodeId);
        expect(new Set(told).size).toBe(told.length);
        const undrawn = (slot: PageSlotsFragment['slots'][number]) => slot.node === null || !Object.hasOwn(views, slot.node.__typename);
        for (const slot of layout.slots.filter(undrawn)) if (slot.parent === null) expect(told).toContain(slot.id);
        if (layout.slots.some((slot) => slot.criticality === 'MANDATORY' && slot.parent === null && undrawn(slot)))
          expect(isBlocked).toBe(true);
        // Known nodes are drawn without an error of their view.
        expect(reports.filter(({ reason }) => reason === 'threw' || reason === 'incomplete')).toEqual([]);
      }
    },
    PATIENCE_MS,
  );
});
