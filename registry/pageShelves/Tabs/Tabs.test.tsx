import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { frameOf } from '#src/console/preview/kinds.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('Tabs', () => {
  it('marks the tab whose page is shown', async () => {
    await stageCase(caseOf('Tabs', 'usual'), { path: '/my-bets/settled' });
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Settled');
  });

  it('marks the tab in whose section a page further in is', async () => {
    await stageCase(caseOf('Tabs', 'usual'), { path: '/my-bets/settled/a-bet' });
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Settled');
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
  });

  it('shows the children of its region, one heading level deeper', async () => {
    const tabs = caseOf('Tabs', 'one');
    const child = { __typename: 'FutureShelf', id: 'child' };
    await stageCase(tabs, {
      beside: [
        frameOf(child, {
          parent: tabs.node.id,
          region: 'only',
          criticality: 'DEGRADABLE',
          fallback: { __typename: 'FallbackText', text: 'inside the tab' },
        }),
      ],
    });
    expect(screen.getByRole('tabpanel').textContent).toBe('inside the tab');
  });

  it('draws no tab that leads off the site', async () => {
    await stageCase(caseOf('Tabs', 'hostile'));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('tab', { name: 'Good' })).toBeDefined();
  });
});
