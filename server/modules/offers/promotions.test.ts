import { describe, expect, it } from 'vitest';
import { cardOf, isOn, isPromotionTag, type promotionTags } from './promotion.ts';
import { offered } from './offered.ts';
import { onboardingPromotion, promotionOf, promotionsOn } from './index.ts';

const now = new Date('2026-11-21T17:00:00.000Z');
const all = Object.values(offered);
const ids = (tag?: keyof typeof promotionTags): readonly string[] => promotionsOn(now, tag).map(({ id }) => id);

describe('promotions', () => {
  it('are found by their id, and by nothing else', () => {
    expect(promotionOf('parlay-basics')).toMatchObject({ title: 'How parlays work' });
    for (const id of ['', 'constructor', '__proto__', 'PARLAY-BASICS']) expect(promotionOf(id)).toBeNull();
  });

  it('have an id each that an address can hold', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { id } of all) expect(id).toMatch(/^[a-z0-9][a-z0-9-]{0,63}$/);
  });

  it('are listed newest first, each once', () => {
    const times = promotionsOn(now).map(({ publishedAt }) => publishedAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(ids()).size).toBe(all.length);
    expect(ids()[0]).toBe('free-game');
  });

  it('are narrowed by a tag; every tag has some', () => {
    expect(ids('free')).toEqual(['free-game', 'season-pick-em']);
    for (const tag of ['sportsbook', 'casino', 'how-to'] as const) {
      expect(ids(tag).length).toBeGreaterThan(2);
      expect(ids(tag).length).toBeLessThan(all.length);
    }
    expect(isPromotionTag('casino')).toBe(true);
    expect(isPromotionTag('constructor')).toBe(false);
  });

  it.each([
    ['without times', null, null, true],
    ['from this instant on', now, null, true],
    ['from later on', new Date(now.getTime() + 1), null, false],
    ['until this instant', null, now, false],
    ['until later', null, new Date(now.getTime() + 1), true],
  ])('%s: on or not', (_, startsAt, endsAt, expected) => {
    expect(isOn({ startsAt, endsAt }, now)).toBe(expected);
  });

  it('promise neither money nor haste, and say what they are in whole paragraphs', () => {
    for (const { title, shortDescription, description, termsOfUse } of all) {
      const text = [title, shortDescription, description, termsOfUse].join(' ');
      expect(text).not.toMatch(/!|\$\s?\d|risk.?free|guarantee|hurry|last chance|don't miss/i);
      expect(description.split('\n\n').length).toBeGreaterThan(1);
    }
  });

  it('put on a card what documents may hold, without times and tags', () => {
    const card = cardOf(offered.freeGame);
    expect(Object.keys(card).toSorted()).toEqual([
      'id',
      'illustration',
      'primaryCta',
      'primaryCtaDeepLink',
      'shortDescription',
      'termsOfUse',
      'title',
    ]);
  });
});

describe('what a newcomer is welcomed with', () => {
  it('is one that is on and for newcomers, of a part of the house that is open', () => {
    expect(onboardingPromotion(now, 'sportsbook')?.id).toBe('season-pick-em');
    expect(onboardingPromotion(now, 'casino')).toBeNull();
  });
});
