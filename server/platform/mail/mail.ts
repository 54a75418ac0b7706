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
  /** Time in which it is of use; a day by default. What has not been sent by then is deleted. */
  readonly lifeMs?: number;
  /** Takes the place of a mail of the same subject to this address that was not sent yet. */
  readonly inPlaceOf?: string;
};
