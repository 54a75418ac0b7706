import { beforeEach, describe, expect, it } from 'vitest';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { openMoneyline, type Pick1, place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const PLACEMENTS = 10;
const server = useTestServer({ liveBetDelayMs: 2_500, placementsPerMinute: PLACEMENTS });
let player: PlayerClient;
let home: Pick1;

beforeEach(async () => {
  player = await PlayerClient.fresh(server());
  await player.locate();
  ({ home } = await openMoneyline(server()));
});

const idOf = (name: string): string => `${player.playerId}-${name}`;
const useUp = () => Promise.all(Array.from({ length: PLACEMENTS }, (_, at) => place(player, [straight(home, '100')], idOf(String(at)))));
const db = () => server().app.deps.db;

async function beginGame(): Promise<Pick1> {
  const game = await openMoneyline(server(), 1);
  await db().updateTable('events').set({ status: 'IN_PLAY' }).where('id', '=', game.eventId).execute();
  return game.home;
}

async function untilHeld(placementId: string): Promise<void> {
  const find = () => db().selectFrom('held_placements').select('due_at').where('placement_id', '=', placementId).executeTakeFirst();
  while ((await find()) === undefined) await new Promise((resolve) => setImmediate(resolve));
}

describe('a placement beyond the limit of its player', () => {
  it('a waiting placement sent again beyond the limit is one bet, without a refusal', async () => {
    const bets = [straight(await beginGame(), '1000')];
    const first = place(player, bets, idOf('live'));
    await untilHeld(idOf('live'));
    await useUp();
    const again = await place(player, bets, idOf('live'));
    expect(again.errors).toEqual([]);
    expect(again.placedBets).toEqual((await first).placedBets);
    expect(again.placedBets).toHaveLength(1);
    expect(await ledgerViolations(db())).toEqual([]);
  });

  it('a placement refused beyond the limit stays refused when it arrives again', async () => {
    await useUp();
    const refused = await place(player, [straight(home, '100')], idOf('new'));
    expect(refused).toMatchObject({ accepted: false, errors: [{ code: 'placed-too-often' }] });
    const { placement } = await player.run<{ placement: { status: string; result: object | null } }>(
      'query ($id: ID!) { placement(placementId: $id) { status result { accepted errors { code } } } }',
      { id: idOf('new') },
    );
    expect(placement).toEqual({ status: 'DECIDED', result: { accepted: false, errors: [{ code: 'placed-too-often' }] } });
  });

  it('a repeat of a decided placement is answered and does not count against the limit', async () => {
    const bets = [straight(home, '100')];
    const decided = await place(player, bets, idOf('once'));
    for (let tries = 0; tries < PLACEMENTS * 2; tries += 1)
      expect((await place(player, bets, idOf('once'))).placedBets).toEqual(decided.placedBets);
    expect((await place(player, bets, idOf('other'))).accepted).toBe(true);
  });
});
