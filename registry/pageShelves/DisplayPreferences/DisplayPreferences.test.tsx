import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('DisplayPreferences', () => {
  it('offers the odds format and the theme under the names that an operator gives them', async () => {
    await stageCase(caseOf('DisplayPreferences', 'one'));
    const user = userEvent.setup();
    expect(screen.getByRole('heading', { name: 'A' })).toBeDefined();
    const decimal = within(screen.getByRole('group', { name: 'D' })).getByRole<HTMLInputElement>('radio', { name: 'Decimal' });
    await user.click(decimal);
    expect(decimal.checked).toBe(true);
    expect(within(screen.getByRole('group', { name: 'E' })).getAllByRole('radio')).toHaveLength(2);
  });
});
