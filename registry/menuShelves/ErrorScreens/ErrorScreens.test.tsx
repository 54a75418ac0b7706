import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

it('ErrorScreens shows the build’s texts where none are published', async () => {
  await stageCase(caseOf('ErrorScreens', 'usual'));
  expect(await screen.findByRole('heading', { name: 'No connection' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Oops... Looks like something went wrong' })).toBeDefined();
});
