import { describe, expect, it } from 'vitest';
import { PASSWORD_LENGTH, passwordProblem } from './password.ts';

const { least, most } = PASSWORD_LENGTH;

describe('a password', () => {
  it.each([
    ['x'.repeat(least), null],
    ['x'.repeat(most), null],
    ['x'.repeat(least - 1), 'too-short'],
    ['x'.repeat(most + 1), 'too-long'],
    ['', 'too-short'],
    ['🔑'.repeat(least), null],
    ['🔑'.repeat(least - 1), 'too-short'],
    ['🔑'.repeat(most), null],
    ['🔑'.repeat(most + 1), 'too-long'],
  ])('the password %s is %j: an emoji counts as one character', (password, problem) => expect(passwordProblem(password)).toBe(problem));
});
