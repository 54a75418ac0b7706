import type { ChosenFact } from '../limits/limitFacts.ts';
import type { Proposed } from './proposals.ts';

/** Cents; both amounts are null if the change lifts the limits. Null `sports` means all sports. */
export type LimitChangeView = {
  readonly id: string;
  readonly mostStakeCents: number | null;
  readonly mostExposureCents: number | null;
  readonly sports: readonly string[] | null;
  readonly markets: string;
  readonly facts: readonly ChosenFact[];
  readonly reasons: readonly string[];
  readonly reason: string;
  readonly setBy: string;
  readonly setAt: string;
  readonly objection: { readonly id: string; readonly words: string; readonly madeAt: string; readonly answer: string | null } | null;
};
export type TraderLimitsView = {
  readonly playerId: string;
  readonly history: readonly LimitChangeView[];
  readonly facts: readonly { readonly fact: ChosenFact; readonly words: string }[];
  readonly sports: readonly { readonly id: string; readonly name: string }[];
};

type PlayerLimitsInput = {
  readonly playerId: string;
  readonly mostStakeCents: number | null;
  readonly mostExposureCents: number | null;
  readonly sports: readonly string[] | null;
  readonly reason: string;
};

export type TraderLimitOperations = {
  readPlayerLimits: { input: { readonly playerId: string; readonly reason: string }; output: TraderLimitsView };
  setPlayerLimits: { input: PlayerLimitsInput & { readonly facts: readonly ChosenFact[] }; output: Proposed };
  setLimitByLaw: { input: PlayerLimitsInput; output: Proposed };
  listLimitObjections: {
    input: Readonly<Record<never, never>>;
    output: { readonly objections: readonly { readonly objectionId: string; readonly playerId: string; readonly madeAt: string }[] };
  };
  answerLimitObjection: {
    input: { readonly objectionId: string; readonly answer: string };
    output: { readonly objectionId: string };
  };
};
