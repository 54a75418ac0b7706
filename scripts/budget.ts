import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Budget, measure, overBudget, overRoutes, type RouteLimits, type ViteManifest } from './budget/measure.ts';
import type { Group } from './budget/routeModules.ts';
import type { RouteWeight } from './budget/routeWeights.ts';
import { DIST } from './build/inputs.ts';
import { ROOT } from './files.ts';

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as ViteManifest;
const read = (file: string): Uint8Array => readFileSync(join(DIST, file));

/** Fails if a built page exceeds the committed budget. `--routes` prints what each route loads. */
if (process.argv.includes('--routes')) await tellRoutes();
else {
  checkBudgets();
  await checkRoutes();
}

async function weighAll(): Promise<readonly RouteWeight[]> {
  const { routeModules, weighRoutes } = await import('./budget/routeWeights.ts');
  return weighRoutes({ manifest, groups: await buildGroups() }, routeModules(), read);
}

async function checkRoutes(): Promise<void> {
  const limits = JSON.parse(readFileSync(join(ROOT, '.ci/routeBudgets.json'), 'utf8')) as RouteLimits;
  const problems = overRoutes(await weighAll(), limits);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

async function tellRoutes(): Promise<void> {
  const kb = (bytes: number): string => `${(bytes / 1000).toFixed(2).padStart(8)} KB`;
  console.log('First visit, JavaScript after gzip: before the first shelf can be used, and all of the page');
  for (const { route, firstBytes, allBytes } of await weighAll()) console.log(`${kb(firstBytes)} ${kb(allBytes)}  ${route}`);
}

async function buildGroups(): Promise<readonly Group[]> {
  const { loadConfigFromFile } = await import('vite');
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(ROOT, 'vite.config.ts'));
  const { output = {} } = loaded?.config.build?.rolldownOptions ?? {};
  const splitting = Array.isArray(output) ? undefined : output.codeSplitting;
  return typeof splitting === 'object' ? (splitting.groups ?? []) : [];
}

function checkBudgets(): void {
  const budgets = JSON.parse(readFileSync(join(ROOT, '.ci/budgets.json'), 'utf8')) as readonly Budget[];
  for (const budget of budgets) {
    const weight = measure(manifest, budget, read);
    for (const { file, bytes } of weight.files) console.log(`  ${(bytes / 1000).toFixed(1).padStart(7)} KB  ${file}`);
    console.log(`${budget.name}: ${(weight.bytes / 1000).toFixed(1)} KB gzip of ${budget.limitKb} KB`);
    const problem = overBudget(budget, weight.bytes);
    if (problem === null) continue;
    console.error(problem);
    process.exitCode = 1;
  }
}
