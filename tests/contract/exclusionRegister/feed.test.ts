import pino from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { followRegister, openRegister, type RegisterDeps } from '#server/modules/exclusionRegister/index.ts';
import { enrolPerson } from '#server/modules/persons/index.ts';
import { exclusionOf } from '#server/modules/responsibleGaming/rgLimits/index.ts';
import { isRegisterKnown } from '#server/modules/responsibleGaming/register/index.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { fakeRegister } from '#tests/support/fakeRegister.ts';
import { testPersonKeys } from '#tests/support/people/testPersonKeys.ts';
import { makePlayer, testPorts } from '#tests/support/players.ts';
import { registerSays } from '#tests/support/registerAnswers.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore();
const ports = testPorts();
const personKeys = testPersonKeys();
const log = pino({ level: 'silent' });
const MINUTE_MS = 60_000;
let fake: ReturnType<typeof fakeRegister>;
let deps: RegisterDeps;
let register: ReturnType<typeof openRegister>;
const setClaimed = (claimed_at: Date) => store().db.updateTable('register_feed').set({ claimed_at }).execute();

beforeEach(async () => {
  ports.setNow(NOON);
  fake = fakeRegister(() => ports.now());
  deps = {
    ...{ db: store().db, ports, bus: createMemoryBus(), log, personKeys, vendor: fake.vendor, freshMs: 10 * MINUTE_MS },
    taxDigitsOf: () => Promise.resolve(null),
    onListed: () => Promise.resolve(),
  };
  register = openRegister(deps);
  await store().db.updateTable('register_feed').set({ cursor: null }).execute();
  await store().db.updateTable('players').set({ awaits_register: false }).execute();
});

const round = async (): Promise<void> => {
  await setClaimed(new Date(0));
  await followRegister(deps, register);
};

async function account() {
  const { playerId } = await makePlayer(store().db, { cents: 0n });
  const person = await store()
    .db.selectFrom('players')
    .select(['first_name as firstName', 'last_name as lastName', 'birth_date as birthDate'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const named = { ...person, birthDate: person.birthDate ?? '' };
  await withTransaction(store().db, (trx) => enrolPerson(trx, { ports, personKeys }, playerId, named));
  return { playerId, person: named };
}

/** Creates an account without a login and without a register query. */
async function newcomer(minutesAgo: number) {
  const made = await account();
  const { db } = store();
  await db.deleteFrom('register_standings').where('player_id', '=', made.playerId).execute();
  await db
    .updateTable('sessions')
    .set({ last_seen_at: new Date(0) })
    .where('player_id', '=', made.playerId)
    .execute();
  const created_at = new Date(NOON.getTime() - minutesAgo * MINUTE_MS);
  await db.updateTable('players').set({ awaits_register: true, created_at }).where('id', '=', made.playerId).execute();
  return made;
}
const isWaiting = async (playerId: string): Promise<boolean> =>
  (await store().db.selectFrom('players').select('awaits_register').where('id', '=', playerId).executeTakeFirstOrThrow()).awaits_register;
const isKnown = (playerId: string): Promise<boolean> => isRegisterKnown(store().db, playerId, ports.now());
const kindOf = async (playerId: string) => (await exclusionOf(store().db, playerId, ports.now()))?.kind ?? null;

describe('a change of the register', () => {
  it('a change of the register asks about the account again, even while an older question is open', async () => {
    const { playerId, person } = await account();
    let send = (): void => undefined;
    fake.state.held = new Promise((resolve) => (send = resolve));
    const older = register.ask(playerId);
    await expect.poll(() => fake.state.questions).toEqual([person.birthDate]);
    fake.list(person);
    const reading = round();
    await expect.poll(() => fake.state.reads).toBe(1);
    send();
    expect(await older).toBe(true);
    await reading;
    expect(await kindOf(playerId)).toBe('REGISTER');
  });

  it('a changed account without an answer is closed and asked again, and stops no other one', async () => {
    const [mute, other, waits] = [await account(), await account(), await newcomer(1)];
    fake.state.broken.add(mute.person.birthDate);
    fake.name(mute.person);
    fake.list(other.person);
    await round();
    expect([await isKnown(mute.playerId), await kindOf(other.playerId), await isWaiting(waits.playerId)]).toEqual([
      false,
      'REGISTER',
      false,
    ]);
    const { cursor } = await store().db.selectFrom('register_feed').select('cursor').executeTakeFirstOrThrow();
    expect(cursor, 'the page is done').toBe('2');
    const older = await registerSays({ db: store().db, ports }, mute.playerId, { isListed: false, answeredAt: NOON });
    expect([older.isApplied, await isKnown(mute.playerId)], 'an answer from before the change opens nothing').toEqual([false, false]);
    fake.state.broken.clear();
    fake.state.listed.add(mute.person.birthDate);
    ports.setNow(new Date(NOON.getTime() + 6_000));
    await round();
    expect([await kindOf(mute.playerId), await isKnown(mute.playerId)]).toEqual(['REGISTER', true]);
  });
});

describe('new accounts without an answer', () => {
  it('new accounts are asked about even if changes cannot be read', async () => {
    const { playerId } = await newcomer(1);
    fake.state.hasChanges = false;
    await round();
    expect(await isWaiting(playerId)).toBe(false);
  });

  it('a new account does not wait behind accounts that get no answer', async () => {
    for (let n = 0; n < 20; n += 1) fake.state.broken.add((await newcomer(30 - n)).person.birthDate);
    const { playerId } = await newcomer(1);
    await round();
    await round();
    expect(await isWaiting(playerId)).toBe(false);
    const asked = fake.state.questions.length;
    await round();
    expect(fake.state.questions.length, 'those rest').toBe(asked);
    ports.setNow(new Date(NOON.getTime() + 6_000));
    await round();
    expect(fake.state.questions.length, 'and are asked about again').toBe(asked + 20);
  });
});

it('while the register is away one question at a time probes it, and others are answered at once', async () => {
  const [one, two, probe, late] = [await account(), await account(), await account(), await account()];
  for (const { person } of [one, two]) fake.state.broken.add(person.birthDate);
  expect([await register.ask(one.playerId), await register.ask(two.playerId)]).toEqual([false, false]);
  let send = (): void => undefined;
  fake.state.held = new Promise((resolve) => (send = resolve));
  const probing = register.ask(probe.playerId);
  await expect.poll(() => fake.state.questions.at(-1)).toBe(probe.person.birthDate);
  const same = register.ask(probe.playerId);
  expect(await register.ask(late.playerId)).toBe(false);
  send();
  expect([await probing, await same, await register.ask(late.playerId)]).toEqual([true, true, true]);
  expect(fake.state.questions.filter((each) => each === late.person.birthDate)).toHaveLength(1);
});

it('a claim of the feed in the future is from a clock set back, and does not block reading', async () => {
  await setClaimed(new Date(Date.now() + 60 * MINUTE_MS));
  await followRegister(deps, register);
  expect(fake.state.reads).toBe(1);
});
