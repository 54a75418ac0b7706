import { describe, expect, it } from 'vitest';
import { problemsIn, problemsOf } from './passwords.ts';

describe('password errors found by the client', () => {
  it.each([
    [{ current: '', next: 'long enough now', again: 'long enough now' }, { current: 'Enter your current password.' }],
    [{ current: 'old', next: 'short', again: 'short' }, { next: 'Use 8 characters or more.' }],
    [{ current: 'old', next: '🔑🔑🔑🔑', again: '🔑🔑🔑🔑' }, { next: 'Use 8 characters or more.' }],
    [{ current: 'old', next: 'x'.repeat(129), again: 'x'.repeat(129) }, { next: 'Use 128 characters or fewer.' }],
    [
      { current: 'the same one', next: 'the same one', again: 'the same one' },
      { next: 'Choose a password that differs from your current one.' },
    ],
    [{ current: 'old', next: 'long enough now', again: 'long enough' }, { again: 'The passwords do not match.' }],
    [{ current: 'old', next: 'long enough now', again: 'long enough now' }, {}],
  ])('the client finds in %j the problems %j', (entered, problems) => expect(problemsOf(entered)).toEqual(problems));
});

describe('password errors from the server', () => {
  it('a server message about a password field is shown at that field', () => {
    expect(problemsIn({ errors: { current_password: [{ message: 'Wrong.' }] } })).toEqual({ current: 'Wrong.' });
    expect(problemsIn({ errors: { new_password: [{ message: 'Short.' }, { message: 'More.' }] } })).toEqual({ next: 'Short.' });
  });

  const odd: readonly unknown[] = [
    null,
    '',
    [],
    {},
    { errors: null },
    { errors: [] },
    { errors: { constructor: [{ message: 'x' }] } },
    { errors: { new_password: 'no' } },
  ];
  it.each(odd.map((body) => [JSON.stringify(body), body] as const))(
    '%s shows the general message that the password was not changed',
    (_, body) => expect(problemsIn(body)).toEqual({ whole: 'We could not change your password. Please try again later.' }),
  );
});
