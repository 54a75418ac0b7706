import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { vocabulary } from '#src/app/boot/registries.ts';
import {
  type DialogOnWire,
  dialog,
  dialogsAnswer,
  nothing,
  reset,
  serverOf,
  showDialogs as show,
  type Shown,
} from '#tests/support/dialogs.tsx';
import type { ShellOptions } from '#tests/support/shell.tsx';
import { ShellServer } from '#tests/support/shellServer.ts';

beforeEach(reset);
afterEach(() => act(reset));

const acknowledged = { __typename: 'ActionResult', succeeded: true, userErrors: [], account: null };

describe('what was closed', () => {
  const close = async ({ user }: Shown) => {
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await nothing();
  };
  /** Draws everything anew in the same browser, as a reload does. */
  const reload = (view: Shown, options: ShellOptions) => {
    view.unmount();
    return show({ ...options, brandId: view.brandId });
  };

  test('on this device stays closed over a reload', async () => {
    const options = { server: serverOf({ id: 'app', pages: ['/*'], memory: 'DEVICE' }) };
    const before = show(options);
    await close(before);
    const after = reload(before, { server: serverOf({ id: 'app', pages: ['/*'], memory: 'DEVICE' }, { id: 'other', pages: ['/'] }) });
    expect(await dialog('other')).toBeDefined();
    await close(after);
  });

  test('for a visit is back with the next one', async () => {
    const options = { server: serverOf({ id: 'visit', pages: ['/'] }) };
    const before = show(options);
    await close(before);
    reload(before, { server: serverOf({ id: 'visit', pages: ['/'] }) });
    expect(await dialog('visit')).toBeDefined();
  });

  test('by a player is told to the server once, and no other player is bothered', async () => {
    const acks: unknown[] = [];
    const server = serverOf({ id: 'tour', pages: ['/*'], memory: 'PLAYER' });
    server.answer({ Acknowledge: (variables) => ({ userAck: (acks.push(variables), acknowledged) }) });
    await close(show({ server, who: 'player' }));
    await waitFor(() => expect(acks).toEqual([{ ackType: 'dialog-slot-tour', actionId: expect.any(String) }]));
    expect(localStorage.length === 0 || !JSON.stringify(localStorage).includes('slot-tour')).toBe(true);
  });

  test('without an answer of the server stays closed, and is told again under the same id', async () => {
    const acks: { readonly actionId?: unknown }[] = [];
    const answers = { ...dialogsAnswer({ id: 'tour', pages: ['/*'], memory: 'PLAYER' }, { id: 'after', pages: ['/'] }) };
    const lost = (variables: object) => {
      acks.push(variables);
      throw new TypeError('offline');
    };
    const before = show({
      server: new ShellServer({ ...dialogsAnswer({ id: 'tour', pages: ['/*'], memory: 'PLAYER' }), Acknowledge: lost }),
      who: 'player',
    });
    await close(before);
    await waitFor(() => expect(acks).toHaveLength(1));
    const took = (variables: object) => ({ userAck: (acks.push(variables), acknowledged) });
    reload(before, { server: new ShellServer({ ...answers, Acknowledge: took }), who: 'player' });
    expect(await dialog('after')).toBeDefined();
    await waitFor(() => expect(acks).toHaveLength(2));
    expect(acks[1]?.actionId).toBe(acks[0]?.actionId);
  });

  test('or does not concern the player, is not shown, nor anything before that is known', async () => {
    const server = serverOf({ id: 'settled', pages: ['/*'], priority: 9 }, { id: 'due', pages: ['/*'] });
    let answer: (data: unknown) => void = () => undefined;
    server.answer({ SettledDialogs: () => new Promise((done) => (answer = done)) });
    const view = show({ server, who: 'player' });
    await waitFor(() => expect(view.server.asked).toEqual(expect.arrayContaining(['Dialogs', 'SettledDialogs'])));
    await nothing();
    await act(async () => answer({ settledDialogs: ['slot-settled'] }));
    expect(await dialog('due')).toBeDefined();
    await close(view);
  });
});

describe('a dialog that is published while the page is open', () => {
  const published = async (view: Shown, ...dialogs: readonly DialogOnWire[]) => {
    await waitFor(() => expect(view.server.isHeardBy('LayoutChanged')).toBe(true));
    view.server.answer(dialogsAnswer(...dialogs));
    act(() =>
      view.server.send('LayoutChanged', {
        layoutChanged: { __typename: 'LayoutChange', surface: 'dialogs', revision: dialogs[0]?.revision ?? 'r0' },
      }),
    );
  };

  test('opens without a reload', async () => {
    const view = show({ server: serverOf() });
    await published(view, { id: 'news', pages: ['/'], revision: 'r2' });
    expect(await dialog('news')).toBeDefined();
  });

  test('waits until nobody types', async () => {
    const view = show({ server: serverOf() });
    await view.user.click(screen.getByRole('textbox', { name: 'Search' }));
    await published(view, { id: 'news', pages: ['/'], revision: 'r2' });
    await waitFor(() => expect(view.server.asked.filter((name) => name === 'Dialogs')).toHaveLength(2));
    await nothing();
    act(() => screen.getByRole('textbox', { name: 'Search' }).blur());
    expect(await dialog('news')).toBeDefined();
  });

  test('waits also for who began to type while its code was on its way', async () => {
    let arrive: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const loadOverlays = async () => (await late, vocabulary.loadOverlays());
    const view = show({ server: serverOf({ id: 'news', pages: ['/'] }), vocabulary: { ...vocabulary, loadOverlays } });
    await waitFor(() => expect(view.server.asked).toContain('Dialogs'));
    await view.user.click(screen.getByRole('textbox', { name: 'Search' }));
    await act(async () => arrive());
    await nothing();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search' }));
    act(() => screen.getByRole('textbox', { name: 'Search' }).blur());
    expect(await dialog('news')).toBeDefined();
  });

  test('and taken back goes at once', async () => {
    const view = show({ server: serverOf({ id: 'news', pages: ['/'] }) });
    await dialog('news');
    await published(view);
    await nothing();
  });
});

describe('a dialog that cannot be drawn', () => {
  const words = { __typename: 'FallbackText', text: 'Work tonight at four.' };
  const broken = (criticality: string, more: object = {}) => ({
    kind: 'FutureDialog',
    node: null,
    absence: 'UNSUPPORTED',
    criticality,
    ...more,
  });

  test('makes room for the next when it is optional', async () => {
    show({ server: serverOf({ id: 'a', pages: ['/'], priority: 9, frame: broken('OPTIONAL') }, { id: 'b', pages: ['/'] }) });
    expect(await dialog('b')).toBeDefined();
  });

  test('says its fallback in a dialog, that closes', async () => {
    const { user } = show({
      server: serverOf({ id: 'a', pages: ['/'], frame: broken('DEGRADABLE', { fallback: words, label: 'Planned work' }) }),
    });
    expect((await screen.findByRole('dialog', { name: 'Planned work' })).textContent).toContain('Work tonight at four.');
    await user.keyboard('{Escape}');
    await nothing();
  });

  test('blocks the page when it is mandatory, whatever is pressed', async () => {
    const { user } = show({ server: serverOf({ id: 'a', pages: ['/'], frame: broken('MANDATORY') }) });
    const block = await screen.findByRole('alertdialog');
    expect(block.textContent).toContain('Something you need to see is missing');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeDefined();
  });
});
