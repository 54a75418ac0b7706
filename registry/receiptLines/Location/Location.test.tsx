import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

it('a Location line is an address', async () => {
  await stageCase(caseOf('Location', 'usual'));
  const address = screen.getByText('Harbor Lights Casino, Main Cage').closest('address');
  expect(address?.textContent).toContain('18 Pier Road');
  expect(screen.getByText('2.4 mi')).toBeDefined();
});
