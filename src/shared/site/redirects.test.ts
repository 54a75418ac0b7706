import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountMenuTargets } from './linkTargets.ts';
import { type Site, redirectOf, type SiteFlag, siteFlags } from './redirects.ts';

const NFL = '/sport/football/organization/united-states/competition/nfl';
const house: Site = {
  region: 'US-NJ',
  hasSportsbook: true,
  hasCasino: true,
  isCasinoAlone: false,
  flags: new Set(siteFlags),
  signUpUrl: null,
};
const without = (...off: readonly SiteFlag[]): Site => ({ ...house, flags: new Set(siteFlags.filter((flag) => !off.includes(flag))) });
const leads = (address: string, changes: Partial<Site> = {}): string | null => redirectOf(address, { ...house, ...changes })?.to ?? null;

describe('an address that is right as it is', () => {
  it.each([
    '/',
    '/live',
    '/live/football',
    '/quick-bets',
    '/exclusives',
    '/search/jets/all',
    '/parlay-lounge',
    '/fan-center/section/for-you',
    '/fan-center/section/fantasy',
    '/fan-center/section/unheard-of',
    '/fan-center/elsewhere',
    NFL,
    `${NFL}/event/e-1`,
    '/my-bets/settled',
    '/promotions/welcome',
    '/casino/lobby',
    '/casino/hollywood-casino/lobby',
    '/account/summary',
    '/signup',
    '/referafriend',
    '/nowhere',
    '/constructor',
    '/me',
    '/me/unheard_of',
  ])('%s leads nowhere else', (address) => expect(leads(address)).toBeNull());
});

describe('a room that is one page', () => {
  it.each([
    ['/live/football/nfl?sort=time', '/live/football?sort=time'],
    ['/quick-bets/today', '/quick-bets'],
    ['/exclusives/a/b', '/exclusives'],
    ['/parlay-lounge/any', '/parlay-lounge'],
  ])('has no other below it: %s is %s', (address, to) => expect(leads(address)).toBe(to));

  it('is that also where it is closed: then it leads home', () => {
    expect(leads('/quick-bets/today', { isCasinoAlone: true })).toBe('/');
    expect(leads('/parlay-lounge/any', without('parlay-lounge'))).toBe('/');
  });
});

describe('what stands behind the address of a page', () => {
  it.each([
    ['/my-bets/cashed-out', '/my-bets'],
    ['/my-bets/open/b-1?x=1', '/my-bets?x=1'],
    ['/my-bets/settled/b-1', '/my-bets/settled'],
    ['/promotions/welcome/terms/more', '/promotions/welcome'],
    [`${NFL}/props`, NFL],
    [`${NFL}/event`, NFL],
    [`${NFL}/section/games/more`, NFL],
    [`${NFL}/event/e-1/props/player?x=1`, `${NFL}/event/e-1?x=1`],
    [`${NFL}/event/e-1/section/props/more`, `${NFL}/event/e-1`],
    ['/account/wallet', '/account/wallet/deposit'],
    ['/account/wallet?amount=5', '/account/wallet/deposit?amount=5'],
  ])('is no page of its own: %s is %s', (address, to) => expect(leads(address)).toBe(to));

  it.each(['/my-bets', '/my-bets/open', '/promotions', '/promotions/welcome', `${NFL}/event/e-1/props`, '/account/wallet/withdrawal'])(
    'of %s is nothing',
    (address) => expect(leads(address)).toBeNull(),
  );
});

describe('a section of a lobby', () => {
  it.each([
    ['/casino/lobby/slots/section/rewards', {}, '/casino/lobby/slots#rewards'],
    ['/casino/lobby/slots/section/new?x=1', {}, '/casino/lobby/slots?x=1#new'],
    ['/casino/lobby/slots/section/new', { region: 'US-PA' }, '/casino/hollywood-casino/lobby/slots#new'],
    ['/casino/hollywood-casino/lobby/slots/section/new', { region: 'US-PA' }, '/casino/hollywood-casino/lobby/slots#new'],
    ['/casino/lobby/slots', {}, null],
  ])('is a place on it: %s with %j is %s', (address, changes, to) => expect(leads(address, changes)).toBe(to));
});

describe('sections of deconstructed pages', () => {
  it.each([
    [`${NFL}/section/games`, `${NFL}#games`],
    [`${NFL}/section/games/`, `${NFL}#games`],
    [`${NFL}/section/games?day=2#x`, `${NFL}?day=2#games`],
    [`${NFL}/event/e-1/section/props`, `${NFL}/event/e-1#props`],
  ])('%s is a place on %s', (address, to) => expect(leads(address)).toBe(to));

  it('are pages of their own without the flag, and while nobody knows it', () => {
    expect(leads(`${NFL}/section/games`, without('deconstructed-pages'))).toBeNull();
    expect(leads(`${NFL}/section/games`, { flags: null })).toBeNull();
  });
});

describe('the casino', () => {
  it('goes by its local name in one region, query and all', () => {
    expect(leads('/casino/category/slots?sort=new', { region: 'US-PA' })).toBe('/casino/hollywood-casino/category/slots?sort=new');
    expect(leads('/casino/hollywood-casino', { region: 'US-PA' })).toBeNull();
    expect(leads('/casino', { region: null })).toBeNull();
  });

  it('leads home where there is none, in either spelling', () => {
    for (const address of ['/casino', '/casino/lobby', '/casino/hollywood-casino'])
      expect(leads(address, { hasCasino: false, region: 'US-PA' })).toBe('/');
  });
});

