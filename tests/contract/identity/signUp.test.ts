import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ask, sandbox, type Answer } from '#tests/support/http.ts';
import { contact, ontarioContact, openAccount } from '#tests/support/people/openAccount.ts';
import { ownPerson } from '#tests/support/people/ownPerson.ts';
import { graphql, openMoneyline, place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const SECRET = 'tall giraffe 9';
const json = { 'content-type': 'application/json' };
const named = ({ firstName, lastName, birthDate } = ownPerson()) => ({ first_name: firstName, last_name: lastName, birth_date: birthDate });
const wish = (change: object = {}) => ({
  client_id: 'linemaker-web',
  ...named(),
  email: `ada-${randomUUID()}@example.com`,
  password: SECRET,
  region_code: 'US-NJ',
  ...contact,
  accepts_terms: true,
  ...change,
});
const signUp = (body: unknown): Promise<Answer> =>
  ask(server().port, '/api/accounts', { method: 'POST', headers: json, body: JSON.stringify(body) });
const opened = async (change: object = {}): Promise<PlayerClient> => (await openAccount(server(), wish(change))).player;
const identity = (player: PlayerClient, method = 'GET', path = '', body?: Buffer, type = 'image/png') =>
  ask(server().port, `/api/identity${path}`, {
    method,
    headers: { authorization: `Bearer ${player.tokens.access_token}`, ...(body ? { 'content-type': type } : {}) },
    body,
  });
const rowOf = ({ playerId }: PlayerClient) =>
  server().app.deps.db.selectFrom('players').selectAll().where('id', '=', playerId).executeTakeFirstOrThrow();
const fund = async (player: PlayerClient) => sandbox(server(), 'account', { email: (await rowOf(player)).email, fundCents: 5_000 });
const bet = async (player: PlayerClient) => place(player, [straight((await openMoneyline(server())).home, '500')]);
const png = (bytes: number) => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(bytes)]);

describe('an invitation', () => {
  const OWN = `{ pageLayout(canonicalUrl: "/account/referrals") { slots { node { ... on ReferralsShelf { referrals { code path inProgress completed } } } } } }`;
  type Own = { readonly code: string; readonly path: string; readonly inProgress: number; readonly completed: number };
  const invitationOf = async (player: PlayerClient): Promise<Own | null> => {
    const { pageLayout } = (await player.run(OWN)) as {
      pageLayout: { slots: readonly { readonly node: { readonly referrals?: Own | null } | null }[] };
    };
    return pageLayout.slots.find(({ node }) => node?.referrals !== undefined)?.node?.referrals ?? null;
  };

  it("an invitation code is the player's own and counts invited players as pending or completed", async () => {
    const [friend, other] = [await PlayerClient.fresh(server()), await PlayerClient.fresh(server())];
    const before = await invitationOf(friend);
    expect(before).toMatchObject({ inProgress: 0, completed: 0 });
    expect(before?.code).toMatch(/^[0-9a-f]{12}$/);
    expect(before?.path).toBe(`/referafriend?code=${before?.code}`);
    const came = await opened({ referral_code: before?.code });
    expect(await invitationOf(friend)).toMatchObject({ inProgress: 0, completed: 1 });
    const { db } = server().app.deps;
    const isNow = (status: 'PENDING' | 'REFUSED') =>
      db.updateTable('players').set({ vendor_status: status }).where('id', '=', came.playerId).execute();
    await isNow('PENDING');
    expect(await invitationOf(friend)).toMatchObject({ inProgress: 1, completed: 0 });
    await isNow('REFUSED');
    expect(await invitationOf(friend)).toMatchObject({ inProgress: 0, completed: 0 });
    const strange = await invitationOf(other);
    expect(strange).toMatchObject({ inProgress: 0, completed: 0 });
    expect(strange?.code).not.toBe(before?.code);
  });
});

