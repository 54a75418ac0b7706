export type Mail = { readonly to: string; readonly subject: string; readonly body: string };
export type MailPurpose =
  | 'care'
  | 'console-notice'
  | 'limit-answer'
  | 'limit-notice'
  | 'new-device'
  | 'one-time-code'
  | 'passkey-added'
  | 'passkey-removed'
  | 'password-reset'
  | 'sign-up';

export type DueMail = Mail & {
  readonly about: MailPurpose;
  readonly lifeMs?: number;
  readonly inPlaceOf?: string;
};
