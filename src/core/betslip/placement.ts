import { refusalShape } from '#src/shared/betting/refusals.ts';
import type { RewardUse } from '#src/shared/betting/rewardUse.ts';
import { RESEND_WINDOW_MS } from '#src/shared/limits/resend.ts';
import type { Refusal } from './refusal.ts';

/** Stored before it is sent. Amounts and odds are integers as text. */
export type Placement = {
  /** 16–64 characters of `A–Z a–z 0–9 _ -`. */
  readonly id: string;
  readonly playerId: string;
  /** Server time in milliseconds. */
  readonly createdAt: number;
  readonly bets: readonly PlacementBet[];
  readonly keepsSelections?: true;
  /** Server time in milliseconds when the receipt was shown. */
  readonly shownAt?: number;
};

export type PlacementBet = {
  readonly draftBetId: string;
  readonly betAmount: string;
  readonly legs: readonly {
    readonly selectionId: string;
    readonly oddsNumerator: string;
    readonly oddsDenominator: string;
    readonly points: string | null;
  }[];
  readonly teaserPoints?: string;
  readonly teaserTerms?: string;
  readonly totalOdds?: { readonly numerator: string; readonly denominator: string };
  readonly reward?: RewardUse;
};

export type Decision<R = unknown> =
  | { readonly accepted: true; readonly receipt: R }
  | { readonly accepted: false; readonly refusals: readonly Refusal[] };

export type PlacementState =
  | { readonly at: 'idle' }
  | { readonly at: 'locating'; readonly placement: Placement }
  | { readonly at: 'sending'; readonly placement: Placement }
  /** The response was lost; the outcome is polled. */
  | { readonly at: 'unknown'; readonly placement: Placement; readonly asks: number }
  | {
      readonly at: 'accepted';
      readonly placementId: string;
      readonly receipt: unknown;
      readonly isRested: boolean;
    }
  | {
      readonly at: 'refused';
      readonly placementId: string;
      readonly refusals: readonly Refusal[];
      readonly isTold?: true;
    };

type RefusedState = Extract<PlacementState, { at: 'refused' }>;

export type PlacementEvent =
  | { readonly type: 'place-pressed'; readonly placement: Placement }
  | { readonly type: 'location-verified' }
  | { readonly type: 'location-refused'; readonly message: string }
  | { readonly type: 'answer-received'; readonly placementId: string; readonly decision: Decision }
  | { readonly type: 'answer-lost'; readonly placementId: string }
  | { readonly type: 'outcome-received'; readonly placementId: string; readonly outcome: Outcome; readonly now: number }
  | { readonly type: 'outcome-lost'; readonly placementId: string }
  | { readonly type: 'connection-restored' }
  | { readonly type: 'placement-found'; readonly placement: Placement }
  | { readonly type: 'placed-shown'; readonly placementId: string }
  | { readonly type: 'receipt-closed' };

export type Outcome =
  | { readonly status: 'UNKNOWN' }
  | { readonly status: 'IN_PROGRESS' }
  | { readonly status: 'DECIDED'; readonly decision: Decision };

export type PlacementEffect =
  | { readonly type: 'verify-location' }
  /** Stores the placement before it is sent. */
  | { readonly type: 'store-placement'; readonly placement: Placement }
  | { readonly type: 'send-placement'; readonly placement: Placement; readonly isAgain?: true }
  | { readonly type: 'ask-placement'; readonly placementId: string; readonly afterMs: number }
  | { readonly type: 'forget-placement'; readonly placementId: string }
  | { readonly type: 'show-placed'; readonly placementId: string; readonly ms: number };

export type PlacementStep = { readonly state: PlacementState; readonly effects: readonly PlacementEffect[] };

export const PLACED_SHOWN_MS = 2_000;
const ASK_FIRST_MS = 500;
const ASK_LONGEST_MS = 15_000;

