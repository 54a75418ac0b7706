import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Schema } from '#server/platform/store/index.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { buildGames, keptBySeed, liveBySeed } from '#tests/support/seededLife.ts';
import { useTestStore } from '#tests/support/store.ts';

/** Number of seeds: `LINEMAKER_SEEDS`, or a thousand in the full run. */
const SEEDS = Number(process.env['LINEMAKER_SEEDS'] ?? (process.env['LINEMAKER_FULL'] === '1' ? 1_000 : 60));
const FIRST = Number(process.env['LINEMAKER_SEED'] ?? 1);
/** Number of parallel runs per database, each with its own games and players. */
const AT_ONCE = 6;

const [one, other] = [useTestStore(AT_ONCE * 2), useTestStore(AT_ONCE * 2)];
const seeds = Array.from({ length: SEEDS }, (_, n) => FIRST + n);

async function liveAll(db: Kysely<Schema>, order: readonly number[]): Promise<void> {
  await buildGames(db, order);
  const left = [...order];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let seed = left.shift(); seed !== undefined; seed = left.shift()) await liveBySeed(db, seed);
    }),
  );
}

test(
  `R22: the same seed leaves the same money, byte for byte, in ${SEEDS} seeds from LINEMAKER_SEED=${FIRST}`,
  { timeout: 1_200_000 },
  async () => {
    // Reversed, so that each seed runs beside other seeds than in the first database.
    await Promise.all([liveAll(one().db, seeds), liveAll(other().db, seeds.toReversed())]);
    const [kept, again] = [await keptBySeed(one().db), await keptBySeed(other().db)];
    for (const seed of seeds) expect(again.get(seed), `seed ${seed}`).toBe(kept.get(seed));
    expect(
      [...kept.keys()].toSorted((a, b) => a - b),
      'nothing is anybody else’s',
    ).toEqual(seeds);
    const { bets, cashed, rewarded } = await one()
      .db.selectFrom('bets')
      .select((is) => [
        is.fn.countAll<string>().as('bets'),
        is.fn.countAll<string>().filterWhere('cashed_out', '>', '0').as('cashed'),
        is.fn.countAll<string>().filterWhere('amount_source', '<>', 'CASH').as('rewarded'),
      ])
      .executeTakeFirstOrThrow();
    const each = [bets, cashed, rewarded].map((count) => Number(count) / SEEDS);
    for (const [at, fewest] of [4, 0.5, 0.5].entries())
      expect(each[at], `bets, cash outs and rewards of a seed: ${each.join(', ')}`).toBeGreaterThan(fewest);
    for (const store of [one, other]) expect(await ledgerViolations(store().db)).toEqual([]);
  },
);
