import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balancesOf, fundPlayer } from '#server/modules/wallet/index.ts';
import { findBet } from '#server/modules/betting/bets/index.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { playerFunds } from '#server/modules/wallet/playerFunds.ts';
import { settleUnlessVoid, voidEvent } from '#server/modules/betting/settlement/index.ts';
import { applyWord } from '#server/modules/payments/vendor/index.ts';
import { createWithdrawal } from '#server/modules/payments/withdrawals/index.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { boughtLeg } from '#tests/support/boughtLines.ts';
import { cashOutHands } from '#tests/support/cashOuts.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { MoneyModel, type ModelPick, type ModelScore } from '#tests/support/moneyModel.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer, testPorts } from '#tests/support/players.ts';
import { buildSmallWorld, MARKETS_WITH_POINTS, selectionId } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const IS_FULL = process.env['LINEMAKER_FULL'] === '1';
const RUNS = Number(process.env['LINEMAKER_RUNS'] ?? (IS_FULL ? 10_000 : 500));
const MOST_COMMANDS = IS_FULL ? 50 : 10;
const GAMES = 2;
const AT_ONCE = 4;

const store = useTestStore(8);
const deps = () => ({ db: store().db, ports: testPorts() });
const { quoteOf, take } = cashOutHands(deps);

type Real = { readonly player: TestPlayer; readonly gameAt: (game: number) => string };
type Command = fc.AsyncCommand<MoneyModel, Real>;

const pendingOf = async (playerId: string): Promise<bigint> => {
  const { cents } = await store()
    .db.selectFrom('withdrawals')
    .select((eb) => eb.fn.sum<string | null>('amount').as('cents'))
    .where('player_id', '=', playerId)
    .where('status', '=', 'PENDING')
    .executeTakeFirstOrThrow();
  return BigInt(cents ?? '0');
};

const command = (name: string, act: (model: MoneyModel, real: Real) => Promise<void>): Command => ({
  check: () => true,
  run: async (model, real) => {
    await act(model, real);
    expect((await balancesOf(store().db, real.player.playerId)).cash).toBe(model.cash);
    expect(await pendingOf(real.player.playerId)).toBe(model.pending());
  },
  toString: () => name,
});

const deposit = (cents: bigint): Command =>
  command(`deposit ${cents}`, async (model, { player: { playerId } }) => {
    await fundPlayer(deps(), { playerId, cents, reference: newPlacementId() });
    model.deposit(cents);
  });

const nameOf = ({ game, side, hasPoint }: ModelPick): string => `${side} of ${game}${hasPoint ? ' with a point' : ''}`;
const legFor = ({ playerId }: TestPlayer, eventId: string, { side, hasPoint }: ModelPick) =>
  hasPoint ? boughtLeg(deps(), playerId, { eventId, side }) : legOf(store().db, selectionId(eventId, 'moneyline', side));

