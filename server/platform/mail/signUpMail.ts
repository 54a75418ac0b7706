import { t } from '#src/shared/text/t.ts';
import type { DueMail } from './mail.ts';

export const openAccountMail = (to: string, code: string): DueMail => ({
  about: 'sign-up',
  to,
  subject: t`${code} is your code`,
  body: t`Enter this code to open your account: ${code}. It is good for ten minutes.\n\nNobody of us will ever ask you for it. If you have not asked for an account, there is nothing to do: none is opened without the code.`,
});

/** Answers a sign-up with the email of an account. */
export const takenMail = (to: string): DueMail => ({
  about: 'sign-up',
  to,
  subject: t`You already have an account`,
  body: t`Somebody tried to open an account with this email. You already have one: log in, or reset your password if you have forgotten it.\n\nIf it was not you, nothing has changed and there is nothing to do.`,
});

/** The account waits: it resembles another one. */
export const waitingMail = (to: string): DueMail => ({
  about: 'sign-up',
  to,
  subject: t`We are checking your details`,
  body: t`Thank you for opening an account. Before you can deposit or play we are looking at your details: you may already have an account with us, and everybody may have one. If you have one, log in to it or reset its password.\n\nThere is nothing to do. If it takes longer than a day, contact support.`,
});

/** The person has another account and is excluded; null `until` is permanent. */
export const excludedMail = (to: string, { isListed, until }: { readonly isListed: boolean; readonly until: string | null }): DueMail => ({
  about: 'sign-up',
  to,
  subject: t`Your account cannot be used to play`,
  body: isListed ? listedText(until) : breakText(until),
});

const breakText = (until: string | null): string =>
  until === null
    ? t`You already have an account with us, and you have asked not to play any more. That holds for every account of yours, so you cannot deposit or play with the new one.\n\nIf you need help, call the helpline on every page of ours. If you think this is a mistake, contact support.`
    : t`You already have an account with us, and you have asked not to play until ${until}. That holds for every account of yours, so you cannot deposit or play with the new one.\n\nIf you need help, call the helpline on every page of ours. If you think this is a mistake, contact support.`;

const listedText = (until: string | null): string =>
  until === null
    ? t`You are listed in the register of excluded persons, for good. That holds for every account of yours, so you cannot deposit or play with the new one. Only the register can take you off.\n\nIf you need help, call the helpline on every page of ours. If you think this is a mistake, contact support.`
    : t`You are listed in the register of excluded persons until ${until}. That holds for every account of yours, so you cannot deposit or play with the new one. Only the register can take you off.\n\nIf you need help, call the helpline on every page of ours. If you think this is a mistake, contact support.`;
