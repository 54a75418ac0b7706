import type { Row, Trx } from '#server/platform/store/index.ts';
import { accountsOf } from '../circles.ts';

const asReview = (row: Row<'person_reviews'>) => ({
  id: row.id,
  playerId: row.player_id,
  otherId: row.other_id,
  strength: row.strength,
  reasons: row.reasons,
  origin: row.origin,
  isBlocking: row.is_blocking,
  openedAt: row.opened_at,
});

/** Lists undecided reviews, blocking ones first, then oldest first. `count` also covers unlisted ones. */
export async function listReviews(trx: Trx, most: number) {
  const waiting = trx.selectFrom('person_reviews').where('state', '=', 'WAITING');
  const rows = await waiting.selectAll().orderBy('is_blocking', 'desc').orderBy('opened_at').orderBy('id').limit(most).execute();
  const { count } = await waiting.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  return { reviews: rows.map(asReview), count: Number(count) };
}

export async function readPair(trx: Trx, playerId: string, otherId: string) {
  const both = [playerId, otherId];
  const sides = [await readPerson(trx, playerId), await readPerson(trx, otherId)].flatMap((side) => side ?? []);
  if (sides.length < both.length || playerId === otherId) return null;
  const ofPair = trx.selectFrom('person_reviews').selectAll().where('player_id', 'in', both).where('other_id', 'in', both);
  const review = await ofPair.where('state', '=', 'WAITING').executeTakeFirst();
  const decisions = await trx
    .selectFrom('person_decisions')
    .select(['kind', 'decided_by as decidedBy', 'reason', 'decided_at as decidedAt'])
    .where('player_id', 'in', both)
    .where('other_id', 'in', both)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { sides, review: review ? asReview(review) : null, decisions };
}

export async function readPerson(trx: Trx, playerId: string) {
  const player = await trx.selectFrom('players').selectAll().where('id', '=', playerId).executeTakeFirst();
  if (!player) return null;
  const accounts = await accountsOf(trx, playerId);
  const exclusions = await trx
    .selectFrom('exclusions')
    .select(['player_id as playerId', 'kind', 'starts_at as startsAt', 'ends_at as endsAt'])
    .where('player_id', 'in', accounts)
    .orderBy('starts_at')
    .execute();
  return {
    playerId,
    name: `${player.first_name} ${player.last_name}`,
    birthDate: player.birth_date,
    email: player.email,
    region: player.region,
    createdAt: player.created_at,
    identityStatus: player.identity_status,
    isDuplicate: player.is_duplicate,
    accounts,
    exclusions,
  };
}