describe('a new player', () => {
  it("a new player has a wallet of the region's currency and may bet once located", async () => {
    const player = await opened({ referral_code: 'dana-1', first_name: 'Ada', birth_date: '1990-12-10' });
    const row = await rowOf(player);
    expect(row).toMatchObject({
      region: 'US-NJ',
      currency: 'USD',
      identity_status: 'VERIFIED',
      birth_date: '1990-12-10',
      referral_code: 'dana-1',
    });
    expect(row.password_hash).toMatch(/^\$argon2id\$/);
    expect(await player.run('{ account { firstName balances { playableBalance { amountLong } } } }')).toEqual({
      account: { firstName: 'Ada', balances: { playableBalance: { amountLong: '0' } } },
    });
    await fund(player);
    await player.locate();
    expect(await bet(player)).toMatchObject({ accepted: true });
  });

  it('a new player in Ontario is nineteen or older and has a wallet in Canadian dollars', async () => {
    const player = await opened({ region_code: 'CA-ON', ...ontarioContact, birth_date: '2006-01-01' });
    expect(await rowOf(player)).toMatchObject({ region: 'CA-ON', currency: 'CAD' });
  });

  it.each([
    [{ first_name: '' }, 'first_name', 'Please enter your first name'],
    [{ email: 'ada@' }, 'email', 'Please enter a valid email'],
    [{ password: 'Football2026' }, 'password', 'This password is too easy to guess'],
    [{ password: 'short' }, 'password', 'Use 8 characters or more'],
    [{ birth_date: '2020-01-01' }, 'birth_date', 'You must be 21 or older to open an account'],
    [{ region_code: 'US-NV' }, 'region_code', 'Please choose where you live'],
    [{ address_line: ' ' }, 'address_line', 'Please enter your street address'],
    [{ city: '<b>' }, 'city', 'Please enter your city as shown on your mail'],
    [{ postal_code: 'M5H 2N2' }, 'postal_code', 'Please enter a ZIP code such as 07102'],
    [{ region_code: 'CA-ON' }, 'postal_code', 'Please enter a postal code such as M5V 3L9'],
    [{ phone: '555 0123' }, 'phone', 'Please enter a phone number with its area code'],
    // Well-formed, but the area code does not exist.
    [{ phone: '211 555 0123' }, 'phone', 'Please enter a phone number with its area code'],
    [{ tax_digits: '12a4' }, 'tax_digits', 'Please enter the last 4 digits'],
    [{ tax_digits: '123-45-6789' }, 'tax_digits', 'Please enter the last 4 digits'],
    [{ region_code: 'US-PA', tax_digits: '' }, 'tax_digits', 'Please enter the last 4 digits'],
    [{ accepts_terms: 'yes' }, 'accepts_terms', 'Please accept the terms of use'],
  ])('a sign-up with %j is refused at %s', async (change, field, message) => {
    expect(await signUp(wish(change))).toMatchObject({ status: 422, json: { errors: { [field]: [{ message }] } } });
  });

  it('a sign-up with a malformed body is refused with 422', async () => {
    for (const body of [null, [], 'x', {}, { client_id: 'linemaker-web', email: { $ne: 1 } }, wish({ first_name: 'A\u0000da' })])
      expect((await signUp(body)).status, JSON.stringify(body)).toBe(422);
  });
});

describe('a player with an unsure identity', () => {
  it('a player whom the vendor is unsure of cannot bet until a document was read', async () => {
    const player = await opened({ last_name: 'Unsure' });
    await fund(player);
    await player.locate();
    expect(await bet(player)).toMatchObject({ accepted: false, errors: [{ code: 'identity-not-verified' }] });
    expect(await identity(player)).toMatchObject({ status: 200, json: { status: 'DOCUMENT_NEEDED' } });
    expect(await identity(player, 'POST', '/documents', Buffer.from('no picture'))).toMatchObject({ status: 415 });
    expect(await identity(player, 'POST', '/documents', png(10))).toMatchObject({ status: 201, json: { status: 'DOCUMENT_NEEDED' } });
    expect(await identity(player, 'POST', '/documents', png(2_000))).toMatchObject({ status: 201, json: { status: 'VERIFIED' } });
    expect(await bet(player)).toMatchObject({ accepted: true });
    expect(await identity(player, 'POST', '/documents', png(2_000))).toMatchObject({ status: 409 });
    const kept = await server().app.deps.db.selectFrom('identity_checks').selectAll().where('player_id', '=', player.playerId).execute();
    expect(new Set(kept.map(({ kind, outcome }) => `${kind} ${outcome}`))).toEqual(
      new Set(['PERSON unsure', 'DOCUMENT unsure', 'DOCUMENT verified']),
    );
  });

  it('a player may send five identity documents; the next one is refused', async () => {
    const player = await opened({ last_name: 'Unsure' });
    for (let sent = 0; sent < 5; sent += 1) expect((await identity(player, 'POST', '/documents', png(10))).status).toBe(201);
    expect((await identity(player, 'POST', '/documents', png(2_000))).status).toBe(429);
  });
});

