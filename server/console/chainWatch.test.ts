import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { appendAudit } from './audit.ts';
import { createChainWatch } from './chainWatch.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore();
const append = (subject: string) =>
  store()
    .db.transaction()
    .execute((trx) =>
      appendAudit(trx, {
        ...{ at: new Date('2026-11-22T10:00:00.000Z'), actor: 'a', role: 'editor', operation: 'saveDraft' },
        ...{ subject, outcome: 'done', detail: {} },
      }),
    );
const tamper = async (...statements: readonly string[]): Promise<void> => {
  const { db } = store();
  await sql.raw('ALTER TABLE audit_entries DISABLE TRIGGER audit_is_append_only').execute(db);
  for (const statement of statements) await sql.raw(statement).execute(db);
  await sql.raw('ALTER TABLE audit_entries ENABLE TRIGGER audit_is_append_only').execute(db);
};
const wipe = () => tamper('DELETE FROM audit_entries', "UPDATE audit_head SET seq = 0, hash = repeat('0', 64)");

function watching() {
  const told: object[] = [];
  const look = createChainWatch({ db: store().db, log: { error: (fields: object) => void told.push(fields) } as never });
  return { told, look };
}
beforeEach(wipe);

it('an intact audit chain logs nothing, empty or growing', async () => {
  const { told, look } = watching();
  await look();
  for (const subject of ['one', 'two', 'three']) {
    await append(subject);
    await look();
  }
  expect(told).toEqual([]);
});

it('R24: a broken audit chain is logged with the altered entry, each time until it is repaired', async () => {
  const { told, look } = watching();
  for (const subject of ['one', 'two', 'three']) await append(subject);
  await tamper("UPDATE audit_entries SET actor = 'somebody else' WHERE seq = 2");
  await look();
  await append('four');
  await look();
  const broken = { event: 'audit-chain-broken', seq: 2, fault: 'altered' };
  expect(told).toEqual([broken, broken]);
  await tamper("UPDATE audit_entries SET actor = 'a' WHERE seq = 2");
  await look();
  expect(told).toHaveLength(2);
});

it('an audit chain that was truncated or rewritten is logged although it is consistent', async () => {
  const { told, look } = watching();
  for (const subject of ['one', 'two', 'three']) await append(subject);
  await look();
  await wipe();
  await look();
  expect(told).toEqual([{ event: 'audit-chain-broken', seq: 1, fault: 'tail-lost' }]);
  for (const subject of ['another', 'story', 'altogether', 'of it']) await append(subject);
  await look();
  expect(told.at(-1)).toEqual({ event: 'audit-chain-broken', seq: 3, fault: 'altered' });
});
