import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { defaultPreferences, type Preferences, PreferencesProvider, useOddsFormat } from '#src/brand/preferences.tsx';
import { AccountStateDocument } from '#src/gql/graphql.ts';
import { createPlatform } from '#src/platform/index.ts';
import { toastStore } from '#src/ui/notices/toast.ts';
import { account, ShellServer } from '#tests/support/shellServer.ts';
import { PlayerAccount, type PlayerAccountProps, setAutoAccept, useAskForAccount } from './PlayerAccount.tsx';

afterEach(cleanup);

function show(server = new ShellServer(), beside: ReactNode = null) {
  const { client } = createPlatform({ brandId: 'account', hashes: {}, fetcher: server.fetcher, loadSocket: server.loadSocket });
  const onChange = vi.fn<PlayerAccountProps['onChange']>();
  const view = render(
    <ApolloProvider client={client}>
      <PlayerAccount onChange={onChange} />
      {beside}
    </ApolloProvider>,
  );
  const names = () => onChange.mock.calls.map(([found]) => found?.firstName ?? null);
  return { ...view, server, client, onChange, names };
}

describe('the player’s account', () => {
  test('the account is reported when loaded and cleared on unmount', async () => {
    const { names, onChange, unmount, container } = show();
    await waitFor(() => expect(names().at(-1)).toBe('Dana'));
    expect(onChange.mock.calls[0]).toEqual([undefined]);
    expect(container.textContent).toBe('');
    unmount();
    expect(onChange.mock.lastCall).toEqual([undefined]);
  });

  test('each new balance reports the account again', async () => {
    const { names, server, onChange } = show();
    await waitFor(() => expect(names()).toContain('Dana'));
    await waitFor(() => expect(server.isHeardBy('AccountBalanceUpdates')).toBe(true));
    const total = { ...account.balances.totalPlayableBalance, formattedAmount: '$12.34' };
    server.send('AccountBalanceUpdates', { accountBalanceUpdates: { ...account.balances, version: '2', totalPlayableBalance: total } });
    await waitFor(() => expect(onChange.mock.lastCall?.[0]?.balances.totalPlayableBalance.formattedAmount).toBe('$12.34'));
  });

  test('the account is undefined while loading', async () => {
    const { onChange, server } = show(new ShellServer({ AccountState: () => null }));
    await waitFor(() => expect(server.asked).toContain('AccountState'));
    expect(onChange.mock.calls).toEqual([[undefined]]);
  });

  test('an account that fails to load is reported as lost, and can be loaded again', async () => {
    const fault = (): never => {
      throw new TypeError('Failed to fetch');
    };
    const Again = () => {
      const ask = useAskForAccount();
      return (
        <button type="button" onClick={ask}>
          Again
        </button>
      );
    };
    const { onChange, names, server } = show(new ShellServer({ AccountState: fault }), <Again />);
    await waitFor(() => expect(onChange.mock.lastCall).toEqual([null]));
    await userEvent.click(screen.getByText('Again'));
    await waitFor(() => expect(onChange.mock.calls.slice(1)).toEqual([[null], [undefined], [null]]));
    server.answer({ AccountState: () => ({ account }) });
    await userEvent.click(screen.getByText('Again'));
    await waitFor(() => expect(names().at(-1)).toBe('Dana'));
  });
});

describe('a setting of the account', () => {
  test('an account preference is sent to the server', async () => {
    const asked = vi.fn<(variables: unknown) => unknown>(() => ({
      setUserPreference: { __typename: 'PreferenceResult', succeeded: true, userErrors: [], account },
    }));
    const { client } = show(new ShellServer({ SetPreference: asked }));
    await setAutoAccept(client, true);
    expect(asked).toHaveBeenCalledExactlyOnceWith({ input: { autoAcceptOddsChanges: true } });
  });

  test('an account preference that was not saved shows an error', async () => {
    const fault = (): never => {
      throw new TypeError('Failed to fetch');
    };
    const { client } = show(new ShellServer({ SetPreference: fault }));
    toastStore.setState({ toasts: [] });
    await setAutoAccept(client, false);
    expect(toastStore.getState().toasts).toMatchObject([{ type: 'danger', title: 'An error has occurred', secondsUntilRemoved: 10 }]);
  });
});

const accountIn = (oddsFormat: string) => ({ ...account, userPreferences: { ...account.userPreferences, oddsFormat } });

