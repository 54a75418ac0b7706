import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './files.ts';

const { mutate, thresholds } = JSON.parse(readFileSync(join(ROOT, '.ci/stryker.json'), 'utf8')) as {
  readonly mutate: readonly string[];
  readonly thresholds: { readonly break: number };
};

test('R23: fewer than 85 of 100 mutants noticed fail the run, in odds, settlement, ledger and limits alike', () => {
  expect(thresholds.break).toBeGreaterThanOrEqual(85);
  expect(mutate.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  for (const file of [
    'src/shared/money/odds.ts',
    'server/modules/betting/pricing/payout.ts',
    'server/modules/betting/settlement/grades/grading.ts',
    'server/modules/wallet/ledger/ledger.ts',
    'server/modules/betting/placement/decide.ts',
  ])
    expect(mutate).toContain(file);
});
