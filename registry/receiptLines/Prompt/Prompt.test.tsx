import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

it('Prompt leads where it says', async () => {
  await stageCase(caseOf('Prompt', 'usual'));
  expect(screen.getByRole('link', { name: 'Set a limit' }).getAttribute('href')).toBe('/account/responsible-gaming');
});

it('Prompt keeps its words when its link leads nowhere, and that is told', async () => {
  const { reasons } = await stageCase(caseOf('Prompt', 'hostile'));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getAllByText('<script>alert(1)</script>')).toHaveLength(1);
  expect(reasons()).toEqual(['prompt-hostile WebPageDeepLink unmapped-link']);
});
