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
  /** Default: a day. Deleted if unsent by then. */
  readonly lifeMs?: number;
  /** Replaces an unsent mail of this subject to the address. */
  readonly inPlaceOf?: string;
};
