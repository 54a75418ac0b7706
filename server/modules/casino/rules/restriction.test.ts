import { expect, it } from 'vitest';
import { casinoRestrictionOf } from './restriction.ts';

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 21, hour));
const kept = (from: Date | null, until: Date | null) => ({ casino_restricted_at: from, casino_restricted_until: until });

it.each([
  ['nobody asked for', kept(null, null), null],
  ['to come', kept(at(13), at(14)), null],
  ['that begins now', kept(at(12), at(14)), { expiresAt: at(14) }],
  ['under way', kept(at(2), at(14)), { expiresAt: at(14) }],
  ['without end', kept(at(2), null), { expiresAt: null }],
  ['that ends now', kept(at(2), at(12)), null],
])('a restriction %s keeps a player from the casino while it lasts', (_, given, expected) => {
  expect(casinoRestrictionOf(given, at(12))).toEqual(expected);
});
