import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { applyChanges, publish } from '#server/modules/trading/index.ts';
import {
  assess,
  giveBackPrices,
  holdPrices,
  marketNow,
  type PriceRequest,
  watchHandPrices,
} from '#server/modules/trading/handPrices/index.ts';
import { lockEvent } from '#server/modules/trading/proposals/plans/index.ts';
import { showSuspensions, suspendIn } from '#server/modules/trading/suspensions/index.ts';
import { priceFromAmerican, priceFromDecimal } from '#src/shared/money/odds.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer, testPorts } from '#tests/support/players.ts';
import { buildSmallWorld, HOUR_MS, MAIN_MARKETS, NOON, selectionId } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore(12);
const ports = testPorts();
const bus = createMemoryBus();
const deps = () => ({ db: store().db, ports, bus });
const ann = { id: 'ann', email: 'ann@linemaker.test' };
let round = 0;
let player: TestPlayer;
const live = () => `live-${round}`;
const home = (type = 'moneyline') => selectionId(live(), type, 'home');
const away = (type = 'moneyline') => selectionId(live(), type, 'away');
const marketOf = (type = 'moneyline') => `${live()}:${type}`;
const side = (type: string, points: number, american: number) => ({ type, points, price: priceFromAmerican(american) });

beforeEach(async () => {
  round += 1;
  ports.setNow(NOON);
  await store().db.deleteFrom('hand_prices').execute();
  await store().db.deleteFrom('suspensions').execute();
  const alternate = { type: 'alternate-spread', line: -450, selections: [side('home', -450, 120), side('away', 450, -140)] };
  await buildSmallWorld(store().db, [
    { id: live(), status: 'IN_PLAY', startsAt: new Date(NOON.getTime() - HOUR_MS), markets: [...MAIN_MARKETS, alternate] },
  ]);
  await store().db.updateTable('events').set({ heard_at: NOON }).where('id', '=', live()).execute();
  player = await makePlayer(store().db, { cents: 100_000n });
});

const wish = (prices: Readonly<Record<string, string>>, line?: number): PriceRequest => ({
  line,
  prices: Object.entries(prices).map(([id, decimal]) => ({ selectionId: id, price: priceFromDecimal(decimal) })),
});
const now = async (type = 'moneyline') => {
  const market = await marketNow(store().db as never, marketOf(type));
  if (!market) throw new Error('no market');
  return market;
};
const doubts = async (asked: PriceRequest, type = 'moneyline') => {
  const assessed = assess(await now(type), asked, ports.now());
  return assessed.ok ? assessed.value.doubts : assessed.refusal;
};
async function hold(asked: PriceRequest, type = 'moneyline', confirmedBy: string | null = null) {
  const changes = await withTransaction(store().db, async (trx) => {
    await lockEvent(trx, live());
    const market = await marketNow(trx, marketOf(type));
    const assessed = market && assess(market, asked, ports.now());
    if (!market || !assessed?.ok) throw new Error('refused');
    return holdPrices(trx, market, assessed.value, { ...ann, confirmedBy, at: ports.now(), newId: ports.newId });
  });
  for (const change of changes) publish(bus, [change]);
  await showSuspensions(deps(), { eventIds: [live()] });
  return changes;
}
async function giveBack(asked: { selectionId?: string } = {}, type = 'moneyline') {
  const done = await withTransaction(store().db, (trx) =>
    giveBackPrices(trx, { marketId: marketOf(type), ...asked }, { email: ann.email, at: ports.now() }),
  );
  await showSuspensions(deps(), { eventIds: [live()] });
  return done;
}
const hide = async (target: string) => {
  const by = { ...ann, newId: ports.newId(), at: ports.now() };
  const done = await withTransaction(store().db, (trx) => suspendIn(trx, { scope: 'selection', target, isHidden: true }, by));
  if (done.ok) await showSuspensions(deps(), done.value.reach);
};
const feedSays = (id: string, decimal: string, points?: number) =>
  applyChanges(deps(), [
    { eventId: live(), selections: [{ id, price: priceFromDecimal(decimal), ...(points === undefined ? {} : { points }) }] },
  ]);
