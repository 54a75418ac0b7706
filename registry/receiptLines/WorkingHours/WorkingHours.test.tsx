import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

it('a WorkingHours line lists days and hours, and links to the casino’s page', async () => {
  await stageCase(caseOf('WorkingHours', 'usual'));
  expect(screen.getAllByRole('term').map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent])[2]).toEqual([
    'Sunday',
    '10:00 AM – 11:00 PM',
  ]);
  const more = await screen.findByRole('link', { name: 'Holidays and changes (leaves this site, opens in a new tab)' });
  expect(more.getAttribute('target')).toBe('_blank');
});

it('a WorkingHours line says that the hours are unknown', async () => {
  await stageCase(caseOf('WorkingHours', 'empty'));
  expect(screen.getByText('We do not have the opening hours. Please call before you go.')).toBeDefined();
});
