import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

it('WalletBox draws nothing for visitors', async () => {
  await stageCase(caseOf('WalletBox', 'usual'));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText('To play with')).toBeNull();
});
