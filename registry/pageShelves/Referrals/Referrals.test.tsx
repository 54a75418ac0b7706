import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('Referrals', () => {
  it('shows the player’s own link, copies it, and says how many have come by it', async () => {
    const user = userEvent.setup();
    await stageCase(caseOf('Referrals', 'usual'));
    const address = `${location.origin}/referafriend?code=0123456789ab`;
    expect(screen.getByText(address)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(address);
    const count = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
    expect([count('In progress'), count('Completed')]).toEqual(['2', '1']);
  });

  it('has no link to pass on where there are no invitations', async () => {
    await stageCase(caseOf('Referrals', 'one'));
    expect(screen.getByText('You cannot invite friends right now. Please check back later.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  });
});
