import type { RefusalCode } from '#src/shared/betting/refusals.ts';
import type { Cents } from '#src/shared/money/money.ts';
import { casinoRestrictionOf } from '../rules/restriction.ts';
import { refusalsOfEligibility, type Eligibility } from '#server/modules/betting/placement/index.ts';
import { type LimitAllowance, readLimitAllowance, UNLIMITED } from '#server/modules/responsibleGaming/rgLimits/index.ts';
import { eligibilityOf, eligibilityQuery } from '#server/modules/betting/placement/index.ts';
import { usableCredit } from '#server/modules/wallet/credit/index.ts';
import { regionOfCode } from '#server/platform/regions/regions.ts';
import { type Row, together, type Trx } from '#server/platform/store/index.ts';
import type { WalletRefusal } from './refusals.ts';

export type PlayerEligibility = {
  readonly eligibility: Eligibility;
  readonly own: LimitAllowance;
  readonly isCasinoRestricted: boolean;
  readonly hasCasino: boolean;
  readonly geoReason: string | null;
  readonly funds: Funds;
};

/** Balances that pay for wagers, in order of use. */
export type Funds = readonly { readonly account: 'player-bonus' | 'player-cash'; readonly cents: Cents }[];

type Asker = { readonly playerId: string; readonly loginId: string; readonly cashCents: Cents; readonly now: Date };

/** Lock the wallet first. Throws if the player is missing. */
export async function readPlayerEligibility(trx: Trx, { playerId, loginId, cashCents, now }: Asker): Promise<PlayerEligibility> {
  const [rows] = await together(trx, [eligibilityQuery(trx, { playerId, sessionId: loginId, placementId: '' })]);
  const { geo, homeOfLimits, eligibilityAt } = eligibilityOf(rows, cashCents);
  const player = await trx
    .selectFrom('players')
    .select(['casino_restricted_at', 'casino_restricted_until', 'casino_balance_usage'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return {
    eligibility: eligibilityAt(now),
    own: homeOfLimits === null ? UNLIMITED : await readLimitAllowance(trx, { playerId, region: homeOfLimits, now }),
    isCasinoRestricted: casinoRestrictionOf(player, now) !== null,
    hasCasino: regionOfCode(geo?.region ?? '')?.hasCasino === true,
    geoReason: rows[0]?.geo_reason ?? null,
    funds: fundsOf(player.casino_balance_usage, { cash: cashCents, bonus: await usableCredit(trx, playerId, now) }),
  };
}

/** Cash only, unless the player chose otherwise. */
export function fundsOf(usage: Row<'players'>['casino_balance_usage'], { cash, bonus }: Record<'bonus' | 'cash', Cents>): Funds {
  const [ofCash, ofBonus] = [
    { account: 'player-cash' as const, cents: cash },
    { account: 'player-bonus' as const, cents: bonus },
  ];
  if (usage === 'CASH_FIRST') return [ofCash, ofBonus];
  return usage === 'BONUS_FIRST' ? [ofBonus, ofCash] : [ofCash];
}

export function splitOf(funds: Funds, cents: Cents): Record<'bonus' | 'cash', Cents> | null {
  let left = cents;
  const taken = { cash: 0n, bonus: 0n };
  for (const { account, cents: has } of funds) {
    const part = has < left ? has : left;
    taken[account === 'player-cash' ? 'cash' : 'bonus'] += part;
    left -= part;
  }
  return left === 0n ? taken : null;
}

type Asked = { readonly cents: Cents; readonly playerIp: string; readonly now: Date };
type Bounds = { readonly minCents: Cents; readonly maxCents: Cents };

export function refusalOfWager(player: PlayerEligibility, bounds: Bounds, { cents, playerIp, now }: Asked): WalletRefusal | null {
  const { eligibility, own, isCasinoRestricted, hasCasino } = player;
  const [personal] = refusalsOfEligibility({ eligibility, ip: playerIp, now });
  if (personal) return personal.code;
  if (eligibility.hasDepositsToAcknowledge) return 'deposits-not-acknowledged';
  if (eligibility.saferPlay !== null) return eligibility.saferPlay;
  if (!eligibility.isRegisterKnown) return 'register-unchecked';
  if (isCasinoRestricted) return 'casino-restricted';
  if (!hasCasino) return 'region-not-served';
  if (own.isTimeUp) return 'time-limit-reached';
  if (cents < bounds.minCents || cents > bounds.maxCents) return 'amount-out-of-range';
  return refusalOfOwnLimits(player, cents) ?? (splitOf(player.funds, cents) === null ? 'insufficient-funds' : null);
}

function refusalOfOwnLimits({ own, funds }: PlayerEligibility, cents: Cents): RefusalCode | null {
  const { mostWagerCents: most, spendRoomCents: spend, lossRoomCents: loss } = own;
  const cash = splitOf(funds, cents)?.cash ?? cents;
  if (most !== null && cents > most) return 'wager-limit-reached';
  if (spend !== null && cash > spend) return 'spend-limit-reached';
  return loss !== null && cash > loss ? 'loss-limit-reached' : null;
}
