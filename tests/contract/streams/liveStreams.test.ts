import { SignJWT } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import { grantCredit } from '#server/modules/wallet/index.ts';
import { ask, sandbox } from '#tests/support/http.ts';
import { graphql, place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import type { TestServer } from '#tests/support/server.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const QUERY = 'query ($eventId: ID!) { liveStream(eventId: $eventId) { ticket { value hostUrl expiresAt } error restriction } }';
type Opened = {
  readonly ticket: { readonly value: string; readonly hostUrl: string; readonly expiresAt: string } | null;
  readonly error: string | null;
  readonly restriction: string | null;
};
type Listed = {
  readonly events: readonly {
    readonly id: string;
    readonly hasLiveStream: boolean;
    readonly markets: readonly {
      readonly type: string;
      readonly selections: readonly { readonly id: string; num: string; den: string; points: string | null }[];
    }[];
  }[];
};

const games = (status: string, isBroadcast = true): Promise<Listed['events']> =>
  sandbox<Listed>(server(), 'events', { status, limit: 200 }).then(({ events }) =>
    events.filter(({ hasLiveStream }) => hasLiveStream === isBroadcast),
  );
async function liveGame() {
  const [game] = await games('PRE_GAME');
  if (!game) throw new Error('Nothing that has not begun is broadcast');
  await sandbox(server(), 'event/start', { eventId: game.id });
  return game;
}
const openFor = (player: PlayerClient, eventId: string): Promise<Opened> =>
  player.run<{ liveStream: Opened }>(QUERY, { eventId }).then(({ liveStream }) => liveStream);
const locatedPlayer = async (cents?: number): Promise<PlayerClient> => {
  const player = await PlayerClient.fresh(server(), cents === undefined ? {} : { cents });
  await player.locate();
  return player;
};
const refusedBy = (code: string) => ({
  ticket: null,
  ...(/^(ERROR|EVENT_|RATE)/.test(code) ? { error: code, restriction: null } : { error: null, restriction: code }),
});

const hostPort = ({ app }: TestServer): number => Number(new URL(app.deps.liveStreams.hostOrigin ?? '').port);
const atHost = (path: string, ticket: string) =>
  ask(hostPort(server()), path, { method: 'POST', headers: { authorization: `Bearer ${ticket}` } });

afterEach(async () => {
  await sandbox(server(), 'location', { place: 'US-NJ' });
});

describe('an event', () => {
  it('a stream of an event not begun, over, cancelled or not broadcast is refused with a specific error', async () => {
    const [pending, over, cancelled] = await games('PRE_GAME');
    const [silent] = await games('IN_PLAY', false);
    if (!pending || !over || !cancelled || !silent) throw new Error('The world has too few games');
    await sandbox(server(), 'result', { eventId: over.id, homeScore: 1, awayScore: 0 });
    await sandbox(server(), 'event/void', { eventId: cancelled.id });
    for (const [eventId, error] of [
      [pending.id, 'EVENT_PENDING'],
      [over.id, 'EVENT_CLOSED'],
      [cancelled.id, 'EVENT_CANCELLED'],
      [silent.id, 'ERROR'],
      ['nobody-knows', 'ERROR'],
    ] as const)
      expect((await graphql<{ liveStream: Opened }>(server(), QUERY, { eventId })).data.liveStream, error).toEqual(refusedBy(error));
  });

  it('an event is marked as streamed until it is over', async () => {
    const game = await liveGame();
    const marked = () =>
      graphql<{ event: { hasLiveStream: boolean } }>(server(), 'query ($id: ID!) { event(id: $id) { hasLiveStream } }', {
        id: game.id,
      }).then(({ data }) => data.event.hasLiveStream);
    expect(await marked()).toBe(true);
    await sandbox(server(), 'result', { eventId: game.id, homeScore: 1, awayScore: 0 });
    expect(await marked()).toBe(false);
  });

  it('the sports menu counts exactly the events marked as streamed', async () => {
    await liveGame();
    type Item = { readonly id: string; readonly liveStreamCount: number };
    const { data } = await graphql<{ sportsMenu: readonly Item[] }>(server(), '{ sportsMenu { id liveStreamCount } }');
    const counted = data.sportsMenu.reduce((sum, { liveStreamCount }) => sum + liveStreamCount, 0);
    expect(counted).toBe((await games('IN_PLAY')).length);
    expect(counted).toBeGreaterThan(0);
  });
});

describe('a viewer', () => {
  it('a visitor who opens a stream is asked to log in', async () => {
    const { id } = await liveGame();
    const { data } = await graphql<{ liveStream: Opened }>(server(), QUERY, { eventId: id });
    expect(data.liveStream).toEqual(refusedBy('ANONYMOUS'));
  });

  it('a player whose session has ended gets no stream', async () => {
    const { id } = await liveGame();
    const player = await locatedPlayer();
    await server().app.deps.db.updateTable('sessions').set({ ended_at: new Date() }).where('player_id', '=', player.playerId).execute();
    expect((await openFor(player, id)).ticket).toBeNull();
  });

  it('a player without a valid location in the region gets no stream', async () => {
    const { id } = await liveGame();
    expect(await openFor(await PlayerClient.fresh(server()), id)).toEqual(refusedBy('OUT_OF_REGION'));
    const player = await locatedPlayer();
    expect((await openFor(player, id)).ticket).not.toBeNull();
    await server()
      .app.deps.db.updateTable('geo_verdicts')
      .set({ expires_at: new Date(0) })
      .execute();
    expect(await openFor(player, id)).toEqual(refusedBy('OUT_OF_REGION'));
    await sandbox(server(), 'location', { place: 'US-NV' });
    await player.authorize(await player.packet());
    expect(await openFor(player, id)).toEqual(refusedBy('OUT_OF_REGION'));
  });

  it('a player without balance or bet is asked to deposit, and with credits only to bet', async () => {
    const { id } = await liveGame();
    const player = await locatedPlayer(0);
    expect(await openFor(player, id)).toEqual(refusedBy('BALANCE'));
    await grantCredit(server().app.deps, { playerId: player.playerId, cents: 500n, reference: `credit-${player.playerId}` });
    expect(await openFor(player, id)).toEqual(refusedBy('NO_BET_ON_EVENT'));
  });

  it('a player without balance may watch the event they have bet on, and no other', async () => {
    const [game, other] = [await liveGame(), await liveGame()];
    const player = await locatedPlayer(500);
    const pick = game.markets.find(({ type }) => type === 'moneyline' || type === 'three-way')?.selections[0];
    if (!pick) throw new Error('Nothing to bet on');
    expect(await place(player, [straight(pick, '500')])).toMatchObject({ accepted: true });
    expect((await openFor(player, game.id)).ticket).not.toBeNull();
    expect(await openFor(player, other.id)).toEqual(refusedBy('BALANCE'));
  });

  it('a player who opens streams too often waits, and another does not', async () => {
    const { id } = await liveGame();
    const [player, other] = [await locatedPlayer(), await locatedPlayer()];
    for (let asked = 0; asked < 12; asked += 1) expect((await openFor(player, id)).ticket).not.toBeNull();
    expect(await openFor(player, id)).toEqual(refusedBy('RATE_LIMITED'));
    expect((await openFor(other, id)).ticket).not.toBeNull();
  });
});

describe('a broadcast', () => {
  it.each(['PENDING', 'CLOSED', 'CANCELLED'])('a stream that is %s is refused with a specific error', async (state) => {
    const { id } = await liveGame();
    const player = await locatedPlayer();
    await sandbox(server(), 'stream', { eventId: id, state });
    expect(await openFor(player, id)).toEqual(refusedBy(`STREAM_${state}`));
    await sandbox(server(), 'stream', { eventId: id, state: 'LIVE' });
    expect((await openFor(player, id)).ticket).not.toBeNull();
  });
});

describe('a ticket', () => {
  const ticketOf = async (): Promise<string> => (await openFor(await locatedPlayer(), (await liveGame()).id)).ticket?.value ?? '';

  it("a stream ticket opens a moving picture at the stream host's own origin", async () => {
    const answer = await atHost('/viewings', await ticketOf());
    expect(answer.status).toBe(201);
    expect(hostPort(server())).not.toBe(server().port);
    const { id } = answer.json as { id: string };
    const live = await ask(hostPort(server()), `/viewings/${id}/live.m3u8`);
    expect(live.text).toMatch(/^#EXTM3U[\s\S]*\d+\.m4s/);
    const newest = /(\d+\.m4s)\s*$/.exec(live.text)?.[1] ?? '';
    expect((await ask(hostPort(server()), `/viewings/${id}/${newest}`)).status).toBe(200);
  });

  it('a stream ticket is refused the second time, when expired and when forged', async () => {
    const ticket = await ticketOf();
    expect((await atHost('/viewings', ticket)).status).toBe(201);
    expect(await atHost('/viewings', ticket)).toMatchObject({ status: 401, json: { reason: 'TICKET_USED' } });
    const late = await ticketOf();
    await sandbox(server(), 'clock', { advanceSeconds: 31 });
    expect(await atHost('/viewings', late)).toMatchObject({ status: 401, json: { reason: 'TICKET_EXPIRED' } });
    const forged = await new SignJWT({ event: 'any', sub: 'me', jti: 'new' })
      .setProtectedHeader({ alg: 'HS256', typ: 'stream-ticket+jwt' })
      .setAudience(server().app.deps.liveStreams.hostOrigin ?? '')
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('guessed-by-somebody'));
    expect(await atHost('/viewings', forged)).toMatchObject({ status: 401, json: { reason: 'TICKET_INVALID' } });
    expect(await atHost('/viewings', '')).toMatchObject({ status: 401, json: { reason: 'TICKET_MISSING' } });
  });

  it('an answer with a stream ticket is not cached', async () => {
    const player = await locatedPlayer();
    const { id } = await liveGame();
    const query = new URLSearchParams({ query: QUERY, variables: JSON.stringify({ eventId: id }) });
    const answer = await ask(server().port, `/graphql?${query.toString()}`, {
      headers: { authorization: `Bearer ${player.tokens.access_token}`, accept: 'application/json' },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).toContain('"ticket":{"value":"');
  });
});

describe('startup', () => {
  it('startup names no separate address for streams unless configured', async () => {
    const { data } = await graphql(server(), '{ startup { serviceAttributes { liveStreamingBaseUrl } } }');
    expect(data).toEqual({ startup: { serviceAttributes: { liveStreamingBaseUrl: null } } });
  });
});
