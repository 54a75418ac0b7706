import { randomInt, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import pino from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { refusalsOfEligibility, eligibilityOf, eligibilityQuery } from '#server/modules/betting/placement/index.ts';
import { type IdentityVendor, verifySoon } from '#server/modules/identity/signUp/index.ts';
import { writeFirstVersions } from '#server/modules/legal/index.ts';
import { mayBeOffered } from '#server/modules/responsibleGaming/offered/index.ts';
import { refusalOfPlayer } from '#server/modules/payments/judge.ts';
import { enrolPerson } from '#server/modules/persons/index.ts';
import { nearDates } from '#server/modules/persons/rules/index.ts';
import { type Schema, together, withTransaction } from '#server/platform/store/index.ts';
import { drawOrdinary, drawSpelling, randomOf, type Spelled } from '#tests/support/people/drawn.ts';
import { newAccount, testSealing } from '#tests/support/people/newAccount.ts';
import type { Named } from '#tests/support/people/signUps.ts';
import { testPersonKeys } from '#tests/support/people/testPersonKeys.ts';
import { registerSays } from '#tests/support/registerAnswers.ts';
import { IP, testPorts } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const IS_FULL = process.env['LINEMAKER_FULL'] === '1';
const SPELLINGS = IS_FULL ? 1_000 : 100;
const PEOPLE = IS_FULL ? 10_000 : 1_000;
const NAMESAKES = PEOPLE / 200;
const SEED = Number(process.env['LINEMAKER_SEED'] ?? randomInt(2 ** 31));
const BRANDS = ['tsb', 'espnbet', 'hwc', 'tsc'];
const AT_ONCE = 4;
const TIMEOUT_MS = IS_FULL ? 3_600_000 : 300_000;

const store = useTestStore(AT_ONCE * 3);
const ordinary = useTestStore(AT_ONCE * 3);
const ports = testPorts();
const personKeys = testPersonKeys();
const log = pino({ level: 'silent' });

beforeAll(() =>
  writeFirstVersions(
    store().db,
    BRANDS.flatMap((brand) => (['terms', 'privacy'] as const).map((document) => ({ brand, document, title: document, body: 'A text.' }))),
    new Date(),
  ),
);

/** A vendor that verifies everybody and knows half of the people, however their names are spelled. */
const vendorOf = (at: number): IdentityVendor => ({
  origin: 'https://identity.example',
  secret: 's',
  ask: () =>
    Promise.resolve(
      Response.json({
        finding: 'verified',
        isOfAge: true,
        reference: randomUUID(),
        personReference: at % 2 === 0 ? `person-${at}` : null,
      }),
    ),
});

async function open(person: Named, at: number): Promise<string> {
  const deps = { db: store().db, ports, log, personKeys, identity: testSealing };
  const termsOf = { brand: BRANDS[at % BRANDS.length] ?? '', region: 'US-NJ' };
  const playerId = await newAccount(deps, person, { email: `${randomUUID()}@example.com`, termsOf });
  if (playerId === null) throw new Error('taken');
  await registerSays({ db: store().db, ports }, playerId, { isListed: false });
  await verifySoon({ ...deps, identityVendor: vendorOf(at) }, playerId);
  return playerId;
}

const exclude = (player_id: string, db: Kysely<Schema> = store().db) =>
  db.insertInto('exclusions').values({ id: ports.newId(), player_id, kind: 'SELF_EXCLUSION', starts_at: NOON, ends_at: null }).execute();

async function locate(player_id: string): Promise<string> {
  const later = new Date(NOON.getTime() + 3_600_000);
  const id = `session-${player_id}`;
  await store().db.insertInto('sessions').values({ id, player_id, started_at: NOON, last_seen_at: NOON, expires_at: later }).execute();
  await store()
    .db.insertInto('geo_verdicts')
    .values({ session_id: id, region: 'US-NJ', ip_address: IP, is_allowed: true, reason: null, decided_at: NOON, expires_at: later })
    .execute();
  return id;
}

async function openDoors(playerId: string): Promise<readonly string[]> {
  const sessionId = await locate(playerId);
  return withTransaction(store().db, async (trx) => {
    const [rows] = await together(trx, [eligibilityQuery(trx, { playerId, sessionId, placementId: '' })]);
    const standing = eligibilityOf(rows, 10_000n).eligibilityAt(NOON);
    return [
      ...(refusalsOfEligibility({ eligibility: standing, ip: IP, now: NOON }).length === 0 ? ['wagers and games'] : []),
      ...((await refusalOfPlayer(trx, playerId, NOON)) === null ? ['deposits'] : []),
      ...((await mayBeOffered(trx, playerId, NOON)) ? ['offers'] : []),
    ];
  });
}

async function each<T>(items: readonly T[], work: (item: T, at: number) => Promise<void>): Promise<void> {
  const left = items.map((item, at) => [item, at] as const);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = left.shift(); next; next = left.shift()) await work(...next);
    }),
  );
}

