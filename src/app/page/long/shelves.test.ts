import { expect, it } from 'vitest';
import { holdsOwed } from './shelves.ts';

const slot = (criticality: string) => ({ criticality });

it('shelves are mandatory if any of them is, or has an unknown criticality', () => {
  expect(holdsOwed([slot('OPTIONAL'), slot('DEGRADABLE')])).toBe(false);
  expect(holdsOwed([slot('OPTIONAL'), slot('MANDATORY')])).toBe(true);
  expect(holdsOwed([slot('SACRED')])).toBe(true);
});
