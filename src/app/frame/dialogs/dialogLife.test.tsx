import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { vocabulary } from '../../startup/boot/registries.ts';
import { acknowledgeAction } from '#fixtures/worlds/actions.ts';
import {
  type DialogOnWire,
  dialog,
  dialogsAnswer,
  dialogSlot,
  endSession,
  enter,
  nothing,
  nothingOpens,
  reset,
  serverForPlayers,
  serverOf,
  showDialogs as show,
  type Shown,
} from '#tests/support/dialogs.tsx';
import type { ShellOptions } from '#tests/support/shell.tsx';
import { ShellServer } from '#tests/support/shellServer.ts';

beforeEach(reset);
afterEach(() => act(reset));
afterEach(() => vi.restoreAllMocks());

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

  test('by a player is told to the server once, and is not closed for the next player', async () => {
    const acks: { readonly ackType?: unknown; readonly actionId?: unknown }[] = [];
    const server = serverForPlayers({ id: 'tour', pages: ['/*'], memory: 'PLAYER' });
    server.answer({ Acknowledge: (variables) => ({ userAck: (acks.push(variables), acknowledged) }) });
    const view = show({ server, who: 'player' });
    await close(view);
    await waitFor(() => expect(acks).toEqual([{ ackType: 'dialog-slot-tour', actionId: expect.any(String) }]));
    expect(localStorage.length === 0 || !JSON.stringify(localStorage).includes('slot-tour')).toBe(true);
    await endSession(view);
    await enter(view, 'p2');
    expect(await dialog('tour')).toBeDefined();
    expect(acks).toHaveLength(1);
    await close(view);
    await waitFor(() => expect(acks).toHaveLength(2));
    expect(acks[1]?.actionId).not.toBe(acks[0]?.actionId);
  });

  test('for a visit by one player is open for the next one on the same page', async () => {
    const view = show({ server: serverForPlayers({ id: 'deposits', pages: ['/*'], frame: { criticality: 'MANDATORY' } }), who: 'player' });
    await dialog('deposits');
    await close(view);
    await endSession(view);
    await enter(view, 'p2');
    expect(await dialog('deposits')).toBeDefined();
  });

  test('stays closed when the same player is back on the same page', async () => {
    const view = show({ server: serverForPlayers({ id: 'deposits', pages: ['/*'] }), who: 'player' });
    await close(view);
    await endSession(view);
    await enter(view, 'p1');
    await nothingOpens(view, 'deposits');
  });

  test('is not what was left without an answer when the session ended', async () => {
    const view = show({ server: serverForPlayers({ id: 'deposits', pages: ['/*'], frame: { criticality: 'MANDATORY' } }), who: 'player' });
    await dialog('deposits');
    await endSession(view);
    await nothing();
    await enter(view, 'p1');
    expect(await dialog('deposits')).toBeDefined();
  });

  test('when its player leaves makes room for what is for visitors, on the same page', async () => {
    const server = new ShellServer();
    server.answer({ Dialogs: () => ({ dialogs: [dialogSlot({ id: server.isSessionOpen ? 'theirs' : 'ours', pages: ['/*'] })] }) });
    const view = show({ server, who: 'player' });
    await dialog('theirs');
    await endSession(view);
    expect(await dialog('ours')).toBeDefined();
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
    await waitFor(() => expect(view.server.asked).toContain('SettledDialogs'));
    await nothingOpens(view, 'settled', 'due');
    await act(async () => answer({ settledDialogs: ['slot-settled'] }));
    expect(await dialog('due')).toBeDefined();
    await close(view);
  });
});

describe('a dialog that is published while the page is open', () => {
  const published = async (view: Shown, ...dialogs: readonly DialogOnWire[]) => {
    await waitFor(() => expect(view.server.isHeardBy('LayoutChanged', 'dialogs')).toBe(true));
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
    await nothingOpens(view, 'news');
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
    await nothingOpens(view, 'news');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search' }));
    act(() => screen.getByRole('textbox', { name: 'Search' }).blur());
    expect(await dialog('news')).toBeDefined();
  });

  test('is asked for also when the first question was never answered', async () => {
    let isDown = true;
    const answers = dialogsAnswer({ id: 'news', pages: ['/'], revision: 'r2' });
    const server = new ShellServer({ Dialogs: () => (isDown ? Promise.reject(new TypeError('offline')) : answers.Dialogs()) });
    const view = show({ server });
    await waitFor(() => expect(view.server.asked).toContain('Dialogs'));
    isDown = false;
    await published(view, { id: 'news', pages: ['/'], revision: 'r2' });
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

  describe('because its code does not come', () => {
    const failing = (times: number) => {
      let left = times;
      const loadOverlays = () => ((left -= 1) >= 0 ? Promise.reject(new TypeError('offline')) : vocabulary.loadOverlays());
      return { ...vocabulary, loadOverlays };
    };
    const mandatory = { id: 'deposits', pages: ['/'], frame: { criticality: 'MANDATORY' } };

    test('is drawn when it comes after all', async () => {
      show({ server: serverOf(mandatory), vocabulary: failing(5) });
      expect(await dialog('deposits')).toBeDefined();
    });

    test('makes room when it is optional, and blocks the page when it is mandatory', async () => {
      show({ server: serverOf({ id: 'news', pages: ['/'], priority: 9 }, mandatory), vocabulary: failing(Infinity) });
      const block = await screen.findByRole('alertdialog');
      expect(block.textContent).toContain('We could not show an important message');
      expect(screen.getByRole('button', { name: 'Reload page' })).toBeDefined();
    });

    test('is asked for anew with the next one', async () => {
      const { user } = show({
        server: serverOf(
          { id: 'news', pages: ['/'], frame: { criticality: 'DEGRADABLE', fallback: words } },
          { id: 'casino', pages: ['/casino'] },
        ),
        vocabulary: failing(8),
      });
      expect((await screen.findByRole('dialog', { name: 'A message for you' })).textContent).toContain('Work tonight at four.');
      await user.keyboard('{Escape}');
      await nothing();
      await user.click(screen.getByRole('link', { name: 'Casino' }));
      expect(await dialog('casino')).toBeDefined();
    });
  });

  test('because this build cannot do what it asks for, blocks the page when it is mandatory', async () => {
    // React tells of what is thrown, and means it well.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const node = { __typename: 'DepositAcknowledgementDialog', id: 'd', title: 'Your deposits', body: 'Read.' };
    const frame = { kind: node.__typename, criticality: 'MANDATORY' };
    const of = (action: object) => serverOf({ id: 'd', pages: ['/'], frame: { ...frame, node: { ...node, action } } });
    const known = show({ server: of(acknowledgeAction) });
    expect(await screen.findByRole('button', { name: 'Confirm' })).toBeDefined();
    known.unmount();
    show({ server: of({ __typename: 'FutureAction' }) });
    expect(await screen.findByRole('button', { name: 'Reload page' })).toBeDefined();
    expect(screen.getByRole('alertdialog').textContent).toContain('We could not show an important message');
  });

  test('blocks the page when it is mandatory, whatever is pressed', async () => {
    const { user } = show({ server: serverOf({ id: 'a', pages: ['/'], frame: broken('MANDATORY') }) });
    const block = await screen.findByRole('alertdialog');
    expect(block.textContent).toContain('We could not show an important message');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeDefined();
  });
});
