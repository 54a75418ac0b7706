import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { membersOf } from '#src/shared/values/plainObject.ts';
import type { AppDeps } from '../../deps.ts';
import { isChallenge, isState } from '#server/modules/identity/tokens/index.ts';
import { CLIENTS } from '../clients.ts';
import { readDevice } from '../deviceCookie.ts';
import { readRefreshCookie } from '../refreshCookie.ts';
import { siteOf } from '#server/platform/http/hosts.ts';

const CALLBACK = '/oauth_callback';

type Query = Readonly<Record<string, unknown>>;
const textIn = (query: Query, name: string): string => {
  const value = query[name];
  return typeof value === 'string' ? value : '';
};

/** Redirects the logged-in player with an authorization code or an error (RFC 6749 §4.1, RFC 7636, RFC 9207). */
export function registerAuthorize(app: FastifyInstance, deps: AppDeps): void {
  app.get('/oauth/authorize', async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' });
    const query = membersOf(request.query);
    const site = siteOf(deps.config, request);
    const redirectUri = textIn(query, 'redirect_uri');
    const clientId = textIn(query, 'client_id');
    // Never redirects to an unverified URI, not even with an error.
    if (!CLIENTS.has(clientId)) return fail(reply, 'client_id is unknown.');
    if (site === null || redirectUri !== `${site}${CALLBACK}`) return fail(reply, 'redirect_uri is not one of this client.');
    const answer = (parameters: Readonly<Record<string, string>>): FastifyReply => {
      const state = textIn(query, 'state');
      const all = new URLSearchParams({ ...parameters, ...(isState(state) ? { state } : {}), iss: site });
      return reply.redirect(`${redirectUri}?${all.toString()}`, 303);
    };
    const problem = problemOf(query);
    if (problem !== null) return answer(problem);
    const session = await sessionOf(deps, request);
    if (!session) return answer({ error: 'login_required', error_description: 'Log in first.' });
    const challenge = textIn(query, 'code_challenge');
    return answer({ code: await deps.identity.issueCode({ playerId: session.player_id, clientId, redirectUri, challenge }) });
  });
}

function problemOf(query: Query): { readonly error: string; readonly error_description: string } | null {
  const invalid = (error_description: string) => ({ error: 'invalid_request', error_description });
  if (textIn(query, 'response_type') !== 'code')
    return { error: 'unsupported_response_type', error_description: 'response_type must be code.' };
  if (!isState(textIn(query, 'state'))) return invalid('state must have at least 22 characters.');
  if (textIn(query, 'code_challenge_method') !== 'S256') return invalid('code_challenge_method must be S256.');
  return isChallenge(textIn(query, 'code_challenge')) ? null : invalid('code_challenge is missing.');
}

async function sessionOf({ identity }: AppDeps, request: FastifyRequest) {
  const token = readRefreshCookie(request);
  return token === null ? null : identity.sessionOfRefreshToken(token, readDevice(request));
}

const fail = (reply: FastifyReply, description: string): FastifyReply =>
  reply.code(400).send({ error: 'invalid_request', error_description: description });
