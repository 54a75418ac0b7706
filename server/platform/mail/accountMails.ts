import { t } from '#src/shared/text/t.ts';
import { easternDateTime } from '../dates/eastern.ts';
import type { DueMail } from './mail.ts';

/** `link`: page for a new password. */
export const resetMail = (to: string, { link, minutes }: { readonly link: string; readonly minutes: number }): DueMail => ({
  about: 'password-reset',
  to,
  subject: t`Reset your password`,
  body: t`Somebody asked for a new password for this address. If it was you, choose one here within ${minutes} minutes:\n\n${link}\n\nIf it was not you, nothing has changed.`,
});

export const newDeviceMail = (to: string, at: Date): DueMail => ({
  about: 'new-device',
  to,
  subject: t`A new device logged in to your account`,
  body: t`Somebody logged in to your account on ${easternDateTime(at)} ET with a browser that we have not seen before. If it was you, there is nothing to do.\n\nIf it was not you, reset your password: that ends every session.`,
});

const notYou = t`If it was not you, reset your password: that ends every session and removes every passkey.`;

export const passkeyAddedMail = (to: string, { name, host }: { readonly name: string; readonly host: string }): DueMail => ({
  about: 'passkey-added',
  to,
  subject: t`A passkey was added to your account`,
  body: t`The passkey “${name}” was added to your account on ${host}. Whoever holds it logs in with it, without your password and without a code.\n\n${notYou}`,
});

export const passkeyRemovedMail = (to: string, name: string): DueMail => ({
  about: 'passkey-removed',
  to,
  subject: t`A passkey was removed from your account`,
  body: t`The passkey “${name}” was removed from your account. It logs nobody in any more.\n\n${notYou}`,
});

/** Names passkeys removed by a reset, which the owner may not have requested. */
export const passkeysGoneMail = (to: string, names: readonly string[]): DueMail => {
  const listed = names.map((name) => `- ${name}`).join('\n');
  return {
    about: 'passkey-removed',
    to,
    subject: t`Your passkeys were removed`,
    body: t`Your password was reset. That ended every session and removed every passkey of your account:\n\n${listed}\n\nLog in with your new password and add the ones that are yours again.\n\nIf you did not reset your password, somebody can read your mail: change the password of your mailbox, reset this one again and contact support.`,
  };
};
