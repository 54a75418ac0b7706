import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

it('a Prompt line links to its page', async () => {
  await stageCase(caseOf('Prompt', 'usual'));
  expect(screen.getByRole('link', { name: 'Set a limit' }).getAttribute('href')).toBe('/account/responsible-gaming');
});

it('a Prompt line with an invalid link keeps its words, and the link is reported', async () => {
  const { reasons } = await stageCase(caseOf('Prompt', 'hostile'));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getAllByText('<script>alert(1)</script>')).toHaveLength(1);
  expect(reasons()).toEqual(['prompt-hostile WebPageDeepLink unmapped-link']);
});
