import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('ManagedMethods', () => {
  it('the page of saved methods opens under its document’s title', async () => {
    await stageCase(caseOf('ManagedMethods', 'usual'));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Your cards and accounts' }));
    const dialog = await screen.findByRole('dialog', { name: 'Payment methods' });
    await waitFor(() => expect(dialog.textContent).toContain('Bank account'));
    await waitFor(() => expect(screen.getAllByText('We could not load your saved payment methods.')).toHaveLength(3));
  });
});
