import { describe, expect, it } from 'vitest';
import { worldInMemory } from './worldInMemory.ts';

const NOW = new Date('2026-11-21T18:00:00.000Z');
const world = worldInMemory(NOW, { seed: 7, days: 2 });

describe('the world in memory', () => {
  it('the world in memory offers every sport with markets', () => {
    expect(world.sports().length).toBeGreaterThan(5);
    const events = world.events();
    expect(events.length).toBeGreaterThan(20);
    for (const event of events) expect(world.marketsOf(event.id).length).toBeGreaterThan(0);
  });

  it('the world in memory has prices as whole numbers in text', () => {
    const [event] = world.events({ limit: 1 });
    const prices = world.eventPrices(event?.id ?? '');
    expect(prices?.selections.length).toBeGreaterThan(1);
    for (const { num, den } of prices?.selections ?? []) expect(`${num}/${den}`).toMatch(/^\d+\/\d+$/);
  });

  it('the world in memory has casino games', () => {
    expect(world.games({ category: 'slots', first: 5 })).toHaveLength(5);
    expect(world.games().every(({ minBet }) => typeof minBet === 'bigint')).toBe(true);
  });

  it('the world in memory is the same for the same seed', () => {
    const names = (of: typeof world) => of.events({ limit: 10 }).map(({ name }) => name);
    expect(names(worldInMemory(NOW, { seed: 7, days: 2 }))).toEqual(names(world));
  });

  it('reloading and closing the world in memory do nothing', async () => {
    await expect(world.reload([])).resolves.toBeUndefined();
    await expect(world.close()).resolves.toBeUndefined();
  });
});
