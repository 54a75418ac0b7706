import { describe, expect, it } from 'vitest';
import { murmur } from './murmur.ts';

const COUNT = 48_000;
const wave = murmur(COUNT);
const loudness = (part: Float32Array): number => Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);

describe('a murmur', () => {
  it('the murmur is audible and never clips', () => {
    expect(loudness(wave)).toBeGreaterThan(0.01);
    for (const value of wave) expect(Math.abs(value)).toBeLessThan(1);
  });

  it('the murmur is the same every time', () => {
    expect(murmur(COUNT)).toEqual(wave);
  });

  it('the murmur loops without an audible step', () => {
    const steps = wave.map((value, at) => Math.abs((wave[(at + 1) % COUNT] ?? 0) - value));
    expect(steps[COUNT - 1]).toBeLessThanOrEqual(Math.max(...steps.subarray(0, COUNT - 1)));
  });

  it('the murmur has no constant offset and little high frequency', () => {
    const mean = wave.reduce((sum, value) => sum + value, 0) / COUNT;
    expect(Math.abs(mean)).toBeLessThan(0.005);
    const leaps = wave.map((value, at) => value - (wave[(at + 1) % COUNT] ?? 0));
    expect(loudness(leaps)).toBeLessThan(loudness(wave) / 2);
  });
});
