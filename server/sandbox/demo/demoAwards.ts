import type { Kysely } from 'kysely';
import type { NewRow, Schema } from '#server/platform/store/schema/index.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export async function seedDemoAwards(db: Kysely<Schema>, playerId: string, now: Date): Promise<void> {
  const games = await db.selectFrom('casino_games').select(['id', 'free_reward']).orderBy('ordinal').execute();
  const plays = games
    .filter((_, at) => at % 6 === 1)
    .map(({ id }, at) => ({ player_id: playerId, game_id: id, played_at: new Date(now.getTime() - at * 7 * HOUR_MS) }));
  if (plays.length > 0)
    await db
      .insertInto('casino_plays')
      .values(plays)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const award = (kind: NewRow<'awards'>['kind'], title: string, amount: bigint | null, days: number): NewRow<'awards'> => ({
    id: `demo-${playerId}-${kind}`,
    player_id: playerId,
    kind,
    title,
    amount,
    game_id: kind === 'free-rounds' ? (games.find(({ free_reward }) => free_reward)?.id ?? null) : null,
    expires_at: new Date(now.getTime() + days * DAY_MS),
  });
  await db
    .insertInto('awards')
    .values([
      award('free-rounds', 'Free rounds', 25n, 3),
      award('bonus-cash', 'Casino bonus', 1_000n, 7),
      award('free-bets', 'Bonus bet', 500n, 7),
      award('free-wagers', 'Free wager', 500n, 7),
      { ...award('profit-boosts', '25% profit boost', null, 2), boost_percent: 25, most_stake: 2_500n },
      {
        ...award('profit-boosts', '50% parlay boost', null, 0.03),
        id: `demo-${playerId}-parlay-boost`,
        boost_percent: 50,
        most_stake: 1_000n,
        fewest_legs: 3,
      },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
