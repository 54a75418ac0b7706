import { expect, it } from 'vitest';
import type { Row } from '#server/platform/store/index.ts';
import { awardCounts } from './awardCounts.ts';
import { awardSection } from './awardSections.ts';

type Counted = Pick<Row<'awards'>, 'amount' | 'kind'>;
const award = (kind: Counted['kind'], amount: string | null): Counted => ({ kind, amount });
const values = (awards: readonly Counted[], cents = 0n, currency = 'USD') =>
  Object.fromEntries(
    awardCounts(awards, { cents, name: 'Bet Credits' }, currency).map(({ id, valueLabel, isEmpty }) => [id, isEmpty ? null : valueLabel]),
  );

it('award counts add up money and count other awards', () => {
  const awards = [award('bonus-cash', '1000'), award('bonus-cash', '250'), award('free-bets', '500'), award('free-bets', '2000')];
  expect(values(awards, 99n)).toEqual({
    'bonus-cash': '$12.50',
    'free-bets': '2',
    'profit-boosts': null,
    'free-wagers': null,
    'promotional-credits': '$0.99',
  });
});

it('award counts name every kind, even if empty', () => {
  expect(Object.values(values([]))).toEqual([null, null, null, null, null]);
});

it('every kind of award has a page that lists it', () => {
  const counts = awardCounts([], { cents: 0n, name: 'Bet Credits' }, 'USD');
  expect(counts.filter(({ sectionId }) => awardSection(sectionId) === null)).toEqual([]);
  expect(counts.at(-1)?.label).toBe('Bet Credits');
  for (const { id, sectionId } of counts.filter((count) => count.id !== 'promotional-credits'))
    expect(awardSection(sectionId)?.sorts, id).toContain(id);
});
