import { exportJWK, generateKeyPair } from 'jose';
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { ACCOUNTS } from './accounts.ts';
import { createShelves } from './shelf.ts';

export const PARTNER_CLIENT = 'linemaker-partner';
export const SIGN_IN = '/sign-in';
const CALLBACK = '/account_linking/callback';
const SECONDS = { AuthorizationCode: 60, IdToken: 300, AccessToken: 300, Interaction: 600, Session: 600, Grant: 600 } as const;

export function isOurs(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return (
    url !== null &&
    url.protocol === 'http:' &&
    /(^|\.)localhost$/.test(url.hostname) &&
    `${url.username}${url.password}${url.search}${url.hash}` === '' &&
    url.pathname === CALLBACK
  );
}

/** Loads the library on first use. Keeps its state in memory. */
export async function openProvider(issuer: string, secret: Buffer): Promise<Provider> {
  const { Provider: Made, interactionPolicy } = await import('oidc-provider');
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const { base, Check } = interactionPolicy;
  const policy = base();
  policy.remove('consent');
  const unasked = new Check('unasked', 'It is asked each time as whom.', 'login_required', ({ oidc }) => oidc.result?.login === undefined);
  policy.get('login')?.checks.add(unasked);
  const provider = new Made(issuer, {
    ...usual,
    adapter: createShelves(),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig' }] },
    cookies: { keys: [secret.toString('base64url')] },
    interactions: { policy, url: (_context, { uid }) => `${SIGN_IN}/${uid}` },
  });
  // The library would compare redirect addresses exactly, but it cannot know our ports.
  Object.assign(provider.Client.prototype, { redirectUriAllowed: isOurs });
  return provider;
}

const usual: Configuration = {
  clients: [
    {
      client_id: PARTNER_CLIENT,
      application_type: 'native',
      redirect_uris: [`http://localhost${CALLBACK}`],
      grant_types: ['authorization_code'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      id_token_signed_response_alg: 'ES256',
    },
  ],
  scopes: ['openid', 'favorites'],
  responseTypes: ['code'],
  claims: { openid: ['sub', 'name'], favorites: ['favorites'] },
  // Puts the player's name into the ID token, the only token that our pages read.
  conformIdTokenClaims: false,
  clientAuthMethods: ['none'],
  pkce: { required: () => true },
  enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    userinfo: { enabled: false },
    resourceIndicators: { enabled: false },
  },
  routes: { authorization: '/authorize', token: '/token', jwks: '/jwks' },
  ttl: SECONDS,
  clientBasedCORS: () => true,
  findAccount: (_context, sub) => {
    const reader = ACCOUNTS.get(sub);
    return reader && { accountId: sub, claims: () => ({ sub, ...reader, favorites: [...reader.favorites] }) };
  },
  loadExistingGrant: async ({ oidc: { client, session, provider } }) => {
    if (!client || !session?.accountId) return undefined;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope('openid favorites');
    await grant.save();
    return grant;
  },
  renderError: (context: KoaContextWithOIDC, { error, error_description: why = '' }) => {
    context.type = 'text/plain';
    context.body = `${error} ${why}`.trim();
  },
};
