import { act, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useAuth } from '#src/core/auth/index.ts';
import { showShell, type ShellOptions } from '#tests/support/shell.tsx';
import { ShellServer } from '#tests/support/shellServer.ts';
import { closeOverlay, openDialog, openForm } from '../hosts/overlayStore.ts';
import { DialogHost } from './DialogHost.tsx';
import { FormHost } from './FormHost.tsx';
import { loginInstant, useLoginInstant } from './loginInstant.ts';

const reset = (): void => {
  localStorage.clear();
  loginInstant.current = null;
  closeOverlay();
};
beforeEach(reset);
afterEach(() => act(reset));

type Dialog = { readonly id: string; readonly pages?: readonly string[]; readonly onLogin?: boolean; readonly priority?: number };

const dialogSlot = ({ id, pages = [], onLogin = false, priority = 0 }: Dialog) => ({
  __typename: 'DialogSlot',
  id: `slot-${id}`,
  kind: 'CustomDialog',
  criticality: 'OPTIONAL',
  label: null,
  trackingId: null,
  priority,
  absence: null,
  fallback: null,
  triggers: { __typename: 'DialogTriggers', pages, onLogin },
  node: {
    __typename: 'CustomDialog',
    id,
    title: `Dialog ${id}`,
    body: 'Words.',
    dismissible: true,
    buttons: [{ __typename: 'DialogButton', id: `${id}-close`, label: 'Continue', type: 'DISMISS', style: 'PRIMARY', deepLink: null }],
  },
});

const serverOf = (...dialogs: readonly Dialog[]) => new ShellServer({ Dialogs: () => ({ dialogs: dialogs.map(dialogSlot) }) });

function Frame() {
  useLoginInstant();
  const { logIn } = useAuth();
  return (
    <>
      <Link to="/casino">Casino</Link>
      <Link to="/">Home</Link>
      <button type="button" onClick={() => void logIn('dana', 'right')}>
        Log in
      </button>
      <DialogHost />
      <FormHost />
    </>
  );
}

const show = (options: ShellOptions) => showShell(<Frame />, options);
const dialog = (id: string) => screen.findByRole('dialog', { name: `Dialog ${id}` });
const nothing = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const answered = ({ server }: ReturnType<typeof show>) => waitFor(() => expect(server.asked).toContain('Dialogs'));

describe('a published dialog', () => {
  test('opens on its page', async () => {
    const view = show({ server: serverOf({ id: 'casino', pages: ['/casino'] }) });
    await answered(view);
    await nothing();
    await view.user.click(screen.getByRole('link', { name: 'Casino' }));
    expect(await dialog('casino')).toBeDefined();
  });

  test('opens once in the life of the page', async () => {
    const { user } = show({ server: serverOf({ id: 'casino', pages: ['/casino'] }), path: '/casino' });
    await dialog('casino');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await nothing();
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await user.click(screen.getByRole('link', { name: 'Casino' }));
    await nothing();
  });

  test('waits for a more important one to close', async () => {
    const { user } = show({ server: serverOf({ id: 'low', pages: ['/'], priority: 1 }, { id: 'high', pages: ['/'], priority: 9 }) });
    await dialog('high');
    expect(screen.queryByText('Dialog low')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await dialog('low')).toBeDefined();
  });

  test('is asked for by nobody while it is not known who is there', async () => {
    const { server } = show({ server: serverOf({ id: 'any', pages: ['/'] }), who: 'unknown' });
    await nothing();
    expect(server.asked).not.toContain('Dialogs');
  });

  test('for a login opens after one', async () => {
    const view = show({ server: serverOf({ id: 'welcome', onLogin: true }) });
    await answered(view);
    await nothing();
    await view.user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await dialog('welcome')).toBeDefined();
  });

  test('for a login stays away from a session that was found', async () => {
    const view = show({ server: serverOf({ id: 'welcome', onLogin: true }), who: 'player' });
    await answered(view);
    expect(loginInstant.current).toBeNull();
    await nothing();
  });
});

describe('a dialog that somebody asks for by name', () => {
  test.each(['by-name', 'slot-by-name'])('opens by %s, and gives the focus back when it closes', async (name) => {
    const view = show({ server: serverOf({ id: 'by-name' }) });
    await answered(view);
    const link = screen.getByRole('link', { name: 'Casino' });
    link.focus();
    await waitFor(() => {
      act(() => openDialog(name));
      expect(screen.queryByRole('dialog')).not.toBeNull();
    });
    await view.user.keyboard('{Escape}');
    await nothing();
    await waitFor(() => expect(document.activeElement).toBe(link));
  });

  test('opens again each time', async () => {
    const { user } = show({ server: serverOf({ id: 'again' }) });
    for (const _ of ['first', 'second']) {
      act(() => openDialog('again'));
      await dialog('again');
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      await nothing();
    }
  });
});

describe('a form that cannot be had', () => {
  test('says that nothing has changed, and closes', async () => {
    const { user } = show({ server: new ShellServer({ Form: () => ({ form: null }) }) });
    act(() => openForm('gone'));
    expect(await screen.findByRole('dialog', { name: 'Not available' })).toBeDefined();
    expect(screen.getByText('Nothing has been changed.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await nothing();
  });

  test('is a skeleton until the answer comes', async () => {
    show({ server: new ShellServer({ Form: () => null }) });
    act(() => openForm('slow'));
    expect(await screen.findByRole('dialog', { name: 'One moment' })).toBeDefined();
    expect(screen.getByRole('status', { name: 'Loading form' })).toBeDefined();
  });
});
