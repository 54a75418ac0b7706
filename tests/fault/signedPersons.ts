import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';
import { makePlayer } from '#tests/support/players.ts';
import { joinAll } from '#tests/support/registerAnswers.ts';

/** Two operators join the accounts into one person, or split the first account from the other's person. */
export type SignedPair = { readonly operation: 'joinPersons' | 'splitPerson'; readonly playerId: string; readonly otherId: string };

export async function pairs(db: Kysely<Schema>, count: number): Promise<readonly SignedPair[]> {
  const made: SignedPair[] = [];
  for (let at = 0; at < count; at += 1) {
    const [other, player] = [await makePlayer(db, { cents: 100n }), await makePlayer(db, { cents: 100n })];
    const operation = at % 2 === 0 ? 'joinPersons' : 'splitPerson';
    if (operation === 'splitPerson') await joinAll(db, [other, player]);
    made.push({ operation, playerId: player.playerId, otherId: other.playerId });
  }
  return made;
}

/** Returns each decision's state: `waits`, `done`, or what is incomplete. */
export const decided = (db: Kysely<Schema>, all: readonly SignedPair[]): Promise<readonly string[]> =>
  Promise.all(all.map((pair) => stateOf(db, pair)));

async function stateOf(db: Kysely<Schema>, { operation, playerId, otherId }: SignedPair): Promise<string> {
  const player = await db.selectFrom('players').selectAll().where('id', '=', playerId).executeTakeFirstOrThrow();
  const person = await db.selectFrom('persons').select('joined_into').where('id', '=', playerId).executeTakeFirstOrThrow();
  const decisions = await db
    .selectFrom('person_decisions')
    .select('kind')
    .where('player_id', '=', playerId)
    .orderBy('decided_at')
    .execute();
  const reviews = await db.selectFrom('person_reviews').select('origin').where('player_id', '=', playerId).execute();
  const signed = await db
    .selectFrom('audit_entries')
    .select('seq')
    .where('operation', '=', 'confirmProposal')
    .where('outcome', '=', 'done')
    .where('subject', '=', `player:${playerId}`)
    .execute();
  const isJoined = { person: player.person_id === otherId, duplicate: player.is_duplicate, into: person.joined_into === otherId };
  const state = {
    isJoined: Object.values(isJoined),
    kinds: decisions.map(({ kind }) => kind).toSorted(),
    reviews: reviews.length,
    signed: signed.length,
  };
  const [waits, done] = EXPECTED[operation];
  if (isAlike(state, done)) return 'done';
  return isAlike(state, waits) ? 'waits' : `half: ${JSON.stringify(state)}`;
}

type State = {
  readonly isJoined: readonly boolean[];
  readonly kinds: readonly string[];
  readonly reviews: number;
  readonly signed: number;
};
const [joined, apart] = [
  [true, true, true],
  [false, false, false],
];
const EXPECTED: Readonly<Record<SignedPair['operation'], readonly [waits: State, done: State]>> = {
  joinPersons: [
    { isJoined: apart, kinds: [], reviews: 0, signed: 0 },
    { isJoined: joined, kinds: ['JOIN'], reviews: 0, signed: 1 },
  ],
  splitPerson: [
    { isJoined: joined, kinds: ['JOIN'], reviews: 0, signed: 0 },
    { isJoined: apart, kinds: ['JOIN', 'SPLIT'], reviews: 1, signed: 1 },
  ],
};

const isAlike = (one: State, other: State): boolean => JSON.stringify(one) === JSON.stringify(other);
