/** Request after a correct password. `passkey` has WebAuthn options, or null if none is registered. */
export type FactorRequest = { readonly ticket: string; readonly hasCode: boolean; readonly passkey: object | null };
/** Six digits of an authenticator app, or the browser's WebAuthn response. */
export type FactorProof = { readonly code: string } | { readonly passkey: object };
/** Factors to register: app secret and passkey options. */
export type OfferedFactors = {
  readonly ticket: string;
  readonly email: string;
  readonly totp: { readonly secret: string; readonly uri: string };
  readonly passkey: object;
};
