import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';

export type ReferralsOfPlayer = {
  readonly code: string;
  readonly path: string;
  readonly inProgress: number;
  readonly completed: number;
};

export async function referralsOf(db: Kysely<Schema>, playerId: string): Promise<ReferralsOfPlayer> {
  const { code } = await db.selectFrom('players').select('invite_code as code').where('id', '=', playerId).executeTakeFirstOrThrow();
  const friends = await db
    .selectFrom('players')
    .select(({ fn }) => ['identity_status as status', fn.countAll<string>().as('many')])
    .where('referral_code', '=', code)
    .where('id', '<>', playerId)
    .groupBy('identity_status')
    .execute();
  const count = (...statuses: readonly string[]): number =>
    friends.filter(({ status }) => statuses.includes(status)).reduce((sum, { many }) => sum + Number(many), 0);
  return { code, path: `/referafriend?code=${code}`, inProgress: count('PENDING', 'DOCUMENT_NEEDED'), completed: count('VERIFIED') };
}
