import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const entry = (run: () => Promise<unknown>, taken: string | null = null) => ({
  playerId: () => 'p1',
  meet: () => Promise.resolve(true),
  actions: { DismissPromptAction: { run: run as never, taken: () => Promise.resolve(taken) } },
});
const said = 'We will not show you this again.';

describe('Tip', () => {
  it('a tip can be dismissed by keyboard, and its confirmation replaces it with the focus', async () => {
    const run = vi.fn(() => Promise.resolve({ succeeded: true, userErrors: [], said }));
    await stageCase(caseOf('Tip', 'usual'), { ports: entry(run) });
    const user = userEvent.setup();
    await screen.findByRole('button');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Do not show this again');
    await user.keyboard('{Enter}');
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(document.activeElement?.textContent).toBe(said);
  });

  it('a tip that the player has dismissed is not drawn', async () => {
    await stageCase(caseOf('Tip', 'usual'), { ports: entry(vi.fn(), said) });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByText(said)).toBeNull();
  });

  it('a tip stays with the server’s message when the server refuses to dismiss it', async () => {
    const run = () =>
      Promise.resolve({
        succeeded: false,
        userErrors: [{ __typename: 'UserError', action: 'dismissPrompt', field: [], message: 'You can’t hide any more messages.' }],
      });
    await stageCase(caseOf('Tip', 'usual'), { ports: entry(run) });
    await userEvent.setup().click(await screen.findByRole('button'));
    expect(screen.getByRole('alert').textContent).toBe('You can’t hide any more messages.');
    expect(screen.getByRole('heading')).toBeDefined();
  });
});
