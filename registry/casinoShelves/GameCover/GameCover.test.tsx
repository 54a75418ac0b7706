import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

it('says that the game does not answer, in its authored words', async () => {
  await stageCase(caseOf('GameCover', 'usual'));
  expect(screen.getByRole('button', { name: 'Once more' })).toBeDefined();
  expect(screen.getByText(/reality check/)).toBeDefined();
});
