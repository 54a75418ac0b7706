import { describe, expect, it } from 'vitest';
import { cardOf, isOn, isPromotionTag, type promotionTags } from './promotion.ts';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';
import { offered } from './offered.ts';
import { onboardingPromotion, promotionOf, promotionsOn } from './index.ts';

const now = new Date('2026-11-21T17:00:00.000Z');
const world = { catalogue: tinyCatalogue(), now };
const all = Object.values(offered);
const ids = (tag?: keyof typeof promotionTags): readonly string[] => promotionsOn(world, tag).map(({ id }) => id);

describe('promotions', () => {
  it('a promotion is found by its exact id only', () => {
    expect(promotionOf('parlay-basics', null)).toMatchObject({ title: 'How parlays work' });
    for (const id of ['', 'constructor', '__proto__', 'PARLAY-BASICS']) expect(promotionOf(id, world.catalogue)).toBeNull();
  });

  it('every promotion has its own id, which fits into an address', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { id } of all) expect(id).toMatch(/^[a-z0-9][a-z0-9-]{0,63}$/);
  });

  it('promotions are listed newest first, each once', () => {
    const times = promotionsOn(world).map(({ publishedAt }) => publishedAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(ids()).size).toBe(all.length);
    expect(ids()[0]).toBe('free-game');
  });

  it('promotions are filtered by tag, and every tag has some', () => {
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
  ])('a promotion %s is on only within its period', (_, startsAt, endsAt, expected) => {
    expect(isOn({ startsAt, endsAt }, now)).toBe(expected);
  });

  it('each promotion has a drawing of its own', () => {
    expect(all.length).toBeGreaterThan(5);
    expect(new Set(all.map(({ illustration }) => illustration)).size).toBe(all.length);
  });

  it('promotions promise no money, create no haste and are described in paragraphs', () => {
    for (const { title, shortDescription, description, termsOfUse } of all) {
      const text = [title, shortDescription, description, termsOfUse].join(' ');
      expect(text).not.toMatch(/!|\$\s?\d|risk.?free|guarantee|hurry|last chance|don't miss/i);
      expect(description.split('\n\n').length).toBeGreaterThan(1);
    }
  });

  it('a promotion’s card has the fields of documents, without times and tags', () => {
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

describe('the offer to a new player', () => {
  it('a new player is offered an active promotion for newcomers of an open part of the site', () => {
    expect(onboardingPromotion(world, 'sportsbook')?.id).toBe('season-pick-em');
    expect(onboardingPromotion(world, 'casino')).toBeNull();
  });
});
