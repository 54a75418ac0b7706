import { beforeEach, describe, expect, it } from 'vitest';
import { depositLimitReached } from '#server/modules/responsibleGaming/rgLimits/index.ts';
import { periodStart as limitPeriodStart, zoneOf } from '#server/modules/responsibleGaming/rgLimits/periods.ts';
import { depositId, pay } from '#tests/support/deposits.ts';
import { ask, type Answer, sandbox } from '#tests/support/http.ts';
import { type Credentials, newPlayer, openMoneyline, place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
beforeEach(() => sandbox(server(), 'clock', { reset: true }));

type Item = {
  readonly limitType: string;
  readonly period: string | null;
  readonly active: { readonly description: string } | null;
  readonly pending: { readonly id: string; readonly state: string; readonly startsAt: string; readonly description: string } | null;
  readonly used: { readonly amountLong: string } | null;
  readonly options: readonly { readonly label: string }[] | null;
};
const ITEMS = `query ($type: RgLimitType) { rgLimits(rgLimitType: $type) { limitType period active { description } used { amountLong } options { label }
  pending { id state startsAt description } } }`;
const DAY = 86_400;

const call = (method: string, path: string, player: PlayerClient | null, body?: unknown): Promise<Answer> =>
  ask(server().port, path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(player ? { authorization: `Bearer ${player.tokens.access_token}` } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
async function somebody(options: { region?: string } = {}) {
  const credentials = await newPlayer(server(), options);
  const player = await PlayerClient.logIn(server(), credentials);
  if (options.region === undefined) await player.locate();
  return { player, credentials };
}
const later = async (credentials: Credentials, seconds: number): Promise<PlayerClient> => {
  await sandbox(server(), 'clock', { advanceSeconds: seconds });
  return PlayerClient.logIn(server(), credentials);
};
const itemOf = async (player: PlayerClient, type: string, period: string | null = null): Promise<Item | undefined> =>
  (await player.run<{ rgLimits: readonly Item[] }>(ITEMS, { type })).rgLimits.find((item) => item.period === period);
const set = (player: PlayerClient, path: string, amount: unknown) => call('POST', `/i/${path}`, player, { amount });
const bet = async (player: PlayerClient, ...cents: readonly string[]) => {
  const { home } = await openMoneyline(server());
  return place(
    player,
    cents.map((each) => straight(home, each)),
  );
};
const refusedFor = (code: string) => ({ accepted: false, errors: [{ code, displayType: 'RG_LIMIT' }] });

describe('checklist 37: a wager is refused with a specific error', () => {
  it('checklist 37: a bet above the single wager limit is refused with a specific error', async () => {
    const { player } = await somebody();
    expect((await set(player, 'cashflow_limits/max_single_wager', 1_000)).status).toBe(204);
    expect(await bet(player, '1001')).toMatchObject(refusedFor('wager-limit-reached'));
    expect(await bet(player, '1000')).toMatchObject({ accepted: true });
  });

  it('a deposit limit shows what was deposited in its period', async () => {
    const { player } = await somebody();
    await set(player, 'cashflow_limits/deposit/weekly', 20_000);
    await pay(player, await depositId(player, { amountCents: 8_500 }));
    expect(await itemOf(player, 'DEPOSIT', 'WEEKLY')).toMatchObject({ active: { description: '$200.00' }, used: { amountLong: '8500' } });
  });

  it('checklist 37: a bet above the lowest remaining spend limit is refused with a specific error', async () => {
    const { player } = await somebody();
    for (const [period, amount] of [
      ['monthly', 9_000],
      ['weekly', 2_000],
      ['daily', 5_000],
    ] as const)
      expect((await set(player, `cashflow_limits/spend/${period}`, amount)).status).toBe(204);
    expect(await bet(player, '1500')).toMatchObject({ accepted: true });
    expect((await itemOf(player, 'SPEND', 'WEEKLY'))?.used?.amountLong).toBe('1500');
    expect(await bet(player, '501')).toMatchObject(refusedFor('spend-limit-reached'));
    expect(await bet(player, '500')).toMatchObject({ accepted: true });
  });

  it('checklist 37: a bet above the remaining loss limit is refused, open bets counting as lost', async () => {
    const { player } = await somebody();
    await set(player, 'cashflow_limits/loss/monthly', 1_200);
    expect(await bet(player, '1000')).toMatchObject({ accepted: true });
    expect(await bet(player, '201')).toMatchObject(refusedFor('loss-limit-reached'));
    expect(await bet(player, '200')).toMatchObject({ accepted: true });
  });

  it('of two bets at once that only fit the limit alone, one is accepted', async () => {
    const { player } = await somebody();
    await set(player, 'cashflow_limits/spend/daily', 1_000);
    const both = await Promise.all([bet(player, '600'), bet(player, '600')]);
    expect(both.filter(({ accepted }) => accepted)).toHaveLength(1);
  });

  it('a bet is refused when the daily time limit is reached, and the heartbeat says so', async () => {
    const { credentials } = await somebody();
    const HEART = 'mutation { heartbeat(elapsedSeconds: 60) { status message } }';
    // Starts at noon in the player's time zone, so that the whole hour is in one day.
    const tomorrow = limitPeriodStart('DAILY', new Date(Date.now() + 86_400_000), zoneOf('US-NJ'));
    const player = await later(credentials, Math.ceil((tomorrow.getTime() - Date.now()) / 1_000) + 12 * 3_600);
    await player.locate();
    expect((await set(player, 'time_limits', 1)).status).toBe(204);
    expect(await player.run(HEART)).toEqual({ heartbeat: { status: 'OK', message: null } });
    const { db, ports } = server().app.deps;
    const now = ports.now();
    await db
      .updateTable('sessions')
      .set({ started_at: new Date(now.getTime() - 3_600_000), reality_checked_at: now })
      .where('player_id', '=', player.playerId)
      .where('ended_at', 'is', null)
      .execute();
    const answer = await player.run<{ heartbeat: { status: string; message: string } }>(HEART);
    expect(answer.heartbeat.status).toBe('TIME_LIMIT_EXCEEDED');
    expect((await bet(player, '500')).errors.map(({ code }) => code)).toContain('time-limit-reached');
    expect(answer.heartbeat.message).toContain('you reached your set daily time limit. Come back tomorrow!');
  });
});

describe('checklist 38: a limit', () => {
  it("checklist 38: a limit is lowered at once and raised only by the region's rules", async () => {
    const { player, credentials } = await somebody();
    await set(player, 'cashflow_limits/spend/daily', 2_000);
    expect((await set(player, 'cashflow_limits/spend/daily', 1_000)).status).toBe(204);
    expect(await itemOf(player, 'SPEND', 'DAILY')).toMatchObject({ active: { description: '$10.00' }, pending: null });
    await set(player, 'cashflow_limits/spend/daily', 3_000);
    expect(await itemOf(player, 'SPEND', 'DAILY')).toMatchObject({
      active: { description: '$10.00' },
      pending: { state: 'INCREASE_PENDING', description: '$30.00' },
    });
    expect(await bet(player, '1001')).toMatchObject(refusedFor('spend-limit-reached'));
    // The limit stays until the day is over, whatever this request and the confirmation say.
    expect((await call('POST', '/i/cashflow_limits/spend/daily/pending', player)).status).toBe(422);
    const soon = await later(credentials, DAY - 60);
    expect(await itemOf(soon, 'SPEND', 'DAILY')).toMatchObject({ active: { description: '$10.00' } });
    const after = await later(credentials, DAY + 120);
    expect(await itemOf(after, 'SPEND', 'DAILY')).toMatchObject({ active: { description: '$30.00' }, pending: null });
  });

  it('checklist 38: a raise of a limit requested again waits anew', async () => {
    const { player, credentials } = await somebody();
    await set(player, 'cashflow_limits/max_single_wager', 1_000);
    await set(player, 'cashflow_limits/max_single_wager', 2_000);
    const again = await later(credentials, DAY / 2);
    await set(again, 'cashflow_limits/max_single_wager', 5_000);
    const day = await later(credentials, DAY / 2 + 60);
    expect(await itemOf(day, 'MAX_SINGLE_WAGER')).toMatchObject({
      active: { description: '$10.00' },
      pending: { description: '$50.00' },
    });
  });

  it.each([0, -1, 1.5, '1000', 'NaN', undefined, 1e21, true, [1_000], 100_000_000_001])(
    'checklist 38: a limit cannot be set to %j',
    async (amount) => {
      const { player } = await somebody();
      const answer = await set(player, 'cashflow_limits/deposit/weekly', amount);
      expect(answer.status).toBe(422);
      expect(answer.json).toMatchObject({ errors: { amount: [{ message: expect.any(String) }] } });
      expect(await itemOf(player, 'DEPOSIT', 'WEEKLY')).toMatchObject({ active: null, pending: null });
    },
  );

  it('checklist 38: a daily time limit is 1 to 10 hours', async () => {
    const { player } = await somebody();
    expect((await set(player, 'time_limits', 11)).status).toBe(422);
    expect((await set(player, 'time_limits', 10)).status).toBe(204);
    const item = await itemOf(player, 'DAILY_TIME', 'DAILY');
    expect(item).toMatchObject({ active: { description: '10 hours a day' } });
    expect(item?.options?.map(({ label }) => label)).toEqual([
      'No Limit',
      '1 hour',
      ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((hours) => `${hours} hours`),
    ]);
  });
});

describe('checklist 39: a pending change', () => {
  it('checklist 39: a pending limit change can be cancelled, and the current limit stays', async () => {
    const { player } = await somebody();
    await set(player, 'cashflow_limits/loss/weekly', 1_000);
    await set(player, 'cashflow_limits/loss/weekly', null);
    expect((await itemOf(player, 'LOSS', 'WEEKLY'))?.pending?.state).toBe('REMOVAL_PENDING');
    expect((await call('DELETE', '/i/cashflow_limits/loss/weekly/pending', player)).status).toBe(204);
    expect(await itemOf(player, 'LOSS', 'WEEKLY')).toMatchObject({ active: { description: '$10.00' }, pending: null });
    expect((await call('DELETE', '/i/cashflow_limits/loss/weekly/pending', player)).status).toBe(422);
  });

  it('checklist 39: a pending limit change that needs confirmation has no effect before it', async () => {
    const { player, credentials } = await somebody({ region: 'US-PA' });
    await set(player, 'cashflow_limits/deposit/daily', 1_000);
    await set(player, 'cashflow_limits/deposit/daily', 2_000);
    const month = await later(credentials, 31 * DAY);
    const waiting = await itemOf(month, 'DEPOSIT', 'DAILY');
    expect(waiting).toMatchObject({ active: { description: '$10.00' }, pending: { state: 'ACTION_REQUIRED' } });
    const CONFIRM =
      'mutation ($id: ID!) { confirmPendingLimit(limitId: $id) { succeeded userErrors { message } limit { active { description } } } }';
    const stranger = await PlayerClient.logIn(server(), await newPlayer(server()));
    await expect(stranger.run(CONFIRM, { id: waiting?.pending?.id })).rejects.toThrow('We could not find this limit.');
    expect(await month.run(CONFIRM, { id: waiting?.pending?.id })).toEqual({
      confirmPendingLimit: { succeeded: true, userErrors: [], limit: { active: { description: '$20.00' } } },
    });
  });
});

describe('limits of a player', () => {
  it('a limit can also be set and cancelled by mutation, with errors by field', async () => {
    const { player } = await somebody();
    const SET = `mutation ($amount: Long) { setLimit(type: SPEND, period: DAILY, amountOrDuration: $amount) {
      succeeded userErrors { field message } limit { active { description } pending { id } } } }`;
    expect(await player.run(SET, { amount: '2500' })).toMatchObject({
      setLimit: { succeeded: true, limit: { active: { description: '$25.00' } } },
    });
    expect(await player.run(SET, { amount: '0' })).toMatchObject({
      setLimit: { succeeded: false, userErrors: [{ field: ['amountOrDuration'], message: 'Enter an amount above $0.00.' }] },
    });
    const raised = await player.run<{ setLimit: { limit: Item } }>(SET, { amount: '9900' });
    const CANCEL = 'mutation ($id: ID!) { cancelPendingLimit(limitId: $id) { succeeded limit { pending { id } } } }';
    expect(await player.run(CANCEL, { id: raised.setLimit.limit.pending?.id })).toEqual({
      cancelPendingLimit: { succeeded: true, limit: { pending: null } },
    });
    const wrong = await player.try('mutation { setLimit(type: MAX_SINGLE_WAGER, period: DAILY, amountOrDuration: "1") { succeeded } }');
    expect(wrong.errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });

  it("the history of a player's limits is paged, latest first", async () => {
    const { player } = await somebody();
    for (const amount of [5_000, 4_000, 3_000]) await set(player, 'cashflow_limits/spend/monthly', amount);
    await set(player, 'cashflow_limits/spend/monthly', 9_000);
    const PAGE = `query ($after: String) { rgLimitHistorySection(sectionId: "all", first: 2, after: $after) {
      hasNextPage endCursor items { label isActive amount { formattedAmount } } } }`;
    type Page = { rgLimitHistorySection: { hasNextPage: boolean; endCursor: string; items: readonly object[] } };
    const { rgLimitHistorySection: first } = await player.run<Page>(PAGE);
    expect(first).toMatchObject({
      hasNextPage: true,
      items: [
        { label: 'Monthly spend limit', isActive: true, amount: { formattedAmount: '$30.00' } },
        { isActive: false, amount: { formattedAmount: '$40.00' } },
      ],
    });
    const { rgLimitHistorySection: second } = await player.run<Page>(PAGE, { after: first.endCursor });
    expect(second).toMatchObject({ hasNextPage: false, items: [{ isActive: false, amount: { formattedAmount: '$50.00' } }] });
  });

  it('the deposit limit check returns the lowest limit that a deposit would exceed', async () => {
    const { player } = await somebody();
    await set(player, 'cashflow_limits/deposit/monthly', 10_000);
    await set(player, 'cashflow_limits/deposit/daily', 5_000);
    const { db, ports } = server().app.deps;
    const reached = (cents: bigint) =>
      db.transaction().execute((trx) => depositLimitReached(trx, { playerId: player.playerId, cents, now: ports.now() }));
    expect(await reached(5_000n)).toBeNull();
    expect(await reached(5_001n)).toMatchObject({ period: 'DAILY', cents: 5_000n });
    await pay(player, await depositId(player, { amountCents: 4_500 }));
    expect(await reached(1_000n)).toMatchObject({ period: 'DAILY' });
  });

  it.each([
    ['POST', '/i/cashflow_limits/spend/daily', { amount: 100 }],
    ['DELETE', '/i/time_limits/pending', undefined],
    ['POST', '/i/cool_offs', { hours: 72 }],
    ['POST', '/i/self_exclusions', { option_id: '1-years' }],
    ['GET', '/i/self_exclusion_options', undefined],
  ])('the request %s %s needs a session', async (method, path, body) => {
    const answer = await call(method, path, null, body);
    expect([answer.status, answer.headers['cache-control']]).toEqual([401, 'no-store']);
  });
});

describe('a page of a limit', () => {
  const PAGE = `query ($url: String!) { pageLayout(canonicalUrl: $url) { slots { node {
    ... on OwnLimitShelf { title text item { title active { description } options { id } } }
    ... on LimitHistoryShelf { section { items { label } } } } } } }`;
  type Page = { pageLayout: { slots: readonly { node: object }[] } | null };
  const shown = async (player: PlayerClient, path: string): Promise<object | undefined> =>
    (await player.run<Page>(PAGE, { url: `/account/responsible-gaming/${path}` })).pageLayout?.slots[0]?.node;

  it('the pages of breaks do not speak of limits', async () => {
    const { player } = await somebody();
    for (const path of ['self-exclusion', 'cool-off'])
      expect(await shown(player, path)).toMatchObject({ text: expect.not.stringContaining('limit') });
    expect(await shown(player, 'deposit/daily')).toMatchObject({ text: expect.stringContaining('A lower limit') });
  });

  it("the page of all limits lists each limit once, with the player's value and use", async () => {
    const { player } = await somebody();
    await set(player, 'cashflow_limits/deposit/weekly', 20_000);
    const LIST = `{ pageLayout(canonicalUrl: "/account/responsible-gaming") { slots { node { ... on LimitListShelf {
      limitRows { label limitType period } limitItems { limitType period active { description } used { amountLong } } } } } } }`;
    const slots = (await player.run<Page>(LIST)).pageLayout?.slots ?? [];
    const list = slots
      .map(({ node }) => node as { limitRows?: readonly object[]; limitItems?: readonly object[] })
      .find((node) => node.limitRows);
    expect(list?.limitRows).toHaveLength(12);
    expect(list?.limitRows?.[1]).toEqual({ label: 'Weekly deposit limit', limitType: 'DEPOSIT', period: 'WEEKLY' });
    expect(list?.limitItems).toContainEqual({
      limitType: 'DEPOSIT',
      period: 'WEEKLY',
      active: { description: '$200.00' },
      used: { amountLong: '0' },
    });
  });

  it("each limit has a page that shows the player's own limit", async () => {
    const { player } = await somebody();
    await set(player, 'cashflow_limits/spend/weekly', 5_000);
    expect(await shown(player, 'spend/weekly')).toMatchObject({ title: 'Weekly spend limit', item: { active: { description: '$50.00' } } });
    expect(await shown(player, 'reality-check-in')).toMatchObject({ item: { active: { description: 'Every 60 minutes' } } });
    expect(await shown(player, 'time')).toMatchObject({ item: { title: 'Daily time limit', active: null } });
    expect(await shown(player, 'max-single-wager')).toMatchObject({ item: { options: null } });
    expect(await shown(player, 'cool-off')).toMatchObject({ item: { options: [{ id: '72' }, { id: '168' }, { id: '720' }] } });
    expect(await shown(player, 'history')).toMatchObject({ section: { items: [{ label: 'Weekly spend limit' }] } });
  });
});

describe('checklist 14: a break', () => {
  it('checklist 14: a break blocks bets at once until it is over, and cannot be shortened', async () => {
    const { player, credentials } = await somebody();
    expect((await call('POST', '/i/cool_offs', player, { hours: 24 })).status, 'New Jersey has 72 hours at least').toBe(422);
    expect((await call('POST', '/i/cool_offs', player, { hours: 168 })).status).toBe(200);
    expect(await bet(player, '500')).toMatchObject(refusedFor('excluded'));
    const shorter = await call('POST', '/i/cool_offs', player, { hours: 72 });
    expect(new Date((shorter.json as { ends_at: string }).ends_at).getTime()).toBeGreaterThan(Date.now() + 6 * DAY * 1_000);
    const soon = await later(credentials, 7 * DAY - 60);
    await soon.locate();
    expect(await bet(soon, '500')).toMatchObject(refusedFor('excluded'));
    const after = await later(credentials, 61);
    await after.locate();
    // The bet still fails, because its game closed last week, but not with `excluded`.
    expect((await bet(after, '500')).errors.map(({ code }) => code)).not.toContain('excluded');
    expect(await itemOf(after, 'COOL_OFF')).toMatchObject({ active: null });
  });

  it('checklist 14: a permanent break has no end', async () => {
    const { player } = await somebody();
    expect((await call('GET', '/i/self_exclusion_options', player)).json).toMatchObject({
      options: [{ id: '1-years' }, {}, { id: 'lifetime' }],
    });
    expect((await call('POST', '/i/self_exclusions', player, { option_id: 'lifetime' })).json).toEqual({ ends_at: null });
    expect(await itemOf(player, 'SELF_EXCLUSION')).toMatchObject({ active: { description: 'Permanently' } });
    expect((await call('POST', '/i/self_exclusions', player, { option_id: 'a day' })).status).toBe(422);
  });
});
