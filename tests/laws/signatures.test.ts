import { describe, expect, it } from 'vitest';
import { operations } from '#server/console/operations/index.ts';
import { isProposing } from '#server/console/operation.ts';
import { operationsFound, undeclaredMoney } from './signatures.ts';
import { report, typescriptFiles } from './tree.ts';

const path = 'server/console/operations/planted.ts';
const operation = (signatures: string, body: string) =>
  `export const planted = { pay: writing({ about: '', roles: [], signatures: ${signatures}, input: {}, run: async ({ trx }) => { ${body} } }) } as const;`;

describe('operations that move money', () => {
  it('every operation from which code reaches a table of money declares its signatures', () => {
    expect(report(undeclaredMoney(typescriptFiles()))).toBe('');
  });

  it('the law on signatures finds every console operation', () => {
    expect([...operationsFound(typescriptFiles())].toSorted()).toEqual(Object.keys(operations).toSorted());
  });

  it.each([
    ['in its own text', operation(`'none'`, `await trx.updateTable('bets').set({ payout: 1n }).execute();`), ''],
    ['in SQL', operation(`'none'`, 'await sql`UPDATE ledger_accounts SET balance = 0`.execute(trx);'), ''],
    ['by a function of the file', `const act = (trx) => trx.insertInto('voids').execute();\n${operation(`'none'`, 'await act(trx);')}`, ''],
    [
      'through a door, and a callback for after the commit',
      `import { record } from '#server/modules/planted/index.ts';\n${operation(`'none'`, 'const { finish } = await record(trx); await finish();')}`,
      `export const record = async (trx) => ({ finish: () => settle(trx) });\nasync function settle(trx) { await trx.insertInto('ledger_entries').execute(); }`,
    ],
  ])('a planted operation that reaches money %s without declaring it is caught', (_where, text, deep) => {
    const files = [
      { path, text },
      { path: 'server/modules/planted/index.ts', text: "export { record } from './record.ts';" },
      { path: 'server/modules/planted/record.ts', text: deep },
    ];
    expect(report(undeclaredMoney(files))).toContain('pay says that it moves no money');
    const declared = files.map((file) => ({
      ...file,
      text: file.text.replace(`signatures: 'none'`, `signatures: { one: 'It is said.' }`),
    }));
    expect(undeclaredMoney(declared)).toEqual([]);
  });

  it('every real two-person operation is caught if it declares no signatures', () => {
    const lying = typescriptFiles().map((file) =>
      file.path.startsWith('server/console/operations/')
        ? {
            ...file,
            text: file.text.replaceAll(
              /signatures: (?:'two'|\{\s*twoWhen:\s*'[^']*',?\s*\}|\{ one: '[^']*' \}|ALONE)/g,
              `signatures: 'none'`,
            ),
          }
        : file,
    );
    const told = report(undeclaredMoney(lying));
    const two = Object.entries(operations).flatMap(([name, one]) => (isProposing(one) ? [name] : []));
    // Only `endSuspension` is missing, because it moves no money.
    expect(two.filter((name) => !told.includes(`operation ${name} says`))).toEqual(['endSuspension']);
  });

  it('every operation that moves money takes two people, except those listed with their reason', () => {
    const alone = Object.entries(operations).flatMap(([name, one]) => (isProposing(one) || one.signatures === 'none' ? [] : [name]));
    expect(alone.toSorted()).toEqual([
      'changeFeaturedBet',
      'confirmProposal',
      'createFeaturedBet',
      'disableOperator',
      'giveBackPrices',
      'giveFactorLink',
      'stopOffer',
      'withdrawFeaturedBet',
    ]);
    const two = Object.entries(operations).flatMap(([name, one]) => (isProposing(one) ? [name] : []));
    expect(two).toEqual(
      expect.arrayContaining([
        ...['settleByHand', 'voidByHand', 'voidBets', 'gradeSelections', 'setTeaserTable', 'setHalfPoints', 'setCashOutMargin'],
        ...['setBetMinimums', 'setMarketLimits', 'setPlayerLimits', 'setLimitByLaw', 'setPrices', 'proposeOffer', 'unlockOperator'],
        ...['createOperator', 'restoreOperator', 'replaceFactor', 'joinPersons', 'splitPerson', 'keepApart'],
      ]),
    );
  });
});
