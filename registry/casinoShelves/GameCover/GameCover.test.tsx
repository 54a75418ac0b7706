import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

it('the cover of a game that does not answer shows its document’s texts', async () => {
  await stageCase(caseOf('GameCover', 'usual'));
  expect(screen.getByRole('button', { name: 'Once more' })).toBeDefined();
  expect(screen.getByText(/reality check/)).toBeDefined();
});
