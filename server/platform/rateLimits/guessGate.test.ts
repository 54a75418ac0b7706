import { describe, expect, it } from 'vitest';
import { TooBusy } from '../http/tooBusy.ts';
import { GuessGate } from './guessGate.ts';
import { RateLimit } from './rateLimit.ts';

const QUEUE = { mostOfLine: 6, mostWaiting: 8 };
const gateOf = (most: number, nowMs: () => number) => new GuessGate(new RateLimit({ most, windowMs: 60_000 }, { nowMs }), QUEUE);

function stage() {
  let nowMs = 0;
  const gate = gateOf(3, () => nowMs);
  const begun: ((isRight: boolean) => void)[] = [];
  const guess = (line: string) =>
    gate
      .run(
        line,
        () => new Promise<boolean>((end) => begun.push(end)),
        (isRight) => !isRight,
      )
      .catch((error: unknown) => (error instanceof TooBusy ? error.retrySeconds : Promise.reject(error as Error)));
  const settle = () => new Promise((done) => setImmediate(done));
  return { guess, begun, settle, pass: (ms: number) => (nowMs += ms) };
}

describe('guesses of one address', () => {
  it('simultaneous guesses of one address are limited to its remaining failures', async () => {
    const { guess, begun, settle, pass } = stage();
    const answers = Array.from({ length: 6 }, () => guess('one'));
    await settle();
    expect(begun).toHaveLength(3);
    for (const end of begun.slice(0, 3)) end(false);
    expect(await Promise.all(answers), 'three are wrong, and the others are told when to come back').toEqual([
      false,
      false,
      false,
      60,
      60,
      60,
    ]);
    pass(20_000);
    expect(await guess('one')).toBe(40);
    expect(begun).toHaveLength(3);
    pass(40_000);
    const later = guess('one');
    await settle();
    begun[3]?.(true);
    expect(await later).toBe(true);
  });

  it('right guesses of one address all get their turn', async () => {
    const { guess, begun, settle } = stage();
    const answers = Array.from({ length: 6 }, () => guess('one'));
    for (let at = 0; at < 6; at += 1) {
      await settle();
      begun[at]?.(true);
    }
    expect(await Promise.all(answers)).toEqual([true, true, true, true, true, true]);
  });

  it('guesses above the limits of one or all addresses are refused at once', async () => {
    const { guess, begun, settle } = stage();
    const of = (line: string, count: number) => Array.from({ length: count }, () => guess(line));
    const held = [...of('one', 6), ...of('two', 6), ...of('three', 5)];
    await settle();
    expect(begun).toHaveLength(9);
    expect(await guess('one'), 'its own six').toBe(5);
    expect(await guess('three'), 'eight wait already').toBe(5);
    const other = guess('four');
    await settle();
    expect(begun, 'who need not wait is not kept').toHaveLength(10);
    for (let at = 0; at < 18; at += 1) {
      begun[at]?.(true);
      await settle();
    }
    expect(await Promise.all([...held, other])).toEqual(Array.from({ length: 18 }, () => true));
  });

  it('a guess that throws is no failure, and frees its place', async () => {
    const gate = gateOf(1, () => 0);
    const broken = gate.run(
      'one',
      () => Promise.reject(new Error('no database')),
      () => true,
    );
    const next = gate.run(
      'one',
      () => Promise.resolve('seen'),
      () => false,
    );
    await expect(broken).rejects.toThrow('no database');
    expect(await next).toBe('seen');
  });
});