describe('an identity check', () => {
  it('a refused identity stays refused when it is checked again', async () => {
    const player = await opened({ last_name: 'Refused' });
    expect(await identity(player, 'POST', '/checks')).toMatchObject({ status: 200, json: { status: 'REFUSED' } });
    expect((await identity(player, 'POST', '/documents', png(2_000))).status).toBe(409);
  });

  it('an identity check is repeated after the vendor was away', async () => {
    const player = await opened();
    await server().app.deps.db.updateTable('players').set({ vendor_status: 'PENDING' }).where('id', '=', player.playerId).execute();
    expect(await identity(player)).toMatchObject({ json: { status: 'PENDING' } });
    expect(await identity(player, 'POST', '/checks')).toMatchObject({ json: { status: 'VERIFIED' } });
  });

  it('a sign-up does not wait for a vendor that hangs; the identity is known once it answers', async () => {
    const vendor = server().app.deps.identityVendor;
    if (!vendor?.ask) throw new Error('The sandbox has a vendor of its own');
    const { ask: answer } = vendor;
    let speak: () => void = () => undefined;
    vi.spyOn(vendor, 'ask').mockImplementationOnce(async (...call) => {
      await new Promise<void>((resolve) => (speak = resolve));
      return answer(...call);
    });
    const body = wish();
    const began = performance.now();
    const { player } = await openAccount(server(), body);
    expect(performance.now() - began, 'a page waits five seconds').toBeLessThan(5_000);
    expect(await identity(player)).toMatchObject({ json: { status: 'PENDING' } });
    speak();
    await expect.poll(async () => (await identity(player)).json).toEqual({ status: 'VERIFIED' });
  });

  it('the identity status is readable only with a session', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/checks'],
      ['POST', '/documents'],
    ] as const)
      expect((await ask(server().port, `/api/identity${path}`, { method, headers: { cookie: '__Host-refresh=x' } })).status).toBe(401);
  });
});

