import { readPlayerLimits, setMarketLimits, setPlayerLimits } from '#server/modules/betting/limits/index.ts';
import { id, matching, nullable, reason, whole } from '../fields.ts';
import { readingOfPlayers, type Work, writing } from '../operation.ts';
import { Refused } from '../refusal.ts';
import { TRADERS } from './trading.ts';

const MOST_CENTS = 100_000_000_000;
const mostStakeCents = nullable(whole('The most of one placement on a market, in cents; null for what is usual.', 1, MOST_CENTS));
const mostExposureCents = nullable(
  whole('The most that open bets on one selection may win together, in cents; null for what is usual.', 0, MOST_CENTS),
);
const cents = (value: number | null): bigint | null => (value === null ? null : BigInt(value));
const asNumber = (value: string | null | undefined): number | null => (value === null || value === undefined ? null : Number(value));

export const limitOperations = {
  setMarketLimits: writing({
    about: 'The largest stake and the largest exposure of a market, from the next placement on. What is taken stays.',
    roles: TRADERS,
    input: { marketId: matching('Id of the market.', '^[\\w:.-]{1,200}$'), mostStakeCents, mostExposureCents, reason },
    run: async ({ trx }, { marketId, reason: why, ...limits }) => {
      const asked = { marketId, mostStakeCents: cents(limits.mostStakeCents), mostExposureCents: cents(limits.mostExposureCents) };
      if (!(await setMarketLimits(trx, asked))) throw new Refused('not-found', 'There is no such market.');
      return { value: { marketId }, subject: `market:${marketId}`, detail: { ...limits, reason: why } };
    },
  }),

  readPlayerLimits: readingOfPlayers({
    about: 'What a trader has set for a player. That somebody has looked is kept in the audit.',
    roles: TRADERS,
    input: { playerId: id('player'), reason },
    run: async (work, { playerId, reason: why }) => {
      await mustExist(work, playerId);
      const row = await readPlayerLimits(work.trx, playerId);
      const value = {
        playerId,
        mostStakeCents: asNumber(row?.most_stake),
        mostExposureCents: asNumber(row?.most_exposure),
        reason: row?.reason ?? null,
      };
      return { value, subject: `player:${playerId}`, detail: { reason: why } };
    },
  }),

  setPlayerLimits: writing({
    about:
      'The largest stake and the largest exposure of a player, with the reason that the player is told when asking; none where both are null.',
    roles: TRADERS,
    input: { playerId: id('player'), mostStakeCents, mostExposureCents, reason },
    run: async (work, { playerId, reason: why, ...limits }) => {
      await mustExist(work, playerId);
      await setPlayerLimits(work.trx, {
        playerId,
        mostStakeCents: cents(limits.mostStakeCents),
        mostExposureCents: cents(limits.mostExposureCents),
        reason: why,
        by: work.operator.email,
        at: work.now,
      });
      return { value: { playerId }, subject: `player:${playerId}`, detail: { ...limits, reason: why } };
    },
  }),
} as const;

async function mustExist({ trx }: Work, playerId: string): Promise<void> {
  const player = await trx.selectFrom('players').select('id').where('id', '=', playerId).executeTakeFirst();
  if (!player) throw new Refused('not-found', 'There is no such player.');
}
