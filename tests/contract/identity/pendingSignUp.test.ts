import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { askForCode, confirmSignUp, requestSignUp, sendSignUpMails, sweepSignUps } from '#server/modules/identity/pendingSignUps/index.ts';
import { failingTable } from '#tests/support/failingTable.ts';
import { ask as call } from '#tests/support/http.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { askAgain, confirmAccount, contact, mailedCode, mailsTo, requestAccount, signUpIdIn } from '#tests/support/people/openAccount.ts';
import { ownPerson } from '#tests/support/people/ownPerson.ts';
import { newPlayer, token } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer({ trustedProxies: 1 });
const SECRET = 'tall giraffe 9';
const someEmail = () => `ada-${randomUUID()}@example.com`;
const wish = (email = someEmail()) => {
  const { firstName, lastName, birthDate } = ownPerson();
  return { first_name: firstName, last_name: lastName, birth_date: birthDate, email, password: SECRET };
};
let lines = 0;
/** Returns a new address for each request, because limits per address are not tested here. */
const elsewhere = () => ({ 'x-forwarded-for': `10.${(lines += 1) % 250}.${Math.floor(lines / 250)}.7` });
const request = (body: object) => requestAccount(server(), body, elsewhere());
const confirm = (id: string, code: string) => confirmAccount(server(), id, code, elsewhere());
const accountsOf = (email: string) =>
  server()
    .app.deps.db.selectFrom('players')
    .leftJoin('ledger_accounts', 'ledger_accounts.player_id', 'players.id')
    .select(['players.id', ({ fn }) => fn.count<string>('ledger_accounts.id').as('wallets')])
    .where(({ fn, eb }) => eb(fn('lower', ['email']), '=', email.toLowerCase()))
    .groupBy('players.id')
    .execute();
const other = (code: string): string => String((Number(code) + 1) % 100_000_000).padStart(8, '0');

describe('a sign-up', () => {
  it('a sign-up opens an account only with its code, and logs in the browser that sends it', async () => {
    const body = wish();
    const asked = await request(body);
    expect(asked).toMatchObject({ status: 202, json: { sign_up_id: expect.stringMatching(/^[\w-]{32}$/) as string, expires_in: 1_800 } });
    expect(asked.headers['set-cookie']).toBeUndefined();
    const code = await mailedCode(server(), body.email);
    expect(await accountsOf(body.email)).toEqual([]);
    const confirmed = await confirm(signUpIdIn(asked), code);
    expect(confirmed).toMatchObject({ status: 201, json: { user_id: expect.any(String) as string } });
    const { limited_access_token } = confirmed.json as { readonly limited_access_token: string };
    const entered = await token(
      server(),
      { grant_type: 'limited_access_token', limited_access_token },
      { 'sec-fetch-site': 'same-origin' },
    );
    expect(entered.status).toBe(200);
    const device = /__Host-device=([\w-]+)/.exec(String(entered.headers['set-cookie']))?.[1] ?? '';
    const { user_id } = entered.json as { readonly user_id: string };
    expect(await server().app.deps.identity.isKnownDevice(user_id, device)).toBe(true);
    expect((await token(server(), { grant_type: 'limited_access_token', limited_access_token })).status, 'once').toBe(400);
  });

  it('a pending sign-up is stored without readable personal data, and emptied once it ends', async () => {
    const body = wish();
    const asked = await request(body);
    const code = await mailedCode(server(), body.email);
    const { db } = server().app.deps;
    const all = JSON.stringify(await db.selectFrom('sign_ups').selectAll().execute());
    for (const secret of [body.first_name, body.email, body.password, contact.city, code, signUpIdIn(asked)])
      expect(all).not.toContain(secret);
    expect((await confirm(signUpIdIn(asked), code)).status).toBe(201);
    const ended = await db.selectFrom('sign_ups').select(['sealed', 'code_sealed']).where('ended_at', 'is not', null).execute();
    expect(new Set(ended.map((row) => JSON.stringify(row)))).toEqual(new Set(['{"sealed":"","code_sealed":null}']));
  });

  it('a sign-up with a taken email is answered alike, mails its owner and opens nothing', async () => {
    const owner = await newPlayer(server());
    const [taken, fresh] = [await request(wish(owner.email.toUpperCase())), await request(wish())];
    expect([taken.status, Object.keys(taken.json as object), taken.text.length]).toEqual([
      fresh.status,
      Object.keys(fresh.json as object),
      fresh.text.length,
    ]);
    await expect.poll(() => mailsTo(server(), owner.email)).toMatchObject([{ subject: 'You already have an account' }]);
    expect((await mailsTo(server(), owner.email))[0]?.body).not.toMatch(/\d{8}/);
    const wrong = await confirm(signUpIdIn(taken), '12345678');
    expect(wrong).toMatchObject({ status: 422, json: { errors: { one_time_code: [{ message: expect.any(String) as string }] } } });
    expect(wrong.text).toBe((await confirm(signUpIdIn(fresh), '12345678')).text);
    expect(await accountsOf(owner.email)).toHaveLength(1);
  });
});

