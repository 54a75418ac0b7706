import { t } from '#src/shared/text/t.ts';
import type { DueMail } from './mail.ts';

export const codeMail = (email: string, code: string, toDo: string): DueMail => ({
  about: 'one-time-code',
  to: email,
  subject: t`${code} is your code`,
  body: t`Your code ${toDo} is ${code}. You can use it once, for ten minutes.\n\nWe will never ask you for it. If you did not ask for this code, someone may know your password. Please change it.`,
});
