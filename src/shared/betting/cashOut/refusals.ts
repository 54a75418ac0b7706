import { t } from '../../text/t.ts';
import { isKeyOf } from '../../values/isKeyOf.ts';

/** Domain rules §1.1, 2.8. `suspensions` concern the bet, not the player. */
export const suspensions = {
  'bet-closed': t`This bet is no longer open.`,
  'event-closed': t`A game of this bet is about to begin, over, or being settled.`,
  'market-suspended': t`A market of this bet is suspended.`,
  'under-review': t`A market of this bet is under review. Your bet stands.`,
  'selection-closed': t`A selection of this bet is not offered any more.`,
  'line-moved': t`The line of this bet is not offered at the moment.`,
  'leg-unsettled': t`A leg of this bet is being settled.`,
  'not-priced': t`There is no price for what is left of this bet.`,
  'teaser-not-offered': t`Cash out is not offered for teasers.`,
  'value-too-small': t`This bet is worth less than $0.01 at the moment.`,
} as const;

export const cashOutRefusals = {
  ...suspensions,
  'not-logged-in': t`Log in to cash out.`,
  'region-not-served': t`You must be physically located in an operating area to cash out.`,
  'location-not-verified': t`We need to verify your location before you proceed. Please Check Location.`,
  'acknowledgement-required': t`Please read and confirm the responsible gaming notice first.`,
  'reality-check-due': t`Please answer the reality check first. Your bet stands.`,
  'account-restricted': t`Your account cannot cash out at the moment. Your bets stand.`,
  'identity-not-verified': t`We need to know who you are before you can cash out. Finish signing up in your account.`,
  'value-moved': t`The value has changed. Nothing was cashed out: confirm the new value.`,
  'quote-expired': t`This value has run out. Nothing was cashed out: confirm the new value.`,
  'part-invalid': t`This part of the bet cannot be cashed out.`,
  'target-too-low': t`The bet is worth that much already. Set a higher value, or cash out now.`,
  'target-too-high': t`The bet can never be worth that much.`,
  'cash-out-id-reused': t`This was already used for another cash out.`,
  'cash-out-invalid': t`The cash out could not be read.`,
  'temporarily-unavailable': t`We could not cash out just now. Your bet stands. Please try again.`,
} as const;

export type Suspension = keyof typeof suspensions;
export const asCashOutRefusal = (code: string): CashOutRefusalCode => (isKeyOf(cashOutRefusals, code) ? code : 'account-restricted');

export type CashOutRefusalCode = keyof typeof cashOutRefusals;
