import { describe, expect, it } from 'vitest';
import { fieldErrorsIn } from './fieldErrors.ts';

describe('field errors', () => {
  it('field errors list every message with its field', () => {
    const errors = { email: [{ message: 'One.' }, { message: 'Two.' }], token: [{ message: 'Three.', more: 1 }] };
    expect(fieldErrorsIn({ errors })).toEqual([
      { field: 'email', message: 'One.' },
      { field: 'email', message: 'Two.' },
      { field: 'token', message: 'Three.' },
    ]);
  });

  const odd: readonly unknown[] = [
    null,
    undefined,
    '',
    'x',
    [],
    {},
    { errors: null },
    { errors: [] },
    { errors: [[{ message: 'x' }]] },
    { errors: { email: 'no' } },
    { errors: { email: { message: 'x' } } },
    { errors: { a: [null, 7, 'x', [], { message: 8 }] } },
  ];
  it.each(odd.map((body) => [JSON.stringify(body) ?? 'nothing', body] as const))('the response %s has no field errors', (_, body) =>
    expect(fieldErrorsIn(body)).toEqual([]),
  );
});
