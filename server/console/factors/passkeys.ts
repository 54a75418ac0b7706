import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

/** Loaded with the first passkey: a start would read a hundred files for it. */
const library = () => import('@simplewebauthn/server');

/** Where the console is served: passkeys belong to this name alone (WebAuthn §5.1.2). */
export type Site = { readonly host: string; readonly origin: string };
export type Passkey = { readonly credentialId: string; readonly publicKey: Buffer; readonly signCount: number };

const nameOf = ({ host }: Site): string => host.replace(/:\d+$/, '');

export const askForPasskey = async (
  site: Site,
  challenge: string,
  credentialIds: readonly string[],
): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  (await library()).generateAuthenticationOptions({
    rpID: nameOf(site),
    challenge: Buffer.from(challenge, 'base64url'),
    allowCredentials: credentialIds.map((id) => ({ id })),
    userVerification: 'required',
  });

export const askForNewPasskey = async (
  site: Site,
  challenge: string,
  operator: { readonly id: string; readonly email: string; readonly name: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  (await library()).generateRegistrationOptions({
    rpName: 'Linemaker console',
    rpID: nameOf(site),
    challenge: Buffer.from(challenge, 'base64url'),
    userID: Buffer.from(operator.id),
    userName: operator.email,
    userDisplayName: operator.name,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });

const expected = (site: Site, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: site.origin,
  expectedRPID: nameOf(site),
  requireUserVerification: true,
});

/** Null for an answer that does not prove a new key. */
export async function newPasskeyIn(site: Site, challenge: string, response: object): Promise<Passkey | null> {
  const { verifyRegistrationResponse } = await library();
  const proof = await verifyRegistrationResponse({
    ...expected(site, challenge),
    response: response as RegistrationResponseJSON,
  }).catch(() => null);
  if (!proof?.verified) return null;
  const { id, publicKey, counter } = proof.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey), signCount: counter };
}

/** The key's new count of signatures, or null for an answer that does not prove the key. */
export async function signCountIn(site: Site, challenge: string, response: object, passkey: Passkey): Promise<number | null> {
  const { credentialId, publicKey, signCount } = passkey;
  const { verifyAuthenticationResponse } = await library();
  const proof = await verifyAuthenticationResponse({
    ...expected(site, challenge),
    response: response as AuthenticationResponseJSON,
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: signCount },
  }).catch(() => null);
  return proof?.verified ? proof.authenticationInfo.newCounter : null;
}
