import { describe, expect, it } from 'vitest';
import { ask, sandbox, type Answer } from '#tests/support/http.ts';
import { type Credentials, newPlayer, PlayerClient, token } from '#tests/support/playerClient.ts';
import { showCode } from '#tests/support/showCode.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const NEXT = 'another one of mine';

async function somebody() {
  const credentials = await newPlayer(server());
  return { credentials, player: await PlayerClient.logIn(server(), credentials) };
}
const call = (method: string, path: string, player: PlayerClient | null, body: unknown): Promise<Answer> =>
  ask(server().port, path, {
    method,
    headers: { 'content-type': 'application/json', ...(player ? { authorization: `Bearer ${player.tokens.access_token}` } : {}) },
    body: JSON.stringify(body),
  });
const change = (player: PlayerClient | null, current: unknown, next: unknown) =>
  call('POST', '/api/password', player, { current_password: current, new_password: next });
const statusOf = async ({ email }: Credentials, password: string): Promise<number> =>
  (await token(server(), { grant_type: 'password', username: email, password })).status;

const refreshCookieIn = ({ headers }: Answer): string =>
  headers['set-cookie']?.find((cookie) => cookie.startsWith('__Host-refresh=')) ?? expect.fail('no refresh cookie');

describe('login preferences', () => {
  const prefer = (player: PlayerClient | null, body: unknown) => call('PATCH', '/api/login_preferences', player, body);
  // `device` is a known browser, because a strong login from a new one needs a code.
  const cookieOf = async ({ email, password }: Credentials, device = ''): Promise<string> =>
    refreshCookieIn(await token(server(), { grant_type: 'password', username: email, password }, device === '' ? {} : { cookie: device }));
  const deviceOf = async ({ email, password }: Credentials): Promise<string> => {
    const { headers } = await token(server(), { grant_type: 'password', username: email, password });
    return headers['set-cookie']?.find((cookie) => cookie.startsWith('__Host-device='))?.split(';', 1)[0] ?? expect.fail('no device');
  };

  it('login preferences are saved and decide whether the refresh cookie outlives the browser', async () => {
    const { credentials, player } = await somebody();
    expect(await cookieOf(credentials)).toMatch(/Max-Age=\d+/i);
    const device = await deviceOf(credentials);
    const again = await PlayerClient.logIn(server(), credentials);
    expect((await prefer(again, { strong_auth_enabled: true })).status).toBe(200);
    const cookie = await cookieOf(credentials, device);
    expect(cookie).toContain('__Host-refresh=');
    expect(cookie).not.toMatch(/Max-Age|Expires/i);
    const last = await PlayerClient.logIn(server(), credentials, { cookie: device });
    const authorization = `Bearer ${last.tokens.access_token}`;
    await showCode(server(), { authorization, email: credentials.email }, 'LOGIN_PREFERENCES');
    expect((await prefer(last, { strong_auth_enabled: false })).json).toEqual({ strong_auth_enabled: false });
    expect(await cookieOf(credentials)).toMatch(/Max-Age=\d+/i);
    expect((await prefer(player, { strong_auth_enabled: true })).status, 'a session that was superseded').toBe(401);
  });

  it('a login preference applies to an open session from its next renewal', async () => {
    const { credentials } = await somebody();
    const login = await token(server(), {
      grant_type: 'password',
      username: credentials.email,
      password: credentials.password,
    });
    const authorization = `Bearer ${(login.json as { readonly access_token: string }).access_token}`;
    let kept = refreshCookieIn(login);
    for (const [isOn, age] of [
      [true, /^(?!.*(Max-Age|Expires))/i],
      [false, /Max-Age=\d+/i],
    ] as const) {
      const body = JSON.stringify({ strong_auth_enabled: isOn });
      if (!isOn) await showCode(server(), { authorization, email: credentials.email }, 'LOGIN_PREFERENCES');
      const call = { method: 'PATCH', headers: { 'content-type': 'application/json', authorization }, body };
      expect((await ask(server().port, '/api/login_preferences', call)).status).toBe(200);
      const cookie = kept.split(';', 1)[0] ?? '';
      const renewed = await token(server(), { grant_type: 'refresh_token' }, { cookie, 'sec-fetch-site': 'same-origin' });
      kept = refreshCookieIn(renewed);
      expect(kept).toMatch(/^__Host-refresh=[\w-]{20}/);
      expect(kept).toMatch(age);
    }
  });

  it('the settings page shows a player their own login preferences', async () => {
    const { player } = await somebody();
    const { player: other } = await somebody();
    await prefer(player, { strong_auth_enabled: true });
    const shown = async (who: PlayerClient) =>
      JSON.stringify(
        await who.run(
          '{ pageLayout(canonicalUrl: "/account/settings/security") { slots { node { ... on LoginPreferencesShelf { isStrongAuthEnabled } } } } }',
        ),
      );
    expect(await shown(player)).toContain('"isStrongAuthEnabled":true');
    expect(await shown(other)).toContain('"isStrongAuthEnabled":false');
  });

  const odd: readonly unknown[] = [null, [], {}, { strong_auth_enabled: 'false' }, { strong_auth_enabled: 0 }];
  it.each(odd.map((body) => [JSON.stringify(body), body] as const))('the body %s is refused as a login preference', async (_, body) => {
    const { player } = await somebody();
    expect((await prefer(player, body)).status).toBe(422);
  });

  it('login preferences cannot be changed without a session', async () => {
    expect((await prefer(null, { strong_auth_enabled: true })).status).toBe(401);
  });
});

