import { describe, expect, it } from 'vitest';
import { useTestStore } from '#tests/support/store.ts';
import { createClock, createPorts } from '../app/ports.ts';
import { createOperatorLogIn } from './logIn.ts';
import { demoOperators, lockDemoOperators, seedDemoOperators } from './demoOperators.ts';
import { addOperator, restoreOperator } from './operatorAccounts.ts';

const store = useTestStore(4);
const ports = createPorts(createClock(), 1);
const deps = () => ({ db: store().db, ports });
let made = 0;
const newEmail = (): string => `ann.${(made += 1)}@house.test`;

async function added(role = 'editor'): Promise<{ readonly email: string; readonly password: string }> {
  const outcome = await addOperator(deps(), { email: newEmail(), role, name: 'Ann Lee' });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}
const logIn = (email: string, password: string) => createOperatorLogIn(deps())(email, password);
const failuresOf = (actor: string) =>
  store().db.selectFrom('audit_entries').select('outcome').where('actor', '=', actor).where('operation', '=', 'logIn').execute();

describe('the first operator of a house', () => {
  it('is made at the machine, with a password that is told once and kept as a hash', async () => {
    const { email, password } = await added('compliance');
    expect((await logIn(email.toUpperCase(), password)).operator).toMatchObject({ role: 'compliance', name: 'Ann Lee' });
    const row = await store().db.selectFrom('operators').select('password_hash').where('email', '=', email).executeTakeFirstOrThrow();
    expect(row.password_hash).not.toContain(password);
    expect(password.length).toBeGreaterThanOrEqual(20);
  });

  it.each([
    ['a role that is none', { role: 'owner' }, 'owner is no role'],
    ['no address', { email: 'ann' }, 'ann is no e-mail address'],
    ['no name', { name: ' ' }, 'a name has 1 to 80 characters'],
  ])('is not made with %s', async (_, wrong, reason) => {
    const outcome = await addOperator(deps(), { email: newEmail(), role: 'viewer', name: 'Ann Lee', ...wrong });
    expect(outcome).toMatchObject({ ok: false, reason: expect.stringContaining(reason) as string });
  });

  it('is not made twice, however it is written', async () => {
    const { email } = await added();
    expect(await addOperator(deps(), { email: email.toUpperCase(), role: 'viewer', name: 'Ann' })).toMatchObject({ ok: false });
  });
});

describe('a locked login', () => {
  it('is opened again at the machine, with a new password, and its session is over', async () => {
    const { email, password } = await added();
    const { operator } = await logIn(email, password);
    for (let tried = 0; tried < 3; tried += 1) await expect(logIn(email, 'wrong')).rejects.toThrow();
    await expect(logIn(email, password)).rejects.toMatchObject({ code: 'locked' });
    const restored = await restoreOperator(deps(), email);
    if (!restored.ok) throw new Error(restored.reason);
    const session = await store()
      .db.selectFrom('operator_sessions')
      .select('ended_at')
      .where('id', '=', operator.sessionId)
      .executeTakeFirstOrThrow();
    expect(session.ended_at).not.toBeNull();
    await expect(logIn(email, password)).rejects.toMatchObject({ code: 'wrong-password' });
    expect((await logIn(email, restored.value.password)).operator.email).toBe(email);
  });

  it('of nobody is told by name', async () => {
    expect(await restoreOperator(deps(), 'nobody@house.test')).toEqual({ ok: false, reason: 'nobody@house.test has no account' });
  });
});

describe('the audit of failed logins', () => {
  it('ends with the one that locks: strangers cannot fill it', async () => {
    const { email } = await added();
    const enter = createOperatorLogIn(deps());
    for (let tried = 0; tried < 6; tried += 1) await expect(enter(email, 'wrong')).rejects.toThrow();
    expect((await failuresOf(email)).map(({ outcome }) => outcome)).toEqual(['wrong-password', 'wrong-password', 'locked']);
  });

  it('has few entries of addresses that nobody has', async () => {
    const before = (await failuresOf('unknown')).length;
    const enter = createOperatorLogIn(deps());
    for (let tried = 0; tried < 5; tried += 1) await expect(enter('stranger@house.test', 'wrong')).rejects.toThrow();
    expect((await failuresOf('unknown')).length - before).toBe(3);
  });
});

it('the demo logins of a database that was tried out are locked when the house is in production', async () => {
  await seedDemoOperators(deps());
  await lockDemoOperators(deps());
  for (const { email } of demoOperators) await expect(logIn(email, 'Linemaker-demo-1'), email).rejects.toMatchObject({ code: 'locked' });
});
