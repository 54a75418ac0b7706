import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

it('the game bar shows its document’s texts and the build’s default for the others', async () => {
  await stageCase(caseOf('GameBar', 'usual'));
  expect(screen.getByRole('button', { name: 'Leave the game' })).toBeDefined();
  expect(screen.getByText('Last win')).toBeDefined();
});
