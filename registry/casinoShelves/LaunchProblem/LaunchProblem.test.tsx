import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

it('a failed launch shows the server’s reason inside the document’s texts', async () => {
  await stageCase(caseOf('LaunchProblem', 'usual'));
  expect(await screen.findByRole('alertdialog', { name: 'We could not start this game' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Not now' })).toBeDefined();
});
