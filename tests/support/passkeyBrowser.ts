import { vi } from 'vitest';

const bytes = new Uint8Array([1, 2, 3]).buffer;
const credential = (response: object) => ({
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: { clientDataJSON: bytes, ...response },
  getClientExtensionResults: () => ({}),
});

export type PasskeyBrowser = {
  readonly create: ReturnType<typeof vi.fn<(options: unknown) => Promise<unknown>>>;
  readonly get: ReturnType<typeof vi.fn<(options: { readonly mediation?: string }) => Promise<unknown>>>;
  /** Removes the browser's support for passkeys. */
  readonly end: () => void;
};

/** Creates a browser that makes and proves passkeys without prompts. With `offersPasskeys`, autofill offers passkeys too. */
export function openPasskeyBrowser({ offersPasskeys = false } = {}): PasskeyBrowser {
  const create = vi.fn(async (_: unknown): Promise<unknown> => credential({ attestationObject: bytes, getTransports: () => ['internal'] }));
  const get = vi.fn(async (_: { readonly mediation?: string }): Promise<unknown> =>
    credential({ authenticatorData: bytes, signature: bytes, userHandle: bytes }),
  );
  const PublicKeyCredential = Object.assign(function PublicKeyCredential() {}, {
    isConditionalMediationAvailable: () => Promise.resolve(offersPasskeys),
  });
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential);
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create, get } });
  return {
    create,
    get,
    end: () => {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, 'credentials');
    },
  };
}
