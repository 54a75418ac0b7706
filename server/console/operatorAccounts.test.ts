import { createQueryId, type RootOperationNode } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useTestStore } from '#tests/support/store.ts';
import { createClock, createPorts } from '#server/platform/systemPorts.ts';
import { createRateLimits } from '#server/platform/rateLimits/index.ts';
import { verifyAudit } from './audit.ts';
import { createOperatorLogIn } from './logIn.ts';
import { demoOperators, seedDemoOperators } from '#server/sandbox/demo/demoOperators.ts';
import { lockDemoOperators } from './demoOperators.ts';
import { addOperator, restoreOperator } from './operatorAccounts.ts';
import { URI } from 'otpauth';
import { beginRegistration, finishRegistration } from './factors/index.ts';
import { findSession } from './sessions.ts';

const store = useTestStore(4);
const ports = createPorts(createClock(), 1);
const plain = { seal: (_purpose: string, text: string) => text, unseal: (_purpose: string, text: string) => text };
const deps = (db = store().db) => ({
  db,
  ports,
  identity: plain,
  rateLimits: createRateLimits(Date.now),
  config: { hasSandbox: true, brands: [], linkHosts: {}, withoutSportsbook: [] },
});
const site = { host: 'console.localhost', origin: 'http://console.localhost' };
const browser = { site, device: null };
let made = 0;
const newEmail = (): string => `ann.${(made += 1)}@house.test`;

async function added(role = 'editor') {
  const outcome = await addOperator(deps(), { email: newEmail(), role, name: 'Ann Lee' });
  if (!outcome.ok) throw new Error(outcome.reason);
  return { ...outcome.value, code: await registered(outcome.value) };
}
/** Registers an authenticator by the account's link. Each call of the returned function gives the next period's code. */
async function registered({ path, password }: { readonly path: string; readonly password: string }): Promise<() => string> {
  const { ticket, totp } = await beginRegistration(deps(), path.replace('/#register=', ''), password, site);
  const app = URI.parse(totp.uri);
  let period = -1;
  const code = (): string => app.generate({ timestamp: Date.now() + (period += 1) * 30_000 });
  await finishRegistration(deps(), { ticket, proof: { code: code() }, site });
  return code;
}
const enterBy = (given = deps(), strangers?: number) => {
  const { withPassword } = createOperatorLogIn(given, strangers);
  return (email: string, password: string) => withPassword(email, password, browser);
};
async function logIn(email: string, password: string, code?: () => string) {
  const entered = createOperatorLogIn(deps());
  const step = await entered.withPassword(email, password, browser);
  if (step.kind === 'opened') return step.session;
  if (!code) throw new Error('A second factor is asked for');
  return entered.withFactor(step.ticket, { code: code() }, browser);
}
function statement(node: RootOperationNode): string {
  const text = store().db.getExecutor().compileQuery(node, createQueryId()).sql.replaceAll('"', '');
  const table = /(?:from|into|update) (\w+)/.exec(text)?.[1] ?? '';
  return `${text.split(' ', 1)[0]} ${table}${text.endsWith('for update') ? ' for update' : ''}`;
}
const failuresOf = (actor: string) =>
  store().db.selectFrom('audit_entries').select('outcome').where('actor', '=', actor).where('operation', '=', 'logIn').execute();

describe('the first operator', () => {
  it('the first operator is added on the server, with a password shown once and kept as a hash', async () => {
    const { email, password, code } = await added('compliance');
    expect((await logIn(email.toUpperCase(), password, code)).operator).toMatchObject({ role: 'compliance', name: 'Ann Lee' });
    const row = await store().db.selectFrom('operators').select('password_hash').where('email', '=', email).executeTakeFirstOrThrow();
    expect(row.password_hash).not.toContain(password);
    expect(password.length).toBeGreaterThanOrEqual(20);
  });

  it.each([
    ['a role that is none', { role: 'owner' }, 'owner is no role'],
    ['no address', { email: 'ann' }, 'ann is not an email address'],
    ['no name', { name: ' ' }, 'a name has 1 to 80 characters'],
  ])('an operator is not added with %s', async (_, wrong, reason) => {
    const outcome = await addOperator(deps(), { email: newEmail(), role: 'viewer', name: 'Ann Lee', ...wrong });
    expect(outcome).toMatchObject({ ok: false, reason: expect.stringContaining(reason) as string });
  });

  it('an operator is not added twice, in whatever case the address is written', async () => {
    const { email } = await added();
    expect(await addOperator(deps(), { email: email.toUpperCase(), role: 'viewer', name: 'Ann' })).toMatchObject({ ok: false });
  });
});

