import { describe, expect, it } from 'vitest';
import type { Rule } from './audience.ts';
import { isShownTo } from './conditions.ts';
import { player, visitor } from '#tests/support/layouts.ts';

describe('targeting', () => {
  const shown = (rule: Rule, audience = visitor): boolean => isShownTo(rule, audience);

  it('a node without a rule is shown to everyone', () => {
    expect(shown({})).toBe(true);
  });

  it('a rule names a region itself or its country', () => {
    expect(shown({ regions: ['US-NJ'] })).toBe(true);
    expect(shown({ regions: ['US'] })).toBe(true);
    expect(shown({ regions: ['US-PA', 'CA'] })).toBe(false);
    expect(shown({ regions: ['US-N'] })).toBe(false);
    expect(shown({ regions: ['CA'] }, { ...visitor, region: 'CA-DEFAULT' })).toBe(true);
  });

  it('a rule may be for visitors or for players', () => {
    expect(shown({ login: 'visitor' })).toBe(true);
    expect(shown({ login: 'visitor' }, player)).toBe(false);
    expect(shown({ login: 'player' })).toBe(false);
    expect(shown({ login: 'player' }, player)).toBe(true);
  });

  it('a targeting rule can list brands and devices', () => {
    expect(shown({ brands: ['hwc', 'tsb'] })).toBe(true);
    expect(shown({ brands: ['hwc'] })).toBe(false);
    expect(shown({ devices: ['MOBILE', 'TABLET'] })).toBe(false);
    expect(shown({ devices: ['DESKTOP'] })).toBe(true);
  });

  it('a rule needs every condition that it states', () => {
    expect(shown({ brands: ['tsb'], regions: ['US'], login: 'visitor', devices: ['DESKTOP'] })).toBe(true);
    expect(shown({ brands: ['tsb'], regions: ['US'], login: 'player', devices: ['DESKTOP'] })).toBe(false);
  });
});
