import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { joinPersons, keepApart, noteVendorReference, splitPerson } from '#server/modules/persons/index.ts';
import { personReferenceOf } from '#server/sandbox/identityVendor/personReference.ts';
import { type Trx, withTransaction } from '#server/platform/store/index.ts';
import { launch } from '#tests/support/casinoPlay.ts';
import { createDeposit } from '#tests/support/deposits.ts';
import { ask, sandbox } from '#tests/support/http.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { mailsTo } from '#tests/support/people/openAccount.ts';
import { ownPerson } from '#tests/support/people/ownPerson.ts';
import { type Named, rest, type SignedUp, signUpAs } from '#tests/support/people/signUps.ts';
import { openMoneyline, place, type PlayerClient, straight } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const SIGNED = { decidedBy: ['one@operator.test', 'two@operator.test'], reason: 'Both documents were compared' };

const hasReference = (person: Named): boolean => personReferenceOf(server().app.deps.identityVendor?.secret ?? '', person) !== null;
/** Returns a random person, known to the identity vendor if `isKnown`. */
function somebody(isKnown: boolean): Named {
  for (;;) {
    const person = ownPerson();
    if (hasReference(person) === isKnown) return person;
  }
}

const excluded = async (person: Named): Promise<SignedUp> => {
  const first = await signUpAs(server(), person);
  expect(first.identityStatus).toBe('VERIFIED');
  expect((await rest(first.player, '/i/self_exclusions', { option_id: '1-years' })).status).toBe(200);
  return first;
};
const fund = (email: string) => sandbox(server(), 'account', { email, fundCents: 5_000 });
const bet = async (player: PlayerClient) => place(player, [straight((await openMoneyline(server())).home, '500')]);
const codesOf = async (player: PlayerClient) => (await bet(player)).errors.map(({ code }) => code);
const rowOf = ({ playerId }: PlayerClient) =>
  server().app.deps.db.selectFrom('players').selectAll().where('id', '=', playerId).executeTakeFirstOrThrow();
const decide = <T>(act: (deps: { readonly trx: Trx; readonly ports: ReturnType<typeof portsOf> }) => Promise<T>): Promise<T> =>
  withTransaction(server().app.deps.db, (trx) => act({ trx, ports: portsOf() }));
const portsOf = () => server().app.deps.ports;
const pairOf = (later: SignedUp, first: SignedUp) => ({ playerId: later.player.playerId, otherId: first.player.playerId });

describe.each([
  ['the same name', (person: Named) => person, undefined],
  ['another spelling', (person: Named) => ({ ...person, firstName: `${person.firstName.toUpperCase()} Jo` }), 'espnbet'],
  ['the names exchanged', ({ firstName, lastName, birthDate }: Named) => ({ firstName: lastName, lastName: firstName, birthDate }), 'hwc'],
  ['a short form', (person: Named) => ({ ...person, firstName: 'Peggy' }), 'tsc'],
] as const)('an excluded person who opens a second account under %s', (_name, spelled, brand) => {
  let again: SignedUp;
  beforeAll(async () => {
    const person = somebody(false);
    await excluded(person);
    again = await signUpAs(server(), spelled(person), brand);
    await fund(again.email);
    await again.player.locate();
  });

  it("an excluded person's second account is answered as one that waits", () => {
    expect([again.answer.status, again.confirmed.status, again.identityStatus]).toEqual([202, 201, 'PENDING']);
  });

  it("an excluded person's second account is not verified by another check", async () => {
    expect(await rest(again.player, '/api/identity/checks')).toMatchObject({ json: { status: 'PENDING' } });
  });

  it("an excluded person's second account cannot deposit", async () => {
    expect(await createDeposit(again.player)).toMatchObject({ permitted: false, succeeded: false, uri: null });
  });

  it("an excluded person's second account cannot bet and is refused as waiting", async () => {
    expect(await codesOf(again.player)).toEqual(['identity-not-verified']);
    expect(JSON.stringify(await createDeposit(again.player))).not.toMatch(/break|excluded/);
  });

  it("an excluded person's second account shows no break in its limits", async () => {
    expect(await again.player.run('{ rgLimits(rgLimitType: SELF_EXCLUSION) { active { __typename } } }')).toEqual({
      rgLimits: [{ active: null }],
    });
  });

  it("an excluded person's second account is mailed that it waits, without the exclusion", async () => {
    await expect.poll(() => mailsTo(server(), again.email)).toMatchObject([{ subject: 'We are checking your details' }, {}]);
    expect(JSON.stringify(await mailsTo(server(), again.email))).not.toMatch(/stop you from playing|exclu/);
  });

  it("an excluded person's second account opens no game or practice", async () => {
    expect(await launch(again.player)).toMatchObject({ sessionId: null });
    expect(await launch(again.player, { mode: 'DEMO' })).toMatchObject({ launchUrl: null });
  });

  it("an excluded person's second account joins no offer and is offered none", async () => {
    const joined = await again.player.run<{ promotionEnrollment: { success: boolean } }>(
      'mutation { promotionEnrollment(promotionId: "season-pick-em") { success } }',
    );
    expect(joined.promotionEnrollment.success).toBe(false);
    expect(await again.player.run('{ onboardingPromotion { id } }')).toEqual({ onboardingPromotion: null });
  });
});

