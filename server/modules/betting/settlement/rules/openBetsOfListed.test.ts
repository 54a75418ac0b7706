import { expect, test } from 'vitest';
import { regions } from '#server/platform/regions/regions.ts';
import { listedBetRule, listedBetRules, regionsWith } from './openBetsOfListed.ts';

test('without a rule for the region bets of a listed player stand', () => {
  expect(['US-NY', 'nowhere', '__proto__', ''].map(listedBetRule)).toEqual(['stand', 'stand', 'stand', 'stand']);
});

test('Ontario refunds bets on games that have not begun', () => {
  expect(listedBetRule('CA-ON')).toBe('refund-before-start');
  expect(regionsWith('refund-before-start')).toEqual(['CA-ON']);
});

test('every served region has a rule for bets of listed players, except New York', () => {
  const served = regions.filter(({ isServed }) => isServed).map(({ code }) => code);
  expect(served.filter((code) => !Object.hasOwn(listedBetRules, code))).toEqual(['US-NY']);
});
