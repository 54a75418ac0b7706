import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

it('a Separator line is a separator', async () => {
  await stageCase(caseOf('Separator', 'usual'));
  expect(screen.getByRole('separator')).toBeDefined();
});
