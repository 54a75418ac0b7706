import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountMenuTargets } from './linkTargets.ts';
import { type Site, redirectOf, type SiteFlag, siteFlags } from './redirects.ts';

const NFL = '/sport/football/organization/united-states/competition/nfl';
const house: Site = {
  region: 'US-NJ',
  hasSportsbook: true,
  hasCasino: true,
  isCasinoRestricted: false,
  isCasinoAlone: false,
  flags: new Set(siteFlags),
  signUpUrl: null,
};
const without = (...off: readonly SiteFlag[]): Site => ({ ...house, flags: new Set(siteFlags.filter((flag) => !off.includes(flag))) });
const leads = (address: string, changes: Partial<Site> = {}): string | null => redirectOf(address, { ...house, ...changes })?.to ?? null;

describe('addresses that stay', () => {
  it.each([
    '/',
    '/live',
    '/live/football',
    '/quick-bets',
    '/exclusives',
    '/search',
    '/search/jets/all',
    '/search/jets/sportsbook',
    '/search/new%20york/casino',
    '/parlay-lounge',
    '/fan-center/section/for-you',
    '/fan-center/section/fantasy',
    '/fan-center/section/unheard-of',
    '/fan-center/elsewhere',
    NFL,
    `${NFL}/event/e-1`,
    '/my-bets/settled',
    '/my-bets/bet/b-1',
    '/promotions/welcome',
    '/casino/lobby',
    '/account/summary',
    '/signup',
    '/referafriend',
    '/nowhere',
    '/constructor',
    '/me',
    '/me/unheard_of',
  ])('the address %s is not redirected', (address) => expect(leads(address)).toBeNull());
});

describe('a page without pages below', () => {
  it.each([
    ['/live/football/nfl?sort=time', '/live/football?sort=time'],
    ['/quick-bets/today', '/quick-bets'],
    ['/exclusives/a/b', '/exclusives'],
    ['/parlay-lounge/any', '/parlay-lounge'],
  ])('the address %s is redirected to %s', (address, to) => expect(leads(address)).toBe(to));

  it('a page below a closed one leads home', () => {
    expect(leads('/quick-bets/today', { isCasinoAlone: true })).toBe('/');
    expect(leads('/parlay-lounge/any', without('parlay-lounge'))).toBe('/');
  });
});

describe('aliases of a page', () => {
  it.each([
    ['/my-bets/cashed-out', '/my-bets'],
    ['/my-bets/open/b-1?x=1', '/my-bets?x=1'],
    ['/my-bets/settled/b-1', '/my-bets/settled'],
    ['/my-bets/bet', '/my-bets'],
    ['/my-bets/bet/b-1/receipt?x=1', '/my-bets/bet/b-1?x=1'],
    ['/promotions/welcome/terms/more', '/promotions/welcome'],
    [`${NFL}/props`, NFL],
    [`${NFL}/event`, NFL],
    [`${NFL}/section/games/more`, NFL],
    [`${NFL}/event/e-1/props/player?x=1`, `${NFL}/event/e-1?x=1`],
    [`${NFL}/event/e-1/section/props/more`, `${NFL}/event/e-1`],
    ['/account/wallet', '/account/wallet/deposit'],
    ['/account/settings', '/account/settings/content'],
    ['/account/history?a=b', '/account/history/transactions?a=b'],
    ['/account/loyalty', '/account/pennplay'],
    ['/account/wallet?amount=5', '/account/wallet/deposit?amount=5'],
  ])('the address %s is an alias and leads to %s', (address, to) => expect(leads(address)).toBe(to));

  it.each(['/my-bets', '/my-bets/open', '/promotions', '/promotions/welcome', `${NFL}/event/e-1/props`, '/account/wallet/withdrawal'])(
    'the alias of %s is not redirected',
    (address) => expect(leads(address)).toBeNull(),
  );
});

describe('an address of the search', () => {
  it.each([
    ['/search/jets', '/search/jets/all'],
    ['/search/jets?x=1', '/search/jets/all?x=1'],
    ['/search/new%20york/poker', '/search/new%20york/all'],
    ['/search/jets/casino/more', '/search/jets/all'],
    ['/search/x/casino', '/search'],
    ['/search/%25%3C/all', '/search'],
    ['/search/je/all?x=1', '/search?x=1'],
    ['/search/%E0%A4%A/all', '/search'],
    ['/search//all', '/search'],
  ])('the search address %s leads to %s', (address, to) => expect(leads(address)).toBe(to));

  it('a search address with a tab that the site does not have leads to all results', () => {
    expect(leads('/search/jets/casino', { hasCasino: false })).toBe('/search/jets/all');
    expect(leads('/search/jets/casino', { isCasinoRestricted: true })).toBe('/search/jets/all');
    expect(leads('/search/jets/sportsbook', { hasSportsbook: false })).toBe('/search/jets/all');
  });
});

