import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Referrals } from '#fixtures/pageShelves/Referrals.ts';
import { Page } from '#src/app/page/Page.tsx';
import { showShell } from '#tests/support/shell.tsx';
import { layoutShowing, ShellServer } from '#tests/support/shellServer.ts';

describe('a shelf whose player data failed', () => {
  it('says so in its own place, once, and loads it again', async () => {
    const PageLayout = () => ({ pageLayout: layoutShowing([Referrals.usual.node], { title: 'Invite' }) });
    let isLost = true;
    const PageLayoutPlayer = () => {
      if (isLost) throw new Error('lost');
      return PageLayout();
    };
    const { user } = showShell(<Page />, { server: new ShellServer({ PageLayout, PageLayoutPlayer }), who: 'player' });
    expect(await screen.findByText('We could not load your invitations')).toBeDefined();
    expect(screen.queryByText('We could not load your details on this page.')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
    isLost = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/referafriend/)).toBeDefined();
    await waitFor(() => expect(screen.queryByText(/could not load/)).toBeNull());
  });
});
