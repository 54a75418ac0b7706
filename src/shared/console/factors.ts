/** Request for a second factor. `passkey`: WebAuthn options; null if the operator has no passkey. */
export type FactorRequest = { readonly ticket: string; readonly hasCode: boolean; readonly passkey: object | null };
export type FactorProof = { readonly code: string } | { readonly passkey: object };
export type OfferedFactors = {
  readonly ticket: string;
  readonly email: string;
  readonly totp: { readonly secret: string; readonly uri: string };
  readonly passkey: object;
};
