import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../deps.ts';
import { CLIENTS } from '../clients.ts';
import { siteOf } from '#server/platform/http/hosts.ts';
import { tokenFormOf } from '../tokenForm.ts';

const MOST_TOKEN = 4_096;

/** Ends a token's session (RFC 7009). Accepts unknown tokens. Also serves the server's metadata (RFC 8414). */
export function registerRevocation(app: FastifyInstance, deps: AppDeps): void {
  app.post('/oauth/revoke', async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' });
    const form = tokenFormOf(request);
    const token = form?.get('token') ?? '';
    if (token === '' || token.length > MOST_TOKEN)
      return reply.code(400).send({ error: 'invalid_request', error_description: 'Send a form with the token.' });
    if (!CLIENTS.has(form?.get('client_id') ?? ''))
      return reply.code(401).send({ error: 'invalid_client', error_description: 'client_id is unknown.' });
    const sessionId = await deps.identity.sessionToEnd({ accessToken: token, refreshToken: token });
    if (sessionId !== null) {
      await deps.identity.endSession(sessionId, 'logout');
      deps.log.info({ event: 'token-revoked', sessionId });
    }
    return reply.code(200).send();
  });

  app.get('/.well-known/oauth-authorization-server', (request, reply) => {
    const site = siteOf(deps.config, request);
    void reply.header('cache-control', 'no-store');
    if (site === null) return reply.code(400).send({ error: 'invalid_request' });
    return {
      issuer: site,
      authorization_endpoint: `${site}/oauth/authorize`,
      token_endpoint: `${site}/oauth/token`,
      revocation_endpoint: `${site}/oauth/revoke`,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'limited_access_token', 'password', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    };
  });
}