describe('an excluded person known to the identity vendor', () => {
  it('a second account of an excluded person known to the vendor is joined at once and never plays', async () => {
    const person = somebody(true);
    const first = await excluded(person);
    const again = await signUpAs(server(), person);
    expect(await rowOf(again.player)).toMatchObject({ person_id: (await rowOf(first.player)).person_id, is_duplicate: true });
    expect(again.identityStatus, 'as one who waits').toBe('PENDING');
    await fund(again.email);
    await again.player.locate();
    expect(await codesOf(again.player)).toEqual(['identity-not-verified']);
    await expect.poll(() => mailsTo(server(), again.email)).toMatchObject([{ subject: 'You can’t play with your account' }, {}]);
    expect((await mailsTo(server(), again.email))[0]?.body).toMatch(/you asked us to stop you from playing until \w+ \d+, 20\d\d/);
  });
});

describe("a person with an excluded person's data", () => {
  const told = (answer: string) => sandbox(server(), 'identity', { answer });
  afterEach(() => told('by-name'));

  it.each(['unsure', 'refused', 'underage'])(
    "a person found %s with an excluded person's data is mailed nothing and not joined",
    async (answer) => {
      const person = somebody(true);
      await excluded(person);
      await told(answer);
      const again = await signUpAs(server(), person);
      expect(await rowOf(again.player)).toMatchObject({ is_duplicate: false });
      expect(await mailsTo(server(), again.email)).toMatchObject([{ subject: expect.stringMatching(/is your code$/) as string }]);
    },
  );

  it('a person proven by document to be excluded is joined and mailed the reason once', async () => {
    const person = somebody(true);
    const first = await excluded(person);
    await told('unsure');
    const again = await signUpAs(server(), person);
    expect(again.identityStatus).toBe('DOCUMENT_NEEDED');
    const sent = await ask(server().port, '/api/identity/documents', {
      method: 'POST',
      headers: { authorization: `Bearer ${again.player.tokens.access_token}`, 'content-type': 'image/png' },
      body: Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(2_000)]),
    });
    expect(sent).toMatchObject({ status: 201, json: { status: 'PENDING' } });
    expect(await rowOf(again.player)).toMatchObject({ person_id: (await rowOf(first.player)).person_id, is_duplicate: true });
    const about = { subject: 'You can’t play with your account' };
    await expect.poll(() => mailsTo(server(), again.email)).toMatchObject([about, {}]);
  });
});

