import { createClient } from 'graphql-ws';
import { beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openCatalogue } from '#server/modules/catalogue/index.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import type { SuspensionView } from '#src/shared/console/suspensions.ts';
import { sandbox } from '#tests/support/http.ts';
import { OperatorClient } from '#tests/support/operatorClient.ts';
import { openMoneyline, place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
let trader: OperatorClient;
let player: PlayerClient;
beforeAll(async () => {
  trader = await OperatorClient.as(server(), 'trader');
  player = await PlayerClient.fresh(server(), { cents: 10_000_000 });
  await player.locate();
});

const suspend = async (scope: string, target: string, by = trader): Promise<string> =>
  (await by.run<{ suspensionId: string }>('suspend', { scope, target })).suspensionId;
const giveBack = (suspensionId: string, by = trader) => by.run('giveBack', { suspensionId });
const listed = async (input: object = {}) =>
  (await trader.run<{ suspensions: readonly SuspensionView[] }>('listSuspensions', input)).suspensions;
const codesOf = async (pick: Parameters<typeof straight>[0]) =>
  (await place(player, [straight(pick, '100')])).errors.map(({ code }) => code);
const eventually = async (isTrue: () => boolean) => {
  for (let waited = 0; !isTrue(); waited += 5) {
    if (waited > 5_000) expect.fail('It did not come to be.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

describe('a market suspended from the console', () => {
  it.each(['trader', 'approver', 'compliance'] as const)(
    'a market suspended by %s refuses placements by name, even if the feed reopens it',
    async (role) => {
      const by = role === 'trader' ? trader : await OperatorClient.as(server(), role);
      const { home, marketId } = await openMoneyline(server(), 3);
      const id = await suspend('market', marketId, by);
      expect(await codesOf(home)).toEqual(['market-suspended']);
      await sandbox(server(), 'reopen', { marketId });
      expect(await codesOf(home)).toEqual(['market-suspended']);
      await giveBack(id, by);
      expect(await codesOf(home)).toEqual([]);
    },
  );

  it('open pages receive a suspension with its prices, and its end', async () => {
    const { home, marketId, eventId } = await openMoneyline(server(), 4);
    const client = createClient({ url: `ws://localhost:${server().port}/graphql`, webSocketImpl: WebSocket, retryAttempts: 0 });
    const prices = client.iterate<{ eventPrices: { selections: { id: string; status: string }[] } }>({
      query: 'subscription ($id: ID!) { eventPrices(eventId: $id) { version selections { id status } } }',
      variables: { id: eventId },
    });
    const statuses: (string | undefined)[] = [];
    const heard = (async () => {
      for await (const { data } of prices) statuses.push(data?.eventPrices.selections.find(({ id }) => id === home.id)?.status);
    })();
    await eventually(() => statuses.length === 1);
    const id = await suspend('market', marketId);
    await eventually(() => statuses.includes('CLOSED'));
    await giveBack(id);
    await eventually(() => statuses.at(-1) === 'OPEN' && statuses.length >= 3);
    expect(statuses[0]).toBe('OPEN');
    await client.dispose();
    await heard.catch(() => undefined);
  });

  it('a suspension reaches another process of the database without a message on the bus', async () => {
    const { db, config } = server().app.deps;
    const { home } = await openMoneyline(server(), 5);
    const other = await openCatalogue(db, createMemoryBus(), { url: config.databaseUrl ?? '' });
    const id = await suspend('selection', home.id);
    await eventually(() => other.selection(home.id)?.status === 'CLOSED');
    await giveBack(id);
    await eventually(() => other.selection(home.id)?.status === 'OPEN');
    await other.close();
  });

  it("a suspension of everything refuses all players' placements until it is given back", async () => {
    const { home } = await openMoneyline(server(), 6);
    const id = await suspend('everything', 'everything');
    const codes = await Promise.all(Array.from({ length: 20 }, () => codesOf(home)));
    expect(new Set(codes.flat())).toEqual(new Set(['market-suspended']));
    const { events } = await sandbox<{ events: { markets: { selections: { status: string }[] }[] }[] }>(server(), 'events', { limit: 100 });
    const open = events.flatMap(({ markets }) => markets.flatMap(({ selections }) => selections)).filter(({ status }) => status === 'OPEN');
    expect(open).toEqual([]);
    await giveBack(id);
    expect(await codesOf(home)).toEqual([]);
  });
});

describe('the list of suspensions', () => {
  it("the list of suspensions shows target, operator and time; an event includes its sport's", async () => {
    const { home, marketId, eventId } = await openMoneyline(server(), 7);
    const sport = server().app.deps.catalogue.event(eventId)?.sportId ?? '';
    const ids = [
      await suspend('selection', home.id),
      await suspend('market', marketId),
      await suspend('event', eventId),
      await suspend('sport', sport),
    ];
    const rows = await listed({ eventId });
    expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(rows.find(({ scope }) => scope === 'event')).toMatchObject({ target: eventId, eventId, by: 'trader@linemaker.test' });
    expect(rows.find(({ scope }) => scope === 'market')?.name).toMatch(/: Moneyline$/);
    expect(await listed({ eventId: (await openMoneyline(server(), 0)).eventId })).toSatisfy((others: readonly SuspensionView[]) =>
      others.every(({ scope }) => scope === 'sport'),
    );
    for (const id of ids) await giveBack(id);
    expect(await listed()).toEqual([]);
  });

  it("an operator cannot give back another's suspension; a market opens when both are given back", async () => {
    const approver = await OperatorClient.as(server(), 'approver');
    const { home, marketId, eventId } = await openMoneyline(server(), 8);
    const [one, other] = [await suspend('event', eventId), await suspend('market', marketId, approver)];
    expect(await trader.try('giveBack', { suspensionId: other })).toMatchObject({ status: 403, json: { error: 'not-yours' } });
    await giveBack(one);
    expect(await codesOf(home)).toEqual(['market-suspended']);
    expect(await trader.try('giveBack', { suspensionId: one })).toMatchObject({ status: 409, json: { error: 'wrong-state' } });
    await giveBack(other, approver);
    expect(await codesOf(home)).toEqual([]);
  });

  it.each([
    [{ scope: 'planet', target: 'earth' }, 422, 'input'],
    [{ scope: 'everything', target: 'nfl' }, 422, 'input'],
    [{ scope: 'event', target: 'everything' }, 422, 'input'],
    [{ scope: 'event', target: 'nothing' }, 404, 'not-found'],
    [{ scope: 'sport', target: 'quidditch' }, 404, 'not-found'],
  ])('a suspension of %o is refused with a specific error', async (input, status, error) => {
    expect(await trader.try('suspend', input)).toMatchObject({ status, json: { error } });
    expect(await listed()).toEqual([]);
  });

  it('a repeated suspension is the first one, and both requests are audited', async () => {
    const { eventId } = await openMoneyline(server(), 9);
    const [one, again] = await Promise.all([suspend('event', eventId), suspend('event', eventId)]);
    expect(again).toBe(one);
    await giveBack(one);
    const compliance = await OperatorClient.as(server(), 'compliance');
    const { entries } = await compliance.run<{ entries: readonly Record<string, unknown>[] }>('readAudit', { limit: 10 });
    expect(entries.filter(({ subject }) => subject === `event:${eventId}`).map(({ operation, actor }) => [operation, actor])).toEqual([
      ['giveBack', 'trader@linemaker.test'],
      ['suspend', 'trader@linemaker.test'],
      ['suspend', 'trader@linemaker.test'],
    ]);
  });
});
