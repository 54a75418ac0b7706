import { describe, expect, it } from 'vitest';
import type { Revision } from '../serve/admit.ts';
import { createTimekeeper } from './timekeeper.ts';

const revision = (surface: string, ...rules: Revision['rules']): Revision => ({
  hash: surface,
  surface,
  title: null,
  lacks: [],
  personal: null,
  rules,
  nodes: [],
});

function scene(published: readonly Revision[]) {
  let now = '2026-11-22T10:00:00Z';
  const keeper = createTimekeeper(
    () => published,
    () => new Date(now),
  );
  return (at: string) => {
    now = `2026-11-22T${at}Z`;
    return keeper.look();
  };
}

describe('a check of the clock', () => {
  const look = () =>
    scene([
      revision('home', { from: '2026-11-22T11:00:00Z', until: '2026-11-22T12:00:00Z' }),
      revision('live', { until: '2026-11-22T12:00:00Z' }),
      revision('casino', { login: 'player' }),
    ]);

  it('the timekeeper names a surface once when its time has come', () => {
    const at = look();
    expect(at('10:59:59')).toEqual([]);
    expect(at('11:00:00')).toEqual(['home']);
    expect(at('11:00:01')).toEqual([]);
    expect(at('12:30:00')).toEqual(['home', 'live']);
    expect(at('23:00:00')).toEqual([]);
  });

  it('the timekeeper names a surface also when the clock is put back', () => {
    const at = look();
    at('12:30:00');
    expect(at('11:30:00')).toEqual(['home', 'live']);
  });
});
