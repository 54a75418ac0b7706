/** Requested after a correct password. `passkey`: WebAuthn options; null if none is registered. */
export type FactorRequest = { readonly ticket: string; readonly hasCode: boolean; readonly passkey: object | null };
/** Authenticator app's six digits, or the browser's WebAuthn response. */
export type FactorProof = { readonly code: string } | { readonly passkey: object };
/** App secret, and passkey options. */
export type OfferedFactors = {
  readonly ticket: string;
  readonly email: string;
  readonly totp: { readonly secret: string; readonly uri: string };
  readonly passkey: object;
};
