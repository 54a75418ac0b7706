import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceFromAmerican } from '#src/shared/money/odds.ts';
import type { Offer, Terms } from '../../pricing/offer.ts';
import { sampleOffer } from '../../placement/sampleOffer.ts';
import { EMPTY, PARLAY, type SlipContent, straightId, withAmount } from '../slipContent.ts';
import { type SlipOwner, viewSlip } from './slipView.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const offer = (id: string, more: Partial<Offer> = {}) => sampleOffer(id, new Date(NOW.getTime() + 1), more);
const player: SlipOwner = { owner: 'player:p1', version: 3n, currency: 'USD', cashCents: 100_000n, autoAccept: false };
const visitor: SlipOwner = { ...player, owner: 'anonymous:v1', cashCents: null };

function slip(offers: readonly Offer[], accepted: Readonly<Record<string, Terms>> = {}): SlipContent {
  return {
    ...EMPTY,
    selections: offers.map(({ selectionId, price, points }) => ({ selectionId, accepted: accepted[selectionId] ?? { price, points } })),
  };
}
const bet = (content: SlipContent, id: string, cents: bigint, field: 'BET' | 'WIN' = 'BET') => withAmount(content, id, { field, cents });
const view = (content: SlipContent, offers: readonly Offer[], owner = player) =>
  viewSlip(content, new Map(offers.map((one) => [one.selectionId, one])), owner, NOW);
const codes = (errors: readonly { readonly code: string }[] | undefined): readonly string[] => (errors ?? []).map(({ code }) => code);
const straightOf = (seen: ReturnType<typeof view>, index = 0) => seen.straight.groups.flatMap(({ draftBets }) => draftBets)[index];

describe('the slip', () => {
  it('the slip leaves out unknown selections, and shows no parlay of one', () => {
    const [a, gone] = [offer('a'), offer('gone')];
    const seen = view(bet(slip([gone, a]), PARLAY, 500n), [a]);
    expect([seen.selectionIds, seen.parlay.draftBet, seen.parlay.totalBetCents]).toEqual([['a'], null, 0n]);
  });

  it('the slip groups bets by event in the order of the first selection', () => {
    const offers = [offer('a', { eventId: 'x' }), offer('b', { eventId: 'y' }), offer('c', { eventId: 'x' })];
    const seen = view(slip(offers), offers);
    expect(seen.straight.groups.map(({ eventId, draftBets }) => [eventId, draftBets.map(({ id }) => id)])).toEqual([
      ['x', ['straight:a', 'straight:c']],
      ['y', ['straight:b']],
    ]);
  });

  it('the slip refuses an impossible parlay once, and none of its straight bets', () => {
    const offers = [offer('a', { eventId: 'x' }), offer('b', { eventId: 'x', selectionType: 'away' }), offer('c', { eventId: 'x' })];
    const seen = view(slip(offers), offers);
    expect(codes(seen.parlay.draftBet?.errors)).toEqual(['impossible-combination']);
    expect(codes(straightOf(seen)?.errors)).toEqual([]);
  });

  it('a slip with more than forty selections shows all of them and an error', () => {
    const offers = Array.from({ length: 41 }, (_, index) => offer(`s${index}`));
    const seen = view(slip(offers), offers);
    expect([codes(seen.errors), seen.selectionIds.length]).toEqual([['too-many-selections'], 41]);
    expect(codes(view(slip(offers.slice(1)), offers).errors)).toEqual([]);
  });
});

describe('selections that need acceptance', () => {
  const was = (american: number, points: number | null = null): Terms => ({ price: priceFromAmerican(american), points });

  it.each<readonly [string, Terms, Partial<Offer>, readonly string[], string]>([
    ['the same', was(-110), {}, [], 'NO_CHANGE'],
    ['a better price', was(-120), {}, [], 'UP'],
    ['a worse price', was(100), {}, ['price-moved'], 'DOWN'],
    ['another line, though at a better price', was(-120, 350), { points: 300 }, ['line-moved'], 'UP'],
    ['a line where there was none', was(-110), { points: 0 }, ['line-moved'], 'NO_CHANGE'],
  ])('the slip asks to accept a worse price or another line: %s', (_name, accepted, now, errors, trend) => {
    const current = offer('a', now);
    const seen = view(slip([current], { a: accepted }), [current]);
    const leg = straightOf(seen)?.legs[0];
    expect([codes(leg?.errors), leg?.requiresAcceptance, leg?.trend]).toEqual([errors, errors.length > 0, trend]);
    expect(codes(straightOf(view(slip([current], { a: accepted }), [current], { ...player, autoAccept: true }))?.errors)).toEqual([]);
  });

  it.each<readonly [string, Partial<Offer>, string]>([
    ['an event that begins this very instant', { startsAt: NOW }, 'event-closed'],
    ['a game that is over', { eventStatus: 'FINISHED' }, 'event-closed'],
    ['a hidden market', { marketStatus: 'HIDDEN' }, 'selection-closed'],
    ['a hidden selection of a suspended market', { marketStatus: 'CLOSED', selectionStatus: 'HIDDEN' }, 'selection-closed'],
    ['a suspended selection', { selectionStatus: 'CLOSED' }, 'market-suspended'],
  ])('%s closes its selection in the betslip, even with auto-accept', (_name, now, code) => {
    const current = offer('a', now);
    const owner = { ...player, autoAccept: true };
    expect(codes(straightOf(view(slip([current], { a: was(200) }), [current], owner))?.errors)).toEqual([code]);
  });

  it('a game in play is open in the slip, however long ago it began', () => {
    const live = offer('a', { eventStatus: 'IN_PLAY', startsAt: new Date(0) });
    expect(codes(straightOf(view(slip([live]), [live]))?.errors)).toEqual([]);
  });

  it('a section of the slip trends down if any of its bets does', () => {
    const offers = [offer('a'), offer('b'), offer('c')];
    const trendOf = (...before: readonly number[]) =>
      view(slip(offers, Object.fromEntries(offers.map(({ selectionId }, at) => [selectionId, was(before[at] ?? -110)]))), offers).straight
        .trend;
    expect([trendOf(), trendOf(-120), trendOf(-120, 100)]).toEqual(['NO_CHANGE', 'UP', 'DOWN']);
  });
});

