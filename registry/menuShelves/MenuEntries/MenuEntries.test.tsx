import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { writeLocal } from '#src/platform/localState.ts';
import { SETTLED_UNSEEN } from '#src/platform/settledBets.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const words = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('MenuEntries', () => {
  it('the menu marks the entry of the current page and of pages below it', async () => {
    await stageCase(caseOf('MenuEntries', 'usual'), { path: '/my-bets/settled' });
    expect(words()).toEqual(['Home', 'Live', 'Promos', 'My Bets']);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('My Bets');
  });

  it('the menu counts bets that settled since My Bets was open', async () => {
    const { platform } = await stageCase(caseOf('MenuEntries', 'usual'));
    act(() => writeLocal(platform.storage, SETTLED_UNSEEN, ['a', 'b']));
    expect(screen.getByRole('link', { name: 'My Bets 2 settled' })).toBeDefined();
    act(() => writeLocal(platform.storage, SETTLED_UNSEEN, []));
    expect(screen.getByRole('link', { name: 'My Bets' })).toBeDefined();
  });

  it('the menu draws valid entries and reports the others', async () => {
    const { reasons } = await stageCase(caseOf('MenuEntries', 'hostile'));
    expect(words()).toEqual(['Still here']);
    expect(reasons()).toEqual(['menu-entries-hostile WebPageDeepLink unmapped-link']);
  });
});
