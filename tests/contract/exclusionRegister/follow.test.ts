import { afterEach, expect, it, vi } from 'vitest';
import { followRegister, openRegister, type RegisterDeps } from '#server/modules/exclusionRegister/index.ts';
import { registerOrigin, registerPublicKey, registerSecret } from '#server/sandbox/exclusionRegister/register.ts';
import { fetchOnThisMachine } from '#server/sandbox/fetchOnThisMachine.ts';
import { rgItemsOf } from '#server/modules/responsibleGaming/index.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { depositId } from '#tests/support/deposits.ts';
import { seated, wager } from '#tests/support/casinoPlay.ts';
import { sandbox } from '#tests/support/http.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { ownPerson } from '#tests/support/people/ownPerson.ts';
import { signUpAs } from '#tests/support/people/signUps.ts';
import { type Credentials, newPlayer, openMoneyline, place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const deps = () => server().app.deps;
const PATIENT = { timeout: 20_000, interval: 50 };
afterEach(() => sandbox(server(), 'register', { fault: 'none' }));

async function playing(options: { readonly region?: string } = {}) {
  const credentials = await newPlayer(server(), options);
  const player = await PlayerClient.logIn(server(), credentials);
  await player.locate();
  return { credentials, player };
}
const list = ({ email }: Pick<Credentials, 'email'>) => sandbox(server(), 'register', { list: true, email });
const unlist = ({ email }: Pick<Credentials, 'email'>) => sandbox(server(), 'register', { unlist: true, email });
const codesOf = async (player: PlayerClient) =>
  (await place(player, [straight((await openMoneyline(server())).home, '500')])).errors.map(({ code }) => code);
const breakOf = async (playerId: string) => {
  const player = await deps().db.selectFrom('players').selectAll().where('id', '=', playerId).executeTakeFirstOrThrow();
  const [item] = await rgItemsOf({ db: deps().db, player, now: deps().ports.now() }, 'SELF_EXCLUSION');
  return item?.active?.description ?? null;
};

it('a new listing reaches a playing player within seconds: pages, deposits and games stop', async () => {
  const { credentials, player } = await playing();
  const seat = await seated(player);
  expect((await wager(seat)).said).toMatchObject({ isAccepted: true });
  const pending = await depositId(player);
  const barred: unknown[] = [];
  const stop = deps().bus.subscribe(topics.barred, (id) => barred.push(id));
  await list(credentials);
  await expect.poll(() => barred, PATIENT).toEqual([player.playerId]);
  stop();
  expect(await codesOf(player)).toEqual(['excluded']);
  expect((await wager(seat)).said).toMatchObject({ isAccepted: false, refusal: 'excluded' });
  const deposit = await deps().db.selectFrom('deposits').select('called_back_at').where('id', '=', pending).executeTakeFirstOrThrow();
  expect(deposit.called_back_at).not.toBeNull();
  expect(await breakOf(player.playerId)).toBe('You are on the self-exclusion register permanently. Only the register can remove you.');
  expect(await ledgerViolations(deps().db)).toEqual([]);
});

it('a player removed from the register plays again once it has answered', async () => {
  const { credentials, player } = await playing();
  await list(credentials);
  await expect.poll(() => codesOf(player), PATIENT).toEqual(['excluded']);
  await unlist(credentials);
  await expect.poll(() => codesOf(player), PATIENT).toEqual([]);
  expect(await breakOf(player.playerId)).toBeNull();
});

it('a listing under another spelling asks about the account, and the register decides', async () => {
  const person = { ...ownPerson(), firstName: 'Margaret' };
  const { player } = await signUpAs(server(), person);
  const asked = () => deps().db.selectFrom('register_answers').select('verdict').where('player_id', '=', player.playerId).execute();
  const before = (await asked()).length;
  await sandbox(server(), 'register', { list: true, ...person, firstName: 'Peggy' });
  await expect.poll(async () => (await asked()).length, PATIENT).toBeGreaterThan(before);
  expect(new Set((await asked()).map(({ verdict }) => verdict))).toEqual(new Set(['NOT_LISTED']));
});

it('the register is asked about an active player again before its answer expires', async () => {
  const { player } = await playing();
  const standing = () =>
    deps().db.selectFrom('register_standings').select('request_id').where('player_id', '=', player.playerId).executeTakeFirstOrThrow();
  const first = await standing();
  await deps()
    .db.updateTable('register_standings')
    .set({ fresh_until: new Date(deps().ports.now().getTime() + 60_000) })
    .where('player_id', '=', player.playerId)
    .execute();
  await expect.poll(standing, PATIENT).not.toEqual(first);
});

it('changes that one process could not ask about are read again by the next', async () => {
  const { credentials, player } = await playing();
  const cursor = async () => (await deps().db.selectFrom('register_feed').select('cursor').executeTakeFirstOrThrow()).cursor;
  const before = await cursor();
  await sandbox(server(), 'register', { fault: 'forged' });
  await list(credentials);
  await expect.poll(() => deps().register.reachability.awaySeconds(), PATIENT).toBeGreaterThan(0);
  expect(await cursor()).toBe(before);
  await sandbox(server(), 'register', { fault: 'none' });
  await expect.poll(() => codesOf(player), PATIENT).toEqual(['excluded']);
  await expect.poll(cursor, PATIENT).not.toBe(before);
  expect(deps().register.reachability.awaySeconds()).toBe(0);
});

const NONE = () => Promise.resolve(null);
it('without a register no player has an answer', async () => {
  const log = { error: vi.fn(), info: vi.fn() };
  const { playerId } = await newPlayer(server());
  const nowhere = openRegister({ ...deps(), log, vendor: null, freshMs: 600_000, taxDigitsOf: NONE, onListed: () => Promise.resolve() });
  expect(await nowhere.ask(playerId)).toBe(false);
  expect(await nowhere.ensure(playerId)).toBe(false);
  expect(log.error).toHaveBeenCalledOnce();
});

it('only one process follows the register; another logs when it goes away and returns', async () => {
  const log = { error: vi.fn(), info: vi.fn() };
  const { origin, apiSecret } = { origin: deps().geolocation.vendorOrigin, apiSecret: 'wrong' };
  const vendor = { origin: registerOrigin(origin), secret: registerSecret(apiSecret), publicKey: registerPublicKey(apiSecret) };
  const other: RegisterDeps = {
    ...{ db: deps().db, ports: deps().ports, bus: deps().bus, log, personKeys: deps().personKeys, freshMs: 600_000 },
    vendor: { ...vendor, ask: fetchOnThisMachine },
    taxDigitsOf: NONE,
    onListed: () => Promise.resolve(),
  };
  const register = openRegister(other);
  const { playerId } = await newPlayer(server());
  expect(await register.ask(playerId)).toBe(false);
  expect(await register.ask(playerId)).toBe(false);
  expect(log.error).toHaveBeenCalledOnce();
  expect(register.reachability.counts().get('unreachable')).toBe(2);
  await deps()
    .db.updateTable('register_feed')
    .set({ claimed_at: new Date(Date.now() + 60_000) })
    .execute();
  await followRegister(other, register);
  expect(register.reachability.counts().get('unreachable'), 'it did not even ask').toBe(2);
  await deps()
    .db.updateTable('register_feed')
    .set({ claimed_at: new Date(0) })
    .execute();
});
