import { easternMinute, isOpenAt } from '#server/modules/casino/rules/index.ts';
import { resolveGameRounds } from '#server/modules/casino/play/index.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  aGame,
  aLaunchId,
  aName,
  giveBack,
  type Launched,
  LAUNCH,
  LAUNCHED,
  launch,
  onGamePage,
  press,
  providerOf,
  seated,
  wager,
  win,
} from '#tests/support/casinoPlay.ts';
import { cashOf } from '#tests/support/deposits.ts';
import { sandbox } from '#tests/support/http.ts';
import { graphql, PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const emailOf = ({ playerId }: PlayerClient) => `player-${playerId}@linemaker.test`;
const change = (player: PlayerClient, account: object) => sandbox(server(), 'account', { email: emailOf(player), ...account });
const dbOf = () => server().app.deps.db;

afterEach(async () => {
  await sandbox(server(), 'location', { place: 'US-NJ' });
  await sandbox(server(), 'game', {});
  await sandbox(server(), 'clock', { reset: true });
});

const SET = `mutation ($type: RgLimitType!, $period: RgLimitPeriod, $amount: Long) {
  setLimit(type: $type, period: $period, amountOrDuration: $amount) { succeeded } }`;
const limit = (player: PlayerClient, type: string, period: string | null, amount: string) => player.run(SET, { type, period, amount });
/** Creates a player with a verified location. */
const located = async (cents = 100_000) => {
  const player = await PlayerClient.fresh(server(), { cents });
  await player.locate();
  return player;
};
const askForBreak = (player: PlayerClient) =>
  dbOf()
    .insertInto('exclusions')
    .values({ id: aName('break'), player_id: player.playerId, kind: 'COOL_OFF', starts_at: server().app.deps.ports.now(), ends_at: null })
    .execute();

/** Reasons why a player may not play: name, setup, launch error, and the refusal of a wager in an earlier session. */
const obstacles: readonly (readonly [string, (player: PlayerClient) => Promise<unknown>, string, string])[] = [
  ['a suspended account (14)', (player) => change(player, { restricted: true }), 'LAUNCHED_FAILED', 'account-restricted'],
  ['a break (14)', askForBreak, 'LAUNCHED_FAILED', 'excluded'],
  ['a casino restriction', (player) => change(player, { casinoRestrictedHours: 5 }), 'CASINO_RESTRICTION', 'casino-restricted'],
  [
    'a notice that is not acknowledged',
    (player) => change(player, { requiresAcknowledgement: true }),
    'RG_ACK_REQUIRED',
    'acknowledgement-required',
  ],
  ['a reality check that is due (40)', (player) => change(player, { realityCheckDue: true }), 'RG_ACK_REQUIRED', 'reality-check-due'],
  [
    'an identity that is not verified',
    (player) => dbOf().updateTable('players').set({ vendor_status: 'PENDING' }).where('id', '=', player.playerId).execute(),
    'LAUNCHED_FAILED',
    'identity-not-verified',
  ],
  [
    'a location outside (35)',
    async (player) => {
      await sandbox(server(), 'location', { place: 'US-NV' });
      await player.authorize(await player.packet());
    },
    'GEO_COMPLY_ERROR',
    'region-not-served',
  ],
  [
    'an exclusion boundary',
    async (player) => {
      await sandbox(server(), 'location', { place: 'US-NJ-EXCLUDED' });
      await player.authorize(await player.packet());
    },
    'GEO_COMPLY_IN_EXCLUSION_BOUNDARY_ERROR',
    'region-not-served',
  ],
  ['a region without a casino', (player) => movedTo(player, 'US-NY'), 'GEO_COMPLY_ERROR', 'region-not-served'],
  ['a verdict that has run out (32)', (player) => expire(player), 'GEO_COMPLY_ERROR', 'location-not-verified'],
  ['a loss limit', (player) => limit(player, 'LOSS', 'DAILY', '5'), 'RG_LOSS_LIMIT', 'loss-limit-reached'],
  ['a spend limit', (player) => limit(player, 'SPEND', 'WEEKLY', '5'), 'RG_SPEND_LIMIT', 'spend-limit-reached'],
  ['a limit on single wagers', (player) => limit(player, 'MAX_SINGLE_WAGER', null, '5'), 'LAUNCHED_FAILED', 'wager-limit-reached'],
];
const movedTo = (player: PlayerClient, region: string) =>
  dbOf()
    .updateTable('geo_verdicts')
    .set({ region })
    .where('session_id', 'in', (eb) => eb.selectFrom('sessions').select('id').where('player_id', '=', player.playerId))
    .execute();
const expire = (player: PlayerClient) =>
  dbOf()
    .updateTable('geo_verdicts')
    .set({ expires_at: server().app.deps.ports.now() })
    .where('session_id', 'in', (eb) => eb.selectFrom('sessions').select('id').where('player_id', '=', player.playerId))
    .execute();

describe('a launch for money', () => {
  it("a launch for money returns the game's address, the session and the way back", async () => {
    const player = await located();
    const game = aGame(server());
    const launched = await launch(player, { gameId: game.id });
    expect(launched).toMatchObject({ errors: [], embeddedRedirectUrl: `/casino/category/${game.category}/${game.slug}` });
    expect(launched.launchUrl).toMatch(/^http:\/\/games\.localhost:\d+\/play\/[\w-]{20,}$/);
    expect(await player.run('{ sessionData { isPlayingCasinoGame } }')).toEqual({ sessionData: { isPlayingCasinoGame: true } });
    await player.run('mutation ($id: ID!) { casinoClose(sessionId: $id) { succeeded } }', { id: launched.sessionId });
    expect(await player.run('{ sessionData { isPlayingCasinoGame } }')).toEqual({ sessionData: { isPlayingCasinoGame: false } });
  });

  it.each(obstacles)('a launch for money is refused for %s', async (_what, obstruct, kind) => {
    const player = await located();
    await obstruct(player);
    const { errors, launchUrl, sessionId } = await launch(player);
    expect(errors).toMatchObject([{ kind }]);
    expect([launchUrl, sessionId]).toEqual([null, null]);
  });

  it.each(obstacles)(
    'a game opened before %s refuses the next wager, and its open round is played out',
    async (_what, obstruct, _kind, refusal) => {
      const seat = await seated(await PlayerClient.fresh(server()));
      const round = aName();
      expect((await wager(seat, { round })).said.isAccepted).toBe(true);
      await obstruct(seat.player);
      expect((await wager(seat)).said.refusal).toBe(refusal);
      expect((await win(seat, { round, cents: 700 })).said).toMatchObject({ isAccepted: true });
      const { balance } = await dbOf()
        .selectFrom('ledger_accounts')
        .select('balance')
        .where('id', '=', `player-cash:${seat.player.playerId}`)
        .executeTakeFirstOrThrow();
      expect(balance).toBe('100600');
    },
  );

  it('a launch by a player with an unfinished sign-up names the identity check and links to it', async () => {
    const player = await located();
    await dbOf().updateTable('players').set({ vendor_status: 'PENDING' }).where('id', '=', player.playerId).execute();
    expect((await launch(player)).errors).toMatchObject([{ callToAction: { deepLink: { __typename: 'SportsbookPageDeepLink' } } }]);
  });

  it('a launch for money needs a login, a location and an existing game', async () => {
    const input = { gameId: aGame(server()).id, mode: 'REAL', launchId: aLaunchId() };
    expect((await graphql(server(), LAUNCH, { input })).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    const player = await PlayerClient.fresh(server());
    expect((await launch(player)).errors).toMatchObject([{ kind: 'GEO_COMPLY_ERROR' }]);
    await player.locate();
    expect((await launch(player, { gameId: 'game-of-nobody' })).errors).toMatchObject([{ kind: 'LAUNCHED_FAILED' }]);
    expect((await player.try(LAUNCH, { input: { ...input, launchId: 'short' } })).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });

  it('a launch of a table is refused while the table is closed', async () => {
    const { ports, catalogue } = server().app.deps;
    const table = { dealer: 'Ada', seats: 7, seatsTaken: 0, opensMinute: 16 * 60, closesMinute: 4 * 60 };
    const game = { ...aGame(server()), table };
    const dealt = vi.spyOn(catalogue, 'game').mockReturnValue(game);
    const opens = (minute: number): boolean => isOpenAt(minute, table.opensMinute, table.closesMinute);
    const atHour = async (isOpen: boolean) => {
      const hours = Array.from({ length: 24 }, (_, hour) => hour).find(
        (hour) => opens((easternMinute(ports.now()) + hour * 60) % 1_440) === isOpen,
      );
      await sandbox(server(), 'clock', { advanceSeconds: (hours ?? 0) * 3_600 + 1 });
      return (await launch(await located(), { gameId: game.id })).errors.map(({ kind }) => kind);
    };
    expect([await atHour(false), await atHour(true)]).toEqual([['LAUNCHED_FAILED'], []]);
    dealt.mockRestore();
  });

  it('during maintenance an open game takes no wager but pays what was won', async () => {
    const seat = await seated(await PlayerClient.fresh(server()));
    const [round, transaction] = [aName(), aName('wager')];
    await wager(seat, { round });
    await sandbox(server(), 'maintenance', { by: 'header' });
    expect((await wager(seat, { transaction })).status).toBe(503);
    expect((await win(seat, { round, cents: 300 })).said.isAccepted).toBe(true);
    await sandbox(server(), 'maintenance', { by: 'off' });
    expect((await wager(seat, { transaction })).said.isAccepted, 'it was not decided').toBe(true);
  });

  it('a launch fails with a specific error if the provider is down, and can be repeated under the same id', async () => {
    const player = await located();
    const launchId = aLaunchId();
    await sandbox(server(), 'game', { unreachable: true });
    expect((await launch(player, { launchId })).errors).toMatchObject([{ kind: 'LAUNCHED_FAILED' }]);
    await sandbox(server(), 'game', {});
    expect((await launch(player, { launchId })).errors).toEqual([]);
  });

  it('checklist 33: a wager is accepted only from the located address, and only until logout', async () => {
    const seat = await seated(await PlayerClient.fresh(server()));
    expect((await wager(seat, { playerIp: '203.0.113.9' })).said.refusal).toBe('location-not-verified');
    expect((await wager(seat)).said.isAccepted).toBe(true);
    await change(seat.player, { endSession: true });
    expect((await wager(seat)).said.refusal).toBe('not-logged-in');
    const { deps } = server().app;
    await resolveGameRounds(deps, providerOf(server()));
    expect((await wager(seat)).said.refusal, 'also once the server has closed the game by itself').toBe('not-logged-in');
  });

  it('checklist 4: a game round counts as activity, so a playing player is not logged out', async () => {
    const seat = await seated(await PlayerClient.fresh(server()));
    // A location is valid for twenty minutes, so both wagers are accepted.
    for (const minutes of [10, 9]) {
      await sandbox(server(), 'clock', { advanceSeconds: minutes * 60 });
      expect((await wager(seat)).said.isAccepted).toBe(true);
    }
    await sandbox(server(), 'clock', { advanceSeconds: 16 * 60 });
    expect((await wager(seat)).said.refusal).toBe('not-logged-in');
  });
});

describe('responsible-gaming limits (checklist 37)', () => {
  it('spend, loss and wager limits count games and bets together (checklist 37)', async () => {
    const seat = await seated(await PlayerClient.fresh(server()));
    await limit(seat.player, 'SPEND', 'DAILY', '1000');
    const [round, back, transaction] = [aName(), aName(), aName('wager')];
    await wager(seat, { round, cents: 600 });
    await win(seat, { round, cents: 5_000 });
    expect((await wager(seat, { cents: 500 })).said.refusal).toBe('spend-limit-reached');
    expect((await wager(seat, { round: back, transaction, cents: 400 })).said.isAccepted).toBe(true);
    await giveBack(seat, { round: back, wager: transaction });
    expect((await wager(seat, { cents: 400 })).said.isAccepted, 'what went back is not spent').toBe(true);
  });

  it('a loss limit has room again for what was won', async () => {
    const seat = await seated(await PlayerClient.fresh(server()));
    await limit(seat.player, 'LOSS', 'DAILY', '1000');
    const round = aName();
    await wager(seat, { round, cents: 1_000 });
    expect((await wager(seat)).said.refusal).toBe('loss-limit-reached');
    await win(seat, { round, cents: 700 });
    expect((await wager(seat, { cents: 800 })).said.refusal).toBe('loss-limit-reached');
    expect((await wager(seat, { cents: 700 })).said.isAccepted).toBe(true);
  });

  it('session data and the reality check include wagers on games', async () => {
    const seat = await seated(await PlayerClient.fresh(server()));
    await wager(seat, { cents: 300 });
    await wager(seat, { cents: 200 });
    expect(await seat.player.run('{ spentInSession { amount { amountLong } } realityCheck { amountWagered { amountLong } } }')).toEqual({
      spentInSession: { amount: { amountLong: '500' } },
      realityCheck: { amountWagered: { amountLong: '500' } },
    });
  });
});

describe('practice', () => {
  const DEMO = (gameId: string) => ({ input: { gameId, mode: 'DEMO', launchId: aLaunchId() } });
  const practise = async (gameId: string): Promise<Launched> =>
    (await graphql<{ casinoLaunch: Launched }>(server(), LAUNCH, DEMO(gameId))).data.casinoLaunch;

  it('practice needs no login, moves no money and stores nothing', async () => {
    const countOf = async () => (await dbOf().selectFrom('casino_transactions').select('id').execute()).length;
    const before = await countOf();
    const { launchUrl, sessionId, errors } = await practise(aGame(server()).id);
    expect([errors, sessionId]).toEqual([[], null]);
    await sandbox(server(), 'game', { nextMultiple: 8 });
    const played = await press(launchUrl ?? '', 200);
    expect(played.json).toMatchObject({ state: 'OVER', winCents: 1_600, balanceCents: 101_400, description: 'Goblet × 4 and 4 more' });
    expect(await countOf()).toBe(before);
  });

  it('practice needs a game that allows it, and is refused on a break or casino restriction', async () => {
    const real = server()
      .app.deps.catalogue.games()
      .find(({ demoAvailable }) => !demoAvailable);
    expect((await practise(real?.id ?? '')).errors).toMatchObject([{ kind: 'LAUNCHED_FAILED' }]);
    const [onBreak, restricted] = [await PlayerClient.fresh(server()), await PlayerClient.fresh(server())];
    await askForBreak(onBreak);
    await change(restricted, { casinoRestrictedHours: 5 });
    expect((await launch(onBreak, { mode: 'DEMO' })).errors).toMatchObject([{ kind: 'LAUNCHED_FAILED' }]);
    expect((await launch(restricted, { mode: 'DEMO' })).errors).toMatchObject([{ kind: 'CASINO_RESTRICTION' }]);
  });

  it('the free game of a page is launched by its id only', async () => {
    const FREE = `mutation ($id: ID!, $launchId: ID!) { casinoLaunchFreeToPlay(promotionId: $id, launchId: $launchId) ${LAUNCHED} }`;
    const open = async (id: string): Promise<Launched> =>
      (await graphql<{ casinoLaunchFreeToPlay: Launched }>(server(), FREE, { id, launchId: aLaunchId() })).data.casinoLaunchFreeToPlay;
    expect(await open('game-of-the-day')).toMatchObject({
      errors: [],
      sessionId: null,
      embeddedRedirectUrl: '/casino/f2p/game-of-the-day',
    });
    expect((await open('game-of-the-year')).errors).toMatchObject([{ kind: 'LAUNCHED_FAILED' }]);
  });
});

describe('the page of a game', () => {
  it("a game's page loads only the provider's files and is framed only by this machine", async () => {
    const player = await located();
    const { launchUrl } = await launch(player);
    const page = await onGamePage(launchUrl ?? '', '');
    expect(page.headers['content-security-policy']).toContain(`default-src 'none'`);
    expect(page.headers['content-security-policy']).toContain('frame-ancestors http://localhost:*');
    expect((await onGamePage(launchUrl ?? '', 'state')).json).toMatchObject({
      hostOrigin: server().origin,
      isPractice: false,
      balanceCents: 100_000,
      kind: 'slot',
      unseen: null,
    });
  });

  it("a repeated press on a game's page plays once and moves the balance once", async () => {
    const player = await located();
    const { launchUrl } = await launch(player);
    await sandbox(server(), 'game', { nextMultiple: 4 });
    const name = crypto.randomUUID();
    const [first, again] = [await press(launchUrl ?? '', 500, name), await press(launchUrl ?? '', 500, name)];
    expect(first.json).toMatchObject({ winCents: 2_000, balanceCents: 101_500 });
    expect(again.json).toEqual(first.json);
    expect(await cashOf(player)).toBe(101_500n);
    expect(await press(launchUrl ?? '', 1)).toMatchObject({ status: 422 });
  });

  it("a game's page says why a wager was refused", async () => {
    const player = await located(100);
    const { launchUrl } = await launch(player);
    const refused = await press(launchUrl ?? '', 500);
    expect(refused).toMatchObject({ status: 409, json: { state: 'REFUSED', refusal: 'insufficient-funds', balanceCents: 100 } });
  });
});

it('a game is listed as played last after its first wager', async () => {
  const seat = await seated(await PlayerClient.fresh(server()));
  await wager(seat);
  const rows = await dbOf().selectFrom('casino_plays').select('game_id').where('player_id', '=', seat.player.playerId).execute();
  expect(rows).toEqual([{ game_id: aGame(server()).id }]);
});
