import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFinder } from './findPartner.ts';

const ISSUER = 'https://partner.test/readers';
const described = {
  issuer: ISSUER,
  authorization_endpoint: 'https://login.partner.test/go',
  token_endpoint: 'https://tokens.partner.test/',
  jwks_uri: 'https://partner.test/keys',
  response_types_supported: ['code'],
  code_challenge_methods_supported: ['S256'],
};
const partner = {
  issuer: ISSUER,
  clientId: 'us',
  authorizeUrl: described.authorization_endpoint,
  tokenUrl: described.token_endpoint,
  jwksUrl: described.jwks_uri,
  sendsIssuer: false,
};

afterEach(() => void vi.useRealTimers());

function stage(first: object | null) {
  const asked: string[] = [];
  const state = { answer: first, now: 0 };
  const find = createFinder(
    {
      issuer: ISSUER,
      clientId: 'us',
      ask: async (address) => {
        asked.push(address);
        if (state.answer === null) throw new TypeError('fetch failed');
        return Response.json(state.answer);
      },
    },
    { ports: { now: () => new Date(state.now) }, log: pino({ level: 'silent' }) },
  );
  return { find, asked, state };
}

describe('a partner', () => {
  it('a partner’s addresses are read from its metadata once for simultaneous requests', async () => {
    const { find, asked } = stage(described);
    expect(await Promise.all([find(), find(), find()])).toEqual([partner, partner, partner]);
    expect(await find()).toBe(await find());
    expect(asked).toEqual([`${ISSUER}/.well-known/openid-configuration`]);
  });

  it('a partner’s metadata says whether its answers name the issuer', async () => {
    const { find } = stage({ ...described, authorization_response_iss_parameter_supported: true });
    expect(await find()).toEqual({ ...partner, sendsIssuer: true });
  });

  it('an unreachable partner is null, and is asked again after 30 seconds', async () => {
    const { find, asked, state } = stage(null);
    expect([await find(), await find()]).toEqual([null, null]);
    expect(asked).toHaveLength(1);
    Object.assign(state, { answer: described, now: 30_000 });
    expect(await find()).toEqual(partner);
  });

  it('a partner once found stays known while unreachable, and its new addresses are read later', async () => {
    const { find, asked, state } = stage(described);
    await find();
    Object.assign(state, { answer: null, now: 3_600_000 });
    expect(await find()).toEqual(partner);
    await expect.poll(() => asked.length).toBe(2);
    Object.assign(state, { answer: { ...described, token_endpoint: 'https://new.partner.test/' } });
    const later = () => {
      state.now += 30_000;
      return find();
    };
    await expect.poll(later).toEqual({ ...partner, tokenUrl: 'https://new.partner.test/' });
  });

  it('a slow partner is null after a second, and known once it has answered', async () => {
    vi.useFakeTimers();
    let answer = (_given: Response): void => undefined;
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const site = { issuer: ISSUER, clientId: 'us', ask: () => answered };
    const find = createFinder(site, { ports: { now: () => new Date(0) }, log: pino({ level: 'silent' }) });
    const asked = find();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await asked).toBeNull();
    const patient = find(true);
    vi.useRealTimers();
    answer(Response.json(described));
    expect(await patient).toEqual(partner);
    expect(await find()).toEqual(partner);
  });

  it.each([
    ['another issuer', { issuer: 'https://evil.test' }],
    ['no PKCE', { code_challenge_methods_supported: undefined }],
    ['PKCE in plain alone', { code_challenge_methods_supported: ['plain'] }],
    ['no address to go to', { authorization_endpoint: undefined }],
    ['no tokens', { token_endpoint: undefined }],
    ['no keys', { jwks_uri: undefined }],
  ])('a partner with %s is refused', async (_, change) => {
    expect(await stage({ ...described, ...change }).find()).toBeNull();
  });
});