const bet = (picks: readonly ModelPick[], stakeCents: bigint): Command =>
  command(`bet ${stakeCents} on ${picks.map(nameOf).join(', ')}`, async (model, { player, gameAt }) => {
    const legs = await Promise.all(picks.map((pick) => legFor(player, gameAt(pick.game), pick)));
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

/** A bank transfer without a bank page: the tests send the vendor's callbacks. */
const WISH = { providerId: 'trustly', methodId: null, facilityId: null };
const LEAST = 1_000n;

const withdraw = (cents: bigint): Command =>
  command(`withdraw ${cents}`, async (model, { player: { playerId } }) => {
    const outcome = await withTransaction(store().db, (trx) =>
      createWithdrawal({ ...WISH, amountCents: cents }, deps().ports, { prove: () => Promise.resolve(), hasId: true, consent: null })(
        trx,
        playerId,
      ),
    );
    expect(outcome.succeeded).toBe(model.mayWithdraw(cents));
    if (outcome.reference !== undefined) model.withdraw(outcome.reference, cents);
  });

const tell = (which: number, word: 'failed' | 'paid'): Command =>
  command(`withdrawal ${which} ${word}`, async (model) => {
    const one = model.withdrawals[which % Math.max(1, model.withdrawals.length)];
    if (!one) return;
    const status = word === 'paid' ? 'APPROVED' : 'DECLINED';
    const about = { direction: 'out', reference: one.id, amountCents: one.cents, currency: 'USD', method: null } as const;
    await applyWord({ ...deps(), log: { error: () => undefined, info: () => undefined } }, { ...about, status });
    model.told(one, word);
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
const stakes = fc.bigInt({ min: 100n, max: 2_000n });
/** Builds new commands for each check, because commands keep their bets. */
const anyCommands = () =>
  fc.commands(
    [
      cents(5_000n).map(deposit),
      fc.tuple(anyGame, side, stakes).map(([game, on, stake]) => bet([{ game, side: on }], stake)),
      fc.tuple(anyGame, side, stakes).map(([game, on, stake]) => bet([{ game, side: on, hasPoint: true }], stake)),
      fc.tuple(side, side, fc.boolean(), stakes).map(([one, other, hasPoint, stake]) =>
        bet(
          [
            { game: 0, side: one, ...(hasPoint ? { hasPoint } : {}) },
            { game: 1, side: other },
          ],
          stake,
        ),
      ),
      fc.tuple(anyGame, goals, goals).map(([game, home, away]) => end(game, { home, away })),
      anyGame.map((game) => end(game, 'void')),
      fc.bigInt({ min: LEAST, max: 3_000n }).map(withdraw),
      fc.tuple(fc.nat({ max: 8 }), fc.constantFrom('failed' as const, 'paid' as const)).map(([which, word]) => tell(which, word)),
      fc.tuple(fc.nat({ max: 8 }), fc.bigInt({ min: 1n, max: 10n })).map(([which, share]) => cashOut(which, share)),
    ],
    { maxCommands: MOST_COMMANDS, size: 'max' },
  );

async function runs(name: string, run: Iterable<Command>): Promise<void> {
  const gameAt = (game: number): string => `${name}-${game}`;
  await buildSmallWorld(
    store().db,
    Array.from({ length: GAMES }, (_, game) => ({ id: gameAt(game), markets: MARKETS_WITH_POINTS })),
  );
  const player = await makePlayer(store().db, { cents: 3_000n });
  const model = new MoneyModel(GAMES);
  model.deposit(3_000n);
  await fc.asyncModelRun(() => ({ model, real: { player, gameAt } }), run);
  for (const { id, isCashedOut } of model.bets)
    expect((await findBet(store().db, { playerId: player.playerId, betId: id }))?.outcome === 'CASH_OUT').toBe(isCashedOut);
}

test('a repeated result takes nothing more, even where a correction found too little', () =>
  runs('again', [
    bet([{ game: 0, side: 'home' }], 3_000n),
    end(0, { home: 1, away: 0 }),
    withdraw(5_000n),
    end(0, { home: 0, away: 1 }),
    deposit(1_000n),
    end(0, { home: 0, away: 2 }),
    end(0, { home: 2, away: 0 }),
    end(0, { home: 0, away: 3 }),
  ]));

test('a stake refunded for a new reason takes what an earlier correction could not', () =>
  runs('reason', [
    bet([{ game: 0, side: 'home' }], 1_000n),
    end(0, { home: 1, away: 0 }),
    withdraw(3_900n),
    end(0, { home: 1, away: 1 }),
    deposit(2_000n),
    end(0, { home: 2, away: 2 }),
    end(0, 'void'),
  ]));

let made = 0;
test(
  `R8: deposits, bets, results, corrections, voids, cash outs and withdrawals match a small model, in ${RUNS} runs`,
  { timeout: IS_FULL ? 7_200_000 : 600_000 },
  async () => {
    const property = () =>
      fc.asyncProperty(anyCommands(), async (run) => {
        made += 1;
        await runs(`model-${made}`, run);
      });
    // Each run has its own games and player.
    const numRuns = Math.ceil(RUNS / AT_ONCE);
    await Promise.all(Array.from({ length: AT_ONCE }, () => fc.assert(property(), { numRuns, endOnFailure: IS_FULL })));
    expect(made).toBeGreaterThanOrEqual(RUNS);
    expect(await ledgerViolations(store().db)).toEqual([]);
    for (const { currency, variance } of await playerFunds(store().db)) expect(variance, currency).toBe(0n);
  },
);
