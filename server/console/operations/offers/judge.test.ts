import { expect, test } from 'vitest';
import type { OfferDocument } from '#src/shared/offers/document.ts';
import { betAndGet } from '#tests/support/offers.ts';
import { worstCostOf } from './judge.ts';

const share = { percent: 10, mostCents: 500, days: 7 } as const;

test.each<[string, OfferDocument['pays'], string]>([
  ['a bonus bet', { kind: 'bonus-bet', cents: 500, days: 7 }, 'One that wins at odds longer than +100 pays more than that.'],
  ['a share as a bonus bet', { kind: 'bonus-bet-share', ...share }, 'One that wins at odds longer than +100 pays more than that.'],
  ['credit', { kind: 'cashback', ...share }, 'What a bet or round wins that is paid with it can be more than that.'],
  [
    'a capped boost',
    { kind: 'profit-boost', percent: 50, mostStakeCents: 1_000, mostExtraCents: 500, on: null, days: 1 },
    'No award can cost more than it counts with.',
  ],
])('the worst cost of an offer that pays %s says whether an award can cost more than it counts with', (_what, pays, sentence) => {
  expect(worstCostOf(betAndGet({ pays })).at(-1)).toContain(sentence);
});
