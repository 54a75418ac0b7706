import { describe, expect, it } from 'vitest';
import { localHosts } from '#tests/support/localHosts.ts';
import { pageAnswer } from './pageAnswer.ts';

function answer(url: string, { region = 'US-NJ', hasSandbox = true, isCasinoAlone = false } = {}) {
  const deps = {
    config: {
      hasSandbox,
      hosts: localHosts,
      brands: ['one'],
      brand: 'one',
      brandNames: {},
      withoutSportsbook: isCasinoAlone ? ['one'] : [],
    },
    layouts: {
      legalText: (_: object, __: string, version: number | null) => (version === 9 ? null : { title: 'Privacy', body: 'Words.' }),
      page: (path: string) =>
        ['/', '/live', '/casino', '/signup/success', '/legal/privacy', '/legal/privacy/9', '/gone'].includes(path)
          ? { id: path, isMissing: path === '/gone' }
          : path.endsWith('/slots/game-canyon')
            ? { id: path, movedTo: '/casino/category/slots/canyon' }
            : null,
    },
    regionOfAddress: () => region,
  } as unknown as Parameters<typeof pageAnswer>[0];
  return pageAnswer(deps, { url, headers: { host: 'one.localhost' }, ip: '192.0.2.1' });
}

describe('the address of a page', () => {
  it.each(['/', '/live', '/live/', '/live?sport=football', '/login?previousPath=%2Flive', '/signup/success', '/legal/privacy'])(
    '%s is answered with the page',
    (url) => expect(answer(url)).toEqual({ status: 200, to: null }),
  );

  it('an address with extra segments leads to its page', () =>
    expect(answer('/promotions/more/more')).toEqual({ status: 302, to: '/promotions/more' }));

  it.each(['/nowhere', '/login/more', '/legal/../x', '//evil.test', '/constructor'])('the path %s is answered as missing', (url) =>
    expect(answer(url)).toEqual({ status: 404, to: null }),
  );

  it('an address whose page is missing is answered as missing', () => {
    expect(answer('/gone')).toEqual({ status: 404, to: null });
    expect(answer('/legal/privacy/9'), 'a version that nobody has published').toEqual({ status: 404, to: null });
  });

  it('an address that has moved permanently is answered with 301', () => {
    expect(answer('/me/account_summary')).toEqual({ status: 301, to: '/account/summary' });
    expect(answer('/me/awards?x=1')).toEqual({ status: 301, to: '/account/award-details?x=1' });
  });

  it('a casino address redirects by the visitor’s region', () => {
    expect(answer('/casino?sort=new', { region: 'US-PA' })).toEqual({ status: 302, to: '/casino/hollywood-casino?sort=new' });
    expect(answer('/casino/hollywood-casino/lobby', { region: 'US-PA' }).to).toBeNull();
    expect(answer('/casino/hollywood-casino/lobby')).toEqual({ status: 302, to: '/casino/lobby' });
    expect(answer('/casino')).toEqual({ status: 200, to: null });
  });

  it('a second address of a game leads to the first, with the query', () => {
    expect(answer('/casino/category/slots/game-canyon?x=1')).toEqual({ status: 301, to: '/casino/category/slots/canyon?x=1' });
    expect(answer('/casino/hollywood-casino/category/slots/game-canyon', { region: 'US-PA' })).toEqual({
      status: 302,
      to: '/casino/hollywood-casino/category/slots/canyon',
    });
  });

  it.each(['/live', '/sport/football', '/my-bets/settled', '/shared_bet?id=1', '/quick-bets'])(
    '%s leads home on a casino without a sportsbook',
    (url) => {
      expect(answer(url, { isCasinoAlone: true })).toEqual({ status: 302, to: '/' });
      expect(answer('/casino', { isCasinoAlone: true }).status).toBe(200);
    },
  );

  it('an address below a single page leads to that page', () => {
    expect(answer('/live/football/nfl')).toEqual({ status: 302, to: '/live/football' });
    expect(answer('/quick-bets/any')).toEqual({ status: 302, to: '/quick-bets' });
  });

  it('an address that a flag decides is left to the page', () => {
    expect(answer('/fan-center')).toEqual({ status: 302, to: '/fan-center/section/for-you' });
    expect(answer('/sport/a/organization/b/competition/c/section/games').status).toBe(404);
  });

  it('the developer tools are served only with a sandbox', () => {
    expect(answer('/dev-tools').status).toBe(200);
    expect(answer('/dev-tools', { hasSandbox: false }).status).toBe(404);
  });
});
