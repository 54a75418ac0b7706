import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmerican, priceFromAmerican } from '#src/shared/money/odds.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import { teaserRung } from '#src/shared/betting/teaser.ts';
import { teaserTableProblem } from '#src/shared/betting/teaserTableProblem.ts';
import type { LegOutcome } from '#server/platform/store/schema/index.ts';
import { restoreTerms, storeTerms } from '../betTerms.ts';
import type { Offer } from '../offer.ts';
import { type GradedLeg, resultOfBet } from '../payout.ts';
import { sampleOffer } from '../../placement/sampleOffer.ts';
import { EMPTY, type SlipContent, withAmount, withTeaserPoints } from '../../slip/slipContent.ts';
import { viewSlip } from '../../slip/view/slipView.ts';
import { DEFAULT_TEASERS } from './teaserTable.ts';
import { DEFAULT_PRICING_RULES, ticketOf } from '../ticket.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const line = (id: string, more: Partial<Offer> = {}): Offer =>
  sampleOffer(id, new Date(NOW.getTime() + 1), { marketType: 'spread', points: -350, ...more });
const teased = (offers: readonly Offer[], points = 600) => ticketOf({ draftBetId: 'teaser', teaserPoints: points }, offers);
/** Terms as stored before tie and void rules existed. */
const usual = '{"kind":"teaser","points":600,"games":{},"policy":"REPRICE","ladder":[{"legs":2,"price":["20","23"]}]}';
const four = ['a', 'b', 'c', 'd'].map((id) => line(id));

describe('the teaser table (domain rules §2.6)', () => {
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
    ['football/basketball', 2, 600, '-110'],
    ['football/basketball', 3, 600, '+180'],
    ['football/basketball', 4, 600, '+300'],
    ['football/basketball', 5, 600, '+450'],
    ['football/basketball', 6, 600, '+700'],
    ['football', 3, 1_000, '-120'],
    ['football', 4, 1_400, '-200'],
  ])('a teaser in %s of %i legs and %i hundredths pays %s', (sport, legs, points, odds) => {
    const price = teaserRung(DEFAULT_TEASERS, sport.split('/'), points, legs)?.price;
    expect(price && formatAmerican(price)).toBe(odds);
  });

  test('the default teaser table has no problem', () => {
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
  ])('a teaser table with %s is refused with the reason', (_name, table, words) => {
    expect(teaserTableProblem(table)).toContain(words);
  });

  test.each([
    ['football 6.5: the ladder goes from two legs up, each number once; 2 is missing or twice.', [3, 4], [1n, 2n]],
    ['football 6.5: the ladder goes from two legs up, each number once; 3 is missing or twice.', [4, 2], [1n, 2n]],
    ['football 6.5: 3 legs must pay more than 2.', [3, 2], [1n, 1n]],
    [null, [3, 2], [2n, 1n]],
  ] as const)('the problem of a teaser ladder is: %s', (words, legs, prices) => {
    const rungs = legs.map((count, n) => ({ sport: 'football', points: 650, legs: count, price: ratio(prices[n] ?? 1n, 1n) }));
    const other = { sport: 'basketball', points: 650, legs: 2, price: ratio(9n, 1n) };
    expect(teaserTableProblem([other, ...rungs])).toBe(words);
  });

  test.each([
    ['a special ticket stands alone', [{ legs: 4, ties: 'lose', voids: 'refund' }], null],
    ['a ladder that drops for voids begins at two', [{ legs: 3, ties: 'lose' }], 'from two legs up'],
    ['a ladder that drops for ties begins at two', [{ legs: 3, voids: 'refund' }], 'from two legs up'],
    [
      'special tickets once each',
      [
        { legs: 4, ties: 'lose', voids: 'refund' },
        { legs: 4, ties: 'lose', voids: 'refund' },
      ],
      '4 is missing or twice',
    ],
    [
      'special tickets that pay less for more',
      [
        { legs: 6, ties: 'lose', voids: 'refund', price: ratio(1n, 3n) },
        { legs: 4, ties: 'lose', voids: 'refund' },
      ],
      '6 legs must pay more than 4.',
    ],
    ['two rules on one ladder', [{ legs: 2 }, { legs: 3, ties: 'lose', price: ratio(2n, 1n) }], 'holds for all numbers of legs'],
    ['one rule, said and not said', [{ legs: 2 }, { legs: 3, ties: 'drop', price: ratio(2n, 1n) }], null],
    ['lines moved by less than half a point', [{ legs: 2, points: 625 }], 'by half points'],
    ['lines of a second sport moved by less', [{ legs: 2, besides: { sport: 'basketball', points: 425 } }], 'by half points'],
    ['one sport twice', [{ legs: 2, besides: { sport: 'football', points: 400 } }], 'is of two sports'],
    [
      'a second sport moved in two ways',
      [
        { legs: 2, besides: { sport: 'basketball', points: 400 } },
        { legs: 3, besides: { sport: 'basketball', points: 450 }, price: ratio(2n, 1n) },
      ],
      'is moved by one number of points',
    ],
  ] as const)('the check of special teasers: %s', (_name, rungs, words) => {
    const problem = teaserTableProblem(rungs.map((rung) => ({ sport: 'football', points: 1_300, price: ratio(1n, 1n), ...rung })));
    expect(words === null ? problem : (problem ?? '')).toEqual(words === null ? null : expect.stringContaining(words));
  });

  test('an empty teaser table has no problem', () => {
    expect(teaserTableProblem([])).toBeNull();
  });
});

