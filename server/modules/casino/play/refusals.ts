import { refusals, type RefusalCode } from '#src/shared/betting/refusals.ts';
import { t } from '#src/shared/text/t.ts';

const own = {
  'amount-out-of-range': t`This amount is outside the bet range of this game.`,
  'casino-restricted': t`Your account can’t use the casino.`,
  'currency-mismatch': t`This game uses another currency.`,
  'round-over': t`This round is over.`,
  'round-unknown': t`We could not find this round.`,
  'session-over': t`This game was closed. Open it again to continue.`,
  'session-unknown': t`We could not find this game session.`,
  'transaction-reused': t`This was already used for another payment.`,
  'wager-returned': t`We returned this wager.`,
} as const;

const ofGames: { readonly [C in RefusalCode]?: string } = {
  'not-logged-in': t`Your session has ended. Log in to continue.`,
  'account-restricted': t`Your account can’t play right now. Please contact support.`,
  excluded: t`You are taking a break, so you can’t play until it ends. You can withdraw at any time.`,
  'identity-not-verified': t`We need to know who you are before you can play. Finish signing up in your account.`,
  'insufficient-funds': t`Your balance is too low for this wager. Enter a lower amount or make a deposit.`,
  'safer-play-contact-due': t`We would like to talk with you before you play again. See our message for when and how. You can withdraw at any time.`,
  'safer-play-unchecked': t`We can’t make our safer gambling checks right now. You were not charged. You can withdraw at any time. Please try again in a few minutes.`,
  'spend-limit-reached': t`This wager is more than you have left in your spend limit.`,
  'loss-limit-reached': t`This wager is more than you have left in your loss limit.`,
  'wager-limit-reached': t`This wager is more than your max single wager.`,
};

export type WalletRefusal = RefusalCode | keyof typeof own;

const isOwn = (code: WalletRefusal): code is keyof typeof own => Object.hasOwn(own, code);

export const messageOf = (code: WalletRefusal): string => (isOwn(code) ? own[code] : (ofGames[code] ?? refusals[code].message));
