import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { HttpLink } from '@apollo/client/link/http';
import { createClient, type Client } from 'graphql-ws';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { ask, sandbox } from '#tests/support/http.ts';
import { graphql, openMoneyline, place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const open: Client[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) await client.dispose();
});

function socketOf(connectionParams: Record<string, unknown> = {}): Client & { readonly closed: Promise<{ code: number; reason: string }> } {
  let tell: (event: { code: number; reason: string }) => void = () => undefined;
  const closed = new Promise<{ code: number; reason: string }>((resolve) => (tell = resolve));
  const client = createClient({
    url: `ws://localhost:${server().port}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams,
    retryAttempts: 0,
    on: { closed: (event) => tell({ code: (event as CloseEvent).code, reason: (event as CloseEvent).reason }) },
  });
  open.push(client);
  return Object.assign(client, { closed });
}

const authorization = ({ tokens }: PlayerClient) => ({ authorization: `Bearer ${tokens.access_token}` });
/** Ends the session without notifying the socket, as if the bus message were lost. */
const endUnheard = ({ playerId }: PlayerClient) =>
  server()
    .app.deps.db.updateTable('sessions')
    .set({ ended_at: new Date(), end_reason: 'logout' })
    .where('player_id', '=', playerId)
    .execute();
const seenAgo = ({ playerId }: PlayerClient, ms: number) =>
  server()
    .app.deps.db.updateTable('sessions')
    .set({ last_seen_at: new Date(Date.now() - ms) })
    .where('player_id', '=', playerId)
    .execute();
const secondsSinceSeen = async ({ playerId }: PlayerClient) => {
  const sessions = server().app.deps.db.selectFrom('sessions').select('last_seen_at').where('player_id', '=', playerId);
  return (Date.now() - (await sessions.executeTakeFirstOrThrow()).last_seen_at.getTime()) / 1_000;
};
const first = async <T>(client: Client, query: string, variables: Record<string, unknown> = {}) =>
  (await client.iterate<T>({ query, variables }).next()).value as {
    data?: T;
    errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
  };

describe('a graphql-ws client', () => {
  it('a GraphQL socket receives price changes with growing versions', async () => {
    const { eventId, home } = await openMoneyline(server());
    const prices = socketOf().iterate<{ eventPrices: { version: string; selections: { id: string; num: string; den: string }[] } }>({
      query: 'subscription ($id: ID!) { eventPrices(eventId: $id) { eventId version status selections { id num den status points } } }',
      variables: { id: eventId },
    });
    const snapshot = (await prices.next()).value?.data?.eventPrices;
    expect(snapshot?.selections).toContainEqual(expect.objectContaining({ id: home.id, num: home.num }));
    await sandbox(server(), 'price', { selectionId: home.id, american: 333 });
    const moved = (await prices.next()).value?.data?.eventPrices;
    expect(moved?.selections).toEqual([expect.objectContaining({ id: home.id, num: '333', den: '100' })]);
    expect(BigInt(moved?.version ?? 0)).toBeGreaterThan(BigInt(snapshot?.version ?? 0));
  });

  it("a GraphQL socket receives the player's slip changes from another tab, and bet updates", async () => {
    const player = await PlayerClient.fresh(server());
    await player.locate();
    const { home } = await openMoneyline(server(), 1);
    const client = socketOf(authorization(player));
    const slips = client.iterate<{ betslipUpdates: { numberOfSelections: number } }>({
      query: 'subscription { betslipUpdates { version numberOfSelections } }',
    });
    const bets = client.iterate<{ betUpdates: { status: string } }>({ query: 'subscription { betUpdates { id version status } }' });
    expect((await slips.next()).value?.data?.betslipUpdates.numberOfSelections).toBe(0);
    await player.run('mutation ($i: AddMarketSelectionInput!) { addMarketSelection(input: $i) { id } }', {
      i: { selectionId: home.id, oddsNumerator: home.num, oddsDenominator: home.den },
    });
    expect((await slips.next()).value?.data?.betslipUpdates.numberOfSelections).toBe(1);
    const news = bets.next();
    await place(player, [straight(home, '700')]);
    expect((await news).value?.data?.betUpdates.status).toBe('OPEN');
  });

  it('a GraphQL socket runs queries and mutations too, with the limits of HTTP', async () => {
    const client = socketOf();
    expect(await first(client, '{ liveEventsCount { count } }')).toMatchObject({
      data: { liveEventsCount: { count: expect.any(Number) as number } },
    });
    const deep = `{ sportsMenu ${'{ children '.repeat(30)}{ id }${' }'.repeat(30)} }`;
    await expect(first(client, deep)).rejects.toMatchObject([{ message: expect.stringMatching(/limit/i) as string }]);
  });

  it('a GraphQL socket without a session is refused a subscription to balances', async () => {
    const answer = await first(socketOf(), 'subscription { accountBalanceUpdates { version } }').catch((errors: unknown) => ({ errors }));
    expect(answer).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });

  it('a GraphQL socket with an invalid token is closed with 4403', async () => {
    const client = socketOf({ authorization: 'Bearer invented' });
    await first(client, '{ liveEventsCount { count } }').catch(() => undefined);
    expect(await client.closed).toMatchObject({ code: 4403 });
  });

  it('checklist 57: logout closes the GraphQL socket of the session at once', async () => {
    const player = await PlayerClient.fresh(server());
    const client = socketOf(authorization(player));
    expect(await first(client, 'subscription { accountBalanceUpdates { version } }')).toHaveProperty('data');
    void client
      .iterate({ query: 'subscription { betUpdates { id } }' })
      .next()
      .catch(() => undefined);
    await ask(server().port, '/api/logout', { method: 'POST', headers: authorization(player) });
    expect(await client.closed).toEqual({ code: 4403, reason: 'Session ended' });
  });

  it.each([
    ['a mutation', 'mutation { clearBetslip { id } }'],
    ['a query', '{ account { id } }'],
    ['a subscription', 'subscription { accountBalanceUpdates { version } }'],
  ])('checklist 8, 57: a socket whose session ended unannounced is refused %s and closed', async (_what, query) => {
    const player = await PlayerClient.fresh(server());
    const client = socketOf(authorization(player));
    void client
      .iterate({ query: 'subscription { betUpdates { id } }' })
      .next()
      .catch(() => undefined);
    expect(await first(client, '{ account { id } }')).toEqual({ data: { account: { id: player.playerId } } });
    await endUnheard(player);
    const answer = first(client, query).catch((errors: unknown) => ({ errors }));
    expect(await client.closed).toEqual({ code: 4403, reason: 'Session ended' });
    expect(await answer).not.toHaveProperty('data');
  });

  it('checklist 57: a socket whose session ends during the handshake is closed', async () => {
    const player = await PlayerClient.fresh(server());
    const { identity } = server().app.deps;
    const { authenticate } = identity;
    vi.spyOn(identity, 'authenticate').mockImplementationOnce(async (...call) => {
      const session = await authenticate(...call);
      // Ends the session after authentication, but before the socket listens for its end.
      await identity.endSession(session?.id ?? '', 'logout');
      return session;
    });
    const client = socketOf(authorization(player));
    void first(client, 'subscription { betUpdates { id } }').catch(() => undefined);
    expect(await client.closed).toEqual({ code: 4403, reason: 'Session ended' });
  });

  it('a player who acts only over the socket stays logged in', async () => {
    const player = await PlayerClient.fresh(server());
    const client = socketOf(authorization(player));
    await seenAgo(player, 60_000);
    await first(client, '{ liveEventsCount { count } }');
    expect(await secondsSinceSeen(player)).toBeGreaterThan(50);
    await first(client, 'mutation { clearBetslip { id } }');
    expect(await secondsSinceSeen(player)).toBeLessThan(50);
  });

  it('checklist 57: a socket handshake from another origin is refused', async () => {
    const handshake = (origin?: string) =>
      new Promise<number>((resolve, reject) => {
        const socket = new WebSocket(
          `ws://localhost:${server().port}/graphql`,
          'graphql-transport-ws',
          origin === undefined ? {} : { origin },
        );
        socket
          .once('open', () => resolve(101))
          .once('unexpected-response', (_request, answer) => resolve(answer.statusCode ?? 0))
          .once('error', reject);
      });
    expect(await handshake('https://evil.example')).toBe(403);
    expect(await handshake(server().origin)).toBe(101);
    expect(await handshake()).toBe(101);
  });

  it('the sandbox can drop the connection of a GraphQL socket', async () => {
    const client = socketOf();
    void client
      .iterate({
        query: 'subscription ($id: ID!) { eventPrices(eventId: $id) { version } }',
        variables: { id: (await openMoneyline(server())).eventId },
      })
      .next();
    await first(client, '{ liveEventsCount { count } }');
    const { dropped } = await sandbox<{ dropped: number }>(server(), 'connection/drop');
    expect(dropped).toBeGreaterThan(0);
    expect(await client.closed).toMatchObject({ code: 1006 });
  });
});

