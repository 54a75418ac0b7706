import { expect, it } from 'vitest';
import { stepsOf, stepWords } from './pointer.ts';

it.each([
  ['', []],
  ['/props/links/0/label', ['props', 'links', '0', 'label']],
  ['/a~1b/c~0d/~01', ['a/b', 'c~d', '~1']],
])('the pointer %j has its steps', (pointer, steps) => expect(stepsOf(pointer)).toEqual(steps));

it.each([
  ['0', '1'],
  ['19', '20'],
  ['label', 'label'],
  ['2x', '2x'],
])('a JSON Pointer’s step %s reads %s', (step, words) => expect(stepWords(step)).toBe(words));
