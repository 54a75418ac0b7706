/**
 * Slow test files, slowest first, with the seconds that each adds on two free cores: its own time divided by the number of workers. Update
 * a number when it has changed by half.
 */
export const LONG_FILES: Readonly<Record<string, number>> = {
  'tests/contract/app/httpProcess.test.ts': 18,
  'tests/contract/console/consoleAuthority.test.ts': 17,
  'tests/contract/wallet/moneyModel.test.ts': 15,
  'tests/contract/betting/moneySeeds.test.ts': 13,
  'tests/contract/kinds/newKind.test.ts': 13,
  'tests/contract/betting/moneyEveryType.test.ts': 12,
  'tests/contract/persons/figures.test.ts': 10,
  'src/console/editor/editor.test.tsx': 10,
  'tests/fault/settlement.test.ts': 9,
  'tests/fault/kill.test.ts': 9,
  'tests/fault/payments/payments.test.ts': 8,
  'tests/fault/registerMatch.test.ts': 7,
  'tests/contract/identity/survival.test.ts': 7,
  'src/console/roles.test.tsx': 7,
  'tests/contract/casino/casinoModel.test.ts': 6,
  'tests/contract/app/fifthBrand.test.ts': 5,
};
