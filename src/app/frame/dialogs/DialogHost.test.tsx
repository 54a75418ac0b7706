import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acknowledgeAction } from '#fixtures/worlds/actions.ts';
import { answered, dialog, nothing, nothingOpens, reset, serverOf, showDialogs as show } from '#tests/support/dialogs.tsx';
import { ShellServer } from '#tests/support/shellServer.ts';
import { vocabulary } from '../../startup/boot/registries.ts';
import { overPageStore } from '#src/platform/overPage.ts';
import { openDialog, openForm, overlayStore } from '../hosts/overlayStore.ts';
import { loginInstant } from './loginInstant.ts';

beforeEach(reset);
afterEach(() => act(reset));

const follow = (name: string) => act(() => screen.getByRole('link', { name, hidden: true }).click());

describe('a published dialog', () => {
  test('a published dialog opens on its page', async () => {
    const view = show({ server: serverOf({ id: 'casino', pages: ['/casino'] }) });
    await nothingOpens(view, 'casino');
    await view.user.click(screen.getByRole('link', { name: 'Casino' }));
    expect(await dialog('casino')).toBeDefined();
  });

  test('a published dialog opens once while the page is open', async () => {
    const view = show({ server: serverOf({ id: 'casino', pages: ['/casino'] }), path: '/casino' });
    await dialog('casino');
    await view.user.click(screen.getByRole('button', { name: 'Continue' }));
    await nothing();
    await view.user.click(screen.getByRole('link', { name: 'Home' }));
    await view.user.click(screen.getByRole('link', { name: 'Casino' }));
    await nothingOpens(view, 'casino');
  });

  test('a dialog left without an answer opens again on its page', async () => {
    const view = show({ server: serverOf({ id: 'casino', pages: ['/casino'] }), path: '/casino' });
    await dialog('casino');
    follow('Home');
    await nothing();
    follow('Casino');
    expect(await dialog('casino')).toBeDefined();
    await view.user.click(screen.getByRole('button', { name: 'Continue' }));
    await nothing();
  });

  test('a dialog for several pages stays open between them', async () => {
    show({ server: serverOf({ id: 'any', pages: ['/*'], exceptPages: ['/'] }), path: '/live' });
    const before = await dialog('any');
    follow('Casino');
    expect(await dialog('any')).toBe(before);
    follow('Home');
    await nothing();
  });

  test('a dialog waits until a more important one closes', async () => {
    const { user } = show({ server: serverOf({ id: 'low', pages: ['/'], priority: 1 }, { id: 'high', pages: ['/'], priority: 9 }) });
    await dialog('high');
    expect(screen.queryByText('Dialog low')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await dialog('low')).toBeDefined();
  });

  test('a dialog waits until a notice closes', async () => {
    act(() => overPageStore.setState({ hasNotice: true }));
    const view = show({ server: serverOf({ id: 'home', pages: ['/'] }) });
    await nothingOpens(view, 'home');
    act(() => overPageStore.setState({ hasNotice: false }));
    expect(await dialog('home')).toBeDefined();
    expect(overPageStore.getState().hasDialog).toBe(true);
  });

  test('dialogs are not loaded while the login is unknown', async () => {
    const { server } = show({ server: serverOf({ id: 'any', pages: ['/'] }), who: 'unknown' });
    await nothing();
    expect(server.asked).not.toContain('Dialogs');
  });

  test('a login dialog opens after a login', async () => {
    const view = show({ server: serverOf({ id: 'welcome', onLogin: true }) });
    await nothingOpens(view, 'welcome');
    await view.user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await dialog('welcome')).toBeDefined();
  });

  test('a login dialog does not open for a restored session', async () => {
    const view = show({ server: serverOf({ id: 'welcome', onLogin: true }), who: 'player' });
    await nothingOpens(view, 'welcome');
    expect(loginInstant.current).toBeNull();
  });
});

