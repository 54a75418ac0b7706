import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

it('a Warning line is a note with a title and a text', async () => {
  await stageCase(caseOf('Warning', 'usual'));
  const note = screen.getByRole('note');
  expect(within(note).getByText('Only from your own account').tagName).toBe('STRONG');
  expect(note.textContent).toContain('sent back');
});
