import { describe, expect, it } from 'vitest';
import type { BetOutcome, LegOutcome } from '#src/gql/graphql.ts';
import { betTitle } from './betTitle.ts';
import { besideScore, betOutcomeLabel, legOutcomeLabel, showsLegOdds } from './outcomes.ts';

const settled = (outcome: string) => betOutcomeLabel({ outcome: outcome as BetOutcome, status: 'SETTLED', anyLegsInPlay: false }).word;

describe('the reason of a leg beside the score of its game', () => {
  it.each([
    ['Final score 10–31', null],
    ['Final score 99–118: push on the line, stake returned', 'Push on the line, stake returned'],
    ['Postponed', 'Postponed'],
    [null, null],
  ])('the reason %j beside the score reads %j, without repeating the score', (reason, left) => {
    expect(besideScore(reason)).toBe(left);
  });
});

describe('verdicts', () => {
  it.each([
    ['WIN', 'Won'],
    ['LOSS', 'Lost'],
    ['PUSH', 'Push'],
    ['REFUND', 'Refunded'],
    ['VOIDED', 'Voided'],
    ['CASH_OUT', 'Cashed out'],
    ['PATRON_CANCELLED', 'Canceled'],
  ])('a settled bet with the outcome %s reads %s', (outcome, word) => expect(settled(outcome)).toBe(word));

  it('an unknown outcome reads "Settling"', () => {
    expect(settled('HALF_WON')).toBe('Settling');
    expect(settled('constructor')).toBe('Settling');
    expect(legOutcomeLabel('HALF_LOST' as LegOutcome).word).toBe('Settling');
  });

  it('a bet is labelled Live only while a leg is in play', () => {
    expect(betOutcomeLabel({ outcome: 'PENDING', status: 'OPEN', anyLegsInPlay: true }).word).toBe('Live');
    expect(betOutcomeLabel({ outcome: 'WIN', status: 'SETTLED', anyLegsInPlay: true }).word).toBe('Won');
  });

  it('every outcome of a leg has a word and a tone', () => {
    for (const outcome of ['WIN', 'LOSS', 'PUSH', 'VOID', 'DEAD_HEAT', 'UNAVAILABLE', 'PENDING'] as const)
      expect(legOutcomeLabel(outcome)).toMatchObject({ word: expect.any(String), tone: expect.any(String) });
  });
});

describe('a bet’s title', () => {
  it.each([
    [{ type: 'STRAIGHT', numLegs: 1 }, 'Straight'],
    [{ type: 'PARLAY', numLegs: 4 }, '4-leg parlay'],
    [{ type: 'ROUND_ROBIN', numLegs: 3 }, '3-leg round robin'],
    [{ type: 'PARLAY', numLegs: 3, featuredBetTitle: 'Three at home' }, 'Three at home: 3-leg parlay'],
  ] as const)('the title of the bet %j is %s', (bet, title) => expect(betTitle(bet)).toBe(title));
});

describe('the price of each leg', () => {
  it.each([
    [{ type: 'STRAIGHT', numLegs: 1 }, false],
    [{ type: 'PARLAY', numLegs: 2 }, true],
    [{ type: 'ROUND_ROBIN', numLegs: 3 }, true],
    [{ type: 'TEASER', numLegs: 2 }, false],
  ] as const)('the odds of each leg of %j are shown: %s', (bet, isShown) => expect(showsLegOdds(bet)).toBe(isShown));
});
