import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

it('Separator is a rule', async () => {
  await stageCase(caseOf('Separator', 'usual'));
  expect(screen.getByRole('separator')).toBeDefined();
});
