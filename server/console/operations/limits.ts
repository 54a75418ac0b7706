import { setMarketLimits } from '#server/modules/betting/limits/index.ts';
import { usualLimits } from '#server/modules/betting/pricing/index.ts';
import { matching, reason } from '../fields.ts';
import { CONFIRMERS, proposing, type Work } from '../operation.ts';
import { planOfSetting } from '../proposals/settings.ts';
import { Refused } from '../refusal.ts';
import { bigOf, cents, inText, isRaised, mostLiabilityCents, mostStakeCents, raised } from './limitAmounts.ts';
import { TRADERS } from './trading.ts';

export const limitOperations = {
  setMarketLimits: proposing({
    about:
      'Sets the maximum stake and maximum liability of a market. Lower values take effect with the next placement; higher ones wait for a second person. Existing bets stay.',
    roles: TRADERS,
    signatures: { twoWhen: 'A limit is raised, by whatever amount.' },
    confirmedBy: CONFIRMERS,
    input: { marketId: matching('Id of the market.', '^[\\w:.-]{1,200}$'), mostStakeCents, mostExposureCents: mostLiabilityCents, reason },
    plan: async ({ trx }, { marketId, ...asked }, isLocking) => {
      const market = await marketLimitsOf(trx, marketId, isLocking);
      if (!market) throw new Refused('not-found', 'This market does not exist.');
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
      if (!(await setMarketLimits(trx, asked))) throw new Refused('not-found', 'This market does not exist.');
      return { value: { marketId }, subject: `market:${marketId}`, detail: { ...limits, reason: why } };
    },
  }),
} as const;

/** Locks the market if `isLocking`, so that concurrent changes wait. */
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
