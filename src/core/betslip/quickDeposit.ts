import { t } from '#src/shared/text/t.ts';
import type { GatewayMessage } from '#src/shared/payments/gatewayMessage.ts';

/** State of a deposit in the slip (product §4). */
export type QuickDepositState =
  | { readonly at: 'initial' }
  | { readonly at: 'creating' }
  | { readonly at: 'charging'; readonly transactionId: string; readonly webUrl: string; readonly isLate: boolean }
  | { readonly at: 'try-again'; readonly message: string }
  /** The deposit failed; `transactionId` is set if it may still succeed. */
  | { readonly at: 'fullstop'; readonly message: string; readonly transactionId: string | null }
  | { readonly at: 'success'; readonly transactionId: string };

export type QuickDepositEvent =
  | { readonly type: 'submitted' }
  | { readonly type: 'created'; readonly transactionId: string; readonly webUrl: string }
  | { readonly type: 'refused'; readonly message: string | null; readonly permitted: boolean }
  | { readonly type: 'unanswered' }
  | { readonly type: 'told'; readonly message: GatewayMessage }
  /** The payment page did not open. If `isCertain`, nothing was charged. */
  | { readonly type: 'not-opened'; readonly message: string; readonly isCertain: boolean }
  | { readonly type: 'waited-long' }
  | { readonly type: 'waited-too-long' }
  | { readonly type: 'input-changed' };

/** Texts for players (product §8). */
export const TRY_AGAIN = t`An unexpected error occurred. Try again.`;
export const UNEXPECTED = t`An unexpected error occurred.`;
export const TAKES_LONG = t`Please wait a moment. The transaction is taking longer than expected.`;

/** When the form closes after success, and when a pending charge warns or fails (product §4). */
export const CLOSE_AFTER_MS = 3_000;
export const WARN_AFTER_MS = 20_000;
export const FAIL_AFTER_MS = 80_000;

export const initialQuickDeposit: QuickDepositState = { at: 'initial' };

const tryAgain = (message: string): QuickDepositState => ({ at: 'try-again', message });
const fullstop = (message: string, transactionId: string | null = null): QuickDepositState => ({ at: 'fullstop', message, transactionId });

export function stepQuickDeposit(state: QuickDepositState, event: QuickDepositEvent): QuickDepositState {
  switch (event.type) {
    case 'submitted':
      return state.at === 'initial' || state.at === 'try-again' ? { at: 'creating' } : state;
    case 'created':
      return state.at === 'creating' ? { at: 'charging', transactionId: event.transactionId, webUrl: event.webUrl, isLate: false } : state;
    case 'refused':
      if (state.at !== 'creating') return state;
      return event.permitted ? tryAgain(event.message ?? TRY_AGAIN) : fullstop(event.message ?? UNEXPECTED);
    case 'unanswered':
      return state.at === 'creating' ? tryAgain(TRY_AGAIN) : state;
    case 'input-changed':
      return state.at === 'try-again' || state.at === 'fullstop' ? initialQuickDeposit : state;
    default:
      return state.at === 'charging' ? whileCharging(state, event) : state;
  }
}

type Charging = Extract<QuickDepositState, { readonly at: 'charging' }>;
type ChargingEvent = Extract<QuickDepositEvent, { readonly type: 'not-opened' | 'told' | 'waited-long' | 'waited-too-long' }>;

function whileCharging(state: Charging, event: ChargingEvent): QuickDepositState {
  if (event.type === 'waited-long') return { ...state, isLate: true };
  // Offers no retry, because it could charge twice.
  if (event.type === 'waited-too-long') return fullstop(UNEXPECTED, state.transactionId);
  if (event.type === 'not-opened') return event.isCertain ? tryAgain(event.message) : fullstop(event.message, state.transactionId);
  const { message } = event;
  switch (message.type) {
    case 'depositSuccessful':
      return { at: 'success', transactionId: state.transactionId };
    case 'depositFailed':
      return message.showTryAgainCTA ? tryAgain(message.errorMessage) : fullstop(message.errorMessage);
    case 'showReceipt':
      return fullstop(TAKES_LONG, state.transactionId);
    case 'showInformationMismatch':
      return fullstop(t`The name on the card or account does not match your account here.`);
    case 'resubmitCreate':
      return tryAgain(TRY_AGAIN);
    case 'goBackToDeposit':
    case 'goBackToWithdrawal':
      return initialQuickDeposit;
    case 'ready':
      return state;
  }
}
