import { createPublicKey, type KeyObject } from 'node:crypto';
import { compactVerify } from 'jose';
import { membersOf } from '#src/shared/values/plainObject.ts';
import { refuse, type Result } from '#src/shared/values/result.ts';
import { dropBody } from '#server/platform/http/dropBody.ts';
import { type Ask, vendorFetch } from '#server/platform/http/vendorFetch.ts';
import { type AnswerFault, answerIn, changesIn, type Questioned, type RegisterAnswer, type RegisterChanges } from './rules/index.ts';

export type RegisterVendor = {
  readonly origin: string;
  readonly secret: string;
  /** Register's Ed25519 key: 32 bytes in base64url. */
  readonly publicKey: string;
  readonly ask?: Ask;
};

export type RegisterFault = AnswerFault | 'signature' | 'unreachable';

/** Timeout of requests to the register, shorter than the page's timeout for a placement. */
const TIMEOUT_MS = 2_000;

type Asked = { readonly requestId: string; readonly now: () => Date };

/** Sends the person's data to the register. Refuses without a valid answer. */
export async function askRegister(
  vendor: RegisterVendor | null,
  person: Questioned,
  { requestId, now }: Asked,
): Promise<Result<RegisterAnswer, RegisterFault>> {
  const claims = await claimsOf(vendor, 'register-answer', '/register/questions', { requestId, person });
  return claims.ok ? answerIn(claims.value, { requestId, person, now: now() }) : claims;
}

/** Reads the register's changes after `cursor`; everything stored if `cursor` is null. */
export async function readChanges(
  vendor: RegisterVendor | null,
  cursor: string | null,
  { requestId, now }: Asked,
): Promise<Result<RegisterChanges, RegisterFault>> {
  const claims = await claimsOf(vendor, 'register-changes', '/register/changes', { requestId, after: cursor });
  return claims.ok ? changesIn(claims.value, { requestId, now: now() }) : claims;
}

async function claimsOf(vendor: RegisterVendor | null, type: string, path: string, body: object): Promise<Result<unknown, RegisterFault>> {
  if (vendor === null) return refuse('unreachable');
  const text = await textOf(vendor, path, body);
  if (text === null) return refuse('unreachable');
  const token = tokenIn(text);
  if (token === null) return refuse('malformed');
  try {
    const { payload, protectedHeader } = await compactVerify(token, keyOf(vendor), { algorithms: ['EdDSA'] });
    if (protectedHeader.typ !== type) return refuse('signature');
    return { ok: true, value: JSON.parse(new TextDecoder().decode(payload)) as unknown };
  } catch {
    return refuse('signature');
  }
}

async function textOf(vendor: RegisterVendor, path: string, body: object): Promise<string | null> {
  try {
    const asked = {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${vendor.secret}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    const answer = await vendorFetch(new URL(path, vendor.origin).href, asked, vendor.ask);
    if (answer.status !== 200) {
      await dropBody(answer);
      return null;
    }
    return await answer.text();
  } catch {
    return null;
  }
}

function tokenIn(text: string): string | null {
  try {
    const { token } = membersOf(JSON.parse(text));
    return typeof token === 'string' ? token : null;
  } catch {
    return null;
  }
}

const keyOf = ({ publicKey }: RegisterVendor): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
