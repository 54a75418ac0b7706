import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeFirstVersions } from '#server/modules/legal/index.ts';
import { joinPersons, keepApart, splitPerson } from '#server/modules/persons/index.ts';
import { type Trx, withTransaction } from '#server/platform/store/index.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { newAccount } from '#tests/support/people/newAccount.ts';
import { ownPerson } from '#tests/support/people/ownPerson.ts';
import type { Named } from '#tests/support/people/signUps.ts';
import { testPorts } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore(16);
const ports = testPorts();
const SIGNED = { decidedBy: ['one', 'two'], reason: 'of a test' };
const DAY_MS = 86_400_000;
beforeAll(() =>
  writeFirstVersions(
    store().db,
    (['terms', 'privacy'] as const).map((document) => ({ brand: 'one', document, title: document, body: 'A text.' })),
    new Date(),
  ),
);

async function open(person: Named): Promise<string> {
  const playerId = await newAccount({ db: store().db, ports }, person, { email: `${randomUUID()}@example.com` });
  if (playerId === null) throw new Error('refused');
  return playerId;
}
const decide = <T>(act: (deps: { readonly trx: Trx; readonly ports: typeof ports }) => Promise<T>): Promise<T> =>
  withTransaction(store().db, (trx) => act({ trx, ports }));
const rowsOf = (ids: readonly string[]) =>
  store().db.selectFrom('players').select(['id', 'person_id', 'is_waiting', 'is_duplicate']).where('id', 'in', ids).orderBy('id').execute();
const decisionsOf = (playerId: string) =>
  store().db.selectFrom('person_decisions').select('kind').where('player_id', '=', playerId).orderBy('decided_at').execute();
const times = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

describe('sign-ups of one person at the same moment', () => {
  it('of six sign-ups of one person at once only one account does not wait', async () => {
    const person = ownPerson();
    const ids = await Promise.all(times(6).map(() => open(person)));
    const rows = await rowsOf(ids);
    expect(rows.filter(({ is_waiting }) => !is_waiting)).toHaveLength(1);
    expect(new Set(rows.map(({ person_id }) => person_id)).size).toBe(6);
  });

  it('of sign-ups of one person under several spellings only one account does not wait', async () => {
    const person = ownPerson();
    const spellings = [person.firstName, `${person.firstName} Maria`, 'Sam', person.firstName.toUpperCase()];
    const ids = await Promise.all(spellings.map((firstName) => open({ ...person, firstName })));
    expect((await rowsOf(ids)).filter(({ is_waiting }) => !is_waiting)).toHaveLength(1);
  });

  it('a sign-up is compared with earlier accounts even if the clock jumps back', async () => {
    const person = ownPerson();
    const first = await open(person);
    ports.setNow(new Date(NOON.getTime() - 400 * DAY_MS));
    const second = await open(person);
    ports.setNow(NOON);
    expect(await rowsOf([second])).toMatchObject([{ is_waiting: true }]);
    expect(await rowsOf([first])).toMatchObject([{ is_waiting: false }]);
  });
});

describe('decisions', () => {
  it('decisions on persons made at the same moment each count once', async () => {
    const person = ownPerson();
    const [first, second, third] = [await open(person), await open(person), await open(person)];
    const answers = await Promise.all(
      times(8).map((at) => {
        const pair = at % 2 === 0 ? { playerId: second, otherId: first } : { playerId: third, otherId: second };
        return decide((deps) => joinPersons(deps, pair, SIGNED));
      }),
    );
    expect(answers.toSorted()).toEqual([...times(2).map(() => 'done'), ...times(6).map(() => 'known')]);
    const rows = await rowsOf([first, second, third]);
    expect(new Set(rows.map(({ person_id }) => person_id)).size).toBe(1);
    expect(rows.filter(({ is_duplicate }) => !is_duplicate)).toHaveLength(1);
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  it('decisions on persons can be reversed and repeated, and a repeat has no effect', async () => {
    const person = ownPerson();
    const [first, second] = [await open(person), await open(person)];
    const before = await rowsOf([first, second]);
    const pair = { playerId: second, otherId: first };
    for (const expected of ['done', 'known']) expect(await decide((deps) => joinPersons(deps, pair, SIGNED))).toBe(expected);
    expect(await rowsOf([second])).toMatchObject([{ person_id: first, is_duplicate: true, is_waiting: false }]);
    for (const expected of ['done', 'known']) expect(await decide((deps) => splitPerson(deps, second, SIGNED))).toBe(expected);
    for (const expected of ['done', 'known']) expect(await decide((deps) => keepApart(deps, pair, SIGNED))).toBe(expected);
    const after = before.map((row) => ({ ...row, is_waiting: false }));
    expect(await rowsOf([first, second])).toEqual(after);
    expect(await decisionsOf(second)).toEqual([{ kind: 'JOIN' }, { kind: 'SPLIT' }, { kind: 'APART' }]);
    await expect(store().db.updateTable('person_decisions').set({ reason: 'another' }).execute()).rejects.toThrow();
  });

  it('a chain of joined accounts is split one by one', async () => {
    const person = ownPerson();
    const [first, second, third] = [await open(person), await open(person), await open(person)];
    await decide((deps) => joinPersons(deps, { playerId: third, otherId: second }, SIGNED));
    await decide((deps) => joinPersons(deps, { playerId: second, otherId: first }, SIGNED));
    await decide((deps) => splitPerson(deps, second, SIGNED));
    const persons = new Map((await rowsOf([first, second, third])).map(({ id, person_id }) => [id, person_id]));
    expect([persons.get(first), persons.get(second), persons.get(third)]).toEqual([first, second, second]);
    await decide((deps) => splitPerson(deps, third, SIGNED));
    expect(await rowsOf([third])).toMatchObject([{ person_id: third, is_duplicate: false }]);
  });

  it('decisions on unknown accounts, or on one account twice, change nothing', async () => {
    const playerId = await open(ownPerson());
    for (const otherId of ['nobody', playerId, `${playerId}' OR true --`]) {
      expect(await decide((deps) => joinPersons(deps, { playerId, otherId }, SIGNED))).toBe('unknown');
      expect(await decide((deps) => keepApart(deps, { playerId: otherId, otherId: playerId }, SIGNED))).toBe('unknown');
    }
    expect(await decide((deps) => splitPerson(deps, 'nobody', SIGNED))).toBe('unknown');
    expect(await decide((deps) => splitPerson(deps, playerId, SIGNED))).toBe('known');
    expect(await decisionsOf(playerId)).toEqual([]);
  });
});