describe('a password change', () => {
  it('a changed password works at once, and the old one no longer does', async () => {
    const { credentials, player } = await somebody();
    expect((await change(player, credentials.password, NEXT)).status).toBe(204);
    expect(await player.run('{ account { id } }'), 'this session goes on').toEqual({ account: { id: player.playerId } });
    expect(await statusOf(credentials, credentials.password)).toBe(400);
    expect(await statusOf(credentials, NEXT)).toBe(200);
  });

  it('a password change needs the current password: three wrong ones lock the login', async () => {
    const { credentials, player } = await somebody();
    const wrong = { current_password: [{ message: 'This is not your current password.' }] };
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(await change(player, 'not the one', NEXT)).toMatchObject({ status: 422, json: { errors: wrong } });
    expect((await change(player, 'not the one', NEXT)).status).toBe(423);
    expect((await change(player, credentials.password, NEXT)).status, 'also the right one').toBe(423);
    expect(await statusOf(credentials, NEXT)).toBe(400);
    await sandbox(server(), 'account', { email: credentials.email, unlock: true });
    expect(await statusOf(credentials, credentials.password)).toBe(200);
  });

  it.each([
    ['short', 'Use 8 characters or more.'],
    ['x'.repeat(129), 'Use 128 characters or fewer.'],
    ['Linemaker-demo-1', 'Choose a password that differs from your current one.'],
  ])('the new password %s is refused at its field', async (next, message) => {
    const { credentials, player } = await somebody();
    expect(await change(player, credentials.password, next)).toMatchObject({
      status: 422,
      json: { errors: { new_password: [{ message }] } },
    });
  });

  it.each([
    [undefined, NEXT],
    [['a'], NEXT],
    ['x'.repeat(2_000), NEXT],
    ['the old one', null],
    ['Linemaker-demo-1', 'half of a \ud83d picture'],
    ['Linemaker-demo-1', 'nothing \0 in between'],
  ])('a password change from %j to %j is refused', async (current, next) => {
    const { credentials, player } = await somebody();
    expect((await change(player, current, next)).status).toBe(422);
    expect(await statusOf(credentials, credentials.password)).toBe(200);
  });

  it('a password change without a session is refused, whatever cookie it carries', async () => {
    expect((await change(null, 'Linemaker-demo-1', NEXT)).status).toBe(401);
  });

  it('of two password changes at the same moment one succeeds', async () => {
    const { credentials, player } = await somebody();
    const answers = await Promise.all([change(player, credentials.password, NEXT), change(player, credentials.password, `${NEXT} too`)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422]);
  });
});

