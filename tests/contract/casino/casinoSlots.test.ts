import { afterEach, expect, it } from 'vitest';
import type { SlotRound } from '#server/sandbox/gameProvider/slots/spin.ts';
import type { Title } from '#server/sandbox/gameProvider/slots/title.ts';
import { titleOf } from '#server/sandbox/gameProvider/slots/titles.ts';
import { launch, onGamePage, press } from '#tests/support/casinoPlay.ts';
import { cashOf } from '#tests/support/deposits.ts';
import { sandbox } from '#tests/support/http.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { type Credentials, newPlayer, PlayerClient } from '#tests/support/playerClient.ts';
import { roundUnits } from '#tests/support/slotOracle.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const IS_FULL = process.env['LINEMAKER_FULL'] === '1';
const ROUNDS = IS_FULL ? 100_000 : 2_000;
const PLAYERS = 8;
const START_CENTS = 50_000_000;

const server = useTestServer();
afterEach(() => sandbox(server(), 'game', {}));

const titles = [
  'cherry-circuit',
  'copper-canyon-express',
  'grand-meridian',
  'krakens-coin-purse',
  'northern-foxfire',
  'pharaohs-paper-trail',
];

type Told = { readonly winCents: number; readonly betCents: number; readonly shown: { readonly round: SlotRound } };

function titled(id: string): Title {
  const title = titleOf(id);
  if (title === null) throw new Error(`There is no title ${id}`);
  return title;
}

/** Logs in anew, because an access token ends after 15 minutes and the full run is longer. */
async function located(credentials: Credentials): Promise<PlayerClient> {
  const player = await PlayerClient.logIn(server(), credentials);
  await player.locate();
  return player;
}

/** Plays all titles in turn. Returns the cents wagered and the cents won by the symbols shown. */
async function playRounds(credentials: Credentials, rounds: number, from: number) {
  let [wagered, won] = [0n, 0n];
  const each = Math.ceil(rounds / titles.length);
  for (let played = 0; played < rounds;) {
    const id = titles[(from + Math.floor(played / each)) % titles.length] ?? '';
    const title = titled(id);
    const { launchUrl } = await launch(await located(credentials), { gameId: `game-${id}` });
    for (let round = 0; round < each && played < rounds; round += 1, played += 1) {
      const betCents = title.units * (title.unitCents.least + (played % 5));
      const { status, json } = await press(launchUrl ?? '', betCents);
      const told = json as Told;
      expect([status, told.betCents]).toEqual([200, betCents]);
      const cents = (roundUnits(title, told.shown.round) * betCents) / title.units;
      expect(told.winCents).toBe(cents);
      wagered += BigInt(betCents);
      won += BigInt(cents);
    }
  }
  return { wagered, won };
}

it(
  'rounds of all titles, with their features, reach wallet, ledger and history to the cent',
  { timeout: IS_FULL ? 7_200_000 : 300_000 },
  async () => {
    const { db } = server().app.deps;
    const players = await Promise.all(Array.from({ length: PLAYERS }, () => newPlayer(server(), { cents: START_CENTS })));
    await Promise.all(
      players.map(async (player, at) => {
        const { wagered, won } = await playRounds(player, ROUNDS / PLAYERS, at);
        expect(await cashOf(await located(player))).toBe(BigInt(START_CENTS) - wagered + won);
        const stored = await db
          .selectFrom('casino_rounds')
          .select(['state', 'wagered', 'won'])
          .where('player_id', '=', player.playerId)
          .execute();
        expect(stored).toHaveLength(ROUNDS / PLAYERS);
        expect(stored.filter(({ state }) => state !== 'SETTLED')).toEqual([]);
        const sum = (name: 'wagered' | 'won') => stored.reduce((all, round) => all + BigInt(round[name]), 0n);
        expect([sum('wagered'), sum('won')]).toEqual([wagered, won]);
      }),
    );
    expect(await ledgerViolations(db)).toEqual([]);
  },
);

it.each(['grand-meridian', 'copper-canyon-express'])('a feature of %s is part of its round: one wager, one win', async (id) => {
  const player = await PlayerClient.fresh(server());
  await player.locate();
  const title = titled(id);
  const { launchUrl } = await launch(player, { gameId: `game-${id}` });
  await sandbox(server(), 'game', { nextFeature: true });
  const { json } = await press(launchUrl ?? '', title.units);
  const { winCents, shown } = json as Told;
  expect(shown.round.free !== null || shown.round.hold !== null).toBe(true);
  expect(winCents).toBe(roundUnits(title, shown.round));
  const { db } = server().app.deps;
  const moved = await db
    .selectFrom('casino_transactions')
    .select(['kind', 'cash'])
    .where('player_id', '=', player.playerId)
    .orderBy('kind')
    .execute();
  expect(moved.map(({ kind, cash }) => [kind, String(cash)])).toEqual([
    ['WAGER', String(title.units)],
    ['WIN', String(winCents)],
  ]);
  expect(await ledgerViolations(db)).toEqual([]);
});

it("a slot's page states its file's pays, lines, feature and computed return, and takes only whole unit bets", async () => {
  const player = await PlayerClient.fresh(server());
  await player.locate();
  const { launchUrl } = await launch(player, { gameId: 'game-grand-meridian' });
  const { json } = await onGamePage(launchUrl ?? '', 'state');
  const title = titled('grand-meridian');
  expect(json).toMatchObject({
    kind: 'slot',
    returnToPlayer: 9_539,
    slot: { ...title, returns: { base: 8_470, feature: 1_069, startsOneIn: 172 }, sameAs: null },
  });
  expect(await press(launchUrl ?? '', 30)).toMatchObject({ status: 422 });
});
