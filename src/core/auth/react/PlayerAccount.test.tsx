import { ApolloProvider } from '@apollo/client/react';
import { render, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createPlatform } from '#src/platform/index.ts';
import { account, ShellServer } from '#tests/support/shellServer.ts';
import { PlayerAccount, type PlayerAccountProps, setAutoAccept } from './PlayerAccount.tsx';

function show(server = new ShellServer()) {
  const { client } = createPlatform({ brandId: 'account', hashes: {}, fetcher: server.fetcher, loadSocket: server.loadSocket });
  const onChange = vi.fn<PlayerAccountProps['onChange']>();
  const view = render(
    <ApolloProvider client={client}>
      <PlayerAccount onChange={onChange} />
    </ApolloProvider>,
  );
  const names = () => onChange.mock.calls.map(([found]) => found?.firstName ?? null);
  return { ...view, server, client, onChange, names };
}

describe('the account of who is logged in', () => {
  test('is told when it is there, and taken back when it goes', async () => {
    const { names, unmount, container } = show();
    await waitFor(() => expect(names().at(-1)).toBe('Dana'));
    expect(names()[0]).toBeNull();
    expect(container.textContent).toBe('');
    unmount();
    expect(names().at(-1)).toBeNull();
  });

  test('is told anew with each balance', async () => {
    const { names, server, onChange } = show();
    await waitFor(() => expect(names()).toContain('Dana'));
    await waitFor(() => expect(server.isHeardBy('AccountBalanceUpdates')).toBe(true));
    const total = { ...account.balances.totalPlayableBalance, formattedAmount: '$12.34' };
    server.send('AccountBalanceUpdates', { accountBalanceUpdates: { ...account.balances, version: '2', totalPlayableBalance: total } });
    await waitFor(() => expect(onChange.mock.lastCall?.[0]?.balances.totalPlayableBalance.formattedAmount).toBe('$12.34'));
  });

  test('stays unknown while it cannot be had', async () => {
    const { names, server } = show(new ShellServer({ AccountState: () => null }));
    await waitFor(() => expect(server.asked).toContain('AccountState'));
    expect(names()).toEqual([null]);
  });
});

describe('a setting of the account', () => {
  test('goes to the server as it was chosen', async () => {
    const asked = vi.fn<(variables: unknown) => unknown>(() => ({
      setUserPreference: { __typename: 'PreferenceResult', succeeded: true, userErrors: [], account },
    }));
    const { client } = show(new ShellServer({ SetPreference: asked }));
    await setAutoAccept(client, true);
    expect(asked).toHaveBeenCalledExactlyOnceWith({ input: { autoAcceptOddsChanges: true } });
  });

  test('that the server did not take is told to who asked', async () => {
    const fault = (): never => {
      throw new TypeError('Failed to fetch');
    };
    const { client } = show(new ShellServer({ SetPreference: fault }));
    await expect(setAutoAccept(client, false)).rejects.toThrow('Failed to fetch');
  });
});
