import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './files.ts';
import { run } from './process.ts';

/** Reports how many mutants the tests kill. Arguments select the files to mutate. */
type Config = {
  readonly mutate: readonly string[];
  readonly thresholds: { readonly break: number };
  readonly jsonReporter: { readonly fileName: string };
};
type Report = { readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>> };

const CONFIG = '.ci/stryker.json';
const read = <T>(path: string): T => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as T;
const { mutate, thresholds, jsonReporter } = read<Config>(CONFIG);
const asked = process.argv.slice(2);
const unknown = asked.filter((file) => !mutate.includes(file));
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: not among the files of ${CONFIG}.`);

const KILLED = new Set(['Killed', 'Timeout']);
const COUNTED = new Set([...KILLED, 'Survived', 'NoCoverage']);

/** Counts killed mutants, except those that do not compile or run only at start-up. */
function scoreOf(file: string): { readonly killed: number; readonly all: number } {
  const { files } = read<Report>(jsonReporter.fileName);
  const counted = (files[file]?.mutants ?? []).filter(({ status }) => COUNTED.has(status));
  return { killed: counted.filter(({ status }) => KILLED.has(status)).length, all: counted.length };
}

const lines: string[] = [];
for (const file of asked.length > 0 ? asked : mutate) {
  const code = await run('npx', ['stryker', 'run', CONFIG, '--mutate', file]);
  const { killed, all } = scoreOf(file);
  const percent = all === 0 ? 0 : (100 * killed) / all;
  if (code !== 0 || percent < thresholds.break) process.exitCode = 1;
  lines.push(`${percent.toFixed(1).padStart(6)} %  ${`${killed}/${all}`.padStart(9)}  ${file}`);
}
console.log(`\n${lines.join('\n')}\n\nAt least ${thresholds.break} % of each.`);
