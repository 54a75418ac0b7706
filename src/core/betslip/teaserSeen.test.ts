import { expect, test } from 'vitest';
import { priceFromAmerican } from '#src/shared/money/odds.ts';
import { seenAfter, ticketChange } from './teaserSeen.ts';
import type { TeaserDraft, TeaserSeen } from './types.ts';

/** A ten-point teaser that the player sees. `american` is null if this number of legs has no price. */
const shown = (american: number | null, terms: string) =>
  ({
    draft: { legs: [{ selectionId: 'a' }, { selectionId: 'b' }] },
    previews: [{ points: '10', terms, price: american === null ? null : priceFromAmerican(american) }],
  }) as unknown as TeaserDraft;

const seenOf = (teasers: readonly TeaserDraft[]) => teasers.reduce<TeaserSeen | null>(seenAfter, null);

test.each([
  ['a worse price', shown(120, 'A'), 'price-worse'],
  ['other terms', shown(180, 'B'), 'terms'],
  ['a better price', shown(200, 'A'), 'price-better'],
] as const)('checklist 16: a choice first seen without a price keeps the first price, and then %s is reported', (_name, last, kind) => {
  const [none, first] = [shown(null, 'none'), shown(180, 'A')];
  expect(ticketChange(seenOf([none, first]), first, '10')).toBeNull();
  expect(ticketChange(seenOf([none, first, last]), last, '10')).toMatchObject({ kind, from: first.previews[0], to: last.previews[0] });
});

test('a choice seen with a price is asked about, also if it had none in between', () => {
  const [first, none, last] = [shown(180, 'A'), shown(null, 'none'), shown(120, 'A')];
  expect(ticketChange(seenOf([first, none]), none, '10')).toBeNull();
  expect(ticketChange(seenOf([first, none, last]), last, '10')).toMatchObject({ kind: 'price-worse' });
});
