import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('Referrals', () => {
  it('the referral page shows the player’s link, copies it, and counts invited friends', async () => {
    const user = userEvent.setup();
    await stageCase(caseOf('Referrals', 'usual'));
    const address = `${location.origin}/referafriend?code=0123456789ab`;
    expect(screen.getByText(address)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(address);
    const count = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
    expect([count('In progress'), count('Completed')]).toEqual(['2', '1']);
  });

  it('the referral page has no link while invitations are not offered', async () => {
    await stageCase(caseOf('Referrals', 'one'));
    expect(screen.getByText('You can’t invite friends right now. Please check back later.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  });
});
