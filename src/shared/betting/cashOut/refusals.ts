import { t } from '../../text/t.ts';
import { isKeyOf } from '../../values/isKeyOf.ts';

/** Reasons why a bet cannot be cashed out (domain rules §1.1, 2.8). `suspensions` concern the bet, not the player. */
export const suspensions = {
  'bet-closed': t`This bet is no longer open.`,
  'event-closed': t`A game in this bet is about to start, has ended, or is being settled.`,
  'market-suspended': t`A market in this bet is suspended.`,
  'under-review': t`A market in this bet is under review. Your bet is still open.`,
  'selection-closed': t`A selection in this bet is no longer offered.`,
  'line-moved': t`The line of this bet is not offered right now.`,
  'leg-unsettled': t`A leg in this bet is being settled.`,
  'not-priced': t`We have no odds for the rest of this bet.`,
  'teaser-not-offered': t`You can’t cash out teasers.`,
  'value-too-small': t`This bet is worth less than $0.01 right now.`,
} as const;

export const cashOutRefusals = {
  ...suspensions,
  'not-logged-in': t`Log in to cash out.`,
  'region-not-served': t`You must be physically located in an operating area to cash out.`,
  'location-not-verified': t`We need to verify your location before you proceed. Please Check Location.`,
  'acknowledgement-required': t`Please read and confirm the responsible gaming notice first.`,
  'reality-check-due': t`Please answer the reality check first. Your bet is still open.`,
  'account-restricted': t`Your account can’t cash out right now. Your bets are still open.`,
  'identity-not-verified': t`We need to know who you are before you can cash out. Finish signing up in your account.`,
  'value-moved': t`The value changed, so we did not cash out. Confirm the new value.`,
  'quote-expired': t`This value expired, so we did not cash out. Confirm the new value.`,
  'part-invalid': t`You can’t cash out this part of the bet. Choose another amount.`,
  'target-too-low': t`Your bet is already worth that much. Enter a higher value, or cash out now.`,
  'target-too-high': t`Your bet can’t be worth that much. Enter a lower value.`,
  'cash-out-id-reused': t`This was already used for another cash out.`,
  'cash-out-invalid': t`We could not read your cash out request. Please try again.`,
  'temporarily-unavailable': t`We could not cash out your bet, so it is still open. Please try again.`,
} as const;

export type Suspension = keyof typeof suspensions;
export const asCashOutRefusal = (code: string): CashOutRefusalCode => (isKeyOf(cashOutRefusals, code) ? code : 'account-restricted');

export type CashOutRefusalCode = keyof typeof cashOutRefusals;
