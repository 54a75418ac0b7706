import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

it('a List line with an order is a numbered list under its title', async () => {
  await stageCase(caseOf('List', 'usual'));
  const list = screen.getByRole('list', { name: 'Next steps' });
  expect(list.tagName).toBe('OL');
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
});

it('a List line without an order is not numbered and keeps equal items', async () => {
  await stageCase(caseOf('List', 'one'));
  expect(screen.getByRole('list').tagName).toBe('UL');
  await stageCase(caseOf('List', 'hostile'));
  expect(screen.getAllByText('"><img src=x onerror=alert(1)>')).toHaveLength(2);
});
