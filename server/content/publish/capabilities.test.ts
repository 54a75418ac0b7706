import { describe, expect, it } from 'vitest';
import { createCapabilities, manifestHash } from './capabilities.ts';

const lastMonth = { build: '41', kinds: { QuickLinksShelf: 1, MarketGridShelf: 1 }, presentations: { GameRailShelf: ['jackpot'] } };

describe('capabilities', () => {
  const capabilities = createCapabilities([lastMonth]);
  const hash = manifestHash(lastMonth);

  const renamed = { ...lastMonth, build: '42' };

  it('a build is identified by what it can draw, not by its name', () => {
    expect(manifestHash(renamed)).toBe(hash);
    expect(manifestHash({ ...lastMonth, kinds: { ...lastMonth.kinds, QuickLinksShelf: 2 } })).not.toBe(hash);
  });

  it('a build draws kinds up to its version', () => {
    expect(capabilities.canDraw(hash, 'MarketGridShelf', 1)).toBe(true);
    expect(capabilities.canDraw(hash, 'QuickLinksShelf', 1)).toBe(true);
    expect(capabilities.canDraw(hash, 'QuickLinksShelf', 2)).toBe(false);
    expect(capabilities.canDraw(hash, 'TabsShelf', 1)).toBe(false);
  });

  it.each(['constructor', '__proto__', 'toString'])('a build has no kind %s by inheritance', (kind) => {
    expect(capabilities.canDraw(hash, kind, 1)).toBe(false);
  });

  it('an unnamed or unknown build is treated as this one', () => {
    expect(capabilities.canDraw(null, 'TabsShelf', 1)).toBe(true);
    expect(capabilities.canDraw('0123456789abcdef', 'TabsShelf', 1)).toBe(true);
    expect(capabilities.keyOf(null)).toBe('all');
    expect(capabilities.keyOf('0123456789abcdef')).toBe('all');
    expect(capabilities.keyOf(hash)).toBe(hash);
  });

  it('a build may be registered while the server runs', () => {
    const late = createCapabilities();
    expect(late.canDraw(late.register({ build: '1', kinds: {}, presentations: {} }), 'TabsShelf', 1)).toBe(false);
  });
});
