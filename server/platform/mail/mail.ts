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
  /** Deleted unsent after this time; default: a day. */
  readonly lifeMs?: number;
  /** Subject whose unsent mail to the address is replaced. */
  readonly inPlaceOf?: string;
};
