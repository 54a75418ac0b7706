/** What the vendor says of somebody: it knows him, cannot tell without a document, or knows that he is not who he says. */
export type Finding = 'verified' | 'unsure' | 'refused';
export type Person = {
  readonly firstName: string;
  readonly lastName: string;
  /** `2001-07-31`. */
  readonly birthDate: string;
  readonly region: string;
  readonly email: string;
};
export type Answer = { readonly finding: Finding; readonly reference: string };

/** Where people are looked up; null: nobody does, and nobody is verified. */
export type IdentityVendor = { readonly origin: string; readonly secret: string } | null;

const TIMEOUT_MS = 5_000;
const FINDINGS: ReadonlySet<unknown> = new Set<Finding>(['verified', 'unsure', 'refused']);

/** Null when the vendor was not reached, or said something that we do not know. */
export const checkPerson = (vendor: IdentityVendor, person: Person): Promise<Answer | null> =>
  ask(vendor, '/identity/checks', 'application/json', JSON.stringify(person));

/** A document for a check that was unsure. */
export const checkDocument = (vendor: IdentityVendor, reference: string, mediaType: string, bytes: Buffer): Promise<Answer | null> =>
  ask(vendor, `/identity/checks/${encodeURIComponent(reference)}/documents`, mediaType, new Uint8Array(bytes));

async function ask(vendor: IdentityVendor, path: string, type: string, body: BodyInit): Promise<Answer | null> {
  if (vendor === null) return null;
  try {
    const answer = await fetch(new URL(path, vendor.origin), {
      method: 'POST',
      headers: { 'content-type': type, authorization: `Bearer ${vendor.secret}` },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.ok ? answerIn(await answer.json()) : null;
  } catch {
    return null;
  }
}

function answerIn(body: unknown): Answer | null {
  const { finding, reference } = (body ?? {}) as Readonly<Record<string, unknown>>;
  return FINDINGS.has(finding) && typeof reference === 'string' && reference.length <= 200
    ? { finding: finding as Finding, reference }
    : null;
}
