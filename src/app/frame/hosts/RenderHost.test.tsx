import { act, screen, waitFor } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { acknowledgeAction } from '#fixtures/worlds/actions.ts';
import { useAuth } from '#src/core/auth/index.ts';
import { type ActionKind, type RenderPorts, useAction, useRenderPorts, useTaken } from '#src/render/index.ts';
import { showShell } from '#tests/support/shell.tsx';
import { ShellServer } from '#tests/support/shellServer.ts';
import { vocabulary } from '../../startup/boot/registries.ts';

beforeEach(() => sessionStorage.clear());

function Control() {
  const { isLoggedIn, userId, logIn, logOut } = useAuth();
  const taken = useTaken(acknowledgeAction);
  const { run, end } = useAction(acknowledgeAction, 'node');
  return (
    <>
      <p>{isLoggedIn === true ? `Here is ${userId}` : 'Here is nobody'}</p>
      <p>{taken === undefined ? 'Not known' : (taken ?? 'Not taken')}</p>
      <p>{`Ended: ${end?.kind ?? 'no'}`}</p>
      <button type="button" onClick={() => run({})}>
        Send
      </button>
      <button type="button" onClick={() => void logIn('dana', 'right')}>
        Log in
      </button>
      <button type="button" onClick={() => logOut('unauthenticated')}>
        Log out
      </button>
    </>
  );
}

function showControl(who: 'visitor' | 'player', ...answers: readonly boolean[]) {
  const left = [...answers];
  const run = vi.fn<ActionKind<never>['run']>(() =>
    left.shift() ? Promise.resolve({ succeeded: true, userErrors: [] }) : Promise.reject(new TypeError('offline')),
  );
  const AcknowledgeAction = { run, taken: () => Promise.resolve('Taken before') };
  const actions = { ...vocabulary.actions, AcknowledgeAction };
  const server = new ShellServer();
  const { user } = showShell(<Control />, { server, who, vocabulary: { ...vocabulary, actions } });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return {
    press,
    sent: () => run.mock.calls.map(([, , { actionId }]) => actionId),
    enter: async (playerId: string) => {
      server.playerId = playerId;
      await press('Log in');
      await screen.findByText(`Here is ${playerId}`);
    },
    leave: async () => {
      await press('Log out');
      await screen.findByText('Here is nobody');
      await act(async () => vi.dynamicImportSettled());
    },
  };
}

describe('the player’s login', () => {
  test('an action’s state is loaded when the player becomes known', async () => {
    const { enter } = showControl('visitor');
    expect(await screen.findByText('Not taken')).toBeDefined();
    await enter('p1');
    expect(await screen.findByText('Taken before')).toBeDefined();
  });

  test('an unanswered action of an ended session is sent again with its id once its player is back', async () => {
    const { press, sent, leave, enter } = showControl('player', false, true);
    await screen.findByText('Here is p1');
    await press('Send');
    expect(await screen.findByText('Ended: unanswered')).toBeDefined();
    await leave();
    await enter('p1');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toBe(sent()[0]);
  });

  test('an unanswered action of another player is not sent', async () => {
    const { press, sent, leave, enter } = showControl('player', false, true, true);
    await screen.findByText('Here is p1');
    await press('Send');
    expect(await screen.findByText('Ended: unanswered')).toBeDefined();
    await leave();
    await enter('p2');
    await act(async () => vi.dynamicImportSettled());
    expect(sent()).toHaveLength(1);
    await press('Send');
    expect(await screen.findByText('Ended: done')).toBeDefined();
    expect(new Set(sent()).size).toBe(2);
  });
});

test('the render ports are one object across all pages', async () => {
  const seen: { path: string; ports: RenderPorts }[] = [];
  const Reads = () => {
    seen.push({ path: useLocation().pathname, ports: useRenderPorts() });
    return <Link to="/live">Live</Link>;
  };
  const { user } = showShell(<Reads />);
  await act(async () => vi.dynamicImportSettled());
  const before = seen.at(-1);
  await user.click(screen.getByRole('link', { name: 'Live' }));
  const after = seen.at(-1);
  expect([before?.path, after?.path, after?.ports === before?.ports]).toEqual(['/', '/live', true]);
});
