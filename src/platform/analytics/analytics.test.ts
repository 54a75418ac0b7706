import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBroker } from './broker.ts';
import { createCollector } from './collector.ts';
import type { StampedEvent } from './events.ts';
import { isSampled } from './sampling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const event = (at: number): StampedEvent => ({ type: 'selection-added', at });
type Body = { readonly visit: string; readonly lost?: number; readonly events: readonly StampedEvent[] };

describe('the broker', () => {
  test('the broker stamps events and passes them to all subscribers', () => {
    let now = 10.4;
    const broker = createBroker(() => now);
    const heard: StampedEvent[][] = [[], []];
    const stops = heard.map((list) => broker.subscribe((each) => list.push(each)));
    broker.publish({ type: 'betslip-cleared' });
    stops[0]?.();
    now = 20;
    broker.publish({ type: 'bets-placed', count: 2 });
    expect(heard[0]).toEqual([{ type: 'betslip-cleared', at: 10 }]);
    expect(heard[1]).toEqual([
      { type: 'betslip-cleared', at: 10 },
      { type: 'bets-placed', count: 2, at: 20 },
    ]);
  });

  test('the broker keeps the latest hundred events for the first subscriber', () => {
    let now = 0;
    const broker = createBroker(() => (now += 1));
    for (let times = 0; times < 130; times += 1) broker.publish({ type: 'selection-added' });
    const first: StampedEvent[] = [];
    const second: StampedEvent[] = [];
    broker.subscribe((each) => first.push(each));
    broker.subscribe((each) => second.push(each));
    expect([first.length, first[0]?.at, first.at(-1)?.at, second.length]).toEqual([100, 31, 130, 0]);
  });
});

describe('the collector', () => {
  function collecting() {
    const bodies: Body[] = [];
    let isTaken = true;
    const send = vi.fn<(body: string) => boolean>((body) => {
      if (isTaken) bodies.push(JSON.parse(body) as Body);
      return isTaken;
    });
    const collector = createCollector({ visit: 'v', send });
    const takeMany = (count: number, from = 0) => {
      for (let at = from; at < from + count; at += 1) collector.take(event(at));
    };
    return { ...collector, takeMany, bodies, send, refuse: (isRefused: boolean) => (isTaken = !isRefused) };
  }
  const timesIn = (bodies: readonly Body[]) => bodies.flatMap(({ events }) => events.map(({ at }) => at));

  test('the collector sends waiting events every ten seconds', () => {
    const { takeMany, bodies, send } = collecting();
    takeMany(3);
    vi.advanceTimersByTime(9_999);
    expect(bodies).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(bodies).toEqual([{ visit: 'v', events: [event(0), event(1), event(2)] }]);
    vi.advanceTimersByTime(60_000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('the collector sends fifty events at a time, and the rest at a flush', () => {
    const { takeMany, bodies, flush } = collecting();
    takeMany(120);
    expect(bodies.map(({ events }) => events.length)).toEqual([50, 50]);
    flush();
    flush();
    expect(bodies.map(({ events }) => events.length)).toEqual([50, 50, 20]);
    expect(timesIn(bodies)).toEqual(Array.from({ length: 120 }, (_, at) => at));
  });

  test('the collector keeps events that the browser did not accept', () => {
    const { takeMany, bodies, refuse, flush } = collecting();
    refuse(true);
    takeMany(70);
    flush();
    expect(bodies).toEqual([]);
    refuse(false);
    vi.advanceTimersByTime(10_000);
    expect(timesIn(bodies)).toEqual(Array.from({ length: 70 }, (_, at) => at));
    expect(bodies.every(({ lost }) => lost === undefined)).toBe(true);
  });

  test('the collector keeps the latest three hundred events and counts the lost ones', () => {
    const { takeMany, bodies, refuse, flush } = collecting();
    refuse(true);
    takeMany(305);
    refuse(false);
    flush();
    expect(bodies.map(({ lost }) => lost)).toEqual([5, ...bodies.slice(1).map(() => undefined)]);
    expect(timesIn(bodies)).toEqual(Array.from({ length: 300 }, (_, at) => at + 5));
  });
});

describe('sampling', () => {
  const visits = Array.from({ length: 20_000 }, (_, at) => `visit-${at}-${(at * 7_919) % 104_729}`);

  test('sampling picks its share of visits within one percent', () => {
    for (const rate of [0, 0.01, 0.1, 0.5, 0.9, 1]) {
      const share = visits.filter((visit) => isSampled(visit, rate)).length / visits.length;
      expect(Math.abs(share - rate), String(rate)).toBeLessThan(0.01);
    }
  });

  test('sampling picks whole visits, and a higher rate includes the lower one’s', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (visit, one, other) => {
          expect(isSampled(visit, one)).toBe(isSampled(visit, one));
          if (isSampled(visit, Math.min(one, other))) expect(isSampled(visit, Math.max(one, other))).toBe(true);
        },
      ),
    );
  });

  test('a rate of 1 samples every visit, and 0 none', () => {
    fc.assert(fc.property(fc.string(), (visit) => isSampled(visit, 1) && !isSampled(visit, 0)));
  });
});
