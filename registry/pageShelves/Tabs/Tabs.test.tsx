import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { frameOf } from '#src/console/preview/kinds.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('Tabs', () => {
  it('the tab of the current page is marked', async () => {
    await stageCase(caseOf('Tabs', 'usual'), { path: '/my-bets/settled' });
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Settled');
  });

  it('a page below a tab marks that tab as its section', async () => {
    await stageCase(caseOf('Tabs', 'usual'), { path: '/my-bets/settled/a-bet' });
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Settled');
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
  });

  it('a tab shows the children of its region one heading level deeper', async () => {
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

  it('a tab that leads off the site is not a link', async () => {
    await stageCase(caseOf('Tabs', 'hostile'));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('tab', { name: 'Good' })).toBeDefined();
  });
});
