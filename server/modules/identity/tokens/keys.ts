import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { membersOf, isPlainObject } from '#src/shared/values/plainObject.ts';
import { codeOf } from '#server/platform/errors.ts';

export type SigningKeys = { readonly privateKey: CryptoKey; readonly publicKey: CryptoKey; readonly publicJwk: JWK; readonly kid: string };

const SECRET_BYTES = 32;

type Stored = { readonly kid: string; readonly signing: JWK; readonly secret: string };
export type Keys = SigningKeys & {
  readonly secret: Buffer;
};

/** Reads the keys, or creates their file. Processes that share the file accept each other's sessions. Throws if the file is unreadable. */
export async function openKeys(file: string): Promise<Keys> {
  const stored = (await readStored(file)) ?? (await create(file));
  const privateKey = await importKey(stored.signing);
  const { d: _private, ...publicPart } = stored.signing;
  return {
    kid: stored.kid,
    privateKey,
    publicKey: await importKey(publicPart),
    secret: Buffer.from(stored.secret, 'base64url'),
    publicJwk: { ...publicPart, kid: stored.kid, alg: 'ES256', use: 'sig' },
  };
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK({ ...jwk, alg: 'ES256' }, 'ES256');
  if (key instanceof Uint8Array) throw new TypeError('The signing key is not an elliptic-curve key');
  return key;
}

async function readStored(file: string): Promise<Stored | null> {
  try {
    const stored: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (!isStored(stored)) throw new TypeError('A part of the keys is missing');
    return stored;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw new Error(`The keys in ${file} cannot be read; restore the file, or delete it to end every session`, { cause: error });
  }
}

function isStored(value: unknown): value is Stored {
  const { kid, signing, secret } = membersOf(value);
  const isLong = typeof secret === 'string' && Buffer.from(secret, 'base64url').length >= SECRET_BYTES;
  return typeof kid === 'string' && isPlainObject(signing) && isLong;
}

async function putUnlessThere(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file);
  } catch (error) {
    // Overwrites the file if the file system lacks hard links.
    if (codeOf(error) !== 'EEXIST') return await rename(draft, file);
  }
  await unlink(draft);
}

async function create(file: string): Promise<Stored> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const stored: Stored = {
    kid: randomBytes(6).toString('base64url'),
    signing: await exportJWK(privateKey),
    secret: randomBytes(SECRET_BYTES).toString('base64url'),
  };
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, JSON.stringify(stored), { mode: 0o600 });
  await putUnlessThere(draft, file);
  return (await readStored(file)) ?? stored;
}
