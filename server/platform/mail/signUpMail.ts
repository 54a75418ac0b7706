import { t } from '#src/shared/text/t.ts';
import type { DueMail } from './mail.ts';

export const openAccountMail = (to: string, code: string): DueMail => ({
  about: 'sign-up',
  to,
  subject: t`${code} is your code`,
  body: t`Enter this code to open your account: ${code}. You can use it for ten minutes.\n\nWe will never ask you for it. If you did not ask for an account, you can ignore this email. We do not open an account without the code.`,
});

export const takenMail = (to: string): DueMail => ({
  about: 'sign-up',
  to,
  subject: t`You already have an account`,
  body: t`Someone tried to open an account with this email. You already have one. Log in, or reset your password if you forgot it.\n\nIf it was not you, you can ignore this email. Your account has not changed.`,
});

/** Tells the holder that an account is on hold because it resembles another account. */
export const waitingMail = (to: string): DueMail => ({
  about: 'sign-up',
  to,
  subject: t`We are checking your details`,
  body: t`Thank you for opening an account. You may already have an account with us, and each player can have only one. We are checking your details before you can deposit or play. If you have another account, log in to it or reset its password.\n\nYou do not need to do anything. If this takes longer than a day, contact support.`,
});

/** Tells a person that another account of theirs is excluded. If `until` is null, the exclusion is permanent. */
export const excludedMail = (to: string, { isListed, until }: { readonly isListed: boolean; readonly until: string | null }): DueMail => ({
  about: 'sign-up',
  to,
  subject: t`You can’t play with your account`,
  body: isListed ? listedText(until) : breakText(until),
});

const breakText = (until: string | null): string =>
  until === null
    ? t`You already have an account with us, and you asked us to stop you from playing. This applies to all your accounts, so you can’t deposit or play with the new one.\n\nIf you need help, call the helpline shown on our pages. If you think this is a mistake, contact support.`
    : t`You already have an account with us, and you asked us to stop you from playing until ${until}. This applies to all your accounts, so you can’t deposit or play with the new one.\n\nIf you need help, call the helpline shown on our pages. If you think this is a mistake, contact support.`;

const listedText = (until: string | null): string =>
  until === null
    ? t`You are on the self-exclusion register permanently. This applies to all your accounts, so you can’t deposit or play with the new one. Only the register can remove you.\n\nIf you need help, call the helpline shown on our pages. If you think this is a mistake, contact support.`
    : t`You are on the self-exclusion register until ${until}. This applies to all your accounts, so you can’t deposit or play with the new one. Only the register can remove you.\n\nIf you need help, call the helpline shown on our pages. If you think this is a mistake, contact support.`;
