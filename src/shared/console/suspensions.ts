import type { Proposed } from './proposals.ts';

export const SUSPENSION_SCOPES = ['selection', 'market', 'event', 'sport', 'everything'] as const;
export type SuspensionScope = (typeof SUSPENSION_SCOPES)[number];

/** Parts that can be taken off every page; sports and everything stay in sight. */
export const HIDING_SCOPES = ['selection', 'market', 'event'] as const;
export type HidingScope = (typeof HIDING_SCOPES)[number];

/** Target of a suspension of the whole offer. */
export const EVERYTHING = 'everything';

/** A live suspension. Each press is one of its own; only its operator gives it back. */
export type SuspensionView = {
  readonly id: string;
  readonly scope: SuspensionScope;
  /** Id of the selection, market, event or sport. */
  readonly target: string;
  /** Event of a selection, market or event; else null. */
  readonly eventId: string | null;
  readonly name: string;
  /** Address of the operator. */
  readonly by: string;
  readonly at: string;
  /** The proposal that holds it until a second person decides; null for an operator's press. */
  readonly proposalId: string | null;
  /** True where the feed has left a price held by hand: it ends with that price. */
  readonly isOfPrice: boolean;
  /** True where it is off every page, too. */
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
