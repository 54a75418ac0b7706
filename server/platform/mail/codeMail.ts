import { t } from '#src/shared/text/t.ts';
import type { DueMail } from './mail.ts';

/** `toDo`: purpose of the code. */
export const codeMail = (email: string, code: string, toDo: string): DueMail => ({
  about: 'one-time-code',
  to: email,
  subject: t`${code} is your code`,
  body: t`Your code ${toDo} is ${code}. It is good for ten minutes and for this alone.\n\nNobody of us will ever ask you for it. If you have not asked for it, somebody knows your password: change it.`,
});
