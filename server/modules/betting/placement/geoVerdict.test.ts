import { expect, it } from 'vitest';
import { permits } from './geoVerdict.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const verdict = { isAllowed: true, ip: '203.0.113.7', expiresAt: new Date(now.getTime() + 1) };

it('a location verdict permits its address until it expires', () => {
  expect(permits(verdict, '203.0.113.7', now)).toBe(true);
});

it.each([
  ['no verdict', null],
  ['a refusal', { ...verdict, isAllowed: false }],
  ['another address', { ...verdict, ip: '203.0.113.8' }],
  ['the moment of its end', { ...verdict, expiresAt: now }],
])('a wager is not permitted by %s', (_, given) => {
  expect(permits(given, '203.0.113.7', now)).toBe(false);
});