describe("Apollo's multipart subscription", () => {
  it('a multipart subscription delivers balance updates where sockets are blocked', async () => {
    const player = await PlayerClient.fresh(server());
    await player.locate();
    const client = new ApolloClient({
      cache: new InMemoryCache(),
      link: new HttpLink({ uri: `${server().origin}/graphql`, headers: { ...authorization(player) }, fetch }),
    });
    const seen: string[] = [];
    let wake: () => void = () => undefined;
    const subscription = client
      .subscribe<{ accountBalanceUpdates: { playableBalance: { amountLong: string } } }>({
        query: gql`
          subscription {
            accountBalanceUpdates {
              id
              version
              playableBalance {
                amountLong
              }
            }
          }
        `,
      })
      .subscribe(({ data }) => {
        seen.push(data?.accountBalanceUpdates.playableBalance.amountLong ?? '');
        wake();
      });
    const until = async (count: number) => {
      while (seen.length < count) await new Promise<void>((resolve) => (wake = resolve));
    };
    await until(1);
    await place(player, [straight((await openMoneyline(server(), 2)).home, '2500')]);
    await until(2);
    subscription.unsubscribe();
    expect(seen).toEqual(['100000', '97500']);
  });

  it("checklist 69: a multipart subscription answers with the protocol's content type", async () => {
    const { data } = await graphql<{ startup: { anonymousToken: string } }>(server(), '{ startup { anonymousToken } }');
    const answer = await fetch(`${server().origin}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'multipart/mixed;boundary="graphql";subscriptionSpec="1.0",application/json',
        'x-anonymous-authorization': data.startup.anonymousToken,
      },
      body: JSON.stringify({ query: 'subscription { betslipUpdates { version } }' }),
    });
    expect(answer.headers.get('content-type')).toBe('multipart/mixed; boundary="graphql"; subscriptionSpec="1.0"');
    expect(answer.headers.get('cache-control')).toMatch(/no-store/);
    await answer.body?.cancel();
  });
});
