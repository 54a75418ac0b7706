import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { rpIdOf, type Site, webauthn } from '#server/platform/webauthn.ts';

export const askForPasskey = async (
  site: Site,
  challenge: string,
  credentialIds: readonly string[],
): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  (await webauthn()).generateAuthenticationOptions({
    rpID: rpIdOf(site),
    challenge: Buffer.from(challenge, 'base64url'),
    allowCredentials: credentialIds.map((id) => ({ id })),
    userVerification: 'required',
  });

export const askForNewPasskey = async (
  site: Site,
  challenge: string,
  operator: { readonly id: string; readonly email: string; readonly name: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  (await webauthn()).generateRegistrationOptions({
    rpName: 'Linemaker console',
    rpID: rpIdOf(site),
    challenge: Buffer.from(challenge, 'base64url'),
    userID: Buffer.from(operator.id),
    userName: operator.email,
    userDisplayName: operator.name,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
