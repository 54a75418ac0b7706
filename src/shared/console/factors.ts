/** Asked for after a right password. `passkey`: browser options (WebAuthn), null without one. */
export type FactorRequest = { readonly ticket: string; readonly hasCode: boolean; readonly passkey: object | null };
/** Six digits of an app, or the browser's answer. */
export type FactorProof = { readonly code: string } | { readonly passkey: object };
/** Secret for an authenticator app, and passkey. */
export type OfferedFactors = {
  readonly ticket: string;
  readonly email: string;
  readonly totp: { readonly secret: string; readonly uri: string };
  readonly passkey: object;
};