describe('a teaser ticket', () => {
  test('a teaser has one price, whatever its legs cost', () => {
    const ticket = teased([line('a', { price: priceFromAmerican(300) }), line('b')]);
    expect(ticket.ok && [ticket.value.type, formatAmerican(ticket.value.payoff.price)]).toEqual(['TEASER', '-115']);
  });

  test.each<readonly [string, readonly Offer[], number]>([
    ['one leg', four.slice(0, 1), 600],
    ['points that are not offered', four, 625],
    ['a moneyline', [line('a'), line('b', { marketType: 'moneyline', points: null })], 600],
    ['two sports at points that are not mixed', [line('a'), line('b', { sport: 'basketball' })], 650],
    ['three sports', [line('a'), line('b', { sport: 'basketball' }), line('c', { sport: 'hockey' })], 600],
    ['ten points on other than three legs', four, 1_000],
    ['fourteen points on other than four legs', four.slice(0, 3), 1_400],
    ['a sport without teasers', [line('a', { sport: 'hockey' }), line('b', { sport: 'hockey' })], 600],
    ['a game that runs', [line('a'), line('b', { eventStatus: 'IN_PLAY' })], 600],
    ['one market twice', [line('a'), line('b', { marketId: 'market-a' })], 600],
    ['more legs than the table has', Array.from({ length: 9 }, (_, n) => line(`n${n}`)), 600],
  ])('a teaser is refused for %s', (_name, offers, points) => {
    expect(teased(offers, points)).toEqual({ ok: false, refusal: 'teaser-unavailable' });
  });
});

describe('the result of a teaser', () => {
  const ticket = teased(four.slice(0, 3));
  if (!ticket.ok) throw new Error(ticket.refusal);
  const terms = restoreTerms(JSON.parse(storeTerms(ticket.value.terms)));
  const result = (...outcomes: readonly LegOutcome[]) => {
    const legs = outcomes.map((outcome, n): GradedLeg => ({ ...line(`g${n}`), outcome }));
    return resultOfBet(10_000n, legs, terms);
  };

  test('a teaser’s stored terms are those of its ticket', () => {
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
  ])('a teaser of %j is %s', (outcomes, outcome, payoutCents) => {
    expect(result(...outcomes)).toMatchObject({ outcome, payoutCents });
  });
});

