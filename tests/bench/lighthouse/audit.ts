import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../../../scripts/chromium.ts';
import { run } from '../../../scripts/process.ts';
import { CHROMIUM_FLAGS } from '../../e2e/support/chromium.ts';

/** Downloaded on demand, because its 185 MB are used only here. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** Audit of a phone's visit with an empty cache. Scores are 0 to 100, NaN if missing. */
export type Audit = {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpMs: number;
  readonly shift: number;
  readonly blockedMs: number;
};

type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>;
};

/** Audits an address with Lighthouse's slowed phone. If there is no report, logs why and returns null. */
export async function audit(address: string): Promise<Audit | null> {
  const folder = mkdtempSync(join(tmpdir(), 'linemaker-lighthouse-'));
  try {
    const file = join(folder, 'report.json');
    const code = await run('npm', commandOf(address, file), {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, CHROME_PATH: ensureChromium() },
    });
    return code === 0 ? auditOf(JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const commandOf = (address: string, file: string): readonly string[] => [
  ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', address],
  ...['--quiet', '--output=json', `--output-path=${file}`],
  '--only-categories=performance,accessibility,best-practices,seo',
  `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(' ')}`,
];

function auditOf({ categories, audits }: Report): Audit {
  const score = (id: string): number => Math.round((categories[id]?.score ?? Number.NaN) * 100);
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
    blockedMs: value('total-blocking-time'),
  };
}
