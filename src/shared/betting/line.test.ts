import { expect, test } from 'vitest';
import { lineText, withLine } from './line.ts';

test.each([
  ['Over', '44.5', 'over', 'Over 44.5'],
  ['Under', '44.5', 'under', 'Under 44.5'],
  ['Jets', '3.5', 'away', 'Jets +3.5'],
  ['Jets', '-3', 'away', 'Jets -3'],
  ['Jets', '0', 'away', 'Jets PK'],
  ['Jets', null, 'away', 'Jets'],
])('the outcome %s with the line %j, as %s, is named %s', (name, points, type, named) => {
  expect(withLine(name, lineText(points, type))).toBe(named);
});
