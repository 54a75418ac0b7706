import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Budget, measure, type ViteManifest } from './budget/measure.ts';
import { DIST } from './build/inputs.ts';
import { ROOT } from './files.ts';
import { databaseLines } from './invariants/database.ts';
import { differencesOf, lineOf } from './invariants/lines.ts';
import { staticLines } from './invariants/static.ts';

/**
 * `npm run invariants -- write|check [FILE] [--build]`: the names, schemas and weights that a move of files must leave as they are. Without FILE it is the
 * committed baseline, whose number of expectations is a minimum; with FILE all must be equal. The first load is compared where there is a build; `--build` makes one.
 */
const args = process.argv.slice(2);
const [command = '', named] = args.filter((arg) => !arg.startsWith('--'));
const file = named ?? join(ROOT, '.ci/invariants.txt');

function firstLoadLines(): readonly string[] {
  if (args.includes('--build')) {
    const { status } = spawnSync('npm', ['run', 'build'], { cwd: ROOT, stdio: 'inherit' });
    if (status !== 0) throw new Error('The build failed, so that the first load has no weight');
  }
  const manifestFile = join(DIST, '.vite/manifest.json');
  if (!existsSync(manifestFile)) return [];
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as ViteManifest;
  const budgets = JSON.parse(readFileSync(join(ROOT, '.ci/budgets.json'), 'utf8')) as readonly Budget[];
  const readBuilt = (name: string) => readFileSync(join(DIST, name));
  return budgets.map((budget) => lineOf('firstLoad', budget.name, measure(manifest, budget, readBuilt).bytes));
}

if (command !== 'write' && command !== 'check') {
  console.error('Usage: npm run invariants -- write|check [FILE] [--build]');
  process.exit(2);
}
const lines = [...staticLines(), ...(await databaseLines()), ...firstLoadLines()];
if (command === 'write') {
  writeFileSync(file, `${lines.join('\n')}\n`);
  console.log(`${file}: ${lines.length} lines`);
} else {
  const differences = differencesOf(readFileSync(file, 'utf8').trimEnd().split('\n'), lines, named !== undefined);
  for (const line of differences) console.error(line);
  console.log(differences.length === 0 ? `As in ${file}: ${lines.length} lines` : `${differences.length} differences from ${file}`);
  process.exitCode = differences.length === 0 ? 0 : 1;
}
