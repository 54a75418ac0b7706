import { randomBytes, randomUUID } from 'node:crypto';
import pino from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { testMails } from '#tests/support/mails.ts';
import { passwordAccount } from '#tests/support/passwordAccount.ts';
import { testPorts } from '#tests/support/players.ts';
import { watchStatements } from '#tests/support/statements.ts';
import { useTestStore } from '#tests/support/store.ts';
import { createLogIn } from './sessions/logIn.ts';
import { openReset } from './passwords/passwordReset.ts';
import { hashesSoFar, hashPassword } from './passwords/passwords.ts';

const store = useTestStore();
const log = pino({ level: 'silent' });
const ports = { ...testPorts(), newSecret: (bytes: number) => randomBytes(bytes).toString('base64url') };
let known = '';
let logIn: ReturnType<typeof createLogIn>;

beforeAll(async () => {
  ({ email: known } = await passwordAccount(store().db, await hashPassword('the right one')));
  logIn = createLogIn({ db: store().db, ports, bus: createMemoryBus(), log });
  await logIn(`first-${randomUUID()}@linemaker.test`, 'x');
});

/** Counts hashes and statements by kind, because times depend on the machine. */
async function costOf<Answer>(act: () => Promise<Answer>) {
  const before = hashesSoFar();
  const kinds: string[] = [];
  const stop = watchStatements((text) => void kinds.push(/^select/i.test(text) ? 'read' : /^(insert|update)/i.test(text) ? 'write' : text));
  const answer = await act();
  stop();
  const after = hashesSoFar();
  return { answer, cost: { made: after.hash - before.hash, checked: after.verify - before.verify, kinds } };
}

it('checklist 11: a refused login costs the same for known and unknown addresses: one hash check', async () => {
  const unknown = `nobody-${randomUUID()}@linemaker.test`;
  for (const refusal of ['wrong', 'wrong', 'locked', 'locked']) {
    const mine = await costOf(() => logIn(known, 'not the password'));
    expect(mine).toEqual({ answer: { ok: false, refusal }, cost: { made: 0, checked: 1, kinds: ['read', 'write'] } });
    expect(await costOf(() => logIn(unknown, 'not the password'))).toEqual(mine);
  }
});

it('checklist 11: a password reset costs no hash and the same statements for known and unknown addresses', async () => {
  const ask = (email: string) =>
    costOf(() => openReset({ db: store().db, ports, log, mail: testMails(store().db).outbox }, { email, linkOf: String }));
  const [mine, nobodys] = [await ask(known), await ask(`nobody-${randomUUID()}@linemaker.test`)];
  expect(mine).toMatchObject({ answer: expect.any(String) as string, cost: { made: 0, checked: 0 } });
  expect(mine.cost.kinds).toContain('write');
  expect(nobodys).toEqual({ answer: null, cost: mine.cost });
});
