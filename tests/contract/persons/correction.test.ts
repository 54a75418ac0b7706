import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { correctPersons, openPersonKeys } from '#server/modules/persons/index.ts';
import { exclusionOf } from '#server/modules/responsibleGaming/rgLimits/index.ts';
import { checkCode } from '#server/modules/payments/promotionCodes.ts';
import { grantCredit } from '#server/modules/wallet/index.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { ownPerson } from '#tests/support/people/ownPerson.ts';
import type { Named } from '#tests/support/people/signUps.ts';
import { testPersonKeys } from '#tests/support/people/testPersonKeys.ts';
import { makePlayer, testPorts } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore();
const ports = testPorts();
const correct = (personKeys = testPersonKeys()) => correctPersons({ db: store().db, ports, personKeys, log: pino({ level: 'silent' }) });

/** Creates an account `ageDays` old without a person key. */
async function ofBefore({ firstName, lastName, birthDate }: Named, ageDays: number): Promise<string> {
  const { playerId } = await makePlayer(store().db, { cents: 0n, now: new Date(NOON.getTime() - ageDays * 86_400_000) });
  const named = { first_name: firstName, last_name: lastName, birth_date: birthDate };
  await store().db.updateTable('players').set(named).where('id', '=', playerId).execute();
  return playerId;
}
const exclude = (player_id: string) =>
  store()
    .db.insertInto('exclusions')
    .values({ id: ports.newId(), player_id, kind: 'SELF_EXCLUSION', starts_at: NOON, ends_at: null })
    .execute();
const isExcluded = async (playerId: string): Promise<boolean> => (await exclusionOf(store().db, playerId, NOON)) !== null;
const rowOf = (id: string) => store().db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const reviewsOf = (id: string) =>
  store().db.selectFrom('person_reviews').select(['other_id', 'strength', 'state', 'is_blocking']).where('player_id', '=', id).execute();

describe('accounts older than person keys', () => {
  it('older accounts with one name and birth date are joined to the first, with the strictest exclusion', async () => {
    const person = ownPerson();
    const [first, second, third] = [await ofBefore(person, 3), await ofBefore(person, 2), await ofBefore(person, 1)];
    await exclude(second);
    await correct();
    const rows = await Promise.all([first, second, third].map(rowOf));
    expect(rows.map(({ person_id }) => person_id)).toEqual([first, first, first]);
    expect(rows.map(({ identity_status }) => identity_status)).toEqual(['VERIFIED', 'REFUSED', 'REFUSED']);
    expect(await Promise.all([first, second, third].map(isExcluded))).toEqual([true, true, true]);
  });

  it('older accounts that resemble each other are listed and share exclusions until decided', async () => {
    const person = ownPerson();
    const first = await ofBefore(person, 2);
    const second = await ofBefore({ ...person, firstName: 'Somebody' }, 1);
    await exclude(second);
    await correct();
    expect(await reviewsOf(second)).toEqual([{ other_id: first, strength: 'LIKELY', state: 'WAITING', is_blocking: false }]);
    expect((await rowOf(second)).identity_status).toBe('VERIFIED');
    expect(await Promise.all([first, second].map(isExcluded))).toEqual([true, true]);
  });

  it('older accounts that resemble no other stay as they were, even without a birth date', async () => {
    const alone = await ofBefore(ownPerson(), 1);
    await store().db.updateTable('players').set({ birth_date: null }).where('id', '=', alone).execute();
    await correct();
    expect(await rowOf(alone)).toMatchObject({ person_id: alone, identity_status: 'VERIFIED', keyed_by: expect.any(String) as string });
  });

  it('a promotion code used by any account of a person counts once for that person', async () => {
    const person = ownPerson();
    const [first, second] = [await ofBefore(person, 2), await ofBefore(person, 1)];
    await grantCredit({ db: store().db, ports }, { playerId: second, cents: 2_500n, reference: `deposit-code:WELCOME25:${second}` });
    const status = async () => (await withTransaction(store().db, (trx) => checkCode(trx, first, 'WELCOME25', NOON))).status;
    expect(await status()).toBe('VALID');
    await correct();
    expect(await status()).toBe('USED');
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  it('accounts older than person keys are joined once, even if three processes start together', async () => {
    const person = ownPerson();
    const [first, second] = [await ofBefore(person, 2), await ofBefore(person, 1)];
    const counts = await Promise.all([correct(), correct(), correct()]);
    expect(counts.toSorted()).toEqual([0, 0, 2]);
    const decisions = store().db.selectFrom('person_decisions').select('other_id').where('player_id', '=', second);
    expect(await decisions.execute()).toEqual([{ other_id: first }]);
    expect(await correct()).toBe(0);
  });

  it('decisions on persons survive a change of the secret, and the new one finds the accounts', async () => {
    const person = ownPerson();
    const [first, second] = [await ofBefore(person, 2), await ofBefore({ ...person, firstName: 'Else' }, 1)];
    await correct();
    const before = await reviewsOf(second);
    const next = openPersonKeys(['another secret of tests, for nobody'], Buffer.alloc(0));
    expect(await correct(next)).toBeGreaterThan(1);
    expect(await reviewsOf(second)).toEqual(before);
    const versions = await store().db.selectFrom('person_keys').select('key_version').distinct().where('player_id', '=', first).execute();
    expect(versions).toEqual([{ key_version: next.current.version }]);
    await correct();
  });
});
