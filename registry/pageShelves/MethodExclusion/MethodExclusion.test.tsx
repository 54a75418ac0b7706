import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('MethodExclusion', () => {
  it('excluding a payment method asks for confirmation and says that it cannot be undone', async () => {
    await stageCase(caseOf('MethodExclusion', 'usual'));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Exclude this method, All withdrawals by debit card' }));
    expect(screen.getByText(/^Block debit card for your withdrawals\? You can’t undo this yourself/)).toBeDefined();
    expect(screen.getByText('Blocked for withdrawals. Contact support to unblock it.')).toBeDefined();
  });
});
