import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
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

  const GAME = '/sport/football/organization/united-states/competition/nfl/event/e-1';

  it.each([
    [`${GAME}#region-2`, 'Region 3', `${GAME}#region-2`],
    ['/live/region-4', 'Region 5', '/live/region-4'],
    [`${GAME}#no-such-region`, 'Region 1', GAME],
    ['/live/no-such-region', 'Region 1', '/live'],
  ])('the address %s opens the tab %s and becomes %s', async (path, name, address) => {
    const Address = () => {
      const { pathname, hash } = useLocation();
      return <p data-testid="address">{pathname + hash}</p>;
    };
    await stageCase(caseOf('Tabs', 'crowded'), {
      path,
      around: (drawn) => (
        <>
          {drawn}
          <Address />
        </>
      ),
    });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(name);
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(address));
  });

  it('a tab that leads off the site is not drawn', async () => {
    await stageCase(caseOf('Tabs', 'hostile'));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('tab', { name: 'Good' })).toBeDefined();
  });
});
