import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

it('a game notice shows its text', async () => {
  await stageCase(caseOf('GameNotice', 'usual'));
  expect(screen.getByText('Works tonight')).toBeDefined();
  expect(screen.getByRole('note')).toBeDefined();
});
