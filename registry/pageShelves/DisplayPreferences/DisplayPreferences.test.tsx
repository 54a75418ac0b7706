import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('DisplayPreferences', () => {
  it('display preferences show odds format and theme under the operator’s names', async () => {
    await stageCase(caseOf('DisplayPreferences', 'one'));
    const user = userEvent.setup();
    expect(screen.getByRole('heading', { name: 'A' })).toBeDefined();
    const decimal = within(screen.getByRole('group', { name: 'D' })).getByRole<HTMLInputElement>('radio', { name: 'Decimal' });
    await user.click(decimal);
    expect(decimal.checked).toBe(true);
    expect(within(screen.getByRole('group', { name: 'E' })).getAllByRole('radio')).toHaveLength(2);
  });
});