describe('mail and casino preferences', () => {
  it('mail and casino balance preferences are stored per account, each on its own', async () => {
    const { player } = await somebody();
    const { player: other } = await somebody();
    const fields = 'userPreferences { emailOffers emailNews casinoBalanceUsagePreferences oddsFormat }';
    const prefer = (input: object) =>
      player.run(`mutation ($input: UserPreferenceInput!) { setUserPreference(input: $input) { succeeded account { ${fields} } } }`, {
        input,
      });
    expect(await prefer({ emailOffers: true })).toMatchObject({
      setUserPreference: { succeeded: true, account: { userPreferences: { emailOffers: true, emailNews: false } } },
    });
    expect(await prefer({ emailNews: true, casinoBalanceUsagePreferences: 'BONUS_FIRST' })).toMatchObject({
      setUserPreference: {
        account: {
          userPreferences: { emailOffers: true, emailNews: true, casinoBalanceUsagePreferences: 'BONUS_FIRST', oddsFormat: 'AMERICAN' },
        },
      },
    });
    expect(await other.run(`{ account { ${fields} } }`)).toMatchObject({
      account: { userPreferences: { emailOffers: false, emailNews: false } },
    });
  });

  it('a logged-in player can open the email preferences form', async () => {
    const { player } = await somebody();
    expect(await player.run('{ form(formId: "email-preferences") { title parts { kind } } }')).toEqual({
      form: { title: 'Emails', parts: [{ kind: 'FieldsForm' }] },
    });
  });
});

describe('award sections', () => {
  type Shelf = {
    readonly title: string;
    readonly emptyTitle: string;
    readonly awards: readonly { readonly title: string; readonly valueLabel: string; readonly isExpired: boolean }[];
  };
  const shelfAt = async (who: PlayerClient, section: string): Promise<Shelf | null> => {
    const { pageLayout } = await who.run<{ pageLayout: { slots: { node: Shelf | null }[] } }>(
      `{ pageLayout(canonicalUrl: "/account/award-details/${section}") { slots { node { ... on AwardDetailsShelf { title emptyTitle awards { title valueLabel isExpired expiresAt game { id } } } } } } }`,
    );
    return pageLayout.slots.find(({ node }) => node !== null && 'emptyTitle' in node)?.node ?? null;
  };
  const demo = () => PlayerClient.logIn(server(), { email: 'demo@linemaker.test', password: 'Linemaker-demo-1' });

  it.each([
    ['bonuses', 'No Bonuses Available'],
    ['bonus-bets', 'No Bonus Bets Available'],
    ['bonus-spins', 'No Bonus Spins Available'],
    ['cashback', 'No Eligible Cashback Available'],
    ['free-bets', 'No Free Bets Available'],
    ['free-rounds', 'No Free Rounds Available'],
    ['history', 'No Awards History'],
    ['profit-boosts', 'No Profit Boosts Available'],
    ['promotional-credits', 'No Credits Available'],
  ])("a new player has no awards in section %s, with the product's empty title", async (section, emptyTitle) => {
    const { player } = await somebody();
    expect(await shelfAt(player, section)).toMatchObject({ emptyTitle, awards: [] });
  });

  it('the award sections show usable awards with their values', async () => {
    const player = await demo();
    expect((await shelfAt(player, 'bonuses'))?.awards).toMatchObject([{ title: 'Casino bonus', valueLabel: '$10.00' }]);
    expect((await shelfAt(player, 'free-bets'))?.awards.map(({ title }) => title).toSorted()).toEqual(['Bonus bet', 'Free wager']);
    expect((await shelfAt(player, 'bonus-spins'))?.awards).toMatchObject([{ valueLabel: '25 rounds' }]);
    expect((await shelfAt(player, 'history'))?.awards).toEqual([]);
  });

  it('an award moves to the history once it has expired', async () => {
    await sandbox(server(), 'clock', { advanceSeconds: 10 * 86_400 });
    const player = await demo();
    expect((await shelfAt(player, 'bonuses'))?.awards).toEqual([]);
    const over = (await shelfAt(player, 'history'))?.awards ?? [];
    expect(over.map(({ title }) => title).toSorted()).toEqual([
      '25% profit boost',
      '50% parlay boost',
      'Bonus bet',
      'Casino bonus',
      'Free rounds',
      'Free wager',
    ]);
    expect(over.every(({ isExpired }) => isExpired)).toBe(true);
  });
});
