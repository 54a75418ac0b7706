import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('Referral', () => {
  it('is new until it is followed, and tells the server', async () => {
    const { platform } = await stageCase(caseOf('Referral', 'usual'));
    const mutate = vi.spyOn(platform.client, 'mutate');
    expect(screen.getByText('New')).toBeDefined();
    act(() => screen.getByRole('link').click());
    expect(screen.queryByText('New')).toBeNull();
    expect(mutate).toHaveBeenCalledOnce();
  });

  it('is not told again by who has seen it', async () => {
    const { platform } = await stageCase(caseOf('Referral', 'one'));
    const mutate = vi.spyOn(platform.client, 'mutate');
    act(() => screen.getByRole('link').click());
    expect(mutate).not.toHaveBeenCalled();
  });

  it('is not called new while nobody knows whether it is', async () => {
    await stageCase(caseOf('Referral', 'hostile'));
    expect(screen.queryByText('New')).toBeNull();
  });
});