describe('a sign-up code', () => {
  it('a sign-up code is tried five times, for taken emails as for new ones', async () => {
    const owner = await newPlayer(server());
    const body = wish();
    const [fresh, taken] = [signUpIdIn(await request(body)), signUpIdIn(await request(wish(owner.email)))];
    const code = await mailedCode(server(), body.email);
    await expect.poll(() => mailsTo(server(), owner.email)).toHaveLength(1);
    for (const id of [fresh, taken]) {
      const answers = [];
      for (let tries = 0; tries < 6; tries += 1) answers.push((await confirm(id, other(code))).status);
      expect(answers).toEqual([422, 422, 422, 422, 410, 410]);
    }
    expect((await confirm(fresh, code)).status, 'the right one is no longer good').toBe(410);
  });

  it('a sign-up code opens one account, even if sent six times at once', async () => {
    const body = wish();
    const id = signUpIdIn(await request(body));
    const code = await mailedCode(server(), body.email);
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(id, code)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 410, 410, 410, 410, 410]);
    expect(await accountsOf(body.email)).toEqual([{ id: expect.any(String) as string, wallets: expect.any(String) as string }]);
    expect((await confirm(id, code)).status).toBe(410);
    expect(await ledgerViolations(server().app.deps.db)).toEqual([]);
  });

  it('a sign-up code is refused for an unknown or malformed sign-up', async () => {
    for (const id of ['x'.repeat(32), '', '../../x']) expect((await confirm(id, '12345678')).status).toBe(410);
    expect((await confirm('x'.repeat(32), '1234')).status).toBe(422);
    expect((await askAgain(server(), 'x'.repeat(32))).status).toBe(410);
  });
});

