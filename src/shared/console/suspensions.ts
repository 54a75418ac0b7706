import type { Proposed } from './proposals.ts';

export const SUSPENSION_SCOPES = ['selection', 'market', 'event', 'sport', 'everything'] as const;
export type SuspensionScope = (typeof SUSPENSION_SCOPES)[number];

/** A suspension can hide these. A suspended sport, or the whole offer, stays visible. */
export const HIDING_SCOPES = ['selection', 'market', 'event'] as const;
export type HidingScope = (typeof HIDING_SCOPES)[number];

export const EVERYTHING = 'everything';

export type SuspensionView = {
  readonly id: string;
  readonly scope: SuspensionScope;
  readonly target: string;
  readonly eventId: string | null;
  readonly name: string;
  readonly by: string;
  readonly at: string;
  readonly proposalId: string | null;
  /** True if the selection was suspended because the feed moved away from its manual price or fell silent. Ends with that price. */
  readonly isOfPrice: boolean;
  readonly isHidden: boolean;
};

export type SuspendableSport = { readonly id: string; readonly name: string };

export type SuspensionOperations = {
  suspend: {
    input: { readonly scope: SuspensionScope; readonly target: string };
    output: { readonly suspensionId: string };
  };
  hide: {
    input: { readonly scope: HidingScope; readonly target: string };
    output: { readonly suspensionId: string };
  };
  endSuspension: { input: { readonly suspensionId: string; readonly reason: string }; output: Proposed };
  giveBack: { input: { readonly suspensionId: string }; output: { readonly suspensionId: string } };
  listSuspensions: {
    input: { readonly eventId?: string };
    output: { readonly suspensions: readonly SuspensionView[]; readonly sports: readonly SuspendableSport[] };
  };
};