export function stepPlacement(state: PlacementState, event: PlacementEvent): PlacementStep {
  switch (event.type) {
    case 'place-pressed':
      return isBusy(state)
        ? stay(state)
        : { state: { at: 'locating', placement: event.placement }, effects: [{ type: 'verify-location' }] };
    case 'location-verified':
      return state.at === 'locating' ? sendFirst(state.placement) : stay(state);
    case 'location-refused':
      return state.at === 'locating'
        ? { state: { ...refused(state.placement.id, 'location-not-verified', event.message), isTold: true }, effects: [] }
        : stay(state);
    case 'answer-received':
      return isOpen(state, event.placementId) ? decide(event.placementId, event.decision, { wasLost: false }) : stay(state);
    case 'answer-lost':
      return state.at === 'sending' && state.placement.id === event.placementId ? ask(state.placement, 0) : stay(state);
    case 'outcome-received':
      return state.at === 'unknown' && state.placement.id === event.placementId ? learn(state, event.outcome, event.now) : stay(state);
    case 'outcome-lost':
      return state.at === 'unknown' && state.placement.id === event.placementId ? ask(state.placement, state.asks + 1) : stay(state);
    case 'connection-restored':
      return state.at === 'unknown'
        ? { state, effects: [{ type: 'ask-placement', placementId: state.placement.id, afterMs: 0 }] }
        : stay(state);
    case 'placement-found':
      return isBusy(state) || isAccepted(state, event.placement.id)
        ? stay(state)
        : { ...ask(event.placement, 0), effects: [{ type: 'ask-placement', placementId: event.placement.id, afterMs: 0 }] };
    case 'placed-shown':
      return {
        state: isAccepted(state, event.placementId) ? { ...state, isRested: true } : state,
        effects: [{ type: 'forget-placement', placementId: event.placementId }],
      };
    case 'receipt-closed':
      return isBusy(state) ? stay(state) : { state: { at: 'idle' }, effects: seen(state) };
  }
}

export const isBusy = (state: PlacementState): boolean => state.at === 'locating' || state.at === 'sending' || state.at === 'unknown';

export function placementIdOf(state: PlacementState): string | null {
  if (state.at === 'idle') return null;
  return 'placement' in state ? state.placement.id : state.placementId;
}

/** True if the event concerns this placement. */
export function isAbout(state: PlacementState, event: PlacementEvent): boolean {
  switch (event.type) {
    case 'place-pressed':
    case 'placement-found':
    case 'receipt-closed':
      return false;
    case 'location-verified':
    case 'location-refused':
      return state.at === 'locating';
    case 'connection-restored':
      return state.at === 'unknown';
    case 'answer-received':
    case 'answer-lost':
    case 'outcome-received':
    case 'outcome-lost':
    case 'placed-shown':
      return event.placementId === placementIdOf(state);
  }
}

const stay = (state: PlacementState): PlacementStep => ({ state, effects: [] });

const seen = (state: PlacementState): readonly PlacementEffect[] =>
  state.at === 'accepted' ? [{ type: 'forget-placement', placementId: state.placementId }] : [];

const isAccepted = (state: PlacementState, placementId: string): state is Extract<PlacementState, { at: 'accepted' }> =>
  state.at === 'accepted' && state.placementId === placementId;

const isOpen = (state: PlacementState, placementId: string): boolean =>
  (state.at === 'sending' || state.at === 'unknown') && state.placement.id === placementId;

const sendFirst = (placement: Placement): PlacementStep => ({
  state: { at: 'sending', placement },
  effects: [
    { type: 'store-placement', placement },
    { type: 'send-placement', placement },
  ],
});

const sendAgain = (placement: Placement): PlacementStep => ({
  state: { at: 'sending', placement },
  effects: [{ type: 'send-placement', placement, isAgain: true }],
});

const ask = (placement: Placement, asks: number): PlacementStep => ({
  state: { at: 'unknown', placement, asks },
  effects: [
    { type: 'ask-placement', placementId: placement.id, afterMs: Math.min(ASK_LONGEST_MS, ASK_FIRST_MS * 2 ** Math.min(asks, 10)) },
  ],
});

function learn(state: Extract<PlacementState, { at: 'unknown' }>, outcome: Outcome, now: number): PlacementStep {
  const { placement, asks } = state;
  if (outcome.status === 'DECIDED') return decide(placement.id, outcome.decision, { wasLost: true });
  if (outcome.status === 'IN_PROGRESS') return ask(placement, asks + 1);
  if (now - placement.createdAt <= RESEND_WINDOW_MS) return sendAgain(placement);
  return { state: refused(placement.id, 'temporarily-unavailable'), effects: [{ type: 'forget-placement', placementId: placement.id }] };
}

/** Applies the server's decision. If a response was lost, keeps the placement stored until its receipt is shown. */
function decide(placementId: string, decision: Decision, { wasLost }: { readonly wasLost: boolean }): PlacementStep {
  const forget = { type: 'forget-placement', placementId } as const;
  if (!decision.accepted) return { state: { at: 'refused', placementId, refusals: decision.refusals }, effects: [forget] };
  const show = { type: 'show-placed', placementId, ms: PLACED_SHOWN_MS } as const;
  return {
    state: { at: 'accepted', placementId, receipt: decision.receipt, isRested: false },
    effects: wasLost ? [show] : [forget, show],
  };
}

function refused(placementId: string, code: 'location-not-verified' | 'temporarily-unavailable', message?: string): RefusedState {
  const shape = refusalShape(code, '');
  return { at: 'refused', placementId, refusals: [{ ...shape, code, message: message ?? shape.message, subjectId: null }] };
}
