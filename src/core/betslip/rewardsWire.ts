import type { DraftRewardsFieldsFragment, SetAmountSourceMutationVariables } from '#src/gql/graphql.ts';
import { longToBigint } from '#src/shared/money/money.ts';
import type { RewardUse } from '#src/shared/betting/rewardUse.ts';
import type { DraftRewards, RewardToken } from './rewardTypes.ts';

type Wire = Omit<DraftRewardsFieldsFragment, ' $fragmentName'>;

/** Throws on a malformed number. */
export const rewardsFrom = (wire: Wire): DraftRewards => ({
  use: chosenFrom(wire),
  tokens: [...wire.availableProfitBoosts.map(boostFrom), ...wire.availableFreeBets.map(freeBetFrom)],
  creditCents: wire.availablePromotionalCreditBalance ? longToBigint(wire.availablePromotionalCreditBalance.amountLong) : 0n,
});

function chosenFrom({ amountSourceType, selectedFreeBetId, selectedProfitBoostId }: Wire): RewardUse | null {
  if (selectedFreeBetId !== null) return { kind: 'free-bet', id: selectedFreeBetId };
  if (selectedProfitBoostId !== null) return { kind: 'profit-boost', id: selectedProfitBoostId };
  return amountSourceType === 'PROMOTIONAL_CREDIT' ? { kind: 'promotional-credit' } : null;
}

const tokenFrom = (wire: Wire['availableFreeBets'][number] | Wire['availableProfitBoosts'][number]) => ({
  id: wire.rawId,
  title: wire.title,
  isRestricted: wire.isRestricted,
  legsLabel: wire.numberOfLegsRestrictionLabel,
  eventLabel: wire.eventRestrictionLabel,
  expiresAt: wire.expiresTime,
});
const freeBetFrom = (wire: Wire['availableFreeBets'][number]): RewardToken => ({
  ...tokenFrom(wire),
  kind: 'free-bet',
  cents: longToBigint(wire.amount.amountLong),
});
const centsOf = (amount: Wire['availableProfitBoosts'][number]['maximumAmount']) => (amount ? longToBigint(amount.amountLong) : null);
const boostFrom = (wire: Wire['availableProfitBoosts'][number]): RewardToken => ({
  ...tokenFrom(wire),
  kind: 'profit-boost',
  boost: { percent: wire.percent, mostStakeCents: centsOf(wire.maximumAmount), mostExtraCents: centsOf(wire.maximumExtraAmount) },
});

type Source = Pick<SetAmountSourceMutationVariables, 'amountSourceType' | 'freeBetId'>;

export function sourceInput(use: RewardUse | null): Source {
  if (use?.kind === 'free-bet') return { amountSourceType: 'FREE_BET', freeBetId: use.id };
  return { amountSourceType: use?.kind === 'promotional-credit' ? 'PROMOTIONAL_CREDIT' : 'CASH' };
}

export const placedRewardInput = (use: RewardUse | undefined) =>
  use === undefined ? {} : use.kind === 'profit-boost' ? { profitBoostId: use.id } : sourceInput(use);
