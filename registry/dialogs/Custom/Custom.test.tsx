import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('Custom', () => {
  it('offers what the operator wrote, the main button last', async () => {
    await stageCase(caseOf('Custom', 'usual'));
    expect(screen.getByRole('link', { name: 'See my bets' }).getAttribute('href')).toBe('/my-bets');
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined();
  });

  it('has to be answered when it may not be dismissed', async () => {
    await stageCase(caseOf('Custom', 'one'));
    expect(screen.getByRole('alertdialog')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('follows no button off the site', async () => {
    const { reasons } = await stageCase(caseOf('Custom', 'hostile'));
    expect(screen.queryByRole('link')).toBeNull();
    expect(reasons()).toEqual(['custom-hostile WebPageDeepLink unmapped-link']);
  });

  it('has buttons that a keyboard reaches', async () => {
    await stageCase(caseOf('Custom', 'usual'));
    act(() => screen.getByRole('button', { name: 'Continue' }).focus());
    expect(document.activeElement?.textContent).toBe('Continue');
  });
});