describe('a locked login', () => {
  it('a locked operator is restored with a new password, and the old session ends', async () => {
    const { email, password, code } = await added();
    const { operator } = await logIn(email, password, code);
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
    await expect(logIn(email, restored.value.password, code), 'its factor is gone').rejects.toMatchObject({ code: 'no-factor' });
    expect((await logIn(email, restored.value.password, await registered(restored.value))).operator.email).toBe(email);
  });

  it('restoring an unknown operator is refused with a specific error', async () => {
    expect(await restoreOperator(deps(), 'nobody@house.test')).toEqual({ ok: false, reason: 'nobody@house.test has no account' });
  });
});

describe('the audit of failed logins', () => {
  it('the audit of an operator’s failed logins ends with the one that locks', async () => {
    const { email } = await added();
    const enter = enterBy();
    for (let tried = 0; tried < 6; tried += 1) await expect(enter(email, 'wrong')).rejects.toThrow();
    expect((await failuresOf(email)).map(({ outcome }) => outcome)).toEqual(['wrong-password', 'wrong-password', 'locked']);
  });

  it('the audit has at most three entries for an unknown address', async () => {
    const before = (await failuresOf('unknown')).length;
    const enter = enterBy();
    for (let tried = 0; tried < 5; tried += 1) await expect(enter('stranger@house.test', 'wrong')).rejects.toThrow();
    expect((await failuresOf('unknown')).length - before).toBe(3);
  });

  it('an unknown address is locked like a known one, also after a restart', async () => {
    const before = (await failuresOf('unknown')).length;
    const codes: string[] = [];
    for (let tried = 0; tried < 5; tried += 1)
      await logIn('nobody.anywhere@house.test', 'wrong').catch(({ code }: { readonly code: string }) => codes.push(code));
    expect(codes).toEqual(['wrong-password', 'wrong-password', 'locked', 'locked', 'locked']);
    expect((await failuresOf('unknown')).length - before).toBe(3);
  });

  it('beyond the limit of audited strangers, a stranger’s login costs the same statements as an operator’s', async () => {
    const { email } = await added();
    const asked: string[] = [];
    const db = store().db.withPlugin({
      transformQuery: ({ node }) => (asked.push(statement(node)), node),
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const enter = enterBy(deps(db), 1);
    const askedFor = async (address: string): Promise<readonly string[]> => {
      asked.length = 0;
      await expect(enter(address, 'wrong')).rejects.toMatchObject({ code: 'wrong-password' });
      // Omits the write of the failure, because failures of unknown accounts go to another table.
      return asked.filter((text) => !/ (?:operators|stranger_failures)$/.test(text));
    };
    const before = (await failuresOf('unknown')).length;
    const [first, over, known] = [await askedFor('one@house.test'), await askedFor('two@house.test'), await askedFor(email)];
    expect((await failuresOf('unknown')).length - before).toBe(1);
    expect(first).toEqual(known);
    expect(known).toEqual(['select audit_head for update', 'insert audit_entries', 'update audit_head']);
    expect(over).toEqual(['select audit_head for update', 'select audit_entries', 'update audit_head']);
    expect(await verifyAudit(store().db)).toMatchObject({ fault: null });
  });
});

describe('the demo logins in production', () => {
  it('production locks the demo logins and ends their sessions', async () => {
    await seedDemoOperators(deps());
    const house = await added();
    const own = await logIn(house.email, house.password, house.code);
    const opened = [];
    for (const { email } of demoOperators) opened.push(await logIn(email, 'Linemaker-demo-1'));
    await lockDemoOperators(deps());
    for (const { email } of demoOperators) await expect(logIn(email, 'Linemaker-demo-1'), email).rejects.toMatchObject({ code: 'locked' });
    for (const { token } of opened) expect(await findSession(store().db, ports, token)).toBeNull();
    expect((await findSession(store().db, ports, own.token))?.operator.email, 'those of the house stay').toBe(house.email);
  });
});