describe('amounts in the slip', () => {
  const even = offer('a', { price: priceFromAmerican(100) });
  const long = offer('a', { price: priceFromAmerican(10_000) });
  const side = offer('a', { marketType: 'team-total', price: priceFromAmerican(100) });

  it.each<readonly [string, Offer, bigint, readonly string[]]>([
    ['nothing', even, 0n, ['amount-not-positive']],
    ['a cent', even, 1n, []],
    ['the limit of a main market', even, 50_000_000n, []],
    ['a cent above it', even, 50_000_001n, ['stake-limit-reached']],
    ['the limit of any other market', side, 10_000_000n, []],
    ['a cent above that', side, 10_000_001n, ['stake-limit-reached']],
    ['a win of a cent too much', long, 10_000_000n, ['win-too-large']],
    ['the largest bet there is', even, 999_999_999n, ['stake-limit-reached']],
    ['more than any bet', even, 1_000_000_000n, ['amount-too-large']],
  ])('the slip checks an amount against the limits: %s', (_name, current, cents, errors) => {
    expect(codes(straightOf(view(bet(slip([current]), 'straight:a', cents), [current]))?.errors)).toEqual(errors);
  });

  it('a parlay is limited by its strictest market', () => {
    const offers = [offer('b'), side];
    expect(codes(view(bet(slip(offers), PARLAY, 10_000_001n), offers).parlay.draftBet?.errors)).toEqual(['stake-limit-reached']);
  });

  it('each section of the slip may use all of a player’s cash, but not a cent more', () => {
    const offers = [offer('a'), offer('b')];
    const all = bet(bet(bet(slip(offers), 'straight:a', 60_000n), 'straight:b', 40_000n), PARLAY, 100_000n);
    const errorsOf = (content: SlipContent, owner = player) => {
      const { straight, parlay } = view(content, offers, owner);
      return [codes(straight.errors), codes(parlay.errors)];
    };
    expect(errorsOf(all)).toEqual([[], []]);
    expect(errorsOf(bet(all, 'straight:b', 40_001n))).toEqual([['insufficient-funds'], []]);
    expect(errorsOf(bet(all, PARLAY, 100_001n))).toEqual([[], ['insufficient-funds']]);
    expect(errorsOf(bet(all, 'straight:b', 9_000_000n), visitor), 'nobody knows what a visitor has').toEqual([[], []]);
  });

  it('a bet’s stake gives its profit and the reverse, to the nearest cent, and the totals are the sums', () => {
    const american = fc.oneof(fc.integer({ min: 100, max: 5_000 }), fc.integer({ min: -5_000, max: -101 }));
    const amount = fc.option(fc.record({ cents: fc.bigInt({ min: 0n, max: 1_000_000n }), field: fc.constantFrom('BET', 'WIN') }));
    fc.assert(
      fc.property(fc.array(fc.tuple(american, amount), { minLength: 1, maxLength: 6 }), (typed) => {
        const offers = typed.map(([odds], index) => offer(`s${index}`, { price: priceFromAmerican(odds) }));
        const content = typed.reduce((all, [, one], index) => withAmount(all, straightId(`s${index}`), one), slip(offers));
        const { straight } = view(content, offers);
        const drafts = straight.groups.flatMap(({ draftBets }) => draftBets);
        drafts.forEach(({ betCents, winCents, field, price: { num, den } }, index) => {
          const given = typed[index]?.[1] ?? null;
          expect(betCents === null).toBe(given === null);
          if (betCents === null || winCents === null || given === null) return;
          expect(field === 'BET' ? betCents : winCents).toBe(given.cents);
          // Compares twice the error times the divisor, which keeps all values integers.
          const error = betCents * num - winCents * den;
          expect((error < 0n ? -error : error) * 2n <= (field === 'BET' ? den : num)).toBe(true);
        });
        const sum = (pick: (draft: (typeof drafts)[number]) => bigint) => drafts.reduce((total, draft) => total + pick(draft), 0n);
        expect(straight.totalBetCents).toBe(sum(({ betCents }) => betCents ?? 0n));
        expect(straight.totalReturnCents).toBe(sum(({ betCents, winCents }) => (betCents ?? 0n) + (winCents ?? 0n)));
      }),
    );
  });
});
