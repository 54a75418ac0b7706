import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

it('a Default line is a term with its value', async () => {
  await stageCase(caseOf('Default', 'usual'));
  expect(screen.getByText('Stake').tagName).toBe('DT');
  expect(screen.getByText('$100.00').tagName).toBe('DD');
});
