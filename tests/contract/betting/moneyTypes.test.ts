import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addSelection, setDraftAmount } from '#server/modules/betting/slip/index.ts';
import { DEFAULT_TEASERS, readTeaserTable } from '#server/modules/betting/pricing/teaser/teaserTable.ts';
import { listBets } from '#server/modules/betting/bets/index.ts';
import { nameOfTerms, teaserTermsOf } from '#server/modules/betting/pricing/teaser/teaserTerms.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { recordVoidIn, settleEvent, voidEvent } from '#server/modules/betting/settlement/index.ts';
import { writeTeaserTable } from '#server/modules/betting/pricing/teaser/index.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import type { SameGamePush } from '#src/shared/betting/sameGame/push.ts';
import { returnFromBet, winFromBet } from '#src/shared/money/odds.ts';
import { gamesToSettle } from '#tests/support/gamesToSettle.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer } from '#tests/support/players.ts';
import { buildSmallWorld, selectionId } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore(16);
const { deps, gameAt, cash, found, newGameId, on, settle } = gamesToSettle(store);

async function place(player: TestPlayer, draftBetId: string, selections: readonly string[], stakeCents: bigint, more: object = {}) {
  const legs = await Promise.all(selections.map((id) => legOf(store().db, id)));
  return placeBets(deps(), {
    ...player,
    placementId: newPlacementId(),
    autoAccept: false,
    bets: [{ draftBetId, stakeCents, legs, ...more }],
  });
}
const codes = ({ refusals }: Awaited<ReturnType<typeof place>>) => refusals.map(({ code }) => code);

