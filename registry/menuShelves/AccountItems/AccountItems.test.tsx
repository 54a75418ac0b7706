import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UnreadLimitsFragmentDoc } from '#src/gql/graphql.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('AccountItems', () => {
  it('a parent entry of the account menu opens its children', async () => {
    await stageCase(caseOf('AccountItems', 'usual'));
    expect(screen.queryByRole('link', { name: 'Limits' })).toBeNull();
    act(() => screen.getByRole('button', { name: 'Responsible gaming' }).click());
    expect(screen.getByRole('link', { name: 'Limits' }).getAttribute('href')).toBe('/account/responsible-gaming');
  });

  it('the account menu marks only the entry of the current page', async () => {
    await stageCase(caseOf('AccountItems', 'usual'), { path: '/my-bets' });
    const here = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(here.map((link) => link.getAttribute('href'))).toEqual(['/my-bets']);
  });

  it('the account menu changes the odds format in place', async () => {
    await stageCase(caseOf('AccountItems', 'usual'));
    act(() => screen.getByRole('radio', { name: 'Decimal' }).click());
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Decimal' }).checked).toBe(true);
  });

  it('the account menu does not offer a visitor to log out', async () => {
    await stageCase(caseOf('AccountItems', 'usual'));
    expect(screen.queryByText('Log Out')).toBeNull();
  });

  it('the account menu skips and reports an unknown entry', async () => {
    const { reasons } = await stageCase(caseOf('AccountItems', 'hostile'));
    expect(reasons()).toContain('account-items-hostile ClientDisplay constructor unsupported');
    expect(screen.getByRole('link', { name: 'My Bets' })).toBeDefined();
  });

  it('the entry of limits shows how many messages are unread, and follows their number', async () => {
    const { platform } = await stageCase(caseOf('AccountItems', 'usual'));
    act(() => screen.getByRole('button', { name: 'Responsible gaming' }).click());
    const unread = (count: number) =>
      act(() => {
        platform.client.writeFragment({
          fragment: UnreadLimitsFragmentDoc,
          fragmentName: 'UnreadLimits',
          data: { __typename: 'Account', id: '', unreadLimitNotices: count },
        });
      });
    for (const [count, name] of [
      [2, 'Limits 2 new on limits set by us'],
      [1, 'Limits 1 new on limits set by us'],
      [0, 'Limits'],
    ] as const) {
      unread(count);
      expect(await screen.findByRole('link', { name })).toBeDefined();
    }
  });
});
