import { NOT_ANSWERED } from '#src/shared/payments/depositForm.ts';
import type { Way } from '#src/shared/payments/walletPaths.ts';
import { t } from '#src/shared/text/t.ts';

/** Result of a payment, with built-in texts, because they report on money. */
export type End = { readonly title: string; readonly body: string; readonly canTryAgain: boolean };

const notOurs = (moved: string): End => ({
  title: t`We could not match your information`,
  body: t`The name on the card or account does not match your account here. ${moved} Use a card or account in your own name.`,
  canTryAgain: false,
});

export const mismatch = (way: Way): End => notOurs(way === 'deposit' ? t`You were not charged.` : t`No money was paid out.`);
export const failed = (body: string, canTryAgain: boolean): End => ({ title: t`Deposit failed`, body, canTryAgain });
export const unanswered = (isUnanswered: boolean): End =>
  isUnanswered
    ? { title: t`Deposit not confirmed`, body: NOT_ANSWERED, canTryAgain: true }
    : failed(t`We could not reach the server. You were not charged.`, true);