function Choice() {
  const [format, choose] = useOddsFormat();
  return (
    <>
      <output>{format}</output>
      <button type="button" onClick={() => choose('EURO')}>
        Decimal
      </button>
      <button type="button" onClick={() => choose('AMERICAN')}>
        American
      </button>
    </>
  );
}

function showChoice(server: ShellServer, initial: Preferences = defaultPreferences) {
  const { client } = createPlatform({ brandId: 'odds', hashes: {}, fetcher: server.fetcher, loadSocket: server.loadSocket });
  const kept = vi.fn<(preferences: Preferences) => void>();
  const tree = (isPlayer: boolean) => (
    <ApolloProvider client={client}>
      <PreferencesProvider initial={initial} onChange={kept}>
        <Choice />
        {isPlayer ? <PlayerAccount onChange={() => undefined} /> : null}
      </PreferencesProvider>
    </ApolloProvider>
  );
  const { rerender } = render(tree(true));
  const format = () => screen.getByRole('status').textContent;
  return { client, kept, format, user: userEvent.setup(), leave: () => rerender(tree(false)), enter: () => rerender(tree(true)) };
}

const saving = (answer: (oddsFormat: string) => unknown = accountIn) => {
  const asked: unknown[] = [];
  const server = new ShellServer({
    SetPreference: ({ input }) => {
      asked.push(input);
      const { oddsFormat } = input as { readonly oddsFormat: string };
      return { setUserPreference: { __typename: 'PreferenceResult', succeeded: true, userErrors: [], account: answer(oddsFormat) } };
    },
  });
  return { server, asked };
};

describe('how prices are written', () => {
  test('the odds format is the account’s once loaded, and is kept on the device', async () => {
    const { format, kept } = showChoice(new ShellServer({ AccountState: () => ({ account: accountIn('EURO') }) }));
    expect(format()).toBe('AMERICAN');
    await waitFor(() => expect(format()).toBe('EURO'));
    expect(kept.mock.calls).toEqual([[{ oddsFormat: 'EURO', themeMode: null }]]);
  });

  test('the odds format follows changes in the account', async () => {
    const { format, client } = showChoice(new ShellServer());
    await waitFor(() => expect(client.readQuery({ query: AccountStateDocument })).not.toBeNull());
    const stored = client.readQuery({ query: AccountStateDocument })?.account ?? expect.fail('no account');
    const userPreferences = { ...stored.userPreferences, oddsFormat: 'EURO' as const };
    client.writeQuery({ query: AccountStateDocument, data: { account: { ...stored, userPreferences } } });
    await waitFor(() => expect(format()).toBe('EURO'));
  });

  test('the odds format is saved in the account, and an earlier answer does not undo a later choice', async () => {
    const { server, asked } = saving();
    const { format, user, client, kept } = showChoice(server);
    await waitFor(() => expect(client.readQuery({ query: AccountStateDocument })).not.toBeNull());
    for (const name of ['Decimal', 'American', 'Decimal']) await user.click(screen.getByText(name));
    await waitFor(() => expect(asked).toEqual([{ oddsFormat: 'EURO' }, { oddsFormat: 'AMERICAN' }, { oddsFormat: 'EURO' }]));
    await waitFor(() => expect(client.readQuery({ query: AccountStateDocument })?.account?.userPreferences.oddsFormat).toBe('EURO'));
    expect(format()).toBe('EURO');
    expect(
      kept.mock.calls.map(([{ oddsFormat }]) => oddsFormat),
      'no answer shows itself',
    ).toEqual(['EURO', 'AMERICAN', 'EURO']);
  });

  test('an odds format that was not saved is reset with an error', async () => {
    toastStore.setState({ toasts: [] });
    const { format, user, client } = showChoice(new ShellServer());
    await waitFor(() => expect(client.readQuery({ query: AccountStateDocument })).not.toBeNull());
    await user.click(screen.getByText('Decimal'));
    await waitFor(() => expect(toastStore.getState().toasts.map(({ title }) => title)).toEqual(['An error has occurred']));
    expect(format()).toBe('AMERICAN');
  });

  test('the odds format stays after a logout, and a visitor’s choice lasts until the next login', async () => {
    const { server, asked } = saving();
    server.answer({ AccountState: () => ({ account: accountIn('EURO') }) });
    const { format, user, leave, enter } = showChoice(server);
    await waitFor(() => expect(format()).toBe('EURO'));
    leave();
    expect(format()).toBe('EURO');
    await user.click(screen.getByText('American'));
    expect(format()).toBe('AMERICAN');
    enter();
    await waitFor(() => expect(format()).toBe('EURO'));
    expect(asked).toEqual([]);
  });
});
