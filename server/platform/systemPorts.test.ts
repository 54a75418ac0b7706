import { describe, expect, it } from 'vitest';
import { createClock, createPorts } from './systemPorts.ts';

describe('the clock', () => {
  it('the clock is moved by exactly its offset', () => {
    const clock = createClock(() => 1_000);
    clock.setOffsetMs(500);
    expect(clock.now().getTime()).toBe(1_500);
    expect(clock.offsetMs()).toBe(500);
  });
});

describe('ports', () => {
  const clock = createClock(() => Date.UTC(2026, 10, 21));

  it('random numbers of the ports repeat for a seed', () => {
    const [a, b, c] = [createPorts(clock, 7), createPorts(clock, 7), createPorts(clock, 8)];
    const first = Array.from({ length: 5 }, a.random);
    expect(Array.from({ length: 5 }, b.random)).toEqual(first);
    expect(Array.from({ length: 5 }, c.random)).not.toEqual(first);
    expect(first.every((value) => value >= 0 && value < 1)).toBe(true);
  });

  it('ids of the ports sort by time, fit a URL and never repeat', () => {
    let now = 1_000_000_000_000;
    const ports = createPorts(
      createClock(() => (now += 1)),
      1,
    );
    const ids = Array.from({ length: 2_000 }, ports.newId);
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[0-9a-z]{26}$/.test(id))).toBe(true);
  });

  it('secrets of the ports have the requested size', () => {
    expect(createPorts(clock, 1).newSecret(32)).toMatch(/^[\w-]{43}$/);
  });
});
