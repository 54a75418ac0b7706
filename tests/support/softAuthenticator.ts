import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Options = { readonly challenge: string };
type CreationOptions = Options & { readonly rp: { readonly id: string }; readonly user: { readonly id: string } };
export type Forged = { readonly origin?: string; readonly rpId?: string; readonly challenge?: string; readonly userHandle?: string };

const PRESENT = 0x01;
const VERIFIED = 0x04;
const BACKUP_ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const HAS_KEY = 0x40;

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
};

/** An authenticator with one discoverable key (ES256) that answers like a browser (WebAuthn §5.1). */
export class SoftAuthenticator {
  readonly #origin: string;
  readonly #key: KeyObject;
  readonly #publicKey: KeyObject;
  readonly id = randomBytes(32);
  signCount = 0;
  /** False if the person does not unlock the authenticator. */
  isVerified = true;
  #rpId = '';
  #userHandle = '';

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    this.#publicKey = publicKey;
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Forged): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authData(rpId: string, flags: number): Buffer {
    const verified = this.isVerified ? VERIFIED : 0;
    return Buffer.concat([sha256(rpId), Buffer.from([PRESENT | verified | BACKUP_ELIGIBLE | BACKED_UP | flags]), u32(this.signCount)]);
  }

  register({ challenge, rp, user }: CreationOptions, forged: Forged = {}): object {
    this.#rpId = rp.id;
    this.#userHandle = user.id;
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const rpId = forged.rpId ?? rp.id;
    const authData = Buffer.concat([this.#authData(rpId, HAS_KEY), Buffer.alloc(16), u16(this.id.length), this.id, cose]);
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Map<string, never> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    const clientDataJSON = this.#clientData('webauthn.create', forged.challenge ?? challenge, forged);
    return {
      id: text(this.id),
      rawId: text(this.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: text(clientDataJSON), attestationObject: text(attestationObject), transports: ['internal'] },
    };
  }

  prove({ challenge }: Options, forged: Forged = {}): object {
    this.signCount += 1;
    const authenticatorData = this.#authData(forged.rpId ?? this.#rpId, 0);
    const clientDataJSON = this.#clientData('webauthn.get', forged.challenge ?? challenge, forged);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), this.#key);
    return {
      id: text(this.id),
      rawId: text(this.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: text(clientDataJSON),
        authenticatorData: text(authenticatorData),
        signature: text(signature),
        userHandle: forged.userHandle ?? this.#userHandle,
      },
    };
  }
}