const shown = async (id: string) => {
  const row = await store().db.selectFrom('selections').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return [(Number(row.num) / Number(row.den) + 1).toFixed(2), row.points, row.status];
};
async function placed(id: string) {
  const leg = await legOf(store().db, id);
  const bets = [{ draftBetId: `straight:${id}`, stakeCents: 1_000n, legs: [leg] }];
  const { accepted, refusals } = await placeBets(deps(), { ...player, placementId: newPlacementId(), autoAccept: true, bets });
  return accepted ? `${Number(leg.num) / Number(leg.den) + 1}` : refusals.map(({ code }) => code).join();
}

describe('a held price', () => {
  test("a held price is shown and bet while the feed goes on; given back, the feed's price returns", async () => {
    const [change] = await hold(wish({ [home()]: '2.00' }));
    expect(change?.selections).toEqual([expect.objectContaining({ id: home(), num: '1', den: '1' })]);
    expect(await placed(home())).toBe('2');
    await feedSays(home(), '1.95');
    expect([await shown(home()), await shown(away())]).toEqual([
      ['2.00', null, 'OPEN'],
      ['1.91', null, 'OPEN'],
    ]);
    expect(await giveBack()).toMatchObject({ ok: true, value: { ended: 1 } });
    expect(await shown(home())).toEqual(['1.95', null, 'OPEN']);
    expect(await giveBack()).toEqual({ ok: false, refusal: 'not-held' });
  });

  test('the database refuses to set a shown price or line directly', async () => {
    await expect(sql`UPDATE selections SET num = 3 WHERE id = ${home()}`.execute(store().db)).rejects.toThrow(/num/);
    await expect(sql`UPDATE markets SET line = 3 WHERE id = ${marketOf('spread')}`.execute(store().db)).rejects.toThrow(/line/);
  });

  test.each([
    ['within a quarter and 5 points', { home: '2.00', away: '1.91' }, 0],
    ['5 points off and no more', { home: '1.75', away: '2.10' }, 0],
    ['more than 5 points longer', { home: '2.20' }, 2],
    ['more than 5 points shorter', { home: '1.70' }, 1],
    ['near, but the market is a loss', { home: '2.05', away: '2.05' }, 1],
  ])('a held price is doubted or not by its distance from the feed: %s', async (_name, prices, count) => {
    const ids = Object.entries(prices).map(([key, price]) => [key === 'home' ? home() : away(), price]);
    expect(await doubts(wish(Object.fromEntries(ids)))).toHaveLength(count);
  });

  test('a long held price is judged by its decimal odds too', async () => {
    await feedSays(home(), '21.00');
    await feedSays(away(), '1.01');
    expect(await doubts(wish({ [home()]: '26.00' }))).toEqual([]);
    expect(await doubts(wish({ [home()]: '27.00' }))).toEqual([expect.stringContaining('the feed’s 21.00')]);
  });

  test("a held price is judged by the feed's price, not by the previous held one", async () => {
    await hold(wish({ [home()]: '2.08' }));
    expect(await doubts(wish({ [home()]: '2.12', [away()]: '1.80' }))).toEqual([expect.stringContaining('the feed’s 1.91')]);
    await hold(wish({ [home()]: '2.00' }));
    expect(
      await store().db.selectFrom('hand_prices').select('ended_by').where('selection_id', '=', home()).orderBy('set_at').execute(),
    ).toEqual([{ ended_by: ann.email }, { ended_by: null }]);
  });

  test('a held price needs a second person at the liability limit or when the feed is silent', async () => {
    await placed(home());
    await store().db.updateTable('markets').set({ most_exposure: 100n }).where('id', '=', marketOf()).execute();
    expect(await doubts(wish({ [home()]: '1.95' }))).toEqual([expect.stringContaining('the limit is $1.00')]);
    expect(await doubts(wish({ [away()]: '1.95' }))).toEqual([]);
    ports.setNow(new Date(NOON.getTime() + 91_000));
    expect(await doubts(wish({ [away()]: '1.95' }))).toEqual([expect.stringContaining('last feed update')]);
  });

  test.each([
    ['another market’s selection', () => wish({ [home('total')]: '1.91' }), 'other-market'],
    ['a line where there is none', () => wish({ [home()]: '1.91', [away()]: '1.91' }, 100), 'no-line'],
    [
      'the same selection twice',
      () => ({ line: undefined, prices: [...wish({ [home()]: '1.9' }).prices, ...wish({ [home()]: '1.8' }).prices] }),
      'twice',
    ],
  ])('a held price is refused with a specific error: %s', async (_name, asked, refusal) => {
    expect(await doubts(asked())).toBe(refusal);
  });
});

