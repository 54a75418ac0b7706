import { describe, expect, test } from 'vitest';
import { formatAmerican, priceFromAmerican } from '#src/lib/odds.ts';
import { teaserPrice } from '#src/lib/teaser.ts';
import type { LegOutcome } from '../store/schema.ts';
import { restoreTerms, storeTerms } from './betTerms.ts';
import type { Offer } from './offer.ts';
import { type GradedLeg, resultOfBet } from './payout.ts';
import { sampleOffer } from './sampleOffer.ts';
import { EMPTY, type SlipContent, withAmount, withTeaserPoints } from './slipContent.ts';
import { viewSlip } from './slipView.ts';
import { DEFAULT_TEASERS, teaserTableProblem } from './teaserTable.ts';
import { ticketOf } from './ticket.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const line = (id: string, more: Partial<Offer> = {}): Offer =>
  sampleOffer(id, new Date(NOW.getTime() + 1), { marketType: 'spread', points: -350, ...more });
const teased = (offers: readonly Offer[], points = 600) => ticketOf({ draftBetId: 'teaser', teaserPoints: points }, offers);
const four = ['a', 'b', 'c', 'd'].map((id) => line(id));

describe('the table of the domain rules §2.6', () => {
  test.each([
    ['football', 2, 600, '-115'],
    ['football', 2, 650, '-125'],
    ['football', 2, 700, '-140'],
    ['football', 3, 600, '+160'],
    ['football', 3, 650, '+145'],
    ['basketball', 2, 400, '-110'],
    ['basketball', 3, 450, '+150'],
    ['basketball', 4, 500, '+180'],
    ['football', 8, 600, '+1000'],
  ])('%s, %i legs, %i: %s', (sport, legs, points, odds) => {
    const price = teaserPrice(DEFAULT_TEASERS, sport, points, legs);
    expect(price && formatAmerican(price)).toBe(odds);
  });

  test('has no problem of its own', () => {
    expect(teaserTableProblem(DEFAULT_TEASERS)).toBeNull();
  });

  test.each([
    ['a gap', DEFAULT_TEASERS.filter(({ legs }) => legs !== 3), 'is missing or twice'],
    ['a rung twice', [...DEFAULT_TEASERS, ...DEFAULT_TEASERS.slice(0, 1)], 'is missing or twice'],
    [
      'more legs that pay less',
      DEFAULT_TEASERS.map((rung) => (rung.legs === 4 ? { ...rung, price: { num: 1n, den: 9n } } : rung)),
      'must pay more',
    ],
  ])('%s is told in words', (_name, table, words) => {
    expect(teaserTableProblem(table)).toContain(words);
  });
});

describe('a ticket', () => {
  test('has one price, whatever its legs cost', () => {
    const ticket = teased([line('a', { price: priceFromAmerican(300) }), line('b')]);
    expect(ticket.ok && [ticket.value.type, formatAmerican(ticket.value.payoff.price)]).toEqual(['TEASER', '-115']);
  });

  test.each<readonly [string, readonly Offer[], number]>([
    ['one leg', four.slice(0, 1), 600],
    ['points that are not offered', four, 625],
    ['a money line', [line('a'), line('b', { marketType: 'moneyline', points: null })], 600],
    ['two sports', [line('a'), line('b', { sport: 'basketball' })], 600],
    ['a sport without teasers', [line('a', { sport: 'hockey' }), line('b', { sport: 'hockey' })], 600],
    ['a game that runs', [line('a'), line('b', { eventStatus: 'IN_PLAY' })], 600],
    ['one market twice', [line('a'), line('b', { marketId: 'market-a' })], 600],
    ['more legs than the table has', Array.from({ length: 9 }, (_, n) => line(`n${n}`)), 600],
  ])('is refused for %s', (_name, offers, points) => {
    expect(teased(offers, points)).toEqual({ ok: false, refusal: 'teaser-unavailable' });
  });
});

describe('what a ticket comes to', () => {
  const ticket = teased(four.slice(0, 3));
  if (!ticket.ok) throw new Error(ticket.refusal);
  const terms = restoreTerms(JSON.parse(storeTerms(ticket.value.terms)));
  const result = (...outcomes: readonly LegOutcome[]) => {
    const legs = outcomes.map((outcome, n): GradedLeg => ({ ...line(`g${n}`), outcome }));
    return resultOfBet(10_000n, legs, terms);
  };

  test('is kept as it was shown', () => {
    expect(terms).toEqual(ticket.value.terms);
  });

  test.each<readonly [readonly LegOutcome[], string, bigint | null]>([
    [['WIN', 'WIN', 'WIN'], 'WIN', 26_000n],
    [['WIN', 'WIN', 'PUSH'], 'WIN', 18_696n],
    [['WIN', 'VOID', 'WIN'], 'WIN', 18_696n],
    [['WIN', 'PUSH', 'VOID'], 'REFUND', 10_000n],
    [['PUSH', 'PUSH', 'PUSH'], 'PUSH', 10_000n],
    [['VOID', 'VOID', 'VOID'], 'VOIDED', 10_000n],
    [['LOSS', 'VOID', 'PENDING'], 'LOSS', 0n],
    [['WIN', 'WIN', 'PENDING'], 'PENDING', null],
  ])('%j is %s', (outcomes, outcome, payoutCents) => {
    expect(result(...outcomes)).toMatchObject({ outcome, payoutCents });
  });
});

describe('in the slip', () => {
  const content = (offers: readonly Offer[]): SlipContent => ({
    ...EMPTY,
    selections: offers.map(({ selectionId, price, points }) => ({ selectionId, accepted: { price, points } })),
  });
  const owner = { owner: 'player:p', version: 1n, currency: 'USD', cashCents: 5_000n, autoAccept: false };
  const view = (slip: SlipContent, offers: readonly Offer[]) =>
    viewSlip(slip, new Map(offers.map((one) => [one.selectionId, one])), owner, NOW).teaser;
  const mixed = [line('m', { marketType: 'moneyline', points: null }), ...four.slice(0, 2), line('x', { sport: 'basketball' })];

  test('takes what can be teased with the first, and leaves the rest', () => {
    const { draft } = view(content(mixed), mixed);
    expect(draft?.draftBet.legs.map(({ selectionId }) => selectionId)).toEqual(['a', 'b']);
    expect([draft?.sport, draft?.points, draft?.previews.map(({ points }) => points)]).toEqual(['football', 600, [600, 650, 700]]);
    expect(view(content(mixed.slice(0, 2)), mixed).draft).toBeNull();
  });

  test('follows the points that were bought, and says what an amount wins', () => {
    const slip = withAmount(withTeaserPoints(content(mixed), 700), 'teaser', { field: 'BET', cents: 1_400n });
    const { draft, totalReturnCents, errors } = view(slip, mixed);
    expect([draft?.points, draft?.draftBet.winCents, totalReturnCents, errors]).toEqual([700, 1_000n, 2_400n, []]);
    expect(view(withAmount(slip, 'teaser', { field: 'BET', cents: 5_001n }), mixed).errors).toMatchObject([{ code: 'insufficient-funds' }]);
  });

  test('asks for nothing when a price moves, but when a line does', () => {
    const moved = (more: Partial<Offer>) => [line('a', more), line('b')];
    const errorsOf = (more: Partial<Offer>) => view(content(four.slice(0, 2)), moved(more)).draft?.draftBet.errors.map(({ code }) => code);
    expect(errorsOf({ price: priceFromAmerican(-200) })).toEqual([]);
    expect(errorsOf({ points: -400 })).toEqual(['line-moved']);
  });
});
