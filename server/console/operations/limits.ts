import { readPlayerLimits, setMarketLimits, setPlayerLimits } from '#server/modules/betting/limits/index.ts';
import { usualLimits } from '#server/modules/betting/pricing/index.ts';
import { lockWallet } from '#server/modules/wallet/index.ts';
import { formatCents } from '#src/shared/money/money.ts';
import { id, matching, nullable, reason, whole } from '../fields.ts';
import { CONFIRMERS, proposing, readingOfPlayers, type Work } from '../operation.ts';
import { planOfSetting } from '../proposals/settings.ts';
import { setterOf } from '../proposals/signatures.ts';
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
  setMarketLimits: proposing({
    about:
      'The largest stake and the largest exposure of a market, from the next placement on. Lower ones hold at once; a higher one waits for a second person. What is taken stays.',
    roles: TRADERS,
    signatures: { twoWhen: 'A limit is raised, by whatever amount.' },
    confirmedBy: CONFIRMERS,
    input: { marketId: matching('Id of the market.', '^[\\w:.-]{1,200}$'), mostStakeCents, mostExposureCents, reason },
    plan: async ({ trx }, { marketId, ...asked }, isLocking) => {
      const market = await marketLimitsOf(trx, marketId, isLocking);
      if (!market) throw new Refused('not-found', 'There is no such market.');
      const after = {
        mostStakeCents: cents(asked.mostStakeCents) ?? market.usual.mostStakeCents,
        mostExposureCents: cents(asked.mostExposureCents) ?? market.usual.mostExposureCents,
      };
      if (!isRaised(market.now, after)) return null;
      const plan = planOfSetting(`limits:${marketId}`, `${market.name}: ${raised(market.now, after)}`, inText(market.now));
      return { ...plan, eventId: market.eventId };
    },
    apply: async ({ trx }, { marketId, reason: why, ...limits }) => {
      const asked = { marketId, mostStakeCents: cents(limits.mostStakeCents), mostExposureCents: cents(limits.mostExposureCents) };
      if (!(await setMarketLimits(trx, asked))) throw new Refused('not-found', 'There is no such market.');
      return { value: { marketId }, subject: `market:${marketId}`, detail: { ...limits, reason: why } };
    },
  }),

  readPlayerLimits: readingOfPlayers({
    about: 'What a trader has set for a player. That somebody has looked is kept in the audit.',
    roles: TRADERS,
    signatures: 'none',
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

  setPlayerLimits: proposing({
    about:
      'The largest stake and the largest exposure of a player, with the reason that the player is told when asking; none where both are null. Lower ones hold at once; a higher one, or none, waits for a second person.',
    roles: TRADERS,
    signatures: { twoWhen: 'A limit is raised or taken away.' },
    confirmedBy: CONFIRMERS,
    input: { playerId: id('player'), mostStakeCents, mostExposureCents, reason },
    plan: async (work, { playerId, ...asked }, isLocking) => {
      await mustExist(work, playerId);
      if (isLocking) await lockWallet(work.trx, playerId);
      const row = await readPlayerLimits(work.trx, playerId);
      const before = { mostStakeCents: bigOf(row?.most_stake), mostExposureCents: bigOf(row?.most_exposure) };
      const after = { mostStakeCents: cents(asked.mostStakeCents), mostExposureCents: cents(asked.mostExposureCents) };
      if (!isRaised(before, after)) return null;
      return planOfSetting(`player-limits:${playerId}`, `Player ${playerId}: ${raised(before, after)}`, inText(before));
    },
    apply: async (work, { playerId, reason: why, ...limits }, signed) => {
      await mustExist(work, playerId);
      await setPlayerLimits(work.trx, {
        playerId,
        mostStakeCents: cents(limits.mostStakeCents),
        mostExposureCents: cents(limits.mostExposureCents),
        reason: why,
        by: setterOf(signed),
        at: work.now,
      });
      return { value: { playerId }, subject: `player:${playerId}`, detail: { ...limits, reason: why } };
    },
  }),
} as const;

type Limits = { readonly mostStakeCents: bigint | null; readonly mostExposureCents: bigint | null };

/** Null is no limit. */
const isHigher = (before: bigint | null, after: bigint | null): boolean => before !== null && (after === null || after > before);
const isRaised = (before: Limits, after: Limits): boolean =>
  isHigher(before.mostStakeCents, after.mostStakeCents) || isHigher(before.mostExposureCents, after.mostExposureCents);

const bigOf = (value: string | null | undefined): bigint | null => (value === null || value === undefined ? null : BigInt(value));
const amount = (value: bigint | null): string => (value === null ? 'no limit' : formatCents(value));
const raised = (before: Limits, after: Limits): string =>
  `most stake ${amount(after.mostStakeCents)} instead of ${amount(before.mostStakeCents)}, most exposure ${amount(after.mostExposureCents)} instead of ${amount(before.mostExposureCents)}.`;
const inText = ({ mostStakeCents: stake, mostExposureCents: exposure }: Limits): object => ({
  stake: amount(stake),
  exposure: amount(exposure),
});

/** With `isLocking` the market is locked, so that of two lower limits at once the second one counts from the first. */
async function marketLimitsOf(trx: Work['trx'], marketId: string, isLocking: boolean) {
  const market = await trx
    .selectFrom('markets')
    .select(['name', 'type', 'event_id as eventId', 'most_stake as stake', 'most_exposure as exposure'])
    .where('id', '=', marketId)
    .$if(isLocking, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!market) return null;
  const usual = usualLimits(market.type);
  const now = {
    mostStakeCents: bigOf(market.stake) ?? usual.mostStakeCents,
    mostExposureCents: bigOf(market.exposure) ?? usual.mostExposureCents,
  };
  return { name: market.name, eventId: market.eventId, usual, now };
}

async function mustExist({ trx }: Work, playerId: string): Promise<void> {
  const player = await trx.selectFrom('players').select('id').where('id', '=', playerId).executeTakeFirst();
  if (!player) throw new Refused('not-found', 'There is no such player.');
}
