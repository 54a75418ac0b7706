import { describe, expect, it } from 'vitest';
import { audienceOf, instantOf, viewerOf } from './viewer.ts';

const house = {
  brands: ['alpha', 'beta'],
  regions: [
    { code: 'US-NJ', name: 'New Jersey', country: 'US' },
    { code: 'CA-ON', name: 'Ontario', country: 'CA' },
  ],
};

describe('the audience of a preview', () => {
  it.each([
    ['*', '*', 'alpha', 'US-NJ'],
    ['beta', 'CA-ON', 'beta', 'CA-ON'],
    ['alpha', 'CA', 'alpha', 'CA-ON'],
    ['alpha', 'US-XX', 'alpha', 'US-XX'],
  ])('a preview of %s in %s starts as %s in %s', (brand, region, ...first) => {
    const viewer = viewerOf({ brand, region }, house);
    expect([viewer.brand, viewer.region]).toEqual(first);
  });

  it('an audience holds only what was chosen', () => {
    const viewer = viewerOf({ brand: 'alpha', region: 'US-NJ' }, house);
    expect(audienceOf(viewer)).toEqual({ brand: 'alpha', region: 'US-NJ', login: 'visitor', device: 'MOBILE' });
    const chosen = {
      ...viewer,
      width: '1280',
      at: '2026-12-01T09:30',
      build: 'h-1',
      segments: 'vip, high-rollers',
      flags: 'new-lobby BAD!',
    } as const;
    expect(audienceOf(chosen)).toEqual({
      ...{ brand: 'alpha', region: 'US-NJ', login: 'visitor', device: 'DESKTOP' },
      ...{ at: '2026-12-01T09:30:00Z', capabilities: 'h-1', segments: ['vip', 'high-rollers'], flags: ['new-lobby'] },
    });
  });

  it('an audience lists a segment once', () => {
    const viewer = { ...viewerOf({ brand: 'alpha', region: 'US-NJ' }, house), segments: 'vip, cup-guests vip' };
    expect(audienceOf(viewer).segments).toEqual(['vip', 'cup-guests']);
  });

  it.each([
    ['', null],
    ['2026-12', null],
    ['2026-12-01T09:30:59', '2026-12-01T09:30:00Z'],
  ])('the preview’s time %s is %s', (at, instant) => expect(instantOf({ at })).toBe(instant));
});
