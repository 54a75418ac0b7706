import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('QuickLinks', () => {
  it('quick links lead to pages and open forms over them', async () => {
    const openForm = vi.fn();
    await stageCase(caseOf('QuickLinks', 'usual'), { ports: { opener: { openForm, openDialog: vi.fn(), openBetslip: vi.fn() } } });
    expect(screen.getByRole('link', { name: 'Football' }).getAttribute('href')).toBe('/sport/football');
    act(() => screen.getByRole('button', { name: 'Preferences' }).click());
    expect(openForm).toHaveBeenCalledExactlyOnceWith('preferences');
  });

  it('quick links draw valid links and report the others', async () => {
    const { reasons } = await stageCase(caseOf('QuickLinks', 'hostile'));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Still here']);
    expect(reasons()).toEqual(['quick-links-hostile WebPageDeepLink unmapped-link']);
  });

  it('quick links without a valid link draw nothing', async () => {
    await stageCase(caseOf('QuickLinks', 'empty'));
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