describe('a special teaser', () => {
  const special = (legs: number, points: number) => {
    const ticket = teased(four.slice(0, legs), points);
    if (!ticket.ok) throw new Error(ticket.refusal);
    const terms = restoreTerms(JSON.parse(storeTerms(ticket.value.terms)));
    expect(terms).toEqual(ticket.value.terms);
    return (outcomes: readonly LegOutcome[]) =>
      resultOfBet(
        12_000n,
        outcomes.map((outcome, n): GradedLeg => ({ ...line(`g${n}`), outcome })),
        terms,
      );
  };

  test.each<readonly [readonly LegOutcome[], string, string, bigint | null]>([
    [['WIN', 'WIN', 'WIN'], 'SETTLED', 'WIN', 22_000n],
    [['WIN', 'WIN', 'PUSH'], 'SETTLED', 'LOSS', 0n],
    [['PUSH', 'PUSH', 'PUSH'], 'SETTLED', 'LOSS', 0n],
    [['WIN', 'PENDING', 'PUSH'], 'SETTLED', 'LOSS', 0n],
    [['WIN', 'WIN', 'VOID'], 'SETTLED', 'REFUND', 12_000n],
    [['VOID', 'PUSH', 'LOSS'], 'SETTLED', 'REFUND', 12_000n],
    [['PENDING', 'VOID', 'LOSS'], 'SETTLED', 'REFUND', 12_000n],
    [['UNAVAILABLE', 'WIN', 'WIN'], 'SETTLED', 'REFUND', 12_000n],
    [['VOID', 'VOID', 'VOID'], 'VOIDED', 'VOIDED', 12_000n],
    [['WIN', 'LOSS', 'PENDING'], 'SETTLED', 'LOSS', 0n],
    [['WIN', 'WIN', 'PENDING'], 'OPEN', 'PENDING', null],
  ])('a special teaser of three legs loses on ties and refunds on voids: %j', (outcomes, status, outcome, payoutCents) => {
    expect(special(3, 1_000)(outcomes)).toEqual({ status, outcome, payoutCents });
  });

  test('a special teaser of four legs pays one for two, and loses on a push', () => {
    expect(special(4, 1_400)(['WIN', 'WIN', 'WIN', 'WIN'])).toMatchObject({ outcome: 'WIN', payoutCents: 18_000n });
    expect(special(4, 1_400)(['WIN', 'WIN', 'WIN', 'PUSH'])).toMatchObject({ outcome: 'LOSS' });
  });

  test('a special teaser has the same result in whatever order its legs are decided', () => {
    const settle = special(3, 1_000);
    const any = fc.constantFrom<LegOutcome>('LOSS', 'PENDING', 'PUSH', 'UNAVAILABLE', 'VOID', 'WIN');
    fc.assert(
      fc.property(fc.tuple(any, any, any), ([a, b, c]) => {
        const all = [settle([a, b, c]), settle([c, a, b]), settle([b, a, c])];
        expect(new Set(all.map(({ outcome, payoutCents }) => `${outcome} ${payoutCents}`)).size).toBe(1);
        // Checks void legs first: one refunds the teaser even if another leg is lost.
        const has = (...outcomes: readonly LegOutcome[]): boolean => [a, b, c].some((one) => outcomes.includes(one));
        const whole = has('PENDING') ? null : 22_000n;
        const expected = has('VOID', 'UNAVAILABLE') ? 12_000n : has('LOSS', 'PUSH') ? 0n : whole;
        expect(all[0]?.payoutCents).toBe(expected);
      }),
    );
  });

  test('terms stored before the tie rules drop ties and voids', () => {
    expect(restoreTerms(JSON.parse(usual))).toMatchObject({ ties: 'drop', voids: 'drop', ladder: [{ legs: 2 }] });
  });
});

describe('a mixed teaser', () => {
  const legs = [line('f'), line('b', { sport: 'basketball' }), line('g')];
  const ticket = teased(legs);
  if (!ticket.ok) throw new Error(ticket.refusal);

  test('a mixed teaser keeps both numbers of points and drops pushed and void legs', () => {
    const { terms } = ticket.value;
    expect(terms).toMatchObject({ points: 600, besides: { sport: 'basketball', points: 400 }, ties: 'drop', voids: 'drop' });
    const result = (...outcomes: readonly LegOutcome[]) =>
      resultOfBet(
        11_000n,
        outcomes.map((outcome, n): GradedLeg => ({ ...line(`g${n}`), outcome })),
        restoreTerms(JSON.parse(storeTerms(terms))),
      );
    expect(result('WIN', 'WIN', 'WIN')).toMatchObject({ outcome: 'WIN', payoutCents: 30_800n });
    expect(result('WIN', 'PUSH', 'WIN'), 'without its basketball').toMatchObject({ outcome: 'WIN', payoutCents: 21_000n });
    expect(result('PUSH', 'WIN', 'VOID')).toMatchObject({ outcome: 'REFUND', payoutCents: 11_000n });
  });
});

