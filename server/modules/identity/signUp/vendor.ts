import { dropBody } from '#server/platform/http/dropBody.ts';
import { type Ask, vendorFetch } from '#server/platform/http/vendorFetch.ts';
import { membersOf } from '#src/shared/values/plainObject.ts';
import type { Contact } from './contacts.ts';

/** `unsure`: the person must upload a document. */
export type Finding = 'verified' | 'unsure' | 'refused';
export type Person = {
  readonly leastAge: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly region: string;
  readonly email: string;
  /** Null for accounts created before contacts were stored. */
  readonly contact: Contact | null;
};
export type Answer = {
  readonly finding: Finding;
  readonly reference: string;
  readonly person: string | null;
};

/** If null, no players are verified. */
export type IdentityVendor = { readonly origin: string; readonly secret: string; readonly ask?: Ask } | null;

const TIMEOUT_MS = 5_000;
const FINDINGS: readonly Finding[] = ['verified', 'unsure', 'refused'];

export const checkPerson = (vendor: IdentityVendor, person: Person): Promise<Answer | null> =>
  ask(vendor, '/identity/checks', 'application/json', JSON.stringify(person));

export const checkDocument = (vendor: IdentityVendor, reference: string, mediaType: string, bytes: Buffer): Promise<Answer | null> =>
  ask(vendor, `/identity/checks/${encodeURIComponent(reference)}/documents`, mediaType, new Uint8Array(bytes));

async function ask(vendor: IdentityVendor, path: string, type: string, body: string | Uint8Array<ArrayBuffer>): Promise<Answer | null> {
  if (vendor === null) return null;
  try {
    const asked = {
      method: 'POST',
      headers: { 'content-type': type, authorization: `Bearer ${vendor.secret}` },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    const answer = await vendorFetch(new URL(path, vendor.origin).href, asked, vendor.ask);
    if (answer.ok) return answerIn(await answer.json());
    await dropBody(answer);
    return null;
  } catch {
    return null;
  }
}

function answerIn(body: unknown): Answer | null {
  const { finding, isOfAge, reference, personReference } = membersOf(body);
  const known = FINDINGS.find((each) => each === finding);
  return known !== undefined && isReference(reference)
    ? {
        finding: withAge(known, isOfAge),
        reference,
        person: isReference(personReference) && personReference !== '' ? personReference : null,
      }
    : null;
}

const isReference = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;

function withAge(finding: Finding, isOfAge: unknown): Finding {
  if (isOfAge === false) return 'refused';
  return finding === 'verified' && isOfAge !== true ? 'unsure' : finding;
}
