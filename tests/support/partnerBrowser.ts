import * as openid from 'openid-client';
import type { Answer, Call } from './http.ts';

export type AtPartner = (path: string, call?: Call) => Promise<Answer>;

export const NONCE = 'n'.repeat(32);
export const VERIFIER = 'v'.repeat(43);
export const STATE = 's'.repeat(22);
export const REDIRECT = 'http://localhost:4000/account_linking/callback';

/** Builds the query string by which our page sends a player to the partner's login. */
export const partnerRequest = async (clientId: string, more: Readonly<Record<string, string>> = {}): Promise<string> =>
  new URLSearchParams({
    client_id: clientId,
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'openid favorites',
    state: STATE,
    nonce: NONCE,
    code_challenge: await openid.calculatePKCECodeChallenge(VERIFIER),
    code_challenge_method: 'S256',
    ...more,
  }).toString();

/** A browser that keeps the partner's cookies and follows redirects. */
export class PartnerBrowser {
  readonly kept = new Map<string, string>();

  constructor(readonly at: AtPartner) {}

  async go(path: string): Promise<Answer> {
    const answer = await this.at(path, { headers: { cookie: [...this.kept].map(([name, value]) => `${name}=${value}`).join('; ') } });
    for (const cookie of answer.headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split('=', 2);
      if (value === '') this.kept.delete(name);
      else this.kept.set(name, value);
    }
    return answer;
  }

  /** Signs in at the partner. Returns the address to which the partner redirects back. */
  async signIn(account: string, query: string): Promise<URL> {
    const asked = await this.go(`/authorize?${query}`);
    const chosen = await this.go(`${asked.headers.location}/as/${account}`);
    const back = new URL(chosen.headers.location ?? '');
    const { headers } = await this.go(`${back.pathname}${back.search}`);
    return new URL(headers.location ?? '');
  }
}
