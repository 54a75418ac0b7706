import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';

/** Loaded when a passkey is wanted. */
const library = () => import('@simplewebauthn/browser');

export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Asks the browser for a proof of a key; null where the person stops or there is none. Ends what was asked for before. */
export const provePasskey = (options: object): Promise<object | null> => prove(options, false);

/** As `provePasskey`, offered among what the browser fills into the field with `autocomplete="… webauthn"`. Null where it offers nothing. */
export const offerPasskeys = (options: object): Promise<object | null> => prove(options, true);

async function prove(options: object, useBrowserAutofill: boolean): Promise<object | null> {
  try {
    const { startAuthentication } = await library();
    return await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON, useBrowserAutofill });
  } catch {
    return null;
  }
}

/** Ends what `offerPasskeys` offers. */
export const withdrawPasskeys = (): void =>
  void library().then(
    ({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony(),
    () => undefined,
  );

/** True if the browser fills in passkeys (WebAuthn §5.1.7). */
export const offersPasskeys = async (): Promise<boolean> =>
  hasPasskeys() && (await window.PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) === true;

/** Asks the browser to make a key. `known`: it has one already; `stopped`: the person stops or it cannot. */
export async function makePasskey(options: object): Promise<Result<object, 'known' | 'stopped'>> {
  try {
    const { startRegistration } = await library();
    return ok(await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));
  } catch (error) {
    return refuse(error instanceof Error && error.name === 'InvalidStateError' ? 'known' : 'stopped');
  }
}
