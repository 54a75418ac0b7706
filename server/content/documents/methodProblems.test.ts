import { describe, expect, it } from 'vitest';
import { methodProblems } from './methodProblems.ts';

const ordered = (...ids: readonly string[]) => ({ methods: ids.map((providerId) => ({ providerId })) });
const found = (props: unknown, kind = 'PaymentMethodsShelf') => methodProblems(kind, props);

describe('a list of payment methods', () => {
  it('an unknown payment method is refused with the list of known ones', () => {
    const [problem, ...rest] = found(ordered('debit-card', 'trusly'));
    expect([problem?.path, rest]).toEqual(['/props/methods/1/providerId', []]);
    expect(problem?.message).toMatch(/^There is no payment method trusly\. Use .*\btrustly\b/);
  });

  it('a payment method that is listed twice is refused', () => {
    expect(found(ordered('trustly', 'debit-card', 'trustly'))).toEqual([
      { path: '/props/methods/2/providerId', message: 'trustly is listed twice.' },
    ]);
  });

  it('a list of distinct payment methods, or none, has no problems', () => {
    expect([found(ordered('trustly', 'debit-card')), found({}), found(null), found(ordered('trusly'), 'HeroShelf')]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });
});
