import { dirname } from 'node:path/posix';
import type { Import } from '#tests/laws/imports.ts';
import { contractFolderOf, SMOKE } from './contractFolder.ts';
import { distancesFrom, importersOf } from './importers.ts';
import { type Portion, fitBudget } from './fitBudget.ts';

export type Choice = {
  readonly unit: Portion;
  readonly contract: Portion;
  readonly folders: readonly string[];
};

const BUDGET = { unit: 40, contract: 80 };

/** True for files that import all modules. Following their importers would select every contract test. */
const isCompositionRoot = (path: string): boolean => /^(server\/(app\/|main\.ts$)|tests\/support\/server\.ts$)/.test(path);
const isUnit = (path: string): boolean => !path.startsWith('tests/');
const isContract = (path: string): boolean => /^tests\/(contract|fault)\//.test(path);

/** Added to the rank of tests related only by types, because the compiler finds type errors. */
const BY_TYPE = 100;

export function choose(changed: readonly string[], tests: readonly string[], edges: readonly Import[]): Choice {
  const byValue = importersOf(edges, false);
  const near = distancesFrom(changed, byValue);
  const far = distancesFrom(changed, importersOf(edges, true));
  const folders = new Set(changed.map(dirname));
  const rank = (test: string): number => (folders.has(dirname(test)) ? 0 : (near.get(test) ?? (far.get(test) ?? Infinity) + BY_TYPE));

  const direct = distancesFrom(changed, byValue, isCompositionRoot);
  const contractFolders = contractFoldersOf(changed, tests);
  const contractRank = (test: string): number => (isInFolders(test, contractFolders) ? 0 : (direct.get(test) ?? Infinity));
  return {
    unit: fitBudget(tests.filter(isUnit), rank, BUDGET.unit),
    contract: fitBudget(tests.filter(isContract), contractRank, BUDGET.contract),
    folders: contractFolders,
  };
}

function contractFoldersOf(changed: readonly string[], tests: readonly string[]): readonly string[] {
  const there = tests.flatMap((test) => /^tests\/contract\/([^/]+)\//.exec(test)?.[1] ?? []);
  const wanted = changed.flatMap((path) => contractFolderOf(path, there) ?? []);
  return [...new Set(wanted)].toSorted();
}

const isInFolders = (test: string, folders: readonly string[]): boolean =>
  folders.some((folder) => (folder === 'smoke' ? SMOKE.includes(test) : test.startsWith(`tests/contract/${folder}/`)));