describe('a casino that stands alone', () => {
  it.each(['/quick-bets', '/exclusives', '/parlay-lounge', '/fan-center', '/fan-center/section/fantasy'])('has no %s', (address) =>
    expect(leads(address, { isCasinoAlone: true })).toBe('/'),
  );

  it.each(['/live', '/sport/football', NFL, '/my-bets', '/my-bets/settled', '/quick-bets'])(
    'without a sportsbook has no %s either',
    (address) => expect(leads(address, { isCasinoAlone: true, hasSportsbook: false })).toBe('/'),
  );

  it.each(['/', '/casino', '/promotions', '/account/summary', '/search', '/login', '/signup'])('has %s', (address) =>
    expect(leads(address, { isCasinoAlone: true, hasSportsbook: false })).toBeNull(),
  );
});

describe('pages behind a flag', () => {
  it.each<readonly [string, SiteFlag]>([
    ['/parlay-lounge', 'parlay-lounge'],
    ['/fan-center/section/for-you', 'fan-hub'],
    ['/fan-center/section/fantasy', 'fan-hub'],
    ['/search', 'search'],
    ['/search/jets/all', 'search'],
    ['/referafriend', 'referral-program'],
    ['/account_linking/callback?code=1', 'account-linking'],
  ])('%s leads home without %s', (address, flag) => {
    expect(leads(address, without(flag))).toBe('/');
    expect(leads(address, { flags: null }), 'and stays while nobody knows').toBeNull();
  });

  it('the fan hub begins with its first open section', () => {
    expect(leads('/fan-center')).toBe('/fan-center/section/for-you');
    expect(leads('/fan-center/section')).toBe('/fan-center/section/for-you');
    expect(leads('/fan-center', without('fan-hub-for-you'))).toBe('/fan-center/section/fantasy');
  });

  it('a section of the fan hub that is closed leads to the other, or home', () => {
    expect(leads('/fan-center/section/for-you', without('fan-hub-for-you'))).toBe('/fan-center/section/fantasy');
    expect(leads('/fan-center/section/fantasy', without('fan-hub-fantasy'))).toBe('/fan-center/section/for-you');
    expect(leads('/fan-center/section/fantasy', without('fan-hub-fantasy', 'fan-hub-for-you'))).toBe('/');
  });
});

describe('the sign-up that a referral has left', () => {
  const signUpUrl = '/signup?referral=abc';
  it('stands in place of the bare page alone', () => {
    expect(leads('/signup', { signUpUrl })).toBe(signUpUrl);
    expect(leads('/signup?referral=abc', { signUpUrl })).toBeNull();
    expect(leads('/signup/success', { signUpUrl })).toBeNull();
  });

  it.each(['https://elsewhere.test/signup?a', '//elsewhere.test', '/signup', '/login?x=1', '/signup?a b', '/signup?\\x', 'javascript:x'])(
    'is not %j',
    (url) => expect(leads('/signup', { signUpUrl: url })).toBeNull(),
  );
});

describe('entries of the account menu', () => {
  it('lead to their page for good', () => {
    expect(redirectOf('/me/account_summary', house)).toEqual({ to: '/account/summary', isLasting: true });
    expect(redirectOf('/me/awards', house)).toEqual({ to: '/account/award-details', isLasting: true });
    expect(leads('/me/promotions?ref=mail&x=a%20b#top')).toBe('/promotions?ref=mail&x=a%20b');
    expect(leads('/me/referrals/completed?ref=mail'), 'beside what the target says').toBe('/account/referrals?section=completed&ref=mail');
    for (const [from, to] of Object.entries(accountMenuTargets)) if (from !== '/') expect(leads(from)).toBe(to);
  });
});

describe('any address', () => {
  const rooms = [
    'casino',
    'hollywood-casino',
    'fan-center',
    'section',
    'for-you',
    'fantasy',
    'signup',
    'me',
    'awards',
    'search',
    'live',
    'x',
  ];
  const address = fc
    .tuple(fc.array(fc.constantFrom(...rooms), { maxLength: 4 }), fc.constantFrom('', '?a=1', '#b', '?a=1#b', '/'))
    .map(([parts, tail]) => `/${parts.join('/')}${tail}`);
  const anyHouse = fc.record({
    region: fc.constantFrom(null, 'US-PA', 'US-NJ'),
    hasSportsbook: fc.boolean(),
    hasCasino: fc.boolean(),
    isCasinoAlone: fc.boolean(),
    flags: fc.option(fc.subarray([...siteFlags]).map((on) => new Set(on))),
    signUpUrl: fc.constantFrom(null, '/signup?referral=abc'),
  });

  it('comes to rest after a few steps, on a path of this site', () => {
    fc.assert(
      fc.property(address, anyHouse, (from, given) => {
        let at = from;
        for (let steps = 0; ; steps += 1) {
          const next = redirectOf(at, given);
          if (next === null) break;
          expect(next.to).toMatch(/^\/(?!\/)/);
          expect(steps, `${from} goes round in circles`).toBeLessThan(3);
          at = next.to;
        }
      }),
    );
  });
});
