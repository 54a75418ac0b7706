import type { Proposed } from './proposals.ts';

/** Accounts that may belong to one person. Names come only from `readPersonReview`, which is audited. */
export type PersonReviewView = {
  readonly id: string;
  readonly playerId: string;
  readonly otherId: string;
  /** `WEAK`: birth dates differ by one digit; has no effect. */
  readonly strength: 'EXACT' | 'LIKELY' | 'WEAK';
  readonly reasons: readonly string[];
  readonly origin: 'CORRECTION' | 'SIGN_UP' | 'SPLIT' | 'VENDOR';
  /** True if the later account cannot play until a decision. */
  readonly isBlocking: boolean;
  readonly openedAt: string;
};
export type PersonSide = {
  readonly playerId: string;
  readonly name: string;
  readonly birthDate: string | null;
  readonly email: string;
  readonly region: string;
  readonly createdAt: string;
  readonly identityStatus: string;
  readonly isDuplicate: boolean;
  readonly accounts: readonly string[];
  readonly exclusions: readonly {
    readonly playerId: string;
    readonly kind: string;
    readonly startsAt: string;
    readonly endsAt: string | null;
  }[];
};
export type PersonDecisionView = {
  readonly kind: 'APART' | 'JOIN' | 'SPLIT';
  readonly decidedBy: readonly string[];
  readonly reason: string;
  readonly decidedAt: string;
};
export type PersonReviewInFull = {
  readonly sides: readonly PersonSide[];
  readonly review: PersonReviewView | null;
  readonly decisions: readonly PersonDecisionView[];
};

type Pair = { readonly playerId: string; readonly otherId: string };
type Reasoned = { readonly reason: string };
export type PersonOperations = {
  listPersonReviews: { input: Record<never, never>; output: { readonly reviews: readonly PersonReviewView[]; readonly count: number } };
  readPersonReview: { input: Pair & Reasoned; output: PersonReviewInFull };
  joinPersons: { input: Pair & Reasoned; output: Proposed };
  keepApart: { input: Pair & Reasoned; output: Proposed };
  splitPerson: { input: Reasoned & { readonly playerId: string }; output: Proposed };
};
