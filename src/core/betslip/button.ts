import type { DisplayType } from '#src/shared/betting/refusals.ts';
import { t } from '#src/shared/text/t.ts';
import type { PlacementState } from './placement.ts';
import type { Refusal } from './refusal.ts';
import type { Owner } from './types.ts';

export type PlaceButtonAction = 'log-in' | 'place' | 'accept' | 'accept-and-place' | 'deposit';

export type PlaceButtonView = {
  /** Depends on the state of the bet (product §4). */
  readonly label: string;
  readonly action: PlaceButtonAction | null;
  readonly isBusy: boolean;
  readonly refusal: Refusal | null;
};

/** What the button does after a refusal; `place` retries the bet. */
type Rule = 'accept' | 'deposit' | 'nothing' | 'place';

export const buttonRules = {
  RG_ACK_REQUIRED: 'nothing',
  RG_LIMIT: 'nothing',
  ANONYMOUS_REGION_ERROR: 'nothing',
  ODDS_CHANGED: 'accept',
  INVALID: 'nothing',
  SELECTION_DISABLED: 'nothing',
  BET_AMOUNT: 'nothing',
  BET_WIN_AMOUNT: 'nothing',
  WIN_AMOUNT: 'nothing',
  DEPOSIT: 'deposit',
  GEO: 'place',
  BET_ALREADY_PLACED: 'place',
  RETRYABLE: 'place',
  GENERIC: 'place',
} as const satisfies Readonly<Record<DisplayType, Rule>>;

export type PlaceButtonInput = {
  readonly owner: Owner;
  readonly placement: PlacementState;
  readonly refusals: readonly Refusal[];
  readonly hasStake: boolean;
  readonly acceptsInOne: boolean;
};

/** Shows the first state that applies: busy, just placed, owner unknown, visitor, refused. */
export function placeButton({ owner, placement, refusals, hasStake, acceptsInOne }: PlaceButtonInput): PlaceButtonView {
  const idle = { isBusy: false, refusal: null };
  if (placement.at === 'locating' || placement.at === 'sending' || placement.at === 'unknown')
    return { label: t`Place Bet`, action: null, isBusy: true, refusal: null };
  if (placement.at === 'accepted' && !placement.isRested) return { ...idle, label: t`Bet Placed`, action: null };
  if (owner.type === 'unknown') return { ...idle, label: t`Place Bet`, action: null };
  if (owner.type === 'visitor') return { ...idle, label: t`Log In to Bet`, action: 'log-in' };
  const sorted = refusals.toSorted((a, b) => a.priority - b.priority);
  const [first] = sorted;
  if (first === undefined) return { ...idle, label: t`Place Bet`, action: hasStake ? 'place' : null };
  return { isBusy: false, refusal: first, ...ruled(sorted, { hasStake, acceptsInOne }) };
}

/** Acts on the first refusal that a retry cannot solve, but shows the text of the very first refusal (product §8). */
function ruled(
  sorted: readonly Refusal[],
  { hasStake, acceptsInOne }: Pick<PlaceButtonInput, 'acceptsInOne' | 'hasStake'>,
): Pick<PlaceButtonView, 'action' | 'label'> {
  const standing = sorted.map(({ displayType }): Rule => buttonRules[displayType]).filter((rule) => rule !== 'place');
  const [does] = standing;
  if (does === 'deposit') return { label: t`Deposit`, action: 'deposit' };
  if (does === 'accept') {
    const inOne = acceptsInOne && hasStake && standing.every((rule) => rule === 'accept');
    return inOne ? { label: t`Accept Changes & Bet`, action: 'accept-and-place' } : { label: t`Accept Changes`, action: 'accept' };
  }
  const isRetry = does === undefined && sorted[0]?.displayType === 'RETRYABLE';
  return { label: isRetry ? t`Bet` : t`Place Bet`, action: does === undefined && hasStake ? 'place' : null };
}
