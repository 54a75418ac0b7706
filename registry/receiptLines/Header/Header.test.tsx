import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

it('a Header line is a heading', async () => {
  await stageCase(caseOf('Header', 'usual'));
  expect(screen.getByRole('heading', { name: 'Bet placed', level: 3 })).toBeDefined();
});
