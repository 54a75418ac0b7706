import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

it('Warning is a remark that says what it is about and what follows', async () => {
  await stageCase(caseOf('Warning', 'usual'));
  const note = screen.getByRole('note');
  expect(within(note).getByText('Only from your own account').tagName).toBe('STRONG');
  expect(note.textContent).toContain('sent back');
});
