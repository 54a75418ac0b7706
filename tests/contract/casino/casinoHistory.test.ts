import { describe, expect, it } from 'vitest';
import { aGame, aName, giveBack, seated, wager, win } from '#tests/support/casinoPlay.ts';
import { sandbox } from '#tests/support/http.ts';
import { graphql, PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();

type Sitting = {
  readonly title: string;
  readonly detail: string;
  readonly state: string;
  readonly casinoSessionId: string;
  readonly casinoRounds: number;
  readonly amount: { readonly amountLong: string };
};
type Page = {
  readonly entries: readonly Sitting[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
};
const HISTORY = `query ($filterId: ID, $periodId: ID, $first: Int, $after: String) {
  accountHistory(sectionId: "casino", filterId: $filterId, periodId: $periodId, first: $first, after: $after) {
    entries { title detail state casinoSessionId casinoRounds amount { amountLong } } pageInfo { endCursor hasNextPage } } }`;
const sittings = async (player: PlayerClient, asked: object = {}): Promise<Page> =>
  (await player.run<{ accountHistory: Page }>(HISTORY, asked)).accountHistory;

const ROUND = `id sessionId gameId title state startedAt endedAt wagered { amountLong } won { amountLong } returned { amountLong } net { amountLong } description balanceAfter { amountLong } reference`;
const SESSION = `query ($id: ID!, $first: Int, $after: String) { casinoSession(id: $id) { id gameId game { title } title startedAt endedAt roundCount
  wagered { amountLong } won { amountLong } net { amountLong }
  rounds(first: $first, after: $after) { rounds { ${ROUND} } pageInfo { endCursor hasNextPage } } } }`;
type Round = { readonly id: string; readonly reference: string; readonly state: string; readonly net: { readonly amountLong: string } };
type Session = {
  readonly roundCount: number;
  readonly endedAt: string | null;
  readonly net: { readonly amountLong: string };
  readonly rounds: {
    readonly rounds: readonly Round[];
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  };
};
const sessionBy = async (player: PlayerClient, id: string, asked: object = {}): Promise<Session | null> =>
  (await player.run<{ casinoSession: Session | null }>(SESSION, { id, first: 20, ...asked })).casinoSession;

const aSeat = async (category = 'slots') => seated(await PlayerClient.fresh(server()), { gameId: aGame(server(), category).id });
type Seat = Awaited<ReturnType<typeof aSeat>>;
async function played(seat: Seat, cents: number, wins: number, description: string | null = null): Promise<string> {
  const round = aName();
  await wager(seat, { round, cents });
  await win(seat, { round, cents: wins, description });
  return round;
}

describe('the casino history', () => {
  it('checklist 27: the casino history lists sessions, each with its rounds and their results', async () => {
    const seat = await aSeat();
    expect((await sittings(seat.player)).entries, 'nothing was played yet').toEqual([]);
    const lost = await played(seat, 500, 0, 'No win');
    const won = await played(seat, 200, 1_000, 'Three bells');
    const { title } = aGame(server());
    expect((await sittings(seat.player)).entries).toEqual([
      { title, detail: '2 rounds', state: 'WON', casinoSessionId: seat.sessionId, casinoRounds: 2, amount: { amountLong: '300' } },
    ]);
    const session = await sessionBy(seat.player, seat.sessionId);
    expect(session).toMatchObject({ roundCount: 2, net: { amountLong: '300' }, endedAt: null });
    expect(session?.rounds.rounds).toMatchObject([
      {
        reference: won,
        state: 'SETTLED',
        description: 'Three bells',
        net: { amountLong: '800' },
        balanceAfter: { amountLong: '100300' },
        title,
      },
      { reference: lost, state: 'SETTLED', description: 'No win', net: { amountLong: '-500' }, balanceAfter: { amountLong: '99500' } },
    ]);
    const id = session?.rounds.rounds[0]?.id;
    expect(await seat.player.run(`query ($id: ID!) { casinoRound(id: $id) { ${ROUND} } }`, { id })).toMatchObject({
      casinoRound: {
        id,
        reference: won,
        sessionId: seat.sessionId,
        wagered: { amountLong: '200' },
        won: { amountLong: '1000' },
        returned: { amountLong: '0' },
      },
    });
  });

  it("the casino history is filtered by a session's result and by period", async () => {
    const player = await PlayerClient.fresh(server());
    const sit = async (category: string) => seated(player, { gameId: aGame(server(), category).id });
    await played(await sit('slots'), 300, 900);
    await played(await sit('wheels'), 300, 0);
    const back = await sit('slots');
    const [round, transaction] = [aName(), aName('wager')];
    await wager(back, { round, transaction });
    await giveBack(back, { round, wager: transaction });
    await played(await sit('wheels'), 300, 300);
    await wager(await sit('slots'));
    const states = async (filterId: string) => (await sittings(player, { filterId })).entries.map(({ state }) => state);
    expect(await states('all')).toEqual(['PENDING', 'DONE', 'RETURNED', 'LOST', 'WON']);
    for (const [filter, state] of [
      ['open', 'PENDING'],
      ['won', 'WON'],
      ['lost', 'LOST'],
      ['returned', 'RETURNED'],
    ] as const)
      expect(await states(filter)).toEqual([state]);
    await sandbox(server(), 'clock', { advanceSeconds: 8 * 86_400 });
    const later = await PlayerClient.logIn(server(), { email: `player-${player.playerId}@linemaker.test`, password: 'Linemaker-demo-1' });
    expect((await sittings(later, { periodId: 'week' })).entries).toEqual([]);
    expect((await sittings(later, { periodId: 'month' })).entries).toHaveLength(5);
    await sandbox(server(), 'clock', { reset: true });
  });

  it("the casino history and a session's rounds are read in pages, each entry once", async () => {
    const seat = await aSeat();
    for (let time = 0; time < 5; time += 1) await played(seat, 100, 0);
    const seen: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 3; page += 1) {
      const { rounds, pageInfo }: Session['rounds'] =
        (await sessionBy(seat.player, seat.sessionId, { first: 2, after }))?.rounds ?? expect.fail('no session');
      seen.push(...rounds.map(({ reference }) => reference));
      after = pageInfo.endCursor;
      expect(pageInfo.hasNextPage).toBe(page < 2);
    }
    expect(new Set(seen).size).toBe(5);
    const next = await seated(seat.player, { gameId: aGame(server(), 'wheels').id });
    await played(next, 100, 0);
    const first = await sittings(seat.player, { first: 1 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await sittings(seat.player, { first: 1, after: first.pageInfo.endCursor });
    expect([first, second].map(({ entries }) => entries[0]?.casinoSessionId)).toEqual([next.sessionId, seat.sessionId]);
  });

  it("casino wins and wagers are listed among the transactions under the game's name", async () => {
    const seat = await aSeat();
    await played(seat, 500, 700);
    const asked =
      'query ($filterId: ID) { accountHistory(sectionId: "transactions", filterId: $filterId) { entries { title detail amount { amountLong } casinoSessionId } } }';
    const { title } = aGame(server());
    expect(await seat.player.run(asked, { filterId: 'games' })).toEqual({
      accountHistory: {
        entries: [
          { title: 'Casino win', detail: title, amount: { amountLong: '700' }, casinoSessionId: null },
          { title: 'Casino wager', detail: title, amount: { amountLong: '-500' }, casinoSessionId: null },
        ],
      },
    });
  });
});

describe("checklist 53: another player's history", () => {
  it('a player sees no session, round or page of rounds of another player (checklist 53)', async () => {
    const [seat, other] = [await aSeat(), await aSeat()];
    await played(seat, 100, 0);
    const id = (await sessionBy(seat.player, seat.sessionId))?.rounds.rounds[0]?.id ?? expect.fail('no round');
    const cursor = (await sessionBy(seat.player, seat.sessionId, { first: 1 }))?.rounds.pageInfo.endCursor;
    expect(await sessionBy(other.player, seat.sessionId)).toBeNull();
    expect(await other.player.run('query ($id: ID!) { casinoRound(id: $id) { id } }', { id })).toEqual({ casinoRound: null });
    expect((await sittings(other.player)).entries).toEqual([]);
    expect((await sessionBy(other.player, other.sessionId, { after: cursor }))?.rounds.rounds).toEqual([]);
    for (const query of [
      `{ casinoSession(id: "${seat.sessionId}") { id } }`,
      `{ casinoRound(id: "${id}") { id } }`,
      `mutation { casinoClose(sessionId: "${seat.sessionId}") { succeeded } }`,
    ])
      expect((await graphql(server(), query)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});
