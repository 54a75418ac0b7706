import { refusals, type RefusalCode } from '#src/shared/betting/refusals.ts';
import { t } from '#src/shared/text/t.ts';

const own = {
  'amount-out-of-range': t`This is not within what can be wagered on this game.`,
  'casino-restricted': t`The casino is closed to your account.`,
  'currency-mismatch': t`This game is played in another currency.`,
  'round-over': t`This round is over.`,
  'round-unknown': t`There is no such round.`,
  'session-over': t`This game was closed. Open it again to go on.`,
  'session-unknown': t`There is no such game session.`,
  'transaction-reused': t`This was already said of another movement.`,
  'wager-returned': t`This wager was given back.`,
} as const;

const ofGames: { readonly [C in RefusalCode]?: string } = {
  'not-logged-in': t`Your session is over. Log in to play on.`,
  'account-restricted': t`Your account cannot play at the moment.`,
  excluded: t`You are taking a break. No wagers are taken until it is over; you can withdraw at any time.`,
  'identity-not-verified': t`We need to know who you are before you can play. Finish signing up in your account.`,
  'insufficient-funds': t`Your balance is too low for this wager.`,
  'safer-play-contact-due': t`We would like to talk with you before you play on. Our message says when and how. You can withdraw at any time.`,
  'spend-limit-reached': t`This wager is more than your spend limit leaves.`,
  'loss-limit-reached': t`This wager is more than your loss limit leaves.`,
  'wager-limit-reached': t`This wager is more than your max single wager.`,
};

export type WalletRefusal = RefusalCode | keyof typeof own;

const isOwn = (code: WalletRefusal): code is keyof typeof own => Object.hasOwn(own, code);

export const messageOf = (code: WalletRefusal): string => (isOwn(code) ? own[code] : (ofGames[code] ?? refusals[code].message));
