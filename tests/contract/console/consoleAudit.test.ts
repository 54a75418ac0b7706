import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appendAudit, verifyAudit } from '#server/console/audit.ts';
import { useTestStore } from '#tests/support/store.ts';
import { draftWith, OperatorClient, shelf } from '#tests/support/operatorClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const store = useTestStore();
const event = (subject: string) => ({
  at: new Date('2026-11-22T10:00:00.000Z'),
  actor: 'a',
  role: 'editor',
  operation: 'saveDraft',
  subject,
  outcome: 'done',
  detail: { subject, nested: { b: 1, a: [1.5, null] } },
});
const append = (subject: string) =>
  store()
    .db.transaction()
    .execute((trx) => appendAudit(trx, event(subject)));
/** Runs a statement with the audit's trigger disabled, like an attacker with database rights. */
const tamper = async (statement: string): Promise<void> => {
  await sql.raw('ALTER TABLE audit_entries DISABLE TRIGGER audit_is_append_only').execute(store().db);
  await sql.raw(statement).execute(store().db);
  await sql.raw('ALTER TABLE audit_entries ENABLE TRIGGER audit_is_append_only').execute(store().db);
};

describe('every operation', () => {
  it('every operation is audited with its operator, also when it was refused', async () => {
    const [editor, approver] = [await OperatorClient.as(server(), 'editor'), await OperatorClient.as(server(), 'approver')];
    const draft = await draftWith(editor, 'live', shelf('kept'));
    await editor.try('publishDraft', { draftId: draft.id, contentHash: draft.contentHash, reason: 'May I?' });
    const { entries } = await approver.run<{ entries: readonly object[] }>('readAudit', { limit: 3 });
    expect(entries).toMatchObject([
      { actor: 'editor@linemaker.test', operation: 'publishDraft', outcome: 'wrong-role' },
      {
        operation: 'saveDraft',
        outcome: 'done',
        subject: `draft:${draft.id}`,
        detail: { version: 2, changes: [expect.stringContaining('added')] },
      },
      { operation: 'createDraft', outcome: 'done', detail: { surface: 'live' } },
    ]);
    expect(await approver.run('verifyAudit')).toMatchObject({ fault: null });
  });
});

describe('a broken audit chain', () => {
  type Verdict = {
    readonly entries: number;
    readonly head: { readonly seq: number; readonly hash: string };
    readonly fault: object | null;
  };

  it('verifying the audit names the first entry that does not fit, and detects a noted head that is gone', async () => {
    const [editor, approver] = [await OperatorClient.as(server(), 'editor'), await OperatorClient.as(server(), 'approver')];
    await draftWith(editor, 'live', shelf('told'));
    const { head, fault } = await approver.run<Verdict>('verifyAudit');
    expect(fault).toBeNull();
    const altered = head.seq - 1;
    const { db } = server().app.deps;
    await sql.raw('ALTER TABLE audit_entries DISABLE TRIGGER audit_is_append_only').execute(db);
    const rewrite = (actor: string) => sql`UPDATE audit_entries SET actor = ${actor} WHERE seq = ${altered}`.execute(db);
    await rewrite('nobody@linemaker.test');
    expect(await approver.run('verifyAudit')).toMatchObject({ entries: altered - 1, fault: { seq: altered, fault: 'altered' } });
    await draftWith(editor, 'live', shelf('after'));
    expect(await approver.run('verifyAudit'), 'and stays broken, whatever comes after').toMatchObject({ fault: { seq: altered } });
    await rewrite('editor@linemaker.test');
    expect(await approver.run('verifyAudit', { noted: head })).toMatchObject({ fault: null });
    const noted = { seq: head.seq, hash: 'e'.repeat(64) };
    expect(await approver.run('verifyAudit', { noted })).toMatchObject({ fault: { seq: head.seq, fault: 'altered' } });
    await sql.raw('ALTER TABLE audit_entries ENABLE TRIGGER audit_is_append_only').execute(db);
  });
});

describe('the audit chain', () => {
  it('the audit chain stays whole when 25 entries are written at once', async () => {
    await Promise.all(Array.from({ length: 25 }, (_, at) => append(`many-${at}`)));
    expect(await verifyAudit(store().db)).toMatchObject({ entries: 25, fault: null });
  });

  it('the database refuses to update, delete or truncate audit entries', async () => {
    for (const statement of ["UPDATE audit_entries SET actor = 'b'", 'DELETE FROM audit_entries', 'TRUNCATE audit_entries'])
      await expect(sql.raw(statement).execute(store().db)).rejects.toThrow('append-only');
  });

  it('a rewritten last entry is found by the previously noted head', async () => {
    const { seq, hash } = await append('the last one');
    const { previous_hash } = await store()
      .db.selectFrom('audit_entries')
      .select('previous_hash')
      .where('seq', '=', String(seq))
      .executeTakeFirstOrThrow();
    await tamper(`DELETE FROM audit_entries WHERE seq = ${seq}`);
    await tamper(`UPDATE audit_head SET seq = ${seq - 1}, hash = '${previous_hash}'`);
    await append('another story');
    await tamper(`UPDATE audit_head SET hash = '${hash}'`);
    expect((await verifyAudit(store().db)).fault).toEqual({ seq, fault: 'altered' });
    await tamper(`UPDATE audit_head SET hash = (SELECT hash FROM audit_entries WHERE seq = ${seq})`);
    expect((await verifyAudit(store().db)).fault).toBeNull();
  });

  it.each([
    [
      'an entry that was altered',
      "UPDATE audit_entries SET actor = 'somebody else' WHERE seq = 7",
      { seq: 7, fault: 'altered' },
      "UPDATE audit_entries SET actor = 'a' WHERE seq = 7",
    ],
    ['a hash that was made to fit', "UPDATE audit_entries SET hash = repeat('1', 64) WHERE seq = 9", { seq: 9, fault: 'altered' }, null],
  ])('verifying the audit finds %s', async (_, statement, fault, back) => {
    const head = await append('before');
    await tamper(statement);
    expect(await verifyAudit(store().db)).toMatchObject({ fault });
    if (back !== null) await tamper(back);
    expect((await verifyAudit(store().db, head)).fault).toEqual(back === null ? fault : null);
  });

  it('verifying the audit finds a removed entry, from the middle or the end', async () => {
    await tamper('DELETE FROM audit_entries WHERE seq = 5');
    expect(await verifyAudit(store().db)).toMatchObject({ entries: 4, fault: { seq: 5, fault: 'missing' } });
    await tamper('DELETE FROM audit_entries WHERE seq > 4');
    expect(await verifyAudit(store().db)).toMatchObject({ entries: 4, fault: { seq: 5, fault: 'tail-lost' } });
  });

  it('a rewritten audit is found by a head that was noted elsewhere', async () => {
    await tamper('DELETE FROM audit_entries');
    await tamper("UPDATE audit_head SET seq = 0, hash = repeat('0', 64)");
    const noted = { seq: 1, hash: 'e'.repeat(64) };
    expect((await verifyAudit(store().db, noted)).fault).toEqual({ seq: 1, fault: 'tail-lost' });
    await append('another history');
    expect((await verifyAudit(store().db)).fault).toBeNull();
    expect((await verifyAudit(store().db, noted)).fault).toEqual({ seq: 1, fault: 'altered' });
  });
});