describe('a dialog opened by name', () => {
  test.each(['by-name', 'slot-by-name'])('a dialog opened by %s gives the focus back when it closes', async (name) => {
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

  test('a dialog opened by name stays open when the page changes', async () => {
    const view = show({ server: serverOf({ id: 'by-name', pages: ['/elsewhere'] }) });
    await answered(view);
    await waitFor(() => {
      act(() => openDialog('by-name'));
      expect(screen.queryByRole('dialog')).not.toBeNull();
    });
    follow('Casino');
    expect(await dialog('by-name')).toBeDefined();
    expect(view.address()).toBe('/casino');
  });

  test('a dialog opened by name opens each time', async () => {
    const { user } = show({ server: serverOf({ id: 'again' }) });
    for (const _ of ['first', 'second']) {
      act(() => openDialog('again'));
      await dialog('again');
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      await nothing();
    }
  });
});

describe('two dialogs', () => {
  test('the upper of two dialogs closes first and gives the focus to the lower', async () => {
    const { user } = show({ server: serverOf({ id: 'below', pages: ['/'] }, { id: 'above' }) });
    const below = await dialog('below');
    await waitFor(() => expect(below.contains(document.activeElement)).toBe(true));
    act(() => openDialog('above'));
    const above = await dialog('above');
    await waitFor(() => expect(above.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Dialog above' })).toBeNull());
    await waitFor(() => expect(below.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await nothing();
  });

  test('a dialog opened by another dialog’s button replaces it', async () => {
    const deepLink = { __typename: 'ModalDeepLink', dialogId: 'next' };
    const { user } = show({ server: serverOf({ id: 'first', pages: ['/'], deepLink }, { id: 'next' }) });
    await dialog('first');
    await user.click(screen.getByRole('button', { name: 'Follow' }));
    expect(await dialog('next')).toBeDefined();
    expect(screen.queryByText('Dialog first')).toBeNull();
  });

  test('opening an unpublished dialog does nothing', async () => {
    const view = show({ server: serverOf({ id: 'there' }) });
    await answered(view);
    act(() => openDialog('nowhere'));
    await waitFor(() => expect(overlayStore.getState().request).toBeNull());
    await nothing();
  });
});

describe('a form that cannot be had', () => {
  test('a form that is not available says that nothing has changed', async () => {
    const { user } = show({ server: new ShellServer({ Form: () => ({ form: null }) }) });
    act(() => openForm('gone'));
    expect(await screen.findByRole('dialog', { name: 'Not available' })).toBeDefined();
    expect(screen.getByText('Nothing has changed. Please try again.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await nothing();
  });

  test('a form whose code fails to load shows the author’s fallback', async () => {
    const node = { __typename: 'TipForm', id: 'tip', title: 'Tip', body: 'Words.', illustration: 'live', action: acknowledgeAction };
    const part = {
      __typename: 'FormPart',
      id: 'tip',
      kind: 'TipForm',
      criticality: 'DEGRADABLE',
      fallback: { __typename: 'FallbackText', text: 'Write to us instead.' },
      label: null,
      trackingId: null,
      absence: null,
      node,
    };
    const form = { __typename: 'Form', id: 'contact', revision: 'r1', title: 'Contact', parts: [part] };
    const loadOverlays = () => Promise.reject(new TypeError('offline'));
    show({ server: new ShellServer({ Form: () => ({ form }) }), vocabulary: { ...vocabulary, loadOverlays } });
    act(() => openForm('contact'));
    expect(await screen.findByText('Write to us instead.')).toBeDefined();
  });

  test('a form shows a skeleton until its answer arrives', async () => {
    show({ server: new ShellServer({ Form: () => null }) });
    act(() => openForm('slow'));
    expect(await screen.findByRole('dialog', { name: 'One moment' })).toBeDefined();
    expect(screen.getByRole('status', { name: 'Loading form' })).toBeDefined();
  });
});