describe('the identity vendor of the sandbox', () => {
  const told = (answer: string, email?: string) => sandbox(server(), 'identity', { answer, ...(email === undefined ? {} : { email }) });
  const statusOf = async (player: PlayerClient) => (await identity(player)).json;
  afterEach(() => told('by-name'));

  it.each([
    ['verified', 'VERIFIED'],
    ['unsure', 'DOCUMENT_NEEDED'],
    ['refused', 'REFUSED'],
    ['underage', 'REFUSED'],
    ['away', 'PENDING'],
  ])('a vendor set to answer %s answers every player so: %s', async (answer, status) => {
    await told(answer);
    expect(await statusOf(await opened({ last_name: 'Unsure' }))).toEqual({ status });
  });

  it("a vendor's answer set for one person applies to that person alone, until it is reset", async () => {
    const email = `told-${randomUUID()}@example.com`;
    await told('away', email);
    const [away, other] = [await opened({ email: email.toUpperCase() }), await opened()];
    expect([await statusOf(away), await statusOf(other)]).toEqual([{ status: 'PENDING' }, { status: 'VERIFIED' }]);
    await told('as-everybody', email);
    expect((await identity(away, 'POST', '/checks')).json).toEqual({ status: 'VERIFIED' });
  });

  it('the vendor refuses a person whom it knows to be underage, also by a document', async () => {
    expect(await statusOf(await opened({ last_name: 'Minor' }))).toEqual({ status: 'REFUSED' });
    const email = `young-${randomUUID()}@example.com`;
    const player = await opened({ last_name: 'Unsure', email });
    await told('underage', email);
    expect((await identity(player, 'POST', '/documents', png(2_000))).json).toEqual({ status: 'REFUSED' });
  });

  it('the identity vendor has a host of its own, which does not answer for geolocation', async () => {
    const { identityVendor, geolocation } = server().app.deps;
    expect(new URL(identityVendor?.origin ?? '').host).not.toBe(new URL(geolocation.vendorOrigin).host);
    const port = Number(new URL(geolocation.vendorOrigin).port);
    const headers = { ...json, authorization: `Bearer ${identityVendor?.secret}` };
    expect((await ask(port, '/identity/checks', { method: 'POST', headers, body: '{}' })).status).toBe(404);
  });

  const vendor = (path: string, headers: Record<string, string>, body = '{}') =>
    ask(Number(new URL(server().app.deps.geolocation.vendorOrigin).port), path, {
      method: 'POST',
      headers: { ...json, host: new URL(server().app.deps.identityVendor?.origin ?? '').host, ...headers },
      body,
    });

  it("the identity vendor answers only the operator's server and knows only opened checks", async () => {
    expect((await vendor('/identity/checks', {})).status).toBe(401);
    const secret = { authorization: `Bearer ${server().app.deps.identityVendor?.secret}` };
    expect((await vendor('/identity/checks', secret)).status).toBe(422);
    expect((await vendor('/identity/checks/none/documents', { ...secret, 'content-type': 'image/png' }, 'x')).status).toBe(404);
  });
});

describe('the region rule', () => {
  it('a visitor whom the sandbox places abroad opens no account until placed back', async () => {
    const QUERY = '{ startup { regionalMetadata { currentCountryCode currentRegionCode ipAddressCountryCode validRegion } } }';
    type Started = { readonly startup: { readonly regionalMetadata: object } };
    const whereabouts = async () => (await graphql<Started>(server(), QUERY)).data.startup.regionalMetadata;
    expect(await sandbox(server(), 'location', { country: 'FR' })).toMatchObject({ addressRegion: 'FR-DEFAULT' });
    const abroad = { currentCountryCode: 'FR', currentRegionCode: 'FR-DEFAULT', ipAddressCountryCode: 'FR', validRegion: false };
    expect(await whereabouts()).toEqual(abroad);
    const refused = await signUp(wish());
    expect([refused.status, refused.json]).toEqual([
      403,
      { errors: { '': [{ message: 'You can’t open an account from your location.' }] } },
    ]);
    await sandbox(server(), 'location', { place: 'US-NJ' });
    expect(await whereabouts()).toMatchObject({ currentRegionCode: 'US-NJ', ipAddressCountryCode: 'US', validRegion: true });
    await opened();
  });

  it('no account is opened for an address in another country', async () => {
    const { deps } = server().app;
    const { requestSignUp } = await import('#server/modules/identity/pendingSignUps/index.ts');
    const { first_name: firstName, last_name: lastName, email, password, birth_date: birthDate, region_code: region } = wish();
    const { address_line: addressLine, city, postal_code: postalCode, phone, tax_digits: taxDigits } = contact;
    const asked = {
      ...{ firstName, lastName, email, password, birthDate, region, addressLine, city, postalCode, phone, taxDigits },
      ...{ hasAcceptedTerms: true, referralCode: null, termsOf: { brand: 'one', region } },
    };
    expect(await requestSignUp(deps, { ...asked, country: 'FR' })).toEqual({ ok: false, refusal: { kind: 'country' } });
  });

  it('an address may send sixty sign-ups in an hour, whatever they contain', async () => {
    const answers = [];
    for (let tries = 0; tries < 61; tries += 1) answers.push((await signUp({ client_id: 'linemaker-web' })).status);
    expect([answers[0], answers.at(-1)]).toEqual([422, 429]);
  });
});
