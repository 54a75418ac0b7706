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
import { account, ShellServer } from '#tests/support/shellServer.ts';

beforeEach(reset);
afterEach(() => act(reset));
afterEach(() => vi.restoreAllMocks());

const acknowledged = { __typename: 'ActionResult', succeeded: true, userErrors: [], account: null };

describe('a closed dialog', () => {
  const close = async ({ user }: Shown) => {
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await nothing();
  };
  const reload = (view: Shown, options: ShellOptions) => {
    view.unmount();
    return show({ ...options, brandId: view.brandId });
  };

  test('a dialog closed on the device stays closed after a reload', async () => {
    const options = { server: serverOf({ id: 'app', pages: ['/*'], memory: 'DEVICE' }) };
    const before = show(options);
    await close(before);
    const after = reload(before, { server: serverOf({ id: 'app', pages: ['/*'], memory: 'DEVICE' }, { id: 'other', pages: ['/'] }) });
    expect(await dialog('other')).toBeDefined();
    await close(after);
  });

  test('a dialog closed for a visit opens again after a reload', async () => {
    const options = { server: serverOf({ id: 'visit', pages: ['/'] }) };
    const before = show(options);
    await close(before);
    reload(before, { server: serverOf({ id: 'visit', pages: ['/'] }) });
    expect(await dialog('visit')).toBeDefined();
  });

  test('a dialog closed by a player is sent once and opens for the next player', async () => {
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

  test('a visit dialog closed by one player opens for the next', async () => {
    const view = show({ server: serverForPlayers({ id: 'deposits', pages: ['/*'], frame: { criticality: 'MANDATORY' } }), who: 'player' });
    await dialog('deposits');
    await close(view);
    await endSession(view);
    await enter(view, 'p2');
    expect(await dialog('deposits')).toBeDefined();
  });

  test('a dialog stays closed for the same player who logs in again', async () => {
    const view = show({ server: serverForPlayers({ id: 'deposits', pages: ['/*'] }), who: 'player' });
    await close(view);
    await endSession(view);
    await enter(view, 'p1');
    await nothingOpens(view, 'deposits');
  });

  test('a dialog left without an answer at the end of the session opens again', async () => {
    const view = show({ server: serverForPlayers({ id: 'deposits', pages: ['/*'], frame: { criticality: 'MANDATORY' } }), who: 'player' });
    await dialog('deposits');
    await endSession(view);
    await nothing();
    await enter(view, 'p1');
    expect(await dialog('deposits')).toBeDefined();
  });

  test('a visitors’ dialog opens once the player has logged out', async () => {
    const server = new ShellServer();
    server.answer({ Dialogs: () => ({ dialogs: [dialogSlot({ id: server.isSessionOpen ? 'theirs' : 'ours', pages: ['/*'] })] }) });
    const view = show({ server, who: 'player' });
    await dialog('theirs');
    await endSession(view);
    expect(await dialog('ours')).toBeDefined();
  });

  test('a closing without an answer stays closed and is sent again with the same id', async () => {
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

  test('a dialog that does not concern the player is not shown, and none opens before that is known', async () => {
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

describe('a dialog published while the page is open', () => {
  const published = async (view: Shown, ...dialogs: readonly DialogOnWire[]) => {
    await waitFor(() => expect(view.server.isHeardBy('LayoutChanged', 'dialogs')).toBe(true));
    view.server.answer(dialogsAnswer(...dialogs));
    act(() =>
      view.server.send('LayoutChanged', {
        layoutChanged: { __typename: 'LayoutChange', surface: 'dialogs', revision: dialogs[0]?.revision ?? 'r0' },
      }),
    );
  };

  test('a dialog published later opens without a reload', async () => {
    const view = show({ server: serverOf() });
    await published(view, { id: 'news', pages: ['/'], revision: 'r2' });
    expect(await dialog('news')).toBeDefined();
  });

  test('a dialog published later waits while the visitor types', async () => {
    const view = show({ server: serverOf() });
    await view.user.click(screen.getByRole('textbox', { name: 'Search' }));
    await published(view, { id: 'news', pages: ['/'], revision: 'r2' });
    await nothingOpens(view, 'news');
    act(() => screen.getByRole('textbox', { name: 'Search' }).blur());
    expect(await dialog('news')).toBeDefined();
  });

  test('a dialog waits for a visitor who started to type while its code was loading', async () => {
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

  test('a dialog published later opens although the first query failed', async () => {
    let isDown = true;
    const answers = dialogsAnswer({ id: 'news', pages: ['/'], revision: 'r2' });
    const server = new ShellServer({ Dialogs: () => (isDown ? Promise.reject(new TypeError('offline')) : answers.Dialogs()) });
    const view = show({ server });
    await waitFor(() => expect(view.server.asked).toContain('Dialogs'));
    isDown = false;
    await published(view, { id: 'news', pages: ['/'], revision: 'r2' });
    expect(await dialog('news')).toBeDefined();
  });

  test('a dialog that is withdrawn closes at once', async () => {
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

  test('an optional dialog that cannot be drawn is skipped', async () => {
    show({ server: serverOf({ id: 'a', pages: ['/'], priority: 9, frame: broken('OPTIONAL') }, { id: 'b', pages: ['/'] }) });
    expect(await dialog('b')).toBeDefined();
  });

  test('a degradable dialog that cannot be drawn shows its fallback and can be closed', async () => {
    const { user } = show({
      server: serverOf({ id: 'a', pages: ['/'], frame: broken('DEGRADABLE', { fallback: words, label: 'Planned work' }) }),
    });
    expect((await screen.findByRole('dialog', { name: 'Planned work' })).textContent).toContain('Work tonight at four.');
    await user.keyboard('{Escape}');
    await nothing();
  });

  describe('a dialog whose code fails to load', () => {
    const failing = (times: number) => {
      let left = times;
      const loadOverlays = () => ((left -= 1) >= 0 ? Promise.reject(new TypeError('offline')) : vocabulary.loadOverlays());
      return { ...vocabulary, loadOverlays };
    };
    const mandatory = { id: 'deposits', pages: ['/'], frame: { criticality: 'MANDATORY' } };

    test('a dialog is drawn once its code loads after retries', async () => {
      show({ server: serverOf(mandatory), vocabulary: failing(5) });
      expect(await dialog('deposits')).toBeDefined();
    });

    test('an optional dialog without code is skipped, and a mandatory one blocks the page', async () => {
      show({ server: serverOf({ id: 'news', pages: ['/'], priority: 9 }, mandatory), vocabulary: failing(Infinity) });
      const block = await screen.findByRole('alertdialog');
      expect(block.textContent).toContain('We could not show an important message');
      expect(screen.getByRole('button', { name: 'Reload page' })).toBeDefined();
    });

    test('the next dialog loads the code again', async () => {
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

  test('a mandatory dialog with an unsupported action blocks the page', async () => {
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

  test('a mandatory dialog that cannot be drawn blocks the page whatever is pressed', async () => {
    const { user } = show({ server: serverOf({ id: 'a', pages: ['/'], frame: broken('MANDATORY') }) });
    const block = await screen.findByRole('alertdialog');
    expect(block.textContent).toContain('We could not show an important message');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeDefined();
  });
});

describe('deposits that reach the threshold while a page is open', () => {
  test('deposits that reach the threshold open the acknowledgement on the open page at once', async () => {
    const server = serverForPlayers({ id: 'deposits', pages: ['/*'] });
    let settled = ['slot-deposits'];
    server.answer({ SettledDialogs: () => ({ settledDialogs: settled }) });
    const view = show({ server, who: 'player' });
    await waitFor(() => expect(server.isHeardBy('AccountBalanceUpdates')).toBe(true));
    await nothingOpens(view, 'deposits');
    const push = (version: string, owesDepositAcknowledgement: boolean) =>
      act(() =>
        server.send('AccountBalanceUpdates', { accountBalanceUpdates: { ...account.balances, version, owesDepositAcknowledgement } }),
      );
    push('2', false);
    await nothingOpens(view, 'deposits');
    settled = [];
    push('3', true);
    expect(await dialog('deposits')).toBeDefined();
  });
});
