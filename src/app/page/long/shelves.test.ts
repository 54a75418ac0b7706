import { expect, it } from 'vitest';
import { holdsOwed } from './shelves.ts';

const slot = (criticality: string) => ({ criticality });

it('shelves are owed when anything in them is, also by a word of the future', () => {
  expect(holdsOwed([slot('OPTIONAL'), slot('DEGRADABLE')])).toBe(false);
  expect(holdsOwed([slot('OPTIONAL'), slot('MANDATORY')])).toBe(true);
  expect(holdsOwed([slot('SACRED')])).toBe(true);
});
