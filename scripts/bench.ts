import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchRow } from '#tests/bench/row.ts';
import { formatRows } from './bench/formatRows.ts';
import { filesUnder } from './files.ts';
import { run, script } from './process.ts';

/** Runs each benchmark file in its own process, so that none slows another. */
const wanted = process.argv.slice(2);
const files = ['.bench.ts', '.bench.tsx'].flatMap((ending) => filesUnder('tests/bench', ending));
const chosen = files.filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)));
const folder = mkdtempSync(join(tmpdir(), 'linemaker-bench-'));
const failed: string[] = [];

for (const [at, file] of chosen.entries()) {
  console.log(`\n${file}`);
  const answer = join(folder, `${at}.json`);
  const code = await run(...script('scripts/bench/runOne.ts', file, answer));
  if (code !== 0) {
    failed.push(`${file}: ended with ${code}`);
    continue;
  }
  const rows = JSON.parse(readFileSync(answer, 'utf8')) as readonly BenchRow[];
  console.log(formatRows(rows));
  failed.push(
    ...rows.filter((row) => row.passed === false).map((row) => `${row.name}: ${row.measured} against ${row.limit ?? '–'} ${row.unit}`),
  );
}
rmSync(folder, { recursive: true, force: true });

if (chosen.length === 0) failed.push(`nothing in tests/bench is called ${wanted.join(' or ')}`);
for (const line of failed) console.error(`over the limit: ${line}`);
process.exitCode = failed.length === 0 ? 0 : 1;