describe('a pending sign-up', () => {
  const { deps: all } = { deps: () => server().app.deps };
  const fields = (email: string) => {
    const person = ownPerson();
    const { address_line: addressLine, city, postal_code: postalCode, phone, tax_digits: taxDigits } = contact;
    return {
      ...{ ...person, email, password: SECRET, region: 'US-NJ', addressLine, city, postalCode, phone, taxDigits, country: 'US' },
      ...{ hasAcceptedTerms: true, referralCode: null, termsOf: { brand: all().config.brand, region: 'US-NJ' } },
    };
  };
  const ask = async (email: string): Promise<string> => {
    const asked = await requestSignUp(all(), fields(email));
    if (!asked.ok) throw new Error(JSON.stringify(asked.refusal));
    return asked.value;
  };
  afterEach(() => expect(ledgerViolations(all().db)).resolves.toEqual([]));

  it('two sign-ups for one email open one account', async () => {
    const email = someEmail();
    const [first, second] = [await ask(email), await ask(email.toUpperCase())];
    await sendSignUpMails(all());
    const code = await mailedCode(server(), email);
    const { db, identity } = all();
    // The second email is not due yet, so its sign-up is given the same code.
    const rows = await db.selectFrom('sign_ups').selectAll().where('ended_at', 'is', null).orderBy('asked_at', 'desc').limit(2).execute();
    const waiting = rows.find(({ code_sealed }) => code_sealed === null);
    const { codeOf } = await import('#server/modules/identity/pendingSignUps/pendingSignUp.ts');
    await db
      .updateTable('sign_ups')
      .set({
        code_sealed: identity.seal(codeOf(waiting?.token_hash ?? ''), code),
        code_expires_at: new Date(all().ports.now().getTime() + 60_000),
      })
      .where('token_hash', '=', waiting?.token_hash ?? '')
      .execute();
    const outcomes = await Promise.all([first, second].map((each) => confirmSignUp(all(), each, code)));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['dead', 'opened']);
    expect(await accountsOf(email)).toHaveLength(1);
  });

  it('a failure while an account is opened leaves nothing, and the code still works', async () => {
    const email = someEmail();
    const id = await ask(email);
    await sendSignUpMails(all());
    const code = await mailedCode(server(), email);
    for (const table of ['player_contacts', 'person_keys', 'legal_acceptances', 'ledger_accounts', 'limited_tokens']) {
      const broken = { ...all(), db: all().db.withPlugin(failingTable(table)) };
      await expect(confirmSignUp(broken, id, code), table).rejects.toThrow('gone');
      expect(await accountsOf(email)).toEqual([]);
    }
    expect(await confirmSignUp(all(), id, code)).toMatchObject({ kind: 'opened' });
  });

  it('a sign-up ends after half an hour, its code after ten minutes; the sweep empties it', async () => {
    const { ports } = all();
    const email = someEmail();
    const id = await ask(email);
    await sendSignUpMails(all());
    const code = await mailedCode(server(), email);
    const at = (minutes: number) => ({ ...all(), ports: { ...ports, now: () => new Date(ports.now().getTime() + minutes * 60_000) } });
    expect(await confirmSignUp(at(11), id, code)).toEqual({ kind: 'wrong' });
    expect(await confirmSignUp(at(31), id, code)).toEqual({ kind: 'dead' });
    expect(await askForCode(at(31), id)).toBe('dead');
    await sweepSignUps(at(24 * 60 + 1));
    expect(await all().db.selectFrom('sign_ups').selectAll().execute()).toEqual([]);
    expect(await all().db.selectFrom('sign_up_mails').selectAll().execute()).toEqual([]);
  });

  it('an email gets one sign-up mail in two minutes, five in an hour and ten in a day', async () => {
    const { ports } = all();
    const email = someEmail();
    const at = (minutes: number) => ({ ...all(), ports: { ...ports, now: () => new Date(ports.now().getTime() + minutes * 60_000) } });
    const count = async () => (await mailsTo(server(), email)).length;
    const askAt = async (minutes: number) => {
      const asked = await requestSignUp(at(minutes), fields(email));
      expect(asked.ok).toBe(true);
      await sendSignUpMails(at(minutes));
      return count();
    };
    expect([await askAt(0), await askAt(1), await askAt(1)]).toEqual([1, 1, 1]);
    await sendSignUpMails(at(2.1));
    expect(await count(), 'one that waited').toBe(2);
    for (const minutes of [5, 8, 11, 14, 17, 20]) await askAt(minutes);
    expect(await count()).toBe(5);
    for (let hour = 2; hour < 12; hour += 1) await askAt(hour * 61);
    expect(await count()).toBe(10);
  });

  let base = 0;
  /** Returns dependencies with a clock `minutes` after a fixed time, whose sign-ups the server's jobs ignore. */
  const later = (minutes: number) => {
    base ||= all().ports.now().getTime();
    return { ...all(), ports: { ...all().ports, now: () => new Date(base + Math.round(minutes * 60_000)) } };
  };
  const requestLater = async (minutes: number, email: string): Promise<string> => {
    const asked = await requestSignUp(later(minutes), fields(email));
    if (!asked.ok) throw new Error(JSON.stringify(asked.refusal));
    return asked.value;
  };

  it('a sign-up mail beyond the hourly limit waits until the hour has room', async () => {
    const email = someEmail();
    const count = async (minutes: number) => {
      await sendSignUpMails(later(minutes));
      return (await mailsTo(server(), email)).length;
    };
    for (const minutes of [2_200, 2_203, 2_206, 2_209, 2_212]) {
      await requestLater(minutes, email);
      await count(minutes);
    }
    await requestLater(2_220, email);
    await requestLater(2_240, email);
    expect([await count(2_241), await count(2_259)]).toEqual([5, 5]);
    expect([await count(2_260.1), await count(2_300)]).toEqual([6, 6]);
  });

  it('a sign-up mail is not delayed after the clock was set back', async () => {
    const email = someEmail();
    const id = await requestLater(2_500, email);
    await sendSignUpMails(later(2_500));
    expect([await askForCode(later(2_480), id), await askForCode(later(2_481.1), id)]).toEqual(['busy', 'asked']);
    await sendSignUpMails(later(2_481.1));
    expect(await mailsTo(server(), email)).toHaveLength(1);
    await sendSignUpMails(later(2_483.2));
    const mails = await mailsTo(server(), email);
    expect(new Set(mails.map(({ subject }) => subject)).size, 'with another code').toBe(2);
  });

  it('a sign-up may request another code once a minute and three times', async () => {
    const { ports } = all();
    const at = (minutes: number) => ({ ...all(), ports: { ...ports, now: () => new Date(ports.now().getTime() + minutes * 60_000) } });
    const id = await ask(someEmail());
    const answers = [];
    for (const minutes of [0.5, 1.1, 1.2, 3, 5, 7]) answers.push(await askForCode(at(minutes), id));
    expect(answers).toEqual(['busy', 'asked', 'busy', 'asked', 'asked', 'busy']);
  });
});

