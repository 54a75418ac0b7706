import { readdirSync } from 'node:fs';
import { isBuilt } from '../../scripts/build/inputs.ts';
import { run as runProcess, script } from '../../scripts/process.ts';
import { siteOf } from '../e2e/support/site.ts';
import startServer from '../e2e/support/startServer.ts';
import { withBenchPage } from './benchPage.ts';
import { type Audit, audit } from './lighthouse/audit.ts';
import { median } from './quantiles.ts';
import type { BenchRow } from './row.ts';

const ROUNDS = 5;
const LEAST_PERFORMANCE = 95;
const ALL = 100;
const LCP_RATIO = 1.5;
const MOST_SHIFT = 0.02;
/** Milliseconds that a page may block longer than the smallest page on the same libraries. */
const MORE_BLOCKED_MS = 150;
/** Audits per run that may be repeated because Lighthouse recorded no trace (`NO_NAVSTART`). */
const MOST_LOST = 9;
const PATHS = { home: '/', casino: '/casino' } as const;

type Page = { readonly name: string; readonly address: string };

/**
 * Runs Lighthouse 12 as a phone on the smallest page and on every brand's home and casino pages. Returns medians. Takes about 15 minutes.
 */
export async function run(): Promise<BenchRow[]> {
  if (!isBuilt()) await runProcess(...script('scripts/build.ts'));
  const stop = await startServer();
  try {
    return await withBenchPage('start', async (_browser, address) => {
      const pages = [{ name: 'the least page', address }, ...ownPages()];
      const audits = await inTurns(pages);
      const least = audits.get('the least page') ?? [];
      return [...leastRows(least), ...ownPages().flatMap(({ name }) => rowsOf(name, audits.get(name) ?? [], least))];
    });
  } finally {
    await stop();
  }
}

const ownPages = (): readonly Page[] =>
  readdirSync('brands', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => Object.entries(PATHS).map(([page, path]) => ({ name: `${name} ${page}`, address: siteOf(name) + path })));

/** Audits all pages in each round, so that background load slows all equally. */
async function inTurns(pages: readonly Page[]): Promise<ReadonlyMap<string, readonly Audit[]>> {
  const audits = new Map<string, Audit[]>(pages.map(({ name }) => [name, []]));
  let lost = 0;
  const recorded = async (address: string): Promise<Audit> => {
    const one = await audit(address);
    if (one) return one;
    lost += 1;
    if (lost > MOST_LOST) throw new Error(`Lighthouse recorded nothing ${lost} times, now at ${address}`);
    return recorded(address);
  };
  for (let round = 0; round < ROUNDS; round += 1) for (const { name, address } of pages) audits.get(name)?.push(await recorded(address));
  console.log(`Recordings that Lighthouse lost and made again: ${lost}`);
  return audits;
}

/** Median over the audits that have the figure; NaN if none has. */
const medianOf = (audits: readonly Audit[], part: keyof Audit): number =>
  median(audits.map((one) => one[part]).filter((value) => !Number.isNaN(value)));
const each = (audits: readonly Audit[], part: keyof Audit): string => audits.map((one) => one[part].toFixed(0)).join(', ');

const leastRows = (least: readonly Audit[]): readonly BenchRow[] => [
  { name: 'the least page: performance', measured: medianOf(least, 'performance'), unit: 'count', note: each(least, 'performance') },
  { name: 'the least page: LCP', measured: medianOf(least, 'lcpMs'), unit: 'ms' },
  { name: 'the least page: blocked', measured: medianOf(least, 'blockedMs'), unit: 'ms' },
];

function rowsOf(page: string, audits: readonly Audit[], least: readonly Audit[]): readonly BenchRow[] {
  const atLeast = (name: string, part: keyof Audit, limit: number): BenchRow => {
    const measured = medianOf(audits, part);
    return { name: `${page}: ${name}`, measured, limit, unit: 'count', passed: measured >= limit, note: each(audits, part) };
  };
  const lcp = medianOf(audits, 'lcpMs');
  const ratio = lcp / medianOf(least, 'lcpMs');
  const shift = medianOf(audits, 'shift');
  const more = medianOf(audits, 'blockedMs') - medianOf(least, 'blockedMs');
  return [
    atLeast('performance', 'performance', LEAST_PERFORMANCE),
    atLeast('accessibility', 'accessibility', ALL),
    atLeast('best practices', 'bestPractices', ALL),
    atLeast('SEO', 'seo', ALL),
    {
      ...{ name: `${page}: LCP over that of the least page`, measured: ratio, limit: LCP_RATIO, unit: 'ratio', passed: ratio <= LCP_RATIO },
      note: `${lcp.toFixed(0)} ms`,
    },
    { name: `${page}: layout shifts`, measured: shift, limit: MOST_SHIFT, unit: 'ratio', passed: shift < MOST_SHIFT },
    {
      ...{ name: `${page}: blocked longer than the least page`, measured: more, limit: MORE_BLOCKED_MS, unit: 'ms' },
      ...{ passed: more <= MORE_BLOCKED_MS, note: each(audits, 'blockedMs') },
    },
  ];
}
