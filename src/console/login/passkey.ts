import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

/** Called when a passkey is wanted: its code comes after the login's. */
const library = () => import('@simplewebauthn/browser');

export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Asks the browser for a proof of a key; null where the person stops or there is none. */
export async function provePasskey(options: object): Promise<object | null> {
  const { startAuthentication } = await library();
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }).catch(() => null);
}

/** Asks the browser to make a key; null where the person stops or it cannot. */
export async function makePasskey(options: object): Promise<object | null> {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }).catch(() => null);
}
