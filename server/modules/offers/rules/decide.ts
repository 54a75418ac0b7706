/**
 * `unused` may be withdrawn; `spent` was used in a valid bet; `returned` came back from a bet, so its cost still counts; `withdrawn` was
 * `unused` before, `withdrawn-returned` was `returned`.
 */
export type AwardState = 'expired' | 'returned' | 'spent' | 'unused' | 'withdrawn' | 'withdrawn-returned';

export type Cause = {
  readonly id: string;
  readonly isMet: boolean;
  readonly award: AwardState | null;
  /** Reason for no award; permanent, except `cap`. */
  readonly withheld: 'budget' | 'cap' | 'excluded' | null;
};

export type Room = {
  /** Awards the person may still get, including those of `causes`. */
  readonly cap: number;
  readonly budgetCents: bigint;
  readonly awardCents: bigint;
  /** Null until known. */
  readonly mayBeOffered: boolean | null;
};

export type Step =
  | { readonly kind: 'give' | 'give-again' | 'withdraw'; readonly cause: string; readonly budgetCents: bigint }
  | { readonly kind: 'withhold'; readonly cause: string; readonly why: 'budget' | 'cap' | 'excluded' };

const TAKES_A_PLACE: ReadonlySet<AwardState | null> = new Set(['expired', 'returned', 'spent', 'unused', 'withdrawn-returned']);
const IS_WITHDRAWN: ReadonlySet<AwardState | null> = new Set(['withdrawn', 'withdrawn-returned']);

/** Decides awards for the causes, oldest first. `budgetCents` of a step is its cost. */
export function decideAwards(causes: readonly Cause[], room: Room): readonly Step[] {
  const steps: Step[] = [];
  let places = room.cap - causes.filter(({ award }) => TAKES_A_PLACE.has(award)).length;
  let budget = room.budgetCents;
  for (const { id, award } of causes.filter(isTakenBack)) {
    const freed = award === 'unused' ? room.awardCents : 0n;
    steps.push({ kind: 'withdraw', cause: id, budgetCents: -freed });
    budget += freed;
    if (award === 'unused') places += 1;
  }
  if (room.mayBeOffered === null) return steps;
  for (const cause of causes.filter(isEarned)) {
    const isCounted = cause.award === 'withdrawn-returned';
    const why = withheldFor(room, { isCounted, places, budget });
    if (why !== null) {
      if (why !== cause.withheld) steps.push({ kind: 'withhold', cause: cause.id, why });
      continue;
    }
    const cost = isCounted ? 0n : room.awardCents;
    steps.push({ kind: cause.award === null ? 'give' : 'give-again', cause: cause.id, budgetCents: cost });
    budget -= cost;
    if (!isCounted) places -= 1;
  }
  return steps;
}

const isTakenBack = ({ isMet, award }: Cause): boolean => !isMet && (award === 'unused' || award === 'returned');

const isEarned = ({ isMet, award, withheld }: Cause): boolean =>
  isMet && (award === null || IS_WITHDRAWN.has(award)) && withheld !== 'budget' && withheld !== 'excluded';

function withheldFor(
  { mayBeOffered, awardCents }: Room,
  { isCounted, places, budget }: { readonly isCounted: boolean; readonly places: number; readonly budget: bigint },
): 'budget' | 'cap' | 'excluded' | null {
  if (mayBeOffered === false) return 'excluded';
  if (isCounted) return null;
  if (places <= 0) return 'cap';
  return budget < awardCents ? 'budget' : null;
}
