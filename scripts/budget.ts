import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Budget, measure, overBudget, type ViteManifest } from './budget/measure.ts';
import { DIST } from './build/inputs.ts';
import { ROOT } from './files.ts';

/** Fails if the built pages exceed the committed budget. */
const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as ViteManifest;
const budgets = JSON.parse(readFileSync(join(ROOT, '.ci/budgets.json'), 'utf8')) as readonly Budget[];

for (const budget of budgets) {
  const weight = measure(manifest, budget, (file) => readFileSync(join(DIST, file)));
  for (const { file, bytes } of weight.files) console.log(`  ${(bytes / 1000).toFixed(1).padStart(7)} KB  ${file}`);
  console.log(`${budget.name}: ${(weight.bytes / 1000).toFixed(1)} KB gzip of ${budget.limitKb} KB`);
  const problem = overBudget(budget, weight.bytes);
  if (problem === null) continue;
  console.error(problem);
  process.exitCode = 1;
}
