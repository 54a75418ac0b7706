import { expect, test } from 'vitest';
import { type LineNow, priceNow } from './linesNow.ts';

const NOW = new Date('2026-11-21T21:07:00.000Z');
const line = (selectionId: string, subjectId: string | null, points: number): LineNow => ({
  ...{ selectionId, subjectId, points, marketType: 'player-points', selectionType: 'over', price: { num: 10n, den: 11n } },
  ...{ eventStatus: 'PRE_GAME', marketStatus: 'OPEN', selectionStatus: 'OPEN', startsAt: new Date(NOW.getTime() + 60_000) },
});

test('a pick on a player takes no price of another player’s same line', () => {
  const lines = [line('one', 'kc-g1', 2_450), line('other', 'kc-g2', 1_950)];
  const leg = { eventId: 'game', selectionId: 'one', marketType: 'player-points', selectionType: 'over', points: 1_950 };
  expect(priceNow(() => lines, NOW)(leg)).toEqual({ ok: false, refusal: 'line-moved' });
  expect(priceNow(() => [...lines, line('third', 'kc-g1', 1_950)], NOW)(leg)).toMatchObject({ ok: true });
});
