import type { Trx } from '#server/platform/store/index.ts';

/** True while a proposed result that would change the bet awaits a second approval. Lock the bet first. */
export async function isUnderReview(trx: Trx, betId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('proposal_bets')
    .innerJoin('proposals', 'proposals.id', 'proposal_bets.proposal_id')
    .select('proposal_id')
    .where('bet_id', '=', betId)
    .where('proposals.state', '=', 'OPEN')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
