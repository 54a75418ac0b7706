import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { LinkedAccounts } from '#fixtures/pageShelves/LinkedAccounts.ts';
import { Page } from '#src/app/page/Page.tsx';
import { brand, showShell } from '#tests/support/shell.tsx';
import { layoutShowing, ShellServer } from '#tests/support/shellServer.ts';

beforeEach(() => localStorage.clear());

const PageLayout = () => ({ pageLayout: layoutShowing([LinkedAccounts.usual.node], { title: 'Linked accounts' }) });

describe('the page of linked accounts', () => {
  const account = (linked: boolean) => ({
    __typename: 'LinkedAccount',
    id: 'PARTNER-p1',
    linked,
    label: linked ? 'Robin Reader' : '',
    accountType: 'PARTNER',
    lastUpdatedAt: null,
    favorites: linked ? [{ __typename: 'Participant', id: 'nfl-nyj', fullName: 'New York Jets' }] : [],
  });

  test('a linked account is listed and can be unlinked', async () => {
    const server = new ShellServer({
      PageLayout,
      LinkedAccounts: () => ({ linkedAccounts: [account(true)] }),
      AccountLinkDelete: () => ({
        accountLinkDelete: { __typename: 'AccountLinkOutcome', result: 'SUCCESS', linkedAccounts: [account(false)] },
      }),
    });
    const { user } = showShell(<Page />, { server, who: 'player' });
    await screen.findByText('Linked to Robin Reader.');
    expect(screen.getByText('Favorites: New York Jets')).toBeDefined();
    expect(document.title).toBe(`Linked accounts · ${brand.name}`);
    await user.click(screen.getByRole('button', { name: 'Unlink' }));
    expect(await screen.findByRole('button', { name: 'Link account' })).toBeDefined();
    expect(screen.queryByText(/Robin/)).toBeNull();
  });

  test('the page of linked accounts says that no partner exists, or that it could not be loaded', async () => {
    showShell(<Page />, { server: new ShellServer({ PageLayout, LinkedAccounts: () => ({ linkedAccounts: [] }) }), who: 'player' });
    expect(await screen.findByText('There is nothing to link')).toBeDefined();
    cleanup();
    showShell(<Page />, { server: new ShellServer({ PageLayout }), who: 'player' });
    await waitFor(() => expect(screen.getByText('We could not load your linked accounts')).toBeDefined());
  });
});
