import { type Kysely, sql } from 'kysely';
import { builtOnce, listOf, type Row, type Schema, together } from '#server/platform/store/index.ts';
import { selectionIdsOf } from './placementBody.ts';
import type { PlacementRequest } from './placementTypes.ts';

/** What is known of a request before its decision. */
export type Arrival = {
  /** `decided`: the placement id has a decision; `held`: it waits for one; null: it is new. */
  readonly known: 'decided' | 'held' | null;
  readonly hasLiveLeg: boolean;
  readonly player: Pick<Row<'players'>, 'auto_accept_odds_changes' | 'currency' | 'id' | 'odds_format'>;
};

type Asked = { readonly playerId: string; readonly placementId: string; readonly selectionIds: readonly string[] };
type Found = Arrival['player'] & { readonly is_decided: boolean; readonly is_held: boolean; readonly has_live_leg: boolean };

const arrivalRow = builtOnce<Asked, Found>((db, { playerId, placementId, selectionIds }) =>
  db
    .selectFrom('players')
    .where('id', '=', playerId)
    .select([
      'id',
      'currency',
      'odds_format',
      'auto_accept_odds_changes',
      sql<boolean>`EXISTS (SELECT FROM placements p WHERE p.player_id = players.id AND p.placement_id = ${placementId})`.as('is_decided'),
      sql<boolean>`EXISTS (SELECT FROM held_placements h WHERE h.player_id = players.id AND h.placement_id = ${placementId})`.as('is_held'),
      sql<boolean>`EXISTS (SELECT FROM selections s JOIN markets m ON m.id = s.market_id JOIN events e ON e.id = m.event_id
        WHERE s.id = any(${listOf(selectionIds, 'text')}::text[]) AND e.status = 'IN_PLAY')`.as('has_live_leg'),
    ]),
);

/** Reads without locks. Throws if the player is missing. */
export async function readArrival(
  db: Kysely<Schema>,
  { playerId, placementId, bets }: Pick<PlacementRequest, 'bets' | 'placementId' | 'playerId'>,
): Promise<Arrival> {
  const [[row]] = await together(db, [arrivalRow(db, { playerId, placementId, selectionIds: selectionIdsOf(bets) })]);
  if (!row) throw new Error('There is no such player');
  const { is_decided: isDecided, is_held: isHeld, has_live_leg: hasLiveLeg, ...player } = row;
  return { known: isDecided ? 'decided' : isHeld ? 'held' : null, hasLiveLeg, player };
}
