import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

it('WorkingHours are days with their hours, and lead to the place’s own page', async () => {
  await stageCase(caseOf('WorkingHours', 'usual'));
  expect(screen.getAllByRole('term').map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent])[2]).toEqual([
    'Sunday',
    '10:00 AM – 11:00 PM',
  ]);
  const more = await screen.findByRole('link', { name: 'Holidays and changes (leaves this site, opens in a new tab)' });
  expect(more.getAttribute('target')).toBe('_blank');
});

it('WorkingHours say so when they are not known', async () => {
  await stageCase(caseOf('WorkingHours', 'empty'));
  expect(screen.getByText('We do not have the opening hours. Please call before you go.')).toBeDefined();
});
