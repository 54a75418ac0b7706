/**
 * State of an award. `unused`: can be withdrawn. `spent`: used in a valid bet. `returned`: given back by a bet, but its cost still counts.
 * `withdrawn`: was `unused`. `withdrawn-returned`: was `returned`.
 */
export type AwardState = 'expired' | 'returned' | 'spent' | 'unused' | 'withdrawn' | 'withdrawn-returned';

export type Cause = {
  readonly id: string;
  readonly isMet: boolean;
  /** Value of the award that the bet or deposit can earn. */
  readonly cents: bigint;
  readonly award: AwardState | null;
  /** Value of the current award; zero if there is none. */
  readonly awardCents: bigint;
  /** Why there is no award. Final, except `cap`. */
  readonly withheld: 'budget' | 'cap' | 'excluded' | null;
};

export type Room = {
  /** Most awards for the player, `causes` included, minus awards of the person's other accounts. */
  readonly cap: number;
  readonly budgetCents: bigint;
  readonly mayBeOffered: boolean | null;
};

export type Step =
  | { readonly kind: 'give' | 'give-again' | 'withdraw'; readonly cause: string; readonly budgetCents: bigint; readonly cents: bigint }
  | { readonly kind: 'withhold'; readonly cause: string; readonly why: 'budget' | 'cap' | 'excluded' };

const TAKES_A_PLACE: ReadonlySet<AwardState | null> = new Set(['expired', 'returned', 'spent', 'unused', 'withdrawn-returned']);
const IS_WITHDRAWN: ReadonlySet<AwardState | null> = new Set(['withdrawn', 'withdrawn-returned']);

/** Decides a player's awards, oldest causes first. `budgetCents`: added to the offer's cost. `cents`: the award's new value. */
export function decideAwards(causes: readonly Cause[], room: Room): readonly Step[] {
  const steps: Step[] = [];
  let places = room.cap - causes.filter(({ award }) => TAKES_A_PLACE.has(award)).length;
  let budget = room.budgetCents;
  const taken = new Set<string>();
  for (const { id, award, awardCents } of causes.filter(isTakenBack)) {
    const freed = award === 'unused' ? awardCents : 0n;
    steps.push({ kind: 'withdraw', cause: id, budgetCents: -freed, cents: awardCents });
    taken.add(id);
    budget += freed;
    if (award === 'unused') places += 1;
  }
  if (room.mayBeOffered === null) return steps;
  for (const cause of causes.filter((one) => isEarned(one) || (taken.has(one.id) && one.isMet))) {
    const isCounted = cause.award === 'withdrawn-returned';
    const cents = isCounted ? cause.awardCents : cause.cents;
    const why = withheldFor(room, { isCounted, places, budget, cents });
    if (why !== null) {
      if (why !== cause.withheld) steps.push({ kind: 'withhold', cause: cause.id, why });
      continue;
    }
    const cost = isCounted ? 0n : cents;
    steps.push({ kind: cause.award === null ? 'give' : 'give-again', cause: cause.id, budgetCents: cost, cents });
    budget -= cost;
    if (!isCounted) places -= 1;
  }
  return steps;
}

const isTakenBack = ({ isMet, cents, award, awardCents }: Cause): boolean =>
  (!isMet && (award === 'unused' || award === 'returned')) || (isMet && award === 'unused' && cents !== awardCents);

const isEarned = ({ isMet, award, withheld }: Cause): boolean =>
  isMet && (award === null || IS_WITHDRAWN.has(award)) && withheld !== 'budget' && withheld !== 'excluded';

type Left = { readonly isCounted: boolean; readonly places: number; readonly budget: bigint; readonly cents: bigint };

function withheldFor({ mayBeOffered }: Room, { isCounted, places, budget, cents }: Left): 'budget' | 'cap' | 'excluded' | null {
  if (mayBeOffered === false) return 'excluded';
  if (isCounted) return null;
  if (places <= 0) return 'cap';
  return budget < cents ? 'budget' : null;
}
