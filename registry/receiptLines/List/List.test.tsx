import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

it('List numbers what has an order, under its title', async () => {
  await stageCase(caseOf('List', 'usual'));
  const list = screen.getByRole('list', { name: 'How it goes on' });
  expect(list.tagName).toBe('OL');
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
});

it('List does not number what has none, and keeps points that say the same', async () => {
  await stageCase(caseOf('List', 'one'));
  expect(screen.getByRole('list').tagName).toBe('UL');
  await stageCase(caseOf('List', 'hostile'));
  expect(screen.getAllByText('"><img src=x onerror=alert(1)>')).toHaveLength(2);
});
