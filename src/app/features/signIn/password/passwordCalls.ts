import { type FieldError, fieldErrorsIn } from '#src/shared/text/fieldErrors.ts';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { t } from '#src/shared/text/t.ts';
import type { HttpClient } from '#src/platform/index.ts';
import { WEB_CLIENT } from '#src/shared/site/webClient.ts';

/** If `field` is empty, the error concerns the whole form. */
export type Refusals = readonly FieldError[];

const LATER = t`Oops, we encountered an error. Please hang on and try again later while we sort things out.`;

/** Requests the reset mail. Only status 201 is a success (product §5). */
export const askForReset = (http: HttpClient, email: string): Promise<Result<null, Refusals>> =>
  send(http, '/api/password_reset_requests', { email, client_id: WEB_CLIENT }, 201);

export const takeReset = (http: HttpClient, token: string, password: string): Promise<Result<null, Refusals>> =>
  send(http, '/api/password_resets', { token, password }, 204);

async function send(http: HttpClient, path: string, json: object, success: number): Promise<Result<null, Refusals>> {
  const answer = await http({ method: 'POST', path, json });
  if (answer.ok) return answer.value.status === success ? ok(null) : refuse([{ field: '', message: LATER }]);
  const told = fieldErrorsIn(answer.refusal.body);
  return refuse(told.length > 0 ? told : [{ field: '', message: LATER }]);
}
