import type { Browser, CDPSession } from 'playwright';
import { withBenchPage } from './benchPage.ts';
import { median } from './quantiles.ts';
import type { BenchRow } from './row.ts';

const ROUNDS = 9;
/** Changes per round; fewer for renderers that take a second per change. Ours takes less than a millisecond. */
const CHANGES = 400;
const CHANGES_OF_OTHERS = 4;
/** Maximum time, as a multiple of hand-written JSX for the same document. */
const FIRST_DOM_LIMIT = 1.15;
const CHANGE_LIMIT = 1.3;
/** Maximum time with `content-visibility`, as a share of the same JSX without it. */
const WHOLE_PAGE_LIMIT = 0.5;

const CONTENDERS = ['own', 'handWritten', 'jsonRender', 'puck', 'adaptiveCards'] as const;
type Name = (typeof CONTENDERS)[number];
const OWN_KIND: ReadonlySet<string> = new Set(['own', 'handWritten', 'plain']);
type Sample = {
  readonly firstMs: number;
  readonly pageMs: number;
  readonly changeMs: number;
  readonly shelves: number;
  readonly tiles: number;
  readonly html: string;
};

/** Draws a lobby of 100 shelves with 20 tiles each. Renderers alternate, so that background load slows all equally. */
export const run = (): Promise<BenchRow[]> =>
  withBenchPage('renderer', async (browser, address) => {
    const samples = new Map<string, Sample[]>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = [...CONTENDERS, 'plain' as const];
      for (const name of round % 2 === 0 ? order : order.toReversed()) {
        const query = name === 'plain' ? 'contender=handWritten&plain' : `contender=${name}`;
        const sample = await measure(browser, `${address}/?${query}`, OWN_KIND.has(name) ? CHANGES : CHANGES_OF_OTHERS);
        samples.set(name, [...(samples.get(name) ?? []), sample]);
      }
    }
    return rowsOf((name) => samples.get(name) ?? []);
  });

async function measure(browser: Browser, url: string, changes: number): Promise<Sample> {
  const page = await browser.newPage({ viewport: { width: 1_280, height: 900 } });
  try {
    await page.goto(url);
    await page.waitForFunction(() => 'lobbyBench' in globalThis);
    const session = await page.context().newCDPSession(page);
    // Processor time, which excludes other programs.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('HeapProfiler.collectGarbage');
    const before = await timesOf(session);
    await page.evaluate(() => globalThis.lobbyBench.mount());
    const mounted = await timesOf(session);
    await page.evaluate(() => globalThis.lobbyBench.painted());
    const painted = await timesOf(session);
    const html = await page.evaluate(() => globalThis.lobbyBench.html());
    const beforeChanges = await timesOf(session);
    await page.evaluate((times) => globalThis.lobbyBench.change(times), changes);
    const changed = await timesOf(session);
    const draws = await page.evaluate(() => globalThis.lobbyBench.draws());
    return {
      firstMs: mounted.script - before.script,
      pageMs: painted.task - before.task,
      changeMs: (changed.script - beforeChanges.script) / changes,
      shelves: draws.shelves / changes,
      tiles: draws.tiles / changes,
      html,
    };
  } finally {
    await page.close();
  }
}

async function timesOf(session: CDPSession): Promise<{ readonly script: number; readonly task: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (wanted: string): number => (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN) * 1_000;
  return { script: read('ScriptDuration'), task: read('TaskDuration') };
}

type Part = 'firstMs' | 'pageMs' | 'changeMs';

function rowsOf(samplesOf: (name: Name | 'plain') => readonly Sample[]): BenchRow[] {
  const own = samplesOf('own');
  if (own[0]?.html.replaceAll(/ style="[^"]*"/g, '') !== samplesOf('handWritten')[0]?.html.replaceAll(/ style="[^"]*"/g, ''))
    throw new Error(
      'The hand-written page draws another document than the renderer: compare tests/bench/renderer/handWritten.tsx with src/render/Slots.tsx',
    );
  const ms = (name: Name | 'plain', part: Part): number => median(samplesOf(name).map((sample) => sample[part]));
  const ratio = (part: Part, other: Name | 'plain'): number =>
    median(own.map((sample, round) => sample[part] / (samplesOf(other)[round]?.[part] ?? Number.NaN)));
  const beside = (part: Part, other: Name | 'plain'): string => `${ms('own', part).toFixed(2)} ms beside ${ms(other, part).toFixed(2)} ms`;
  const held = (name: string, measured: number, limit: number, note: string, unit: BenchRow['unit'] = 'ratio'): BenchRow => ({
    name,
    measured,
    limit,
    unit,
    passed: measured <= limit,
    note,
  });
  const ahead = (peer: 'jsonRender' | 'puck' | 'adaptiveCards', label: string): BenchRow[] => [
    held(`first DOM beside ${label}`, ratio('firstMs', peer), 1, beside('firstMs', peer)),
    held(`one changed tile beside ${label}`, ratio('changeMs', peer), 1, beside('changeMs', peer)),
  ];
  return [
    held(
      'lobby of 100 × 20 tiles, script time of the first DOM',
      ratio('firstMs', 'handWritten'),
      FIRST_DOM_LIMIT,
      `${beside('firstMs', 'handWritten')} of hand-written JSX`,
    ),
    held(
      'one changed tile, script time',
      ratio('changeMs', 'handWritten'),
      CHANGE_LIMIT,
      `${beside('changeMs', 'handWritten')} of hand-written JSX`,
    ),
    held(
      'shelves drawn again by one changed tile',
      Math.max(...own.map(({ shelves }) => shelves)),
      1,
      `${Math.max(...own.map(({ tiles }) => tiles))} tile`,
      'count',
    ),
    held(
      'whole page with content-visibility, main-thread CPU',
      ratio('pageMs', 'plain'),
      WHOLE_PAGE_LIMIT,
      `${beside('pageMs', 'plain')} of hand-written JSX without`,
    ),
    ...ahead('jsonRender', '@json-render/react'),
    ...ahead('puck', '@puckeditor/core/rsc'),
    ...ahead('adaptiveCards', 'adaptivecards'),
  ];
}