describe('a section of a lobby', () => {
  it.each([
    ['/casino/lobby/slots/section/rewards', {}, '/casino/lobby/slots#rewards'],
    ['/casino/lobby/slots/section/new?x=1', {}, '/casino/lobby/slots?x=1#new'],
    ['/casino/lobby/slots/section/new', { region: 'US-PA' }, '/casino/hollywood-casino/lobby/slots#new'],
    ['/casino/hollywood-casino/lobby/slots/section/new', { region: 'US-PA' }, '/casino/hollywood-casino/lobby/slots#new'],
    ['/casino/hollywood-casino/lobby/slots/section/new', { region: 'US-NJ' }, '/casino/lobby/slots#new'],
    ['/casino/lobby/slots', {}, null],
  ])('the lobby section %s with %j leads to %s', (address, changes, to) => expect(leads(address, changes)).toBe(to));
});

describe('sections of deconstructed pages', () => {
  it.each([
    [`${NFL}/section/games`, `${NFL}#games`],
    [`${NFL}/section/games/`, `${NFL}#games`],
    [`${NFL}/section/games?day=2#x`, `${NFL}?day=2#games`],
    [`${NFL}/event/e-1/section/props`, `${NFL}/event/e-1#props`],
  ])('the section %s is a place on %s', (address, to) => expect(leads(address)).toBe(to));

  it('sections are separate pages without their flag', () => {
    expect(leads(`${NFL}/section/games`, without('deconstructed-pages'))).toBeNull();
    expect(leads(`${NFL}/section/games`, { flags: null })).toBeNull();
  });
});

describe('the casino', () => {
  it('a casino address gets its regional name, with the query', () => {
    expect(leads('/casino/category/slots?sort=new', { region: 'US-PA' })).toBe('/casino/hollywood-casino/category/slots?sort=new');
    expect(leads('/casino/hollywood-casino/lobby', { region: 'US-PA' })).toBeNull();
    expect(leads('/casino/hollywood-casino/lobby?sort=new', { region: 'US-NJ' })).toBe('/casino/lobby?sort=new');
    expect(leads('/casino/hollywood-casino', { region: null })).toBeNull();
    expect(leads('/casino', { region: null })).toBeNull();
  });

  it('a casino address stays for a player to whom the casino is closed', () => {
    for (const address of ['/casino', '/casino/category/slots']) expect(leads(address, { isCasinoRestricted: true })).toBeNull();
  });

  it('a casino address leads home without a casino', () => {
    for (const address of ['/casino', '/casino/lobby', '/casino/hollywood-casino'])
      expect(leads(address, { hasCasino: false, region: 'US-PA' })).toBe('/');
  });
});

describe('a casino brand', () => {
  it.each(['/quick-bets', '/exclusives', '/parlay-lounge', '/fan-center', '/fan-center/section/fantasy'])(
    'a casino brand redirects %s to home',
    (address) => expect(leads(address, { isCasinoAlone: true })).toBe('/'),
  );

  it.each(['/live', '/sport/football', NFL, '/my-bets', '/my-bets/settled', '/quick-bets'])(
    'a casino brand without a sportsbook redirects %s to home',
    (address) => expect(leads(address, { isCasinoAlone: true, hasSportsbook: false })).toBe('/'),
  );

  it.each(['/', '/casino', '/promotions', '/account/summary', '/search', '/login', '/signup'])('a casino brand has %s', (address) =>
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
  ])('the address %s leads home without %s', (address, flag) => {
    expect(leads(address, without(flag))).toBe('/');
    expect(leads(address, { flags: null }), 'and stays while nobody knows').toBeNull();
  });

  it('the fan hub leads to its first open section', () => {
    expect(leads('/fan-center')).toBe('/fan-center/section/for-you');
    expect(leads('/fan-center/section')).toBe('/fan-center/section/for-you');
    expect(leads('/fan-center', without('fan-hub-for-you'))).toBe('/fan-center/section/fantasy');
  });

  it('a closed section of the fan hub leads to its open one or home', () => {
    expect(leads('/fan-center/section/for-you', without('fan-hub-for-you'))).toBe('/fan-center/section/fantasy');
    expect(leads('/fan-center/section/fantasy', without('fan-hub-fantasy'))).toBe('/fan-center/section/for-you');
    expect(leads('/fan-center/section/fantasy', without('fan-hub-fantasy', 'fan-hub-for-you'))).toBe('/');
  });
});

describe('the sign-up that a referral has left', () => {
  const signUpUrl = '/signup?referral=abc';
  it('a stored referral replaces only the bare sign-up page', () => {
    expect(leads('/signup', { signUpUrl })).toBe(signUpUrl);
    expect(leads('/signup?referral=abc', { signUpUrl })).toBeNull();
    expect(leads('/signup/success', { signUpUrl })).toBeNull();
  });

  it.each(['https://elsewhere.test/signup?a', '//elsewhere.test', '/signup', '/login?x=1', '/signup?a b', '/signup?\\x', 'javascript:x'])(
    'a stored referral of %j is ignored',
    (url) => expect(leads('/signup', { signUpUrl: url })).toBeNull(),
  );
});

describe('entries of the account menu', () => {
  it('account menu addresses are redirected permanently', () => {
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
    isCasinoRestricted: fc.boolean(),
    isCasinoAlone: fc.boolean(),
    flags: fc.option(fc.subarray([...siteFlags]).map((on) => new Set(on))),
    signUpUrl: fc.constantFrom(null, '/signup?referral=abc'),
  });

  it('any address settles after a few redirects on a path of this site', () => {
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
