import { boostedPayoff, boostedPrice, boostedStake } from '#src/shared/betting/boost.ts';
import { type Cents, centsToFieldText } from '#src/shared/money/money.ts';
import type { Price } from '#src/shared/money/odds.ts';
import type { Payoff } from '#src/shared/money/payoff.ts';
import type { RewardUse } from '#src/shared/betting/rewardUse.ts';
import { type LinkedFields, linkFields, type TypedAmount } from './fields.ts';
import type { DraftRewards, RewardToken } from './rewardTypes.ts';
import type { BetslipState, DraftBet } from './types.ts';

export const NO_REWARDS: DraftRewards = { use: null, tokens: [], creditCents: 0n };

export type RewardView = DraftRewards & {
  readonly token: RewardToken | null;
  readonly plainWinCents: Cents | null;
  readonly boostedPrice: Price | null;
  /** Boosted part of the stake; null if there is no boost or all of the stake is boosted. */
  readonly boostedPartCents: Cents | null;
};

const isSameToken = (a: RewardUse, b: RewardUse): boolean =>
  a.kind !== 'promotional-credit' && b.kind !== 'promotional-credit' && a.id === b.id;

/** Returns the reward that the player chose, even if unconfirmed; null if there is none or another bet has since taken it. */
export function wantedReward({ intents }: Pick<BetslipState, 'intents'>, draft: DraftBet): RewardUse | null {
  let { use } = draft.rewards;
  for (const intent of intents) {
    if (intent.kind !== 'choose-reward') continue;
    if (intent.draftBetId === draft.id) use = intent.use;
    else if (use && intent.use && isSameToken(use, intent.use)) use = null;
  }
  return use;
}

type Rewarded = { readonly payoff: Payoff; readonly typed: TypedAmount | null; readonly fields: LinkedFields; readonly reward: RewardView };

/** Applies a reward. A free bet is staked in full. A boost raises the win, even a typed one, and keeps the stake (product §5). */
export function withReward(use: RewardUse | null, { rewards }: DraftBet, payoff: Payoff, typed: TypedAmount | null): Rewarded {
  const chosen =
    use === null || use.kind === 'promotional-credit' ? null : rewards.tokens.find(({ kind, id }) => kind === use.kind && id === use.id);
  const view = { ...rewards, use, token: chosen ?? null, plainWinCents: null, boostedPrice: null, boostedPartCents: null };
  if (chosen?.kind === 'free-bet') {
    const whole: TypedAmount = { field: 'BET', text: centsToFieldText(chosen.cents) };
    return { payoff, typed: whole, fields: linkFields(whole, payoff), reward: view };
  }
  const plain = linkFields(typed, payoff);
  if (chosen?.kind !== 'profit-boost') return { payoff, typed, fields: plain, reward: view };
  const { boost } = chosen;
  const asBet =
    typed?.field === 'WIN' && plain.bet.cents !== null ? { field: 'BET' as const, text: centsToFieldText(plain.bet.cents) } : typed;
  const raised = boostedPayoff(payoff, boost);
  const fields = linkFields(asBet, raised);
  const stake = fields.bet.cents ?? 0n;
  const part = boostedStake(stake, boost);
  const reward = {
    ...view,
    plainWinCents: fields.bet.cents === null ? null : payoff.winOf(stake),
    boostedPrice: boostedPrice(payoff.price, boost, stake),
    boostedPartCents: part < stake ? part : null,
  };
  return { payoff: raised, typed: asBet, fields, reward };
}

/** Null if there is no expiry, or if a day or more is left (product §5). */
export function secondsLeft(expiresAt: string | null, now: number): number | null {
  if (expiresAt === null) return null;
  const seconds = Math.floor((Date.parse(expiresAt) - now) / 1_000);
  return seconds < SHOWN_BELOW_S ? Math.max(seconds, 0) : null;
}
const SHOWN_BELOW_S = 86_400;
const URGENT_BELOW_S = 3_600;
export const isUrgent = (seconds: number): boolean => seconds < URGENT_BELOW_S;

/** Formats `5h 03m 09s`, `3m 09s`, `9s`. */
export function timeLeftText(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  if (h > 0) return `${h}h ${two(m)}m ${two(s)}s`;
  return m > 0 ? `${m}m ${two(s)}s` : `${s}s`;
}
