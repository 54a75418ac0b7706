import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('Referral', () => {
  it('the referral entry is new until it is followed, which is sent to the server', async () => {
    const { platform } = await stageCase(caseOf('Referral', 'usual'));
    const mutate = vi.spyOn(platform.client, 'mutate');
    expect(screen.getByText('New')).toBeDefined();
    act(() => screen.getByRole('link').click());
    expect(screen.queryByText('New')).toBeNull();
    expect(mutate).toHaveBeenCalledOnce();
  });

  it('a referral entry that the player has seen is not sent to the server again', async () => {
    const { platform } = await stageCase(caseOf('Referral', 'one'));
    const mutate = vi.spyOn(platform.client, 'mutate');
    act(() => screen.getByRole('link').click());
    expect(mutate).not.toHaveBeenCalled();
  });

  it('the referral entry is not called new while the answer is unknown', async () => {
    await stageCase(caseOf('Referral', 'hostile'));
    expect(screen.queryByText('New')).toBeNull();
  });
});
