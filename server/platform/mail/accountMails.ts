import { t } from '#src/shared/text/t.ts';
import { easternDateTime } from '../dates/eastern.ts';
import type { DueMail } from './mail.ts';

export const resetMail = (to: string, { link, minutes }: { readonly link: string; readonly minutes: number }): DueMail => ({
  about: 'password-reset',
  to,
  subject: t`Reset your password`,
  body: t`We got a request for a new password for this email. If it was you, choose one here within ${minutes} minutes:\n\n${link}\n\nIf it was not you, you can ignore this email. Your password has not changed.`,
});

export const newDeviceMail = (to: string, at: Date): DueMail => ({
  about: 'new-device',
  to,
  subject: t`A new device logged in to your account`,
  body: t`Someone logged in to your account on ${easternDateTime(at)} from a browser that is new to us. If it was you, you do not need to do anything.\n\nIf it was not you, reset your password. This logs out all devices.`,
});

const notYou = t`If it was not you, reset your password. This logs out all devices and removes all passkeys.`;

export const passkeyAddedMail = (to: string, { name, host }: { readonly name: string; readonly host: string }): DueMail => ({
  about: 'passkey-added',
  to,
  subject: t`A passkey was added to your account`,
  body: t`The passkey “${name}” was added to your account on ${host}. Anyone who has it can log in without your password or a code.\n\n${notYou}`,
});

export const passkeyRemovedMail = (to: string, name: string): DueMail => ({
  about: 'passkey-removed',
  to,
  subject: t`A passkey was removed from your account`,
  body: t`The passkey “${name}” was removed from your account. You can no longer log in with it.\n\n${notYou}`,
});

export const passkeysGoneMail = (to: string, names: readonly string[]): DueMail => {
  const listed = names.map((name) => `- ${name}`).join('\n');
  return {
    about: 'passkey-removed',
    to,
    subject: t`Your passkeys were removed`,
    body: t`Your password was reset. We logged out all devices and removed all passkeys from your account:\n\n${listed}\n\nLog in with your new password and add your passkeys again.\n\nIf you did not reset your password, someone may be able to read your email. Change your email password, reset this one again and contact support.`,
  };
};
