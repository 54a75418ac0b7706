import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { Result } from '#src/shared/values/result.ts';
import type { RegionalSite } from '../graphql/regionalSite.ts';
import type { HttpAnswer, HttpCall, HttpClient, HttpFault } from './httpClient.ts';

export type RegionOfCalls = {
  readonly here: () => string;
  /** Site that serves the player's region; null if this site does. */
  readonly elsewhere: () => RegionalSite | null;
  readonly page: () => string;
  readonly onMoved: (to: RegionalSite) => void;
  readonly onRefused: () => void;
};

/** If a request is refused because of its region, retries it once at that region's site (product §7). */
export const regionHttp =
  (inner: HttpClient, { here, elsewhere, page, onMoved, onRefused }: RegionOfCalls): HttpClient =>
  async (call) => {
    const asked = here();
    const answer = await inner(sentTo(elsewhere(), call));
    const told = regionRefusal(answer);
    if (told === null) return answer;
    const { parseRegionalSite } = await import('../graphql/regionalSite.ts');
    const to = parseRegionalSite(told, { page: page(), here: asked });
    if (to !== null && to.graphql !== here()) onMoved(to);
    const again = to === null ? answer : await inner(sentTo(to, call));
    if (regionRefusal(again) !== null) onRefused();
    return again;
  };

const sentTo = (to: RegionalSite | null, call: HttpCall): HttpCall =>
  to === null ? call : { ...call, path: new URL(call.path, to.graphql).href };

function regionRefusal(answer: Result<HttpAnswer, HttpFault>): Readonly<Record<string, unknown>> | null {
  if (answer.ok || answer.refusal.status !== 403) return null;
  const { body } = answer.refusal;
  return isPlainObject(body) && body['error'] === 'UNAUTHORIZED_REGION' ? body : null;
}
