import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { failingTable } from '#tests/support/failingTable.ts';
import { testPorts } from '#tests/support/players.ts';
import { useTestStore } from '#tests/support/store.ts';
import { EMPTY, storeContent } from './slipContent.ts';
import { readBetslip } from './index.ts';

const store = useTestStore();

it('a slip that cannot be read fails once and leaves no unhandled rejection', async () => {
  const { db } = store();
  const owner = `player:${randomUUID()}`;
  const content = storeContent({
    ...EMPTY,
    selections: [{ selectionId: 'none', accepted: { price: { num: 1n, den: 1n }, points: null } }],
  });
  await db.insertInto('betslips').values({ owner, version: 1n, content, updated_at: new Date() }).execute();
  const left: unknown[] = [];
  const note = (reason: unknown): void => void left.push(reason);
  process.on('unhandledRejection', note);
  try {
    await expect(readBetslip({ db: db.withPlugin(failingTable('ledger_accounts')), ports: testPorts() }, owner)).rejects.toThrow('gone');
    // Gives Node time to report unhandled rejections.
    await new Promise(setImmediate);
  } finally {
    process.off('unhandledRejection', note);
  }
  expect(left).toEqual([]);
});