describe('a namesake', () => {
  it('a namesake waits for an operator, plays once kept apart, and keeps their own exclusions', async () => {
    const person = somebody(false);
    const first = await signUpAs(server(), person);
    const namesake = await signUpAs(server(), person);
    await fund(namesake.email);
    await namesake.player.locate();
    expect(await codesOf(namesake.player)).toEqual(['identity-not-verified']);
    expect(await decide((deps) => keepApart(deps, pairOf(namesake, first), SIGNED))).toBe('done');
    expect((await rest(first.player, '/i/self_exclusions', { option_id: 'lifetime' })).status).toBe(200);
    expect(await bet(namesake.player)).toMatchObject({ accepted: true });
  });

  it('a namesake whose birth date differs by one digit is listed for review and plays', async () => {
    const person = { ...somebody(false), birthDate: '1971-04-15' };
    await excluded(person);
    const other = await signUpAs(server(), { ...person, birthDate: '1971-04-16' });
    expect(other.identityStatus).toBe('VERIFIED');
    const listed = server().app.deps.db.selectFrom('person_reviews').select(['strength', 'is_blocking']);
    expect(await listed.where('player_id', '=', other.player.playerId).execute()).toEqual([{ strength: 'WEAK', is_blocking: false }]);
  });
});

describe('a birth date that differs by one digit', () => {
  it('an excluded person known to the vendor is found despite one wrong digit in the birth date', async () => {
    const person = { ...somebody(false), birthDate: '1972-06-15' };
    const first = await excluded(person);
    const other = await signUpAs(server(), { ...person, birthDate: '1972-06-16' });
    const { deps } = server().app;
    const reference = `vendor:${other.player.playerId}`;
    for (const playerId of [first.player.playerId, other.player.playerId])
      await deps.db.transaction().execute((trx) => noteVendorReference(trx, deps, { playerId, reference }));
    const { identity_status } = await deps.db
      .selectFrom('players')
      .select('identity_status')
      .where('id', '=', other.player.playerId)
      .executeTakeFirstOrThrow();
    expect(identity_status).toBe('PENDING');
    await fund(other.email);
    await other.player.locate();
    expect(await codesOf(other.player)).toEqual(['identity-not-verified']);
  });
});

describe('accounts of one person', () => {
  it('joined accounts share exclusions both ways, also after a split until they are kept apart', async () => {
    const person = somebody(false);
    const first = await signUpAs(server(), person);
    const second = await signUpAs(server(), person);
    const pair = pairOf(second, first);
    expect(await decide((deps) => joinPersons(deps, pair, SIGNED))).toBe('done');
    expect((await rest(second.player, '/i/self_exclusions', { option_id: '1-years' })).status).toBe(200);
    await fund(first.email);
    await first.player.locate();
    expect(await codesOf(first.player)).toEqual(['excluded']);
    expect(await decide((deps) => splitPerson(deps, pair.playerId, SIGNED))).toBe('done');
    expect(await codesOf(first.player), 'until somebody decides').toEqual(['excluded']);
    expect(await decide((deps) => keepApart(deps, pair, SIGNED))).toBe('done');
    expect(await bet(first.player)).toMatchObject({ accepted: true });
    await fund(second.email);
    await second.player.locate();
    expect(await codesOf(second.player), 'who took the break keeps it').toEqual(['excluded']);
    expect(await ledgerViolations(server().app.deps.db)).toEqual([]);
  });

  it('accounts of a person share deposit limits, codes and the recall of deposits by a break', async () => {
    const person = somebody(false);
    const first = await signUpAs(server(), person);
    const second = await signUpAs(server(), person);
    expect((await rest(second.player, '/i/cashflow_limits/deposit/daily', { amount: 6_000 })).status).toBe(204);
    expect(await decide((deps) => joinPersons(deps, pairOf(second, first), SIGNED))).toBe('done');
    const over = await createDeposit(first.player, { amountCents: 6_100 });
    expect(over.userErrors.map(({ message }) => message).join(' ')).toContain('$60.00');
    const pending = await createDeposit(first.player, { amountCents: 5_000 });
    expect(pending.succeeded).toBe(true);
    expect((await rest(second.player, '/i/cool_offs', { hours: 72 })).status).toBe(200);
    const deposit = server().app.deps.db.selectFrom('deposits').select('called_back_at');
    expect((await deposit.where('id', '=', pending.uri?.transactionId ?? '').executeTakeFirstOrThrow()).called_back_at).not.toBeNull();
  });
});