describe('a held price that the feed has left', () => {
  test("a held price the feed has left is suspended in the feed's transaction, until changed or given back", async () => {
    await hold(wish({ [home()]: '2.00' }));
    const [change] = await feedSays(home(), '1.60');
    expect(change?.selections).toEqual([expect.objectContaining({ id: home(), num: '1', den: '1', status: 'CLOSED' })]);
    expect(await placed(home())).toBe('market-suspended');
    await feedSays(home(), '1.95');
    expect(await placed(home())).toBe('market-suspended');
    await hold(wish({ [home()]: '1.90' }));
    expect(await placed(home())).toBe('1.9');
    await feedSays(home(), '2.60');
    expect(await placed(home())).toBe('market-suspended');
    await giveBack({ selectionId: home() });
    expect(await placed(home())).toBe('2.6');
  });

  test('a far price confirmed by two operators is suspended when the feed moves from its old price', async () => {
    await hold(wish({ [home()]: '3.00' }), 'moneyline', 'ben@linemaker.test');
    await feedSays(home(), '2.00');
    expect(await shown(home())).toEqual(['3.00', null, 'OPEN']);
    await feedSays(home(), '2.40');
    expect(await shown(home())).toEqual(['3.00', null, 'CLOSED']);
  });

  test('a held price stays suspended if another operator suspends it too', async () => {
    await hold(wish({ [home()]: '2.00' }));
    await feedSays(home(), '1.60');
    await sql`INSERT INTO suspensions (id, scope, target, operator_id, operator_email, suspended_at)
      VALUES (${`ben-${round}`}, 'selection', ${home()}, 'ben', 'ben@linemaker.test', ${NOON})`.execute(store().db);
    await giveBack();
    expect(await placed(home())).toBe('market-suspended');
  });

  test('a held price is suspended after 90 seconds of feed silence in play', async () => {
    await hold(wish({ [home()]: '2.00' }));
    ports.setNow(new Date(NOON.getTime() + 60_000));
    await applyChanges(deps(), [{ eventId: live() }]);
    ports.setNow(new Date(NOON.getTime() + 150_000));
    expect(await watchHandPrices(deps())).toBe(0);
    ports.setNow(new Date(NOON.getTime() + 151_000));
    expect([await watchHandPrices(deps()), await watchHandPrices(deps())]).toEqual([1, 0]);
    expect(await placed(home())).toBe('market-suspended');
  });

  test('no bet is accepted at a held price once the feed has moved, however many are placed then', async () => {
    await hold(wish({ [home()]: '2.00' }));
    const bettors = await Promise.all(Array.from({ length: 8 }, () => makePlayer(store().db, { cents: 10_000n })));
    const leg = await legOf(store().db, home());
    const asked = (by: TestPlayer) => ({
      ...by,
      placementId: newPlacementId(),
      autoAccept: false,
      bets: [{ draftBetId: `straight:${home()}`, stakeCents: 1_000n, legs: [leg] }],
    });
    let moved = false;
    const late: boolean[] = [];
    const betting = bettors.map(async (by) => {
      for (let at = 0; at < 5; at += 1) {
        const isLate = moved;
        const { accepted } = await placeBets(deps(), asked(by));
        if (isLate) late.push(accepted);
      }
    });
    await feedSays(home(), '1.40').then(() => (moved = true));
    await Promise.all(betting);
    expect(await placed(home())).toBe('market-suspended');
    expect(late.filter(Boolean)).toEqual([]);
  });
});

