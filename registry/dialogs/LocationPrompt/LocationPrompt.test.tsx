import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('LocationPrompt', () => {
  it('the location prompt asks for the location only when its button is pressed', async () => {
    const meet = vi.fn(() => Promise.resolve(true));
    await stageCase(caseOf('LocationPrompt', 'usual'), { ports: { meet } });
    expect(meet).not.toHaveBeenCalled();
    await act(async () => screen.getByRole('button', { name: 'Check location' }).click());
    expect(meet).toHaveBeenCalledExactlyOnceWith('LOCATION');
  });

  it('the location prompt says when no location was found and can be used again', async () => {
    await stageCase(caseOf('LocationPrompt', 'usual'), { ports: { meet: () => Promise.reject(new Error('no')) } });
    await act(async () => screen.getByRole('button', { name: 'Check location' }).click());
    expect(screen.getByRole('alert').textContent).toContain("We can't find your location");
    expect(screen.getByRole('button', { name: 'Check location' }).getAttribute('aria-busy')).toBeNull();
  });
});