describe('the teaser in the slip', () => {
  const content = (offers: readonly Offer[]): SlipContent => ({
    ...EMPTY,
    selections: offers.map(({ selectionId, price, points }) => ({ selectionId, accepted: { price, points } })),
  });
  const owner = { owner: 'player:p', version: 1n, currency: 'USD', cashCents: 5_000n, autoAccept: false };
  const view = (slip: SlipContent, offers: readonly Offer[], house = DEFAULT_PRICING_RULES) =>
    viewSlip(slip, new Map(offers.map((one) => [one.selectionId, one])), owner, NOW, house).teaser;
  const mixed = [line('m', { marketType: 'moneyline', points: null }), ...four.slice(0, 2), line('x', { sport: 'basketball' })];

  test('the slip’s teaser takes every leg that can be teased together', () => {
    const { draft } = view(content(mixed), mixed);
    expect(draft?.draftBet.legs.map(({ selectionId }) => selectionId)).toEqual(['a', 'b', 'x']);
    expect([draft?.sports, draft?.points]).toEqual([['football', 'basketball'], 600]);
    expect(draft?.previews).toEqual([
      {
        ...{ points: 600, name: '6/4', price: ratio(9n, 5n), moves: [600, 600, 400], rule: null },
        ...{ drop: 'If a leg pushes or is void, the teaser drops one leg', dropsTo: [{ legs: 2, price: ratio(10n, 11n) }] },
        terms: expect.stringMatching(/^[\w-]{22}$/) as string,
      },
    ]);
    expect(view(content(mixed.slice(0, 2)), mixed).draft).toBeNull();
  });

  test('without mixed teasers the slip’s teaser takes the legs of the first sport', () => {
    const teasers = DEFAULT_TEASERS.filter(({ besides }) => besides === undefined);
    const { draft } = view(content(mixed), mixed, { ...DEFAULT_PRICING_RULES, teasers });
    expect(draft?.draftBet.legs.map(({ selectionId }) => selectionId)).toEqual(['a', 'b']);
    expect([draft?.sports, draft?.points, draft?.previews.map(({ points }) => points)]).toEqual([
      ['football'],
      600,
      [600, 650, 700, 1_000, 1_400],
    ]);
  });

  test('the slip offers special teasers only for their number of legs, with their rule', () => {
    const offered = (offers: readonly Offer[]) => view(content(offers), offers).draft?.previews.filter(({ price }) => price !== null);
    expect(offered(four.slice(0, 3))?.map(({ name }) => name)).toEqual(['6', '6.5', '7', '10']);
    expect(offered(four)?.at(-1)).toMatchObject({
      name: '14',
      rule: expect.stringContaining('If a leg pushes, the bet loses.') as string,
      drop: null,
      dropsTo: [],
    });
    expect(
      offered(four)?.[0]?.dropsTo.map(({ legs, price }) => [legs, formatAmerican(price)]),
      'the most legs first',
    ).toEqual([
      [3, '+160'],
      [2, '-115'],
    ]);
  });

  test('a teaser with too many legs for its points gets the lowest points offered', () => {
    const wanted = (offers: readonly Offer[]) => view(withTeaserPoints(content(offers), 1_000), offers).draft;
    expect(wanted(four.slice(0, 3))?.points).toBe(1_000);
    expect(wanted(four)).toMatchObject({ points: 600, draftBet: { errors: [] } });
    const nine = Array.from({ length: 9 }, (_, n) => line(`n${n}`));
    expect(wanted(nine)).toMatchObject({ points: 600, draftBet: { errors: [{ code: 'teaser-unavailable' }] } });
  });

  test('the slip’s teaser follows the chosen points and shows what an amount wins', () => {
    const slip = withAmount(withTeaserPoints(content(mixed), 700), 'teaser', { field: 'BET', cents: 1_400n });
    const { draft, totalReturnCents, errors } = view(slip, mixed.slice(0, 3));
    expect([draft?.points, draft?.draftBet.winCents, totalReturnCents, errors]).toEqual([700, 1_000n, 2_400n, []]);
    expect(view(withAmount(slip, 'teaser', { field: 'BET', cents: 5_001n }), mixed.slice(0, 3)).errors).toMatchObject([
      { code: 'insufficient-funds' },
    ]);
  });

  test('the slip’s teaser needs acceptance when a line moves, but not when a price does', () => {
    const moved = (more: Partial<Offer>) => [line('a', more), line('b')];
    const errorsOf = (more: Partial<Offer>) => view(content(four.slice(0, 2)), moved(more)).draft?.draftBet.errors.map(({ code }) => code);
    expect(errorsOf({ price: priceFromAmerican(-200) })).toEqual([]);
    expect(errorsOf({ points: -400 })).toEqual(['line-moved']);
  });
});