it('a person whose sign-up confirmation got no answer can log in with the password and a mailed code', async () => {
  const body = wish();
  const code = await request(body).then(async (asked) => ({ id: signUpIdIn(asked), mailed: await mailedCode(server(), body.email) }));
  expect((await confirm(code.id, code.mailed)).status).toBe(201);
  const login = await token(server(), { grant_type: 'password', username: body.email, password: SECRET });
  expect(login).toMatchObject({ status: 403, json: { error: 'mfa_required' } });
  const { limited_access_token } = login.json as { readonly limited_access_token: string };
  const send = (path: string, fields: object) =>
    call(server().port, path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) });
  expect((await send('/api/one_time_codes', { limited_access_token })).status).toBe(202);
  const one_time_code = /^\d{8}/.exec((await mailsTo(server(), body.email))[0]?.subject ?? '')?.[0];
  expect((await send('/api/one_time_codes/verifications', { limited_access_token, one_time_code })).status).toBe(204);
  expect((await token(server(), { grant_type: 'limited_access_token', limited_access_token })).status).toBe(200);
});

it('a new code for an ended sign-up is refused alike, whatever ended it', async () => {
  const body = wish();
  const asked = await request(body);
  expect((await confirm(signUpIdIn(asked), await mailedCode(server(), body.email))).status).toBe(201);
  const ended = await askAgain(server(), signUpIdIn(asked));
  const message = 'This sign-up has expired. Fill in the form again, or log in if you already have an account.';
  expect(ended).toMatchObject({ status: 410, json: { errors: { sign_up_id: [{ message }] } } });
  expect((await askAgain(server(), 'x'.repeat(32))).text).toBe(ended.text);
});