/** Excludes each person, opens another account for them and lists what these accounts can still do. */
async function playing(drawn: readonly Spelled[], alter: (again: Named) => Named = (again) => again): Promise<readonly string[]> {
  const found: string[] = [];
  await each(drawn, async ({ person, again }, at) => {
    await exclude(await open(person, at));
    const doors = await openDoors(await open(alter(again), at));
    if (doors.length > 0) found.push(`${person.firstName} ${person.lastName} / ${again.firstName} ${again.lastName}: ${doors.join(', ')}`);
  });
  return found;
}

const drawMany = (seed: number, count: number, change?: Spelled['change']): readonly Spelled[] => {
  const random = randomOf(seed);
  return Array.from({ length: count }, () => drawSpelling(random, change));
};

it(
  `no account plays after its person was excluded, of ${SPELLINGS} spellings over four brands (LINEMAKER_SEED=${SEED})`,
  { timeout: TIMEOUT_MS },
  async () => expect(await playing(drawMany(SEED, SPELLINGS))).toEqual([]),
);

it(
  `no account plays after its person was excluded under two other names, of ${SPELLINGS / 2} (LINEMAKER_SEED=${SEED})`,
  { timeout: TIMEOUT_MS },
  async () => expect(await playing(drawMany(SEED + 1, SPELLINGS / 2, 'both names'))).toEqual([]),
);

it(
  `excluded people whose birth date differs by one digit play in at most half of the cases (LINEMAKER_SEED=${SEED})`,
  { timeout: TIMEOUT_MS },
  async () => {
    const slipped = await playing(drawMany(SEED + 2, SPELLINGS / 5, 'writing'), (again) => ({
      ...again,
      birthDate: slip(again.birthDate),
    }));
    console.log(`one digit of the birth date otherwise: ${slipped.length} of ${SPELLINGS / 5} play`);
    expect(slipped.length).toBeLessThanOrEqual(SPELLINGS / 10);
  },
);

/** Returns a date that differs in one digit of the day. */
const slip = (date: string): string => nearDates(date).find((near) => near.slice(0, 8) === date.slice(0, 8)) ?? date;

it(
  `at most 1 % of ${PEOPLE} ordinary people wait for an operator, with ${NAMESAKES} namesakes (LINEMAKER_SEED=${SEED})`,
  { timeout: TIMEOUT_MS },
  async () => {
    const random = randomOf(SEED + 3);
    const [namesake, ...others] = Array.from({ length: PEOPLE - NAMESAKES + 1 }, () => drawOrdinary(random));
    if (!namesake) throw new Error('Nobody was drawn');
    const { db } = ordinary();
    await each([...others, ...Array.from({ length: NAMESAKES }, () => namesake)], async (person, at) => {
      const id = randomUUID();
      const named = { first_name: person.firstName, last_name: person.lastName, birth_date: person.birthDate };
      const fixed = { password_hash: '-', region: 'US-NJ', currency: 'USD', reality_check_minutes: null, created_at: NOON };
      await withTransaction(db, async (trx) => {
        await trx
          .insertInto('players')
          .values({ id, email: `${id}@example.com`, username: id, ...named, ...fixed })
          .execute();
        await enrolPerson(trx, { ports, personKeys }, id, person);
        if (at % 100 === 0) await exclude(id, trx);
      });
    });
    const [share, loose] = [(await waiting()) / PEOPLE, (await loosely()) / PEOPLE];
    console.log(`${(share * 100).toFixed(2)} % of ${PEOPLE} people wait, ${NAMESAKES} namesakes among them`);
    console.log(`${(loose * 100).toFixed(2)} % because they resemble an excluded person loosely`);
    expect(share).toBeGreaterThanOrEqual((NAMESAKES - 1) / PEOPLE);
    expect(share - loose).toBeLessThanOrEqual(0.01);
    expect(loose).toBeLessThanOrEqual(0.002);
  },
);

async function loosely(): Promise<number> {
  const rows = await ordinary().db.selectFrom('person_reviews').select('reasons').where('is_blocking', '=', true).execute();
  return rows.filter(({ reasons }) => reasons.join(' ') === 'loose').length;
}

async function waiting(): Promise<number> {
  const { count } = await ordinary()
    .db.selectFrom('players')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('is_waiting', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count);
}

it('an unremarkable account can bet, deposit and join offers, so the figures above could fail', async () => {
  const playerId = await open(drawOrdinary(randomOf(SEED + 4)), 1);
  expect(await openDoors(playerId)).toEqual(['wagers and games', 'deposits', 'offers']);
});
