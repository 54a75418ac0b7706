import { expect, it } from 'vitest';
import { durationText } from './typicalTimes.ts';

it.each([
  [20, 'about a minute'],
  [89 * 60, 'about 89 minutes'],
  [2 * 3_600 + 900, 'about 2 hours'],
  [35 * 3_600, 'about 35 hours'],
  [60 * 3_600, 'about 3 days'],
])('a typical time of %i seconds is written as %s', (seconds, text) => expect(durationText(seconds)).toBe(text));
