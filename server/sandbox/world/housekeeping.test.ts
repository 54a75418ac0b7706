import { expect, test } from 'vitest';
import { openCatalogue } from '#server/modules/catalogue/index.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { legOf, makePlayer, newPlacementId, testPorts } from '#tests/support/players.ts';
import { buildSmallWorld, HOUR_MS, NOON, selectionId } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { applyChanges, closeStarted } from '#server/modules/trading/index.ts';
import { settleForgotten, voidAbandoned } from './housekeeping.ts';

const store = useTestStore();

async function withEvents(ids: readonly string[], origin: string) {
  const { db } = store();
  await buildSmallWorld(
    db,
    ids.map((id) => ({ id })),
  );
  await db
    .updateTable('events')
    .set({ origin })
    .where('id', 'in', [...ids])
    .execute();
  const bus = createMemoryBus();
  const catalogue = await openCatalogue(db, bus);
  return { db, bus, catalogue, ports: testPorts() };
}

async function betOn(deps: Awaited<ReturnType<typeof withEvents>>, eventId: string): Promise<string> {
  const player = await makePlayer(deps.db);
  const legs = [await legOf(deps.db, selectionId(eventId, 'moneyline', 'home'))];
  const decision = await placeBets(deps, {
    ...player,
    placementId: newPlacementId(),
    autoAccept: false,
    bets: [{ draftBetId: `straight:${selectionId(eventId, 'moneyline', 'home')}`, stakeCents: 500n, legs }],
  });
  expect(decision).toMatchObject({ accepted: true });
  return player.playerId;
}
const betOf = (deps: Awaited<ReturnType<typeof withEvents>>, playerId: string) =>
  deps.db.selectFrom('bets').select(['status', 'outcome', 'payout']).where('player_id', '=', playerId).executeTakeFirstOrThrow();

test('an imported game leaves the lists at its start', async () => {
  const deps = await withEvents(['imported'], 'games.csv:12');
  await closeStarted(deps);
  expect(deps.catalogue.event('imported')?.status).toBe('PRE_GAME');
  deps.ports.setNow(new Date(NOON.getTime() + 2 * HOUR_MS));
  await closeStarted(deps);
  expect(deps.catalogue.event('imported')?.status).toBe('HIDDEN');
  expect(deps.catalogue.selection(selectionId('imported', 'total', 'over'))?.status).toBe('CLOSED');
  await deps.catalogue.close();
});

test('a game driven by hand stays, and is voided after two days without a result', async () => {
  const deps = await withEvents(['by-hand'], 'sandbox:seed');
  const player = await betOn(deps, 'by-hand');
  deps.ports.setNow(new Date(NOON.getTime() + 40 * HOUR_MS));
  await closeStarted(deps);
  expect(await voidAbandoned(deps)).toEqual([]);
  expect(deps.catalogue.event('by-hand')?.status).toBe('PRE_GAME');
  deps.ports.setNow(new Date(NOON.getTime() + 50 * HOUR_MS));
  expect(await voidAbandoned(deps)).toEqual(['by-hand']);
  expect(await betOf(deps, player)).toMatchObject({ status: 'VOIDED', payout: '500' });
  await deps.catalogue.reload(['by-hand']);
  expect(deps.catalogue.event('by-hand')?.status).toBe('CANCELLED');
  await deps.catalogue.close();
});

test.each(['seed', 'sandbox:seed'])('bets on a game (%s) that ended just before a crash are settled later', async (origin) => {
  const crashed = `crashed-${origin}`;
  const deps = await withEvents([crashed], origin);
  const player = await betOn(deps, crashed);
  await applyChanges(deps, [
    { eventId: crashed, status: 'FINISHED', scoreboard: { homeScore: 3, awayScore: 0, period: 'Final', clock: null } },
  ]);
  await settleForgotten(deps);
  await settleForgotten(deps);
  expect(await betOf(deps, player)).toMatchObject({ status: 'SETTLED', outcome: 'WIN' });
  await deps.catalogue.close();
});
