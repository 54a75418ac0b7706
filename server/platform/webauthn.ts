import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

/** Imports the library, which loads a hundred files, on first use. */
export const webauthn = () => import('@simplewebauthn/server');

/** Site of a passkey. A passkey is valid only on this host (WebAuthn §5.1.2). */
export type Site = { readonly host: string; readonly origin: string };
export type PasskeyProof = { readonly signCount: number; readonly isBackedUp: boolean };
export type NewPasskey = PasskeyProof & {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly isBackupEligible: boolean;
  readonly transports: readonly string[];
};

export const rpIdOf = ({ host }: Pick<Site, 'host'>): string => host.replace(/:\d+$/, '');

const expected = (site: Site, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: site.origin,
  expectedRPID: rpIdOf(site),
  requireUserVerification: true,
});

export async function newPasskeyIn(site: Site, challenge: string, response: object): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await webauthn();
  const proof = await verifyRegistrationResponse({
    ...expected(site, challenge),
    response: response as RegistrationResponseJSON,
  }).catch(() => null);
  if (!proof?.verified) return null;
  const { credential, credentialBackedUp, credentialDeviceType } = proof.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    signCount: credential.counter,
    isBackupEligible: credentialDeviceType === 'multiDevice',
    isBackedUp: credentialBackedUp,
    transports: credential.transports ?? [],
  };
}

type Known = Pick<NewPasskey, 'credentialId' | 'publicKey' | 'signCount'>;

export async function passkeyProofIn(site: Site, challenge: string, response: object, known: Known): Promise<PasskeyProof | null> {
  const { verifyAuthenticationResponse } = await webauthn();
  const proof = await verifyAuthenticationResponse({
    ...expected(site, challenge),
    response: response as AuthenticationResponseJSON,
    credential: { id: known.credentialId, publicKey: new Uint8Array(known.publicKey), counter: known.signCount },
  }).catch(() => null);
  return proof?.verified
    ? { signCount: proof.authenticationInfo.newCounter, isBackedUp: proof.authenticationInfo.credentialBackedUp }
    : null;
}
