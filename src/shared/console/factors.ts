/** Asked for after a right password. `passkey`: options for the browser (WebAuthn), null without one. */
export type FactorRequest = { readonly ticket: string; readonly hasCode: boolean; readonly passkey: object | null };
/** Six digits of an authenticator app, or the browser's answer. */
export type FactorProof = { readonly code: string } | { readonly passkey: object };
/** What a link offers to register: a secret for an authenticator app, or a passkey. */
export type OfferedFactors = {
  readonly ticket: string;
  readonly email: string;
  readonly totp: { readonly secret: string; readonly uri: string };
  readonly passkey: object;
};
