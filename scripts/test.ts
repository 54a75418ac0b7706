import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { realFeeds } from './test/realFeeds.ts';
import { runStep, type StepResult } from './test/runStep.ts';
import { stepsOf } from './test/steps.ts';
import { summaryOf } from './test/summary.ts';

/**
 * Every check, cheap ones first, all of them even when one fails. `--full` runs the whole matrices.
 * Words choose steps: `npm test -- lint laws`.
 */
const args = process.argv.slice(2);
const isFull = args.includes('--full');
const wanted = args.filter((word) => !word.startsWith('--'));
const folder = mkdtempSync(join(tmpdir(), 'linemaker-test-'));
const results: StepResult[] = [];
const feeds = isFull ? realFeeds(process.env) : null;
if (feeds) console.log(feeds.said);

for (const step of stepsOf(isFull, feeds?.files)) {
  if (wanted.length > 0 && !wanted.includes(step.name)) continue;
  results.push(await runStep(step, join(folder, `${step.name}.json`)));
}
rmSync(folder, { recursive: true, force: true });

if (feeds) console.log(`\n${feeds.said}`);
console.log(summaryOf(results));
process.exitCode = results.length > 0 && results.every(({ failed }) => failed === 0) ? 0 : 1;
