import { describe, expect, it } from 'vitest';
import { operations } from '#server/console/operations/index.ts';
import { isProposing } from '#server/console/operation.ts';
import { operationsFound, undeclaredMoney } from './signatures.ts';
import { report, typescriptFiles } from './tree.ts';

const path = 'server/console/operations/planted.ts';
const operation = (signatures: string, body: string) =>
  `export const planted = { pay: writing({ about: '', roles: [], signatures: ${signatures}, input: {}, run: async ({ trx }) => { ${body} } }) } as const;`;

describe('operations that move money', () => {
  it('say so, every one: no way leads from another one to a table of money', () => {
    expect(report(undeclaredMoney(typescriptFiles()))).toBe('');
  });

  it('are all read by this law', () => {
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
  ])('are found where they reach money %s, undeclared', (_where, text, deep) => {
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

  it('are found in the real files, each of those that take two people, once it says none', () => {
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
    // It opens what one person closed, and moves no money.
    expect(two.filter((name) => !told.includes(`operation ${name} says`))).toEqual(['endSuspension']);
  });

  it('take two people, but for those that say why one is enough', () => {
    const alone = Object.entries(operations).flatMap(([name, one]) => (isProposing(one) || one.signatures === 'none' ? [] : [name]));
    expect(alone.toSorted()).toEqual([
      'changeFeaturedBet',
      'confirmProposal',
      'createFeaturedBet',
      'disableOperator',
      'giveBackPrices',
      'giveFactorLink',
      'withdrawFeaturedBet',
    ]);
    const two = Object.entries(operations).flatMap(([name, one]) => (isProposing(one) ? [name] : []));
    expect(two).toEqual(
      expect.arrayContaining([
        ...['settleByHand', 'voidByHand', 'voidBets', 'gradeSelections', 'setTeaserTable', 'setHalfPoints', 'setCashOutMargin'],
        ...['setBetMinimums', 'setMarketLimits', 'setPlayerLimits', 'setLimitByLaw', 'setPrices', 'unlockOperator'],
        ...['createOperator', 'restoreOperator', 'replaceFactor', 'joinPersons', 'splitPerson', 'keepApart'],
      ]),
    );
  });
});
