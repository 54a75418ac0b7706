import { beforeEach, describe, expect, it } from 'vitest';
import { type Delivered, testMails, expireMailDelays } from '#tests/support/mails.ts';
import { useTestStore } from '#tests/support/store.ts';
import { withTransaction } from '../store/index.ts';
import type { Delivery } from './deliver.ts';
import type { DueMail } from './mail.ts';
import type { Outbox } from './outbox.ts';

const store = useTestStore();
beforeEach(async () => void (await store().db.deleteFrom('outgoing_mails').execute()));

const mail = (subject: string, more: Partial<DueMail> = {}): DueMail => ({
  ...{ about: 'one-time-code', to: 'robin@linemaker.test', subject, body: 'Your code is 12345678.' },
  ...more,
});
const put = (outbox: Outbox, due: DueMail): Promise<string> => withTransaction(store().db, (trx) => outbox.put(trx, due));
const rows = () => store().db.selectFrom('outgoing_mails').selectAll().execute();
const subjects = (tried: readonly Delivered[]): readonly string[] => tried.map(({ subject }) => subject);

describe('a mail', () => {
  it('a mail of a transaction that is rolled back is not sent', async () => {
    const { outbox, tried } = testMails(store().db);
    const failed = withTransaction(store().db, async (trx) => {
      await outbox.put(trx, mail('lost'));
      throw new Error('gone');
    });
    await expect(failed).rejects.toThrow('gone');
    await outbox.sendDue();
    expect(tried).toEqual([]);
  });

  it('a mail is stored sealed until it is sent, and then deleted', async () => {
    const { outbox, tried } = testMails(store().db);
    const id = await put(outbox, mail('12345678 is your code'));
    for (const secret of ['12345678', 'robin']) expect(JSON.stringify(await rows())).not.toContain(secret);
    expect(await outbox.sendNow(id)).toBe(true);
    expect(tried).toMatchObject([{ id, to: 'robin@linemaker.test', subject: '12345678 is your code' }]);
    expect(await rows()).toEqual([]);
  });

  it('a mail that the service does not accept is repeated with growing delays under one id', async () => {
    const answers: Delivery[] = ['failed', 'failed', 'sent'];
    const { outbox, tried } = testMails(store().db, () => answers.shift() ?? 'sent');
    expect(await outbox.sendNow(await put(outbox, mail('one')))).toBe(false);
    await outbox.sendDue();
    expect(tried, 'not at once').toHaveLength(1);
    await expireMailDelays(store().db);
    await outbox.sendDue();
    const [row] = await rows();
    expect(Number(row?.due_at) - Date.now()).toBeGreaterThan(10_000);
    await expireMailDelays(store().db);
    for (let round = 0; round < 3; round += 1) await outbox.sendDue();
    expect(tried).toHaveLength(3);
    expect(new Set(tried.map(({ id }) => id)).size).toBe(1);
  });

  it('a mail that the service refuses permanently is not repeated', async () => {
    const { outbox } = testMails(store().db, () => 'refused');
    expect(await outbox.sendNow(await put(outbox, mail('one')))).toBe(false);
    expect(await rows()).toEqual([]);
  });

  it('an expired mail is deleted and not sent', async () => {
    const { outbox, tried } = testMails(store().db);
    expect(await outbox.sendNow(await put(outbox, mail('late', { lifeMs: 0 })))).toBe(true);
    await outbox.sendDue();
    expect([tried, await rows()]).toEqual([[], []]);
  });

  it('a mail replaces an unsent one with the same purpose', async () => {
    const { outbox, tried } = testMails(store().db, ({ subject }) => (subject === 'first' ? 'failed' : 'sent'));
    await outbox.sendNow(await put(outbox, mail('first', { inPlaceOf: 'login-1' })));
    await put(outbox, mail('of another login', { inPlaceOf: 'login-2' }));
    await outbox.sendNow(await put(outbox, mail('second', { inPlaceOf: 'login-1' })));
    await expireMailDelays(store().db);
    await outbox.sendDue();
    expect(subjects(tried)).toEqual(['first', 'of another login', 'second']);
  });
});

describe('mails to one address', () => {
  it('mails to one address are sent in order, and do not delay another address', async () => {
    let isAway = true;
    const { outbox, tried } = testMails(store().db, ({ to }) => (isAway && to.startsWith('robin') ? 'failed' : 'sent'));
    await outbox.sendNow(await put(outbox, mail('one')));
    const second = await put(outbox, mail('two', { to: 'Robin@linemaker.test' }));
    expect(await outbox.sendNow(second)).toBe(false);
    expect(await outbox.sendNow(await put(outbox, mail('hers', { to: 'dana@linemaker.test' })))).toBe(true);
    expect(subjects(tried)).toEqual(['one', 'one', 'hers']);
    isAway = false;
    expect(await outbox.sendNow(second), 'before its time, as somebody waits').toBe(true);
    expect(subjects(tried)).toEqual(['one', 'one', 'hers', 'one', 'two']);
  });

  it('a mail that always fails does not delay others forever', async () => {
    const { outbox, tried } = testMails(store().db, ({ subject }) => (subject === 'poison' ? 'failed' : 'sent'));
    await put(outbox, mail('poison'));
    const id = await put(outbox, mail('code'));
    for (let tries = 0; tries < 5; tries += 1) expect(await outbox.sendNow(id)).toBe(false);
    expect(await outbox.sendNow(id)).toBe(true);
    expect(tried.at(-1)?.subject).toBe('code');
  });
});

describe('several processes', () => {
  it('several processes send each mail once', async () => {
    let open: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => (open = resolve));
    const [one, other] = [0, 1].map(() => testMails(store().db, () => slow.then(() => 'sent' as const)));
    if (!one || !other) throw new Error('No outbox');
    const ids: string[] = [];
    for (let n = 0; n < 8; n += 1) ids.push(await put(one.outbox, mail(`to ${n}`, { to: `player-${n % 5}@linemaker.test` })));
    const all = Promise.all([one.outbox.sendDue(), other.outbox.sendDue(), ...ids.map((id) => other.outbox.sendNow(id))]);
    open();
    await all;
    await Promise.all([one.outbox.sendDue(), other.outbox.sendDue()]);
    expect([...one.tried, ...other.tried].map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(await rows()).toEqual([]);
  });

  it('a mail of a killed process is sent later by another under the same id', async () => {
    const killed = testMails(store().db, () => new Promise<never>(() => undefined));
    const survivor = testMails(store().db);
    const id = await put(killed.outbox, mail('one'));
    void killed.outbox.sendNow(id);
    await expect.poll(() => killed.tried).toHaveLength(1);
    await survivor.outbox.sendDue();
    expect(survivor.tried, 'it may be under way').toEqual([]);
    await expireMailDelays(store().db);
    await survivor.outbox.sendDue();
    expect(survivor.tried.map((each) => each.id)).toEqual([id]);
  });
});
