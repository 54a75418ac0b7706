import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { LinkPrompt } from '#fixtures/pageShelves/LinkPrompt.ts';
import { Page } from '#src/app/page/Page.tsx';
import { showShell } from '#tests/support/shell.tsx';
import { layoutShowing, ShellServer } from '#tests/support/shellServer.ts';

beforeEach(() => localStorage.clear());

describe('the prompt to link accounts', () => {
  const open = (linked: boolean, promptTypes: string[]) => {
    const server = new ShellServer({
      PageLayout: () => ({ pageLayout: layoutShowing([LinkPrompt.usual.node]) }),
      LinkPrompt: () => ({
        linkedAccounts: [
          { __typename: 'LinkedAccount', id: 'PARTNER-p1', linked, label: '', accountType: 'PARTNER', lastUpdatedAt: null, favorites: [] },
        ],
        linkPromptDismissals: { __typename: 'LinkPromptDismissals', id: 'p1', promptTypes },
      }),
      AccountLinkDismissPrompt: ({ promptType }) => ({
        accountLinkDismissPrompt: { __typename: 'LinkPromptDismissals', id: 'p1', promptTypes: [promptType] },
      }),
    });
    return showShell(<Page />, { server, who: 'player' });
  };
  const question = () => screen.queryByRole('region', { name: 'Link your partner account' });

  test('the prompt to link accounts is hidden once it is dismissed', async () => {
    const { user } = open(false, []);
    expect(await screen.findByRole('button', { name: 'Link account' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(question()).toBeNull());
  });

  test.each([
    ['has linked one', true, []],
    ['has dismissed it elsewhere', false, ['ACCOUNT_SUMMARY']],
  ] as const)('no prompt to link accounts is shown to a player who %s', async (_, linked, promptTypes) => {
    const { server } = open(linked, [...promptTypes]);
    await waitFor(() => expect(server.asked).toContain('LinkPrompt'));
    expect(question()).toBeNull();
  });
});
