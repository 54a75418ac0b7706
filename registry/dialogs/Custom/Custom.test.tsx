import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('Custom', () => {
  it('a custom dialog offers the operator’s buttons', async () => {
    await stageCase(caseOf('Custom', 'usual'));
    expect(screen.getByRole('link', { name: 'See my bets' }).getAttribute('href')).toBe('/my-bets');
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined();
  });

  it('a custom dialog that may not be dismissed is an alert without a close button', async () => {
    await stageCase(caseOf('Custom', 'one'));
    expect(screen.getByRole('alertdialog')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('a custom dialog reports a button that leads off the site and does not draw it', async () => {
    const { reasons } = await stageCase(caseOf('Custom', 'hostile'));
    expect(screen.queryByRole('link')).toBeNull();
    expect(reasons()).toEqual(['custom-hostile WebPageDeepLink unmapped-link']);
  });

  it('the buttons of a custom dialog can be focused', async () => {
    await stageCase(caseOf('Custom', 'usual'));
    act(() => screen.getByRole('button', { name: 'Continue' }).focus());
    expect(document.activeElement?.textContent).toBe('Continue');
  });
});