describe('a round robin', () => {
  const three = () => [on(0, 'moneyline', 'home'), on(1, 'moneyline', 'home'), on(2, 'moneyline', 'home')];

  test('a round robin in the slip takes an amount per combination and shows the totals of all', async () => {
    const { playerId } = await makePlayer(store().db);
    const owner = `player:${playerId}`;
    for (const selectionId of three()) {
      const { num, den, points } = await legOf(store().db, selectionId);
      await addSelection(deps(), { owner, selection: { selectionId, accepted: { price: { num, den }, points } } });
    }
    const slip = await setDraftAmount(deps(), { owner, draftBetId: 'roundRobin:2', amount: { field: 'BET', cents: 1_000n } });
    expect(slip.roundRobin).toMatchObject({
      totalBetCents: 3_000n,
      totalReturnCents: 3_000n + 3n * 2_645n,
      draftBets: [{ id: 'roundRobin:2', type: 'ROUND_ROBIN', combinations: 3, betCents: 1_000n, winCents: 3n * 2_645n, errors: [] }],
    });
  });

  test('a round robin stakes every combination, pays each winner, and is one bet in the history', async () => {
    const player = await makePlayer(store().db);
    const answer = await place(player, 'roundRobin:2', three(), 1_000n);
    expect(answer).toMatchObject({ accepted: true, balanceAfterCents: 97_000n });
    await settle(0, 1, 0);
    await settle(1, 1, 0);
    expect(await found(player, answer.betIds[0] ?? '')).toMatchObject({ status: 'OPEN', type: 'ROUND_ROBIN', combinations: 3 });
    await settle(2, 0, 1);
    expect(await found(player, answer.betIds[0] ?? '')).toMatchObject({ status: 'SETTLED', outcome: 'WIN', payoutCents: 3_645n });
    expect(await cash(player)).toBe(97_000n + 3_645n);
    const question = { playerId: player.playerId, section: 'settled', first: 5 } as const;
    expect((await listBets(store().db, { ...question, filter: 'round-robin' })).bets).toHaveLength(1);
    expect((await listBets(store().db, { ...question, filter: 'parlay' })).bets).toHaveLength(0);
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test('a round robin of two picks is priced and paid as their parlay', async () => {
    const player = await makePlayer(store().db);
    const both = [on(0, 'moneyline', 'home'), on(1, 'moneyline', 'home')];
    expect(codes(await place(player, 'roundRobin:3', both, 1_000n))).toEqual(['round-robin-unavailable']);
    const answer = await place(player, 'roundRobin:2', both, 1_000n);
    expect(await found(player, answer.betIds[0] ?? '')).toMatchObject({ status: 'OPEN', type: 'ROUND_ROBIN', combinations: 1 });
    await settle(0, 1, 0);
    await settle(1, 1, 0);
    expect(await found(player, answer.betIds[0] ?? '')).toMatchObject({ status: 'SETTLED', outcome: 'WIN', payoutCents: 3_645n });
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test('a correction of a round robin posts the difference over all combinations', async () => {
    const player = await makePlayer(store().db);
    const { betIds } = await place(player, 'roundRobin:2', three(), 1_000n);
    for (const game of [0, 1, 2]) await settle(game, 1, 0);
    expect(await found(player, betIds[0] ?? '')).toMatchObject({ payoutCents: 3n * 3_645n });
    await settle(2, 1, 1);
    // A push turned two parlays into straight bets.
    expect(await found(player, betIds[0] ?? '')).toMatchObject({ payoutCents: 3_645n + 2n * 1_909n });
    expect(await cash(player)).toBe(97_000n + 3_645n + 2n * 1_909n);
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test.each([
    ['more than there is for all combinations', 'roundRobin:2', 40_000n, 'insufficient-funds'],
    ['as many in each as there are', 'roundRobin:3', 100n, 'round-robin-unavailable'],
    ['no size', 'roundRobin:x', 100n, 'placement-invalid'],
  ])('a round robin with %s is refused with a specific error', async (_name, draftBetId, stake, code) => {
    const player = await makePlayer(store().db);
    expect(codes(await place(player, draftBetId, three(), stake))).toEqual([code]);
    expect(await cash(player)).toBe(100_000n);
  });
});

describe('a same game parlay', () => {
  const game = () => [on(0, 'moneyline', 'home'), on(0, 'total', 'over')];

  test('a same game parlay prices its picks together, keeps the price and settles by it', async () => {
    const player = await makePlayer(store().db);
    const answer = await place(player, 'parlay', [...game(), on(1, 'moneyline', 'home')], 1_000n);
    expect(codes(answer)).toEqual([]);
    const bet = await found(player, answer.betIds[0] ?? '');
    if (!bet) throw new Error('no bet');
    expect(bet.type).toBe('PARLAY_PLUS');
    expect(bet.potentialPayoutCents).toBe(returnFromBet(1_000n, bet.price));
    await settle(0, 30, 20);
    await settle(1, 1, 0);
    expect(await found(player, bet.id)).toMatchObject({ outcome: 'WIN', payoutCents: bet.potentialPayoutCents });
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test('a push in a same game parlay leaves the other pick at its own price', async () => {
    const player = await makePlayer(store().db);
    const { betIds } = await place(player, 'parlay', game(), 1_000n);
    await settle(0, 25, 20);
    expect(await found(player, betIds[0] ?? '')).toMatchObject({ outcome: 'WIN', payoutCents: 1_909n });
  });

  test('a void game refunds its same game parlay', async () => {
    const player = await makePlayer(store().db);
    const { betIds } = await place(player, 'parlay', game(), 1_000n);
    await voidEvent(deps(), { eventId: gameAt(0), reason: 'Abandoned', origin: 'test' });
    expect(await found(player, betIds[0] ?? '')).toMatchObject({ status: 'VOIDED', payoutCents: 1_000n });
    expect(await cash(player)).toBe(100_000n);
  });

  test('a same game parlay is refused at a worse price than agreed and accepted at a better one', async () => {
    const player = await makePlayer(store().db);
    const seen = await found(player, (await place(player, 'parlay', game(), 100n)).betIds[0] ?? '');
    if (!seen) throw new Error('no bet');
    const { num, den } = seen.price;
    expect(codes(await place(player, 'parlay', game(), 100n, { agreed: { num: num + 1n, den } }))).toEqual(['price-moved']);
    const better = await place(player, 'parlay', game(), 100n, { agreed: { num, den: den + 1n } });
    expect(await found(player, better.betIds[0] ?? '')).toMatchObject({ potentialPayoutCents: 100n + winFromBet(100n, seen.price) });
  });
});

describe('a teaser', () => {
  const legs = () => [on(0, 'spread', 'home'), on(1, 'spread', 'away'), on(2, 'total', 'over')];
  const shown = (points: number, sports = ['football']) => {
    const terms = teaserTermsOf(DEFAULT_TEASERS, sports, points, 3);
    return { teaserPoints: points, teaserTerms: terms ? nameOfTerms(terms, 3) : '' };
  };
  const six = { ...shown(600), agreed: { num: 8n, den: 5n } };

  test('a teaser moves every line, is graded by the moved lines, and drops a leg for a push', async () => {
    const player = await makePlayer(store().db);
    const { betIds, refusals } = await place(player, 'teaser', legs(), 1_000n, six);
    expect(refusals).toEqual([]);
    const bet = await found(player, betIds[0] ?? '');
    expect(bet).toMatchObject({ type: 'TEASER', teaserPoints: 600, price: { num: 8n, den: 5n }, potentialPayoutCents: 2_600n });
    expect(bet?.legs.map(({ points }) => points)).toEqual([250, 950, 3_900]);
    // In the first game, home loses by 2 and covers. In the second, away loses by 9 and covers. In the third, the total pushes on the moved
    // line.
    await settle(0, 20, 22);
    await settle(1, 29, 20);
    await settle(2, 20, 19);
    expect(await found(player, betIds[0] ?? '')).toMatchObject({ outcome: 'WIN', payoutCents: 1_870n });
    expect((await listBets(store().db, { playerId: player.playerId, section: 'settled', first: 5, filter: 'teaser' })).bets).toHaveLength(
      1,
    );
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test('a ten-point teaser loses on a tie and is refunded on a void, even after a lost leg', async () => {
    const player = await makePlayer(store().db);
    const ten = { ...shown(1_000), agreed: { num: 10n, den: 12n } };
    // On the moved lines 6.5, 13.5 and over 35, only the total can push.
    const [tied, returned] = [await place(player, 'teaser', legs(), 1_200n, ten), await place(player, 'teaser', legs(), 1_200n, ten)];
    const bet = await found(player, tied.betIds[0] ?? '');
    expect(bet).toMatchObject({ teaserPoints: 1_000, potentialPayoutCents: 2_200n });
    expect(bet?.teaserRule).toContain('If a leg pushes, the bet loses.');
    expect(bet?.legs.map(({ points }) => points)).toEqual([650, 1_350, 3_500]);
    await settle(2, 15, 20);
    expect(await found(player, tied.betIds[0] ?? '')).toMatchObject({ outcome: 'LOSS', payoutCents: 0n });
    const asked = { scope: 'bet', target: returned.betIds[0] ?? '', reason: 'A wrong line', origin: 'trader' } as const;
    await (await withTransaction(store().db, (trx) => recordVoidIn(trx, asked, deps().ports.now())))?.finish(deps());
    expect(await cash(player)).toBe(100_000n - 1_200n);
    await voidEvent(deps(), { eventId: gameAt(0), reason: 'Abandoned', origin: 'test' });
    expect(await found(player, tied.betIds[0] ?? '')).toMatchObject({ outcome: 'REFUND', payoutCents: 1_200n });
    expect(await cash(player)).toBe(100_000n);
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test("a teaser of football and basketball moves each line by its sport's points", async () => {
    const player = await makePlayer(store().db);
    const court = newGameId('court');
    await buildSmallWorld(store().db, [{ id: court, sport: 'basketball' }]);
    const mixed = [...legs().slice(0, 2), selectionId(court, 'total', 'over')];
    const { betIds, refusals } = await place(player, 'teaser', mixed, 1_000n, {
      ...shown(600, ['football', 'basketball']),
      agreed: { num: 9n, den: 5n },
    });
    expect(refusals).toEqual([]);
    expect((await found(player, betIds[0] ?? ''))?.legs.map(({ points }) => points)).toEqual([250, 950, 4_100]);
    for (const game of [0, 1]) await settle(game, 30, 29);
    await settleEvent(deps(), { eventId: court, homeScore: 21, awayScore: 20, origin: 'test' });
    // The basketball leg pushed; two football legs remain, at a mixed ticket's price.
    expect(await found(player, betIds[0] ?? '')).toMatchObject({ outcome: 'WIN', payoutCents: 1_909n });
  });

  test.each([
    ['a worse price than agreed', { ...six, agreed: { num: 9n, den: 5n } }, 'price-moved'],
    ['terms that nobody has seen', { ...six, teaserTerms: '' }, 'teaser-terms-moved'],
    ['a page that cannot say what it showed', { ...six, teaserTerms: undefined }, 'page-outdated'],
    ['points that nobody offers', { teaserPoints: 625 }, 'teaser-unavailable'],
    ['no points at all', {}, 'teaser-unavailable'],
  ])('a teaser is refused for %s', async (_name, more, code) => {
    const player = await makePlayer(store().db);
    expect(codes(await place(player, 'teaser', legs(), 1_000n, more))).toEqual([code]);
    expect(await cash(player)).toBe(100_000n);
  });

  test('a changed teaser table applies to new bets, not to placed ones', async () => {
    const player = await makePlayer(store().db);
    const before = await place(player, 'teaser', legs(), 1_000n, six);
    const dear = DEFAULT_TEASERS.map((rung) => (rung.legs === 3 ? { ...rung, price: { num: 8n, den: 6n } } : rung));
    const at = new Date();
    await withTransaction(store().db, (trx) => writeTeaserTable(trx, dear, { by: 'trader@test', at }));
    try {
      expect(codes(await place(player, 'teaser', legs(), 1_000n, six))).toEqual(['price-moved']);
      for (const game of [0, 1, 2]) await settle(game, 40, 39);
      expect(await found(player, before.betIds[0] ?? '')).toMatchObject({ payoutCents: 2_600n });
    } finally {
      await withTransaction(store().db, (trx) => writeTeaserTable(trx, DEFAULT_TEASERS, { by: 'trader@test', at }));
    }
    expect(await readTeaserTable(store().db)).toEqual(DEFAULT_TEASERS);
  });
});

describe('the rule of a brand for several picks of one game', () => {
  const placed = async (player: TestPlayer, sameGamePush?: SameGamePush) => {
    const legs = await Promise.all([on(0, 'moneyline', 'home'), on(0, 'spread', 'away')].map((id) => legOf(store().db, id)));
    const { betIds, refusals } = await placeBets(deps(), {
      ...player,
      placementId: newPlacementId(),
      autoAccept: false,
      bets: [{ draftBetId: 'parlay', stakeCents: 1_000n, legs }],
      ...(sameGamePush ? { sameGamePush } : {}),
    });
    expect(refusals).toEqual([]);
    return betIds[0] ?? '';
  };

  test("a brand's rule for voided picks of one game is stored with the bet and applied", async () => {
    const player = await makePlayer(store().db);
    const bets = {
      REPRICE: await placed(player),
      VOID_ALL: await placed(player, 'VOID_ALL'),
      PUSH_UNLESS_LOSS: await placed(player, 'PUSH_UNLESS_LOSS'),
    };
    for (const [push, id] of Object.entries(bets)) expect(await found(player, id)).toMatchObject({ sameGamePush: push });
    const asked = { scope: 'market', target: `${gameAt(0)}:spread`, reason: 'A wrong line', origin: 'trader' } as const;
    const recorded = await withTransaction(store().db, (trx) => recordVoidIn(trx, asked, deps().ports.now()));
    await recorded?.finish(deps());
    await settle(0, 0, 1);
    expect(await found(player, bets.REPRICE)).toMatchObject({ outcome: 'LOSS' });
    expect(await found(player, bets.VOID_ALL)).toMatchObject({ outcome: 'REFUND', payoutCents: 1_000n });
    expect(await found(player, bets.PUSH_UNLESS_LOSS)).toMatchObject({ outcome: 'LOSS' });
    await settle(0, 1, 0);
    expect(await found(player, bets.REPRICE)).toMatchObject({ outcome: 'WIN', payoutCents: 1_909n });
    expect(await found(player, bets.VOID_ALL)).toMatchObject({ payoutCents: 1_000n });
    expect(await found(player, bets.PUSH_UNLESS_LOSS)).toMatchObject({ payoutCents: 1_000n });
    expect(await ledgerViolations(store().db)).toEqual([]);
  });

  test('checklist 23: what is left after a void is paid at prices agreed at acceptance', async () => {
    const player = await makePlayer(store().db);
    const picks = [on(0, 'moneyline', 'home'), on(0, 'spread', 'away'), on(0, 'total', 'over')];
    const legs = await Promise.all(picks.map((id) => legOf(store().db, id)));
    const bets = [{ draftBetId: 'parlay', stakeCents: 1_000n, legs }];
    const { betIds } = await placeBets(deps(), { ...player, placementId: newPlacementId(), autoAccept: false, bets });
    const id = betIds[0] ?? '';
    // Stores a price of 4 to 1 for any two picks, as if the model had computed it that day.
    await sql`UPDATE bets SET terms = jsonb_set(terms, ARRAY['games', ${gameAt(0)}, '2'],
      (SELECT jsonb_object_agg(key, '["4","1"]'::jsonb) FROM jsonb_each(terms -> 'games' -> ${gameAt(0)} -> 2))) WHERE id = ${id}`.execute(
      store().db,
    );
    const asked = { scope: 'market', target: `${gameAt(0)}:total`, reason: 'A wrong line', origin: 'trader' } as const;
    const recorded = await withTransaction(store().db, (trx) => recordVoidIn(trx, asked, deps().ports.now()));
    await recorded?.finish(deps());
    await settle(0, 2, 1);
    expect(await found(player, id)).toMatchObject({ outcome: 'WIN', payoutCents: 5_000n });
    expect(await ledgerViolations(store().db)).toEqual([]);
  });
});
