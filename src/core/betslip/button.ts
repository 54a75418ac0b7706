import type { DisplayType } from '#src/lib/refusals.ts';
import type { PlacementState } from './placement.ts';
import type { Owner, Refusal } from './types.ts';

/** Labels are exactly those of product §4. */
export type PlaceButtonLabel = 'Log In to Bet' | 'Place Bet' | 'Bet Placed' | 'Accept Changes' | 'Accept Changes & Bet' | 'Deposit';
export type PlaceButtonAction = 'log-in' | 'place' | 'accept' | 'accept-and-place' | 'deposit';

export type PlaceButtonView = {
  readonly label: PlaceButtonLabel;
  /** Null: the button does nothing now. */
  readonly action: PlaceButtonAction | null;
  readonly isBusy: boolean;
  /** Why, for the line above the button. */
  readonly refusal: Refusal | null;
};

type Rule = {
  /** Lowest first: which of several reasons the button speaks of. */
  readonly order: number;
  readonly does: 'nothing' | 'accept' | 'deposit' | 'place';
};

/** Every reason to its button. Total: a new display type does not compile until it has one. */
export const buttonRules = {
  RG_ACK_REQUIRED: { order: 1, does: 'nothing' },
  RG_LIMIT: { order: 2, does: 'nothing' },
  ANONYMOUS_REGION_ERROR: { order: 3, does: 'nothing' },
  ODDS_CHANGED: { order: 4, does: 'accept' },
  INVALID: { order: 5, does: 'nothing' },
  SELECTION_DISABLED: { order: 6, does: 'nothing' },
  BET_AMOUNT: { order: 7, does: 'nothing' },
  BET_WIN_AMOUNT: { order: 7, does: 'nothing' },
  WIN_AMOUNT: { order: 7, does: 'nothing' },
  DEPOSIT: { order: 8, does: 'deposit' },
  // The press itself checks the location, sends once more, or makes a new placement id.
  GEO: { order: 9, does: 'place' },
  BET_ALREADY_PLACED: { order: 10, does: 'place' },
  RETRYABLE: { order: 11, does: 'place' },
  GENERIC: { order: 12, does: 'place' },
} as const satisfies Readonly<Record<DisplayType, Rule>>;

export type PlaceButtonInput = {
  readonly owner: Owner;
  readonly placement: PlacementState;
  readonly refusals: readonly Refusal[];
  readonly hasStake: boolean;
  /** Accept and place with one press. */
  readonly acceptsInOne: boolean;
};

/** What the button says and does. Busy goes before success, success before login, login before any refusal. */
export function placeButton({ owner, placement, refusals, hasStake, acceptsInOne }: PlaceButtonInput): PlaceButtonView {
  const idle = { isBusy: false, refusal: null };
  if (placement.at === 'locating' || placement.at === 'sending' || placement.at === 'unknown')
    return { label: 'Place Bet', action: null, isBusy: true, refusal: null };
  if (placement.at === 'accepted' && !placement.isRested) return { ...idle, label: 'Bet Placed', action: null };
  if (owner.type === 'unknown') return { ...idle, label: 'Place Bet', action: null };
  if (owner.type === 'visitor') return { ...idle, label: 'Log In to Bet', action: 'log-in' };
  const [first, ...others] = refusals.toSorted(
    (a, b) => buttonRules[a.displayType].order - buttonRules[b.displayType].order || a.priority - b.priority,
  );
  if (first === undefined) return { ...idle, label: 'Place Bet', action: hasStake ? 'place' : null };
  return ruled(first, others, { hasStake, acceptsInOne });
}

function ruled(
  refusal: Refusal,
  others: readonly Refusal[],
  { hasStake, acceptsInOne }: { readonly hasStake: boolean; readonly acceptsInOne: boolean },
): PlaceButtonView {
  const view = { isBusy: false, refusal };
  const rule: Rule = buttonRules[refusal.displayType];
  if (rule.does === 'deposit') return { ...view, label: 'Deposit', action: 'deposit' };
  if (rule.does === 'accept') {
    const isRest = others.every(({ displayType }) => displayType === 'ODDS_CHANGED' || buttonRules[displayType].does === 'place');
    const inOne = acceptsInOne && hasStake && isRest;
    return inOne
      ? { ...view, label: 'Accept Changes & Bet', action: 'accept-and-place' }
      : { ...view, label: 'Accept Changes', action: 'accept' };
  }
  return { ...view, label: 'Place Bet', action: rule.does === 'place' && hasStake ? 'place' : null };
}
