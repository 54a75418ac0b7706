import type { IdentityStatus } from '#src/gql/graphql.ts';
import type { HttpAnswer, HttpFault, Platform } from '#src/platform/index.ts';
import { t } from '#src/shared/text/t.ts';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';

type Caller = Pick<Platform, 'credentials' | 'http'>;
const STATUSES: readonly IdentityStatus[] = ['VERIFIED', 'PENDING', 'DOCUMENT_NEEDED', 'REFUSED'];

const LATER = t`Oops, we encountered an error. Please hang on and try again later while we sort things out.`;

/** Repeats the identity check. Returns the new status, or null on failure. */
export const checkAgain = async ({ http, credentials }: Caller): Promise<IdentityStatus | null> =>
  statusIn(await http({ method: 'POST', path: '/api/identity/checks', headers: await credentials.headers() }));

/** Sends an identity document. An error is a text for the player. */
export async function sendDocument({ http, credentials }: Caller, file: File): Promise<Result<IdentityStatus, string>> {
  const headers = { ...(await credentials.headers()), 'content-type': file.type };
  const answer = await http({ method: 'POST', path: '/api/identity/documents', headers, file });
  const status = statusIn(answer);
  if (status !== null) return ok(status);
  const body = answer.ok ? null : answer.refusal.body;
  return refuse(isPlainObject(body) && typeof body['message'] === 'string' ? body['message'] : LATER);
}

function statusIn(answer: Result<HttpAnswer, HttpFault>): IdentityStatus | null {
  const status = answer.ok && isPlainObject(answer.value.body) ? answer.value.body['status'] : null;
  return STATUSES.find((known) => known === status) ?? null;
}
