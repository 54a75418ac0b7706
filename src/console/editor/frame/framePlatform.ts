import { documentHashes } from '#src/gql/documentHashes.ts';
import { createPlatform, type Platform } from '#src/platform/index.ts';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { Scene } from '../preview/messages.ts';
import type { EditorLink } from './editorLink.ts';

/** The name contains the login state, because two previews can be open. */
export const frameName = (login: Scene['login']): string => `preview-${login}`;

const silent = (): undefined => undefined;

/** Preview's platform without network. The editor answers queries, mutations are refused, prices stay constant. */
export function framePlatform({ login, at }: Scene, link: Pick<EditorLink, 'ask'>): Platform {
  const platform = createPlatform({
    brandId: frameName(login),
    hashes: documentHashes,
    fetcher: async (input, init) => answerTo(new Request(asUrl(input), init), login, link),
    loadSocket: () => Promise.resolve(() => ({ subscribe: () => silent, reconnect: silent, dispose: silent })),
  });
  if (at !== null) platform.clock.synchronise(at);
  return platform;
}

const asUrl = (input: RequestInfo | URL): string => new URL(input instanceof Request ? input.url : input, location.origin).href;

const OF_A_SESSION: ReadonlySet<string> = new Set(['SessionData', 'AccountState']);

async function answerTo({ url, method }: Request, login: Scene['login'], { ask }: Pick<EditorLink, 'ask'>): Promise<Response> {
  const { pathname, searchParams } = new URL(url);
  if (pathname === '/oauth/token')
    return login === 'player'
      ? json(200, { access_token: 'preview', user_id: 'preview', expires_in: A_DAY_S })
      : json(400, { error: 'invalid_grant' });
  if (pathname !== '/graphql') return json(404, { message: 'The preview has no server behind it.' });
  const hash = method === 'GET' ? hashIn(searchParams.get('extensions')) : null;
  if (hash === null || OF_A_SESSION.has(searchParams.get('operationName') ?? '')) return json(200, REFUSED);
  const answer = await ask(hash, variablesIn(searchParams.get('variables')));
  return answer === null ? json(503, { message: 'We could not load the preview. Try again.' }) : json(200, answer);
}

const A_DAY_S = 86_400;
/** Response to a refused operation. The page shows it as a user error. */
const REFUSED = {
  data: null,
  errors: [{ message: 'This is a preview. Buttons do nothing here.', extensions: { code: 'BAD_USER_INPUT' } }],
};

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function hashIn(extensions: string | null): string | null {
  const parsed = parse(extensions);
  const persisted = isPlainObject(parsed) ? parsed['persistedQuery'] : null;
  const hash = isPlainObject(persisted) ? persisted['sha256Hash'] : null;
  return typeof hash === 'string' ? hash : null;
}

function variablesIn(text: string | null): Readonly<Record<string, unknown>> {
  const parsed = parse(text);
  return isPlainObject(parsed) ? parsed : {};
}

const parse = (text: string | null): unknown => (text === null ? null : JSON.parse(text));
