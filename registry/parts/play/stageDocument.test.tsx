import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Loads lazy modules early, because they compile slowly.
import '#src/app/page/live/index.ts';
import '#src/ui/dialog/DialogSurface.tsx';
import '#registry/casinoShelves/stage.ts';
import { GameHost } from '#src/app/frame/hosts/GameHost.tsx';
import { withGame } from '#src/shared/site/openedGame.ts';
import { showShell } from '#tests/support/shell.tsx';
import { layoutShowing, ShellServer } from '#tests/support/shellServer.ts';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

const game = { title: 'Copper Canyon', of: { gameId: 'g1' }, isPractice: true, limits: null };
const node = (kind: string, id: string, words: Readonly<Record<string, string>> = {}) => ({
  __typename: kind,
  id: `${id}_x`,
  words: Object.entries(words).map(([name, text]) => ({ __typename: 'WalletWord', name, text })),
});
const bar = node('GameBarShelf', 'bar', { lobbyLabel: 'Leave the game' });
const text = (id: string, said: string) => node('GameNoticeShelf', id, { text: said });
const launched = { __typename: 'CasinoLaunchResult', errors: [], sessionId: null, embeddedRedirectUrl: '/casino' };

function open(FrameLayout: () => unknown, launch: object = { ...launched, launchUrl: 'https://games.example.com/play/k1' }) {
  const server = new ShellServer({ FrameLayout, CasinoLaunch: () => ({ casinoLaunch: launch }) });
  const view = showShell(<GameHost />, { path: '/casino', state: withGame(game), server });
  let sequence = 0;
  const publish = (nodes: Parameters<typeof layoutShowing>[0]): void => {
    sequence += 1;
    const revision = `r${sequence + 1}`;
    const part = { __typename: 'LayoutPart', revision, title: null, changesAt: null, slots: layoutShowing(nodes).slots };
    server.answer({ LayoutPart: () => ({ layoutPart: part }) });
    const change = { surface: 'game-stage', revision, from: null, steps: null, urgency: 'ORDINARY', stream: 's', sequence, spreadMs: 1 };
    act(() => server.send('LayoutChanged', { layoutChanged: { __typename: 'LayoutChange', ...change } }));
  };
  return { ...view, publish };
}
const composed = (...nodes: Parameters<typeof layoutShowing>[0]) => ({
  frameLayout: layoutShowing(nodes, { id: 'game-stage_x', surface: 'game-stage' }),
});
const frame = () => waitFor(() => document.querySelector('iframe') ?? expect.fail('no frame'));
const saying = (data: object): void => {
  const source = { postMessage: () => undefined } as unknown as Window;
  Object.defineProperty(document.querySelector('iframe'), 'contentWindow', { value: source, configurable: true });
  act(() => void dispatchEvent(new MessageEvent('message', { data, origin: 'https://games.example.com', source })));
};

describe('the document of a game stage', () => {
  it('a new document changes the game’s bar without moving or reloading the frame', async () => {
    const { publish, server } = open(() => composed(bar));
    await screen.findByRole('button', { name: 'Leave the game' });
    await waitFor(() => expect(server.isHeardBy('LayoutChanged', 'game-stage')).toBe(true));
    const before = await frame();
    const moved = vi.fn<(records: MutationRecord[]) => void>();
    new MutationObserver(moved).observe(before.parentElement ?? document, { childList: true });
    new MutationObserver(moved).observe(before, { attributes: true, attributeFilter: ['src'] });
    publish([text('a', 'Works tonight.'), bar, text('b', 'New seats.')]);
    expect(await screen.findByText('Works tonight.')).toBeDefined();
    publish([text('b', 'New seats.'), text('a', 'Works tonight.')]);
    expect(await screen.findByRole('button', { name: 'Back to the lobby' })).toBeDefined();
    publish([bar]);
    await waitFor(() => expect(screen.queryByText('New seats.')).toBeNull());
    expect(document.querySelector('iframe')).toBe(before);
    expect(moved).not.toHaveBeenCalled();
  });

  it('a new document waits from a wager until its result', async () => {
    const { publish, server } = open(() => composed(bar));
    await screen.findByRole('button', { name: 'Leave the game' });
    await waitFor(() => expect(server.isHeardBy('LayoutChanged', 'game-stage')).toBe(true));
    await frame();
    saying({ type: 'round-started', betCents: '100' });
    publish([bar, text('a', 'Works tonight.')]);
    await act(() => Promise.resolve());
    expect(server.asked).not.toContain('LayoutPart');
    saying({ type: 'round-ended', winCents: '0' });
    expect(await screen.findByText('Works tonight.')).toBeDefined();
  });

  it.each<[string, () => unknown]>([
    ['is on its way', () => new Promise(() => undefined)],
    ['is not published', () => ({ frameLayout: null })],
    ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['has no bar', () => composed(text('a', 'Works tonight.'))],
  ])('a game has the built-in bar while its document %s, and is launched', async (_, answer) => {
    open(answer);
    await frame();
    expect(screen.getByRole('button', { name: 'Back to the lobby' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Time, limits and help' }).getAttribute('href')).toBe('/account/responsible-gaming');
    expect(screen.getByText('Time', { selector: 'dt' })).toBeDefined();
  });

  it('a launch refusal is shown once however many nodes describe it, without a stage behind it', async () => {
    const problem = (id: string) => node('LaunchProblemShelf', id, { closeLabel: 'Not now' });
    const error = { __typename: 'CasinoLaunchError', kind: 'LAUNCHED_FAILED', message: 'Why.', headerMessage: null, footerMessage: null };
    open(() => composed(bar, problem('p'), problem('q')), { ...launched, launchUrl: null, errors: [{ ...error, callToAction: null }] });
    expect(await screen.findAllByRole('alertdialog', { name: 'We could not start this game' })).toHaveLength(1);
    expect(screen.queryByRole('dialog', { name: 'Copper Canyon' })).toBeNull();
  });
});
