import { expect, test } from 'vitest';
import { regions } from '#server/platform/regions/regions.ts';
import { listedBetRule, listedBetRules, regionsWith } from './openBetsOfListed.ts';

test('where no rule is known, bets stand', () => {
  expect(['US-NY', 'nowhere', '__proto__', ''].map(listedBetRule)).toEqual(['stand', 'stand', 'stand', 'stand']);
});

test('Ontario refunds what had not begun', () => {
  expect(listedBetRule('CA-ON')).toBe('refund-before-start');
  expect(regionsWith('refund-before-start')).toEqual(['CA-ON']);
});

test('every region that is served has a rule or stands', () => {
  const served = regions.filter(({ isServed }) => isServed).map(({ code }) => code);
  expect(served.filter((code) => !Object.hasOwn(listedBetRules, code))).toEqual(['US-NY']);
});