describe('held prices that make a loss', () => {
  test('giving back one side of a market that would be a loss gives back the whole market', async () => {
    await hold(wish({ [home()]: '1.75', [away()]: '2.11' }));
    expect(await giveBack({ selectionId: home() })).toMatchObject({ ok: true, value: { ended: 2 } });
    expect([await shown(home()), await shown(away())]).toEqual([
      ['1.91', null, 'OPEN'],
      ['1.91', null, 'OPEN'],
    ]);
  });

  test('a hidden selection still counts when held prices are checked for a loss', async () => {
    await hide(home());
    await hide(away());
    expect(await doubts(wish({ [home()]: '2.08', [away()]: '2.08' }))).toEqual([expect.stringContaining('add up to')]);
  });

  test("a held price is suspended when the feed's other side makes the market a loss", async () => {
    await hold(wish({ [home()]: '2.05' }));
    await feedSays(away(), '2.02');
    expect(await shown(home())).toEqual(['2.05', null, 'CLOSED']);
    expect(await shown(away())).toEqual(['2.02', null, 'OPEN']);
  });
});

test("a held price and its suspension end with the event, and a reopened event has the feed's price", async () => {
  await hold(wish({ [home()]: '2.00' }));
  await feedSays(home(), '1.60');
  await applyChanges(deps(), [{ eventId: live(), status: 'FINISHED' }]);
  expect([await watchHandPrices(deps()), await watchHandPrices(deps())]).toEqual([1, 0]);
  await applyChanges(deps(), [{ eventId: live(), status: 'IN_PLAY' }]);
  await showSuspensions(deps(), { eventIds: [live()] });
  expect(await placed(home())).toBe('1.6');
});

describe('a held line', () => {
  const both = (homePrice: string, awayPrice: string, line: number) =>
    wish({ [home('spread')]: homePrice, [away('spread')]: awayPrice }, line);

  test('a held line the feed offers elsewhere is judged by its price there and moves all selections', async () => {
    expect(await doubts(wish({ [home('spread')]: '2.20' }, -450), 'spread')).toBe('line-without-prices');
    expect(await doubts(both('2.20', '1.71', -450), 'spread')).toEqual([]);
    const [change] = await hold(both('2.20', '1.71', -450), 'spread');
    expect(change?.markets).toEqual([expect.objectContaining({ line: -450 })]);
    expect([await shown(home('spread')), await shown(away('spread'))]).toEqual([
      ['2.20', -450, 'OPEN'],
      ['1.71', 450, 'OPEN'],
    ]);
    await feedSays(home('spread'), '1.95', -300);
    expect(await shown(home('spread'))).toEqual(['2.20', -450, 'OPEN']);
    await feedSays(home('alternate-spread'), '3.00');
    expect(await shown(home('spread'))).toEqual(['2.20', -450, 'CLOSED']);
    await giveBack({ selectionId: home('spread') }, 'spread');
    expect([await shown(home('spread')), await shown(away('spread'))]).toEqual([
      ['1.95', -300, 'OPEN'],
      ['1.91', 350, 'OPEN'],
    ]);
  });

  test('a held line is suspended once the feed stops offering it', async () => {
    await hold(both('2.20', '1.71', -450), 'spread');
    await applyChanges(deps(), [{ eventId: live(), markets: [{ id: marketOf('alternate-spread'), status: 'CLOSED' }] }]);
    expect(await shown(home('spread'))).toEqual(['2.20', -450, 'CLOSED']);
  });

  test('a held line stays held when the feed reaches the same line', async () => {
    await hold(both('2.20', '1.71', -450), 'spread');
    await feedSays(home('spread'), '2.20', -450);
    await feedSays(away('spread'), '1.71', 450);
    await applyChanges(deps(), [{ eventId: live(), markets: [{ id: marketOf('spread'), line: -450 }] }]);
    await hold(wish({ [home('spread')]: '2.15' }), 'spread');
    expect(await giveBack({ selectionId: home('spread') }, 'spread')).toMatchObject({ ok: true, value: { ended: 2 } });
  });

  test('a held line the feed does not offer needs a second person; one the feed moves is suspended', async () => {
    expect(await doubts(both('1.91', '1.91', -1_000), 'spread')).toContain('The feed has no price for this line.');
    await hold(wish({ [home('spread')]: '1.95' }), 'spread');
    await feedSays(home('spread'), '1.91', -400);
    expect(await shown(home('spread'))).toEqual(['1.95', -400, 'CLOSED']);
  });
});
