import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

it('each limit is one row with its present value, its use and a text of its own', async () => {
  await stageCase(caseOf('LimitList', 'usual'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Weekly deposit limit$200.00 a week · $85.00 usedThe most you can use in this time.',
    'Daily loss limitNo limitThe most you can use in this time.',
    'Max single wager$50.00The most you can use in this time.',
    'Daily time limit3 hours a dayThe most you can use in this time.',
  ]);
  expect(screen.getByRole('link', { name: /^Weekly deposit limit/ }).getAttribute('href')).toBe(
    '/account/responsible-gaming/deposit/weekly',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('a list of limits that could not be loaded says so and offers to try again', async () => {
  await stageCase(caseOf('LimitList', 'failed'));
  expect(screen.queryByRole('list', { name: 'Limits' })).toBeNull();
  expect(screen.getByText(/your limits/)).toBeDefined();
});
