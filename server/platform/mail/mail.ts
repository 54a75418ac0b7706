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
  /** Age at which an unsent mail is deleted. Defaults to a day. */
  readonly lifeMs?: number;
  /** Key of an earlier unsent mail, which this mail replaces. */
  readonly inPlaceOf?: string;
};
