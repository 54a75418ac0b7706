import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';

const library = () => import('@simplewebauthn/browser');

export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Asks the user for a passkey; ends earlier requests. Resolves to null if the user cancels or has none. */
export const provePasskey = (options: object): Promise<object | null> => prove(options, false);

/** Offers passkeys in the autofill of `autocomplete="… webauthn"` fields. Resolves to null if the user picks none. */
export const offerPasskeys = (options: object): Promise<object | null> => prove(options, true);

async function prove(options: object, useBrowserAutofill: boolean): Promise<object | null> {
  try {
    const { startAuthentication } = await library();
    return await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON, useBrowserAutofill });
  } catch {
    return null;
  }
}

export const withdrawPasskeys = (): void =>
  void library().then(
    ({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony(),
    () => undefined,
  );

/** True if the browser can fill in passkeys (WebAuthn §5.1.7). */
export const offersPasskeys = async (): Promise<boolean> =>
  hasPasskeys() && (await window.PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) === true;

/** Creates a passkey. Refusals: `known` if the device already has one for this account, else `stopped`. */
export async function makePasskey(options: object): Promise<Result<object, 'known' | 'stopped'>> {
  try {
    const { startRegistration } = await library();
    return ok(await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));
  } catch (error) {
    return refuse(error instanceof Error && error.name === 'InvalidStateError' ? 'known' : 'stopped');
  }
}
