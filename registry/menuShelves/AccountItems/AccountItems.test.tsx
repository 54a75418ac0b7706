import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('AccountItems', () => {
  it('opens a parent to its children', async () => {
    await stageCase(caseOf('AccountItems', 'usual'));
    expect(screen.queryByRole('link', { name: 'Limits' })).toBeNull();
    act(() => screen.getByRole('button', { name: 'Responsible gaming' }).click());
    expect(screen.getByRole('link', { name: 'Limits' }).getAttribute('href')).toBe('/account/responsible-gaming');
  });

  it('marks the entry that leads to the page one is on, and no other', async () => {
    await stageCase(caseOf('AccountItems', 'usual'), { path: '/my-bets' });
    const here = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(here.map((link) => link.getAttribute('href'))).toEqual(['/my-bets']);
  });

  it('changes the odds format in place', async () => {
    await stageCase(caseOf('AccountItems', 'usual'));
    act(() => screen.getByRole('radio', { name: 'Decimal' }).click());
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Decimal' }).checked).toBe(true);
  });

  it('offers no way out to somebody who is not in', async () => {
    await stageCase(caseOf('AccountItems', 'usual'));
    expect(screen.queryByText('Log Out')).toBeNull();
  });

  it('passes over an entry it does not know, and reports it', async () => {
    const { reasons } = await stageCase(caseOf('AccountItems', 'hostile'));
    expect(reasons()).toContain('account-items-hostile ClientDisplay constructor unsupported');
    expect(screen.getByRole('link', { name: 'My bets' })).toBeDefined();
  });
});
