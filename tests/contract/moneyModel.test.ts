import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balancesOf, findBet, fundPlayer, placeBets, settleUnlessVoid, voidEvent } from '#server/domain/index.ts';
import { cashOutHands } from '#tests/support/cashOuts.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { MoneyModel, type ModelPick, type ModelScore } from '#tests/support/moneyModel.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer, testPorts } from '#tests/support/players.ts';
import { buildSmallWorld, selectionId } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const IS_FULL = process.env['LINEMAKER_FULL'] === '1';
const RUNS = Number(process.env['LINEMAKER_RUNS'] ?? (IS_FULL ? 10_000 : 1_000));
const MOST_COMMANDS = IS_FULL ? 50 : 10;
const GAMES = 2;

const store = useTestStore(8);
const deps = () => ({ db: store().db, ports: testPorts() });
const { quoteOf, take } = cashOutHands(deps);

type Real = { readonly player: TestPlayer; readonly gameAt: (game: number) => string };
type Command = fc.AsyncCommand<MoneyModel, Real>;

/** After each command the player has what the model says. */
const command = (name: string, act: (model: MoneyModel, real: Real) => Promise<void>): Command => ({
  check: () => true,
  run: async (model, real) => {
    await act(model, real);
    expect((await balancesOf(store().db, real.player.playerId)).cash).toBe(model.cash);
  },
  toString: () => name,
});

const deposit = (cents: bigint): Command =>
  command(`deposit ${cents}`, async (model, { player: { playerId } }) => {
    await fundPlayer(deps(), { playerId, cents, reference: newPlacementId() });
    model.deposit(cents);
  });

const bet = (picks: readonly ModelPick[], stakeCents: bigint): Command =>
  command(`bet ${stakeCents} on ${picks.map(({ game, side }) => `${side} of ${game}`).join(', ')}`, async (model, { player, gameAt }) => {
    const legs = await Promise.all(picks.map(({ game, side }) => legOf(store().db, selectionId(gameAt(game), 'moneyline', side))));
    const draftBetId = legs.length === 1 ? `straight:${legs[0]?.selectionId ?? ''}` : 'parlay';
    const bets = [{ draftBetId, stakeCents, legs }];
    const { accepted, betIds } = await placeBets(deps(), { ...player, placementId: newPlacementId(), autoAccept: false, bets });
    expect(accepted).toBe(model.takes(picks, stakeCents));
    if (accepted) model.bet(betIds[0] ?? '', picks, stakeCents);
  });

const end = (game: number, score: ModelScore): Command =>
  command(`end ${game}: ${score === 'void' ? score : `${score.home}–${score.away}`}`, async (model, { gameAt }) => {
    const eventId = gameAt(game);
    if (score === 'void') await voidEvent(deps(), { eventId, reason: 'Fog', origin: 'model' });
    else await settleUnlessVoid(deps(), { eventId, homeScore: score.home, awayScore: score.away, origin: 'model' });
    model.end(game, score);
  });

const cashOut = (which: number, share: bigint): Command =>
  command(`cash out ${share} tenths of bet ${which}`, async (model, { player }) => {
    const one = model.bets[which % Math.max(1, model.bets.length)];
    if (!one) return;
    const offer = model.offer(one);
    if (offer === null) {
      expect((await take(player, one.id)).paidCents).toBeNull();
      return;
    }
    const quote = await quoteOf(player, one.id);
    expect(quote.valueCents).toBe(offer);
    const part = share === 10n ? one.stake : (one.stake * share) / 10n;
    const isAllowed = part === one.stake || (quote.parts !== null && part >= quote.parts.least && part <= quote.parts.most);
    const { paidCents } = await take(player, one.id, { quoteId: quote.id, stakeCents: part, valueCents: 1n });
    const paid = (2n * offer * part + one.stake) / (2n * one.stake);
    expect(paidCents).toBe(isAllowed && paid > 0n ? paid : null);
    if (paidCents !== null) model.cashOut(one, part, paidCents);
  });

const side = fc.constantFrom('away' as const, 'home' as const);
const anyGame = fc.nat({ max: GAMES - 1 });
const goals = fc.nat({ max: 2 });
const cents = (max: bigint) => fc.bigInt({ min: 1n, max });
const commands = fc.commands(
  [
    cents(5_000n).map(deposit),
    fc.tuple(anyGame, side, cents(2_000n)).map(([game, on, stake]) => bet([{ game, side: on }], stake)),
    fc.tuple(side, side, cents(2_000n)).map(([one, other, stake]) =>
      bet(
        [
          { game: 0, side: one },
          { game: 1, side: other },
        ],
        stake,
      ),
    ),
    fc.tuple(anyGame, goals, goals).map(([game, home, away]) => end(game, { home, away })),
    anyGame.map((game) => end(game, 'void')),
    fc.tuple(fc.nat({ max: 8 }), fc.bigInt({ min: 1n, max: 10n })).map(([which, share]) => cashOut(which, share)),
  ],
  { maxCommands: MOST_COMMANDS, size: 'max' },
);

let made = 0;
test(
  `R8: deposits, bets, results, corrections, voids and cash outs in any order leave what a small model says, in ${RUNS} runs`,
  { timeout: IS_FULL ? 7_200_000 : 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (run) => {
        made += 1;
        const gameAt = (game: number): string => `model-${made}-${game}`;
        await buildSmallWorld(
          store().db,
          Array.from({ length: GAMES }, (_, game) => ({ id: gameAt(game) })),
        );
        const player = await makePlayer(store().db, { cents: 3_000n });
        const model = new MoneyModel(GAMES);
        model.deposit(3_000n);
        await fc.asyncModelRun(() => ({ model, real: { player, gameAt } }), run);
        for (const { id, isCashedOut } of model.bets)
          expect((await findBet(store().db, { playerId: player.playerId, betId: id }))?.outcome === 'CASH_OUT').toBe(isCashedOut);
      }),
      { numRuns: RUNS, endOnFailure: IS_FULL },
    );
    expect(await ledgerViolations(store().db)).toEqual([]);
  },
);
