import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loads lazy modules early, because they compile slowly.
import '#src/ui/dialog/DialogSurface.tsx';
import '#registry/casinoShelves/stage.ts';
import { withGame } from '#src/shared/site/openedGame.ts';
import { onGame } from '#src/platform/gamePlay.ts';
import { showShell } from '#tests/support/shell.tsx';
import { ShellServer } from '#tests/support/shellServer.ts';
import { guardQuestions } from '#src/platform/guardQuestions.ts';
import { overPageStore } from '#src/platform/overPage.ts';
import { GameHost } from '#src/app/frame/hosts/GameHost.tsx';

const PROVIDER = 'https://games.example.com';
const PAGE = '/casino/category/slots/copper-canyon';
const game = { title: 'Copper Canyon', of: { gameId: 'g1' }, isPractice: true, limits: '$0.10–$100.00' };

beforeEach(() => {
  localStorage.clear();
  guardQuestions.setState({ asked: 0, read: 0, putOff: 0, hasCheck: false, isPlaying: false });
  overPageStore.setState({ hasDialog: false, hasNotice: false });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const launched = (more: object = {}) => ({
  __typename: 'CasinoLaunchResult',
  errors: [],
  launchUrl: `${PROVIDER}/play/k1`,
  sessionId: null,
  embeddedRedirectUrl: PAGE,
  ...more,
});
const error = (kind: string, more: object = {}) => ({
  __typename: 'CasinoLaunchError',
  kind,
  message: 'In the words of the server.',
  headerMessage: 'Why not',
  footerMessage: null,
  callToAction: null,
  ...more,
});
const refusedBy = (kind: string, more: object = {}) =>
  launched({ errors: [error(kind, more)], launchUrl: null, embeddedRedirectUrl: null });

function show(opened: object = game, launch: () => unknown = () => launched(), who: 'player' | 'visitor' = 'visitor') {
  const asked: unknown[] = [];
  const closed: unknown[] = [];
  const server = new ShellServer({
    CasinoLaunch: ({ input }) => {
      asked.push(input);
      return { casinoLaunch: launch() };
    },
    CasinoLaunchFreeToPlay: (variables) => {
      asked.push(variables);
      return { casinoLaunchFreeToPlay: launch() };
    },
    CasinoClose: ({ sessionId }) => {
      closed.push(sessionId);
      return { casinoClose: { __typename: 'CasinoCloseResult', succeeded: true } };
    },
  });
  const view = showShell(
    <>
      <main>
        <button type="button">Behind</button>
      </main>
      <GameHost />
    </>,
    { path: PAGE, state: withGame(opened as never), server, who },
  );
  return { ...view, asked, closed };
}

const surface = () => screen.findByRole('dialog', { name: 'Copper Canyon' });
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

/** `say` posts a message from the iframe to the page. The result also has the messages that the iframe received. */
async function provider() {
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
  const frame = document.querySelector('iframe');
  if (!frame) throw new Error('No frame');
  await act(async () => undefined);
  const posted: [unknown, unknown][] = [];
  const source = { postMessage: (message: unknown, target: unknown) => void posted.push([message, target]) } as unknown as Window;
  Object.defineProperty(frame, 'contentWindow', { value: source, configurable: true });
  const say = (data: unknown, from: { readonly origin?: string; readonly source?: Window | null } = {}): void =>
    act(() => void dispatchEvent(new MessageEvent('message', { data, origin: PROVIDER, source, ...from })));
  return { frame, posted, say };
}

describe('a game that is opened', () => {
  it('a game is launched under its own id in a sandboxed frame', async () => {
    const { asked } = show();
    const { frame } = await provider();
    expect(asked).toEqual([{ gameId: 'g1', mode: 'DEMO', launchId: expect.stringMatching(/^[\w-]{8,64}$/) }]);
    expect([frame.src, frame.title, frame.getAttribute('sandbox'), frame.getAttribute('referrerpolicy')]).toEqual([
      `${PROVIDER}/play/k1`,
      'Copper Canyon',
      'allow-scripts allow-same-origin allow-forms',
      'no-referrer',
    ]);
  });

  it('the game’s bar shows player, balance, bet, win and bet limits (checklist 28)', async () => {
    show();
    const { say, posted } = await provider();
    say({ type: 'ready' });
    say({ type: 'balance-changed', balanceCents: '99900' });
    say({ type: 'round-started', betCents: '250' });
    say({ type: 'round-ended', winCents: '1000' });
    expect(['Player', 'Play money', 'Bet range', 'Bet', 'Last win'].map(fact)).toEqual([
      'Practice',
      '$999.00',
      '$0.10–$100.00',
      '$2.50',
      '$10.00',
    ]);
    expect(posted).toEqual([[{ type: 'theme', theme: 'light' }, PROVIDER]]);
  });

  it('the game’s bar ignores messages from other windows and origins (checklist 49)', async () => {
    show();
    const { say } = await provider();
    say({ type: 'balance-changed', balanceCents: '5' }, { origin: 'https://evil.example.com' });
    say({ type: 'balance-changed', balanceCents: '5' }, { source: window });
    say({ type: 'balance-changed', balanceCents: 5 });
    expect(fact('Play money')).toBe('–');
  });

  it('the page behind a game is inert until the game closes', async () => {
    const { user } = show();
    await surface();
    expect(screen.getByRole('main', { hidden: true }).inert || document.querySelector('main')?.hasAttribute('inert')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Back to the lobby' }));
    expect(document.querySelector('main')?.hasAttribute('inert')).toBe(false);
  });

  it('a game closes to the lobby, or to the server’s page when the game asks for it', async () => {
    const { user, address } = show();
    await surface();
    await user.click(screen.getByRole('button', { name: 'Back to the lobby' }));
    expect(address()).toBe('/casino');
    expect(document.querySelector('iframe')).toBeNull();
    cleanup();
    const again = show(game, () => launched({ embeddedRedirectUrl: '/casino/lobby/slots' }));
    const { say } = await provider();
    say({ type: 'close' });
    await waitFor(() => expect(again.address()).toBe('/casino/lobby/slots'));
  });

  it('a game ignores a return address off the site, and is not shown from the site’s own origin', async () => {
    const { address } = show(game, () => launched({ embeddedRedirectUrl: '//evil.example.com' }));
    const { say } = await provider();
    say({ type: 'close' });
    await waitFor(() => expect(address()).toBe('/casino'));
    cleanup();
    show(game, () => launched({ launchUrl: `${location.origin}/play` }));
    expect(await screen.findByText('We could not open the game. Please try again.')).toBeDefined();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('a free game is launched with its promotion’s id', async () => {
    const { asked } = show({ ...game, of: { promotionId: 'game-of-the-day' }, limits: null });
    await provider();
    expect(asked).toEqual([{ promotionId: 'game-of-the-day', launchId: expect.any(String) }]);
  });

  it('a game is inert while a reality check is open (checklist 40)', async () => {
    show();
    const { frame, say } = await provider();
    say({ type: 'ready' });
    act(() => guardQuestions.setState({ hasCheck: true }));
    expect(frame.hasAttribute('inert')).toBe(true);
    expect(screen.getByText('Read the reality check to continue.')).toBeDefined();
    act(() => guardQuestions.setState({ hasCheck: false }));
    expect(frame.hasAttribute('inert')).toBe(false);
  });
});

describe('a game for money', () => {
  const forMoney = { ...game, isPractice: false };
  const held = { ...game, isPractice: true };

  it('a game for money asks a visitor to log in and launches nothing', async () => {
    const { asked, address } = show(forMoney);
    await waitFor(() => expect(address()).toBe(`/login?previousPath=${encodeURIComponent(PAGE)}`));
    expect(asked).toEqual([]);
  });

  it('a game for money reports its start, wagers and end, and leaving closes its casino session', async () => {
    const told: string[] = [];
    const stop = onGame((what) => told.push(what));
    const { closed, user } = show(held, () => launched({ sessionId: 's1' }), 'player');
    const { say } = await provider();
    say({ type: 'round-started', betCents: '100' });
    expect(guardQuestions.getState().isPlaying).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Back to the lobby' }));
    await waitFor(() => expect(closed).toEqual(['s1']));
    expect(told).toEqual(['opened', 'played', 'closed']);
    expect(guardQuestions.getState().isPlaying).toBe(false);
    stop();
  });

  it('a game for money closes its casino session when the page goes away', async () => {
    const { closed } = show(held, () => launched({ sessionId: 's1' }), 'player');
    await provider();
    act(() => void dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(closed).toEqual(['s1']));
  });
});

describe('a game that does not start', () => {
  it.each(['CASINO_RESTRICTION', 'RG_LOSS_LIMIT', 'RG_SPEND_LIMIT'])(
    'the refusal %s shows the server’s text and offers no retry',
    async (kind) => {
      show(game, () => refusedBy(kind, { footerMessage: 'Below it.' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Why not' });
      expect(dialog.textContent).toContain('In the words of the server.');
      expect(dialog.textContent).toContain('Below it.');
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  );

  it.each(['LAUNCHED_FAILED', 'OF_THE_FUTURE'])('the refusal %s can be tried again under a new launch id', async (kind) => {
    const { asked, user } = show(game, () => refusedBy(kind));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    const ids = asked.map((input) => (input as { readonly launchId: string }).launchId);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('a refused launch shows the server’s call to action', async () => {
    const callToAction = {
      __typename: 'CasinoLaunchCallToAction',
      label: 'See your limits',
      deepLink: { __typename: 'ResponsibleGamingShelfDeepLink', limit: 'time' },
    };
    show(game, () => refusedBy('LAUNCHED_FAILED', { callToAction }));
    expect((await screen.findByRole('link', { name: 'See your limits' })).getAttribute('href')).toBe('/account/responsible-gaming/time');
  });

  it('the launch error GEO_COMPLY_ERROR offers to check the location', async () => {
    show(game, () => refusedBy('GEO_COMPLY_ERROR'));
    expect(await screen.findByRole('button', { name: 'Check Location' })).toBeDefined();
  });

  it('RG_ACK_REQUIRED asks for the notice, and launches the game once it was read', async () => {
    let isRead = false;
    const { asked } = show(game, () => (isRead ? launched() : refusedBy('RG_ACK_REQUIRED')));
    await waitFor(() => expect(guardQuestions.getState().asked).toBe(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    isRead = true;
    act(() => guardQuestions.setState({ read: 1 }));
    await provider();
    expect(asked).toHaveLength(2);
  });

  it('RG_ACK_REQUIRED launches again after each dialog, and gives up after the third', async () => {
    show(game, () => refusedBy('RG_ACK_REQUIRED'));
    for (let time = 1; time <= 3; time += 1) {
      await waitFor(() => expect(guardQuestions.getState().asked).toBe(time));
      act(() => overPageStore.setState({ hasDialog: true }));
      act(() => overPageStore.setState({ hasDialog: false }));
    }
    expect(await screen.findByRole('alertdialog', { name: 'Why not' })).toBeDefined();
  });

  it('RG_ACK_REQUIRED shows the server’s text if the notice is postponed', async () => {
    const { asked } = show(game, () => refusedBy('RG_ACK_REQUIRED'));
    await waitFor(() => expect(guardQuestions.getState().asked).toBe(1));
    act(() => guardQuestions.setState({ putOff: 1 }));
    expect(await screen.findByRole('alertdialog', { name: 'Why not' })).toBeDefined();
    expect(asked).toHaveLength(1);
  });

  it('a launch without an answer says so, and closing leads back to the page', async () => {
    const { user, address } = show(game, () => {
      throw new Error('away');
    });
    expect(await screen.findByText('We could not reach the server. Please try again.')).toBeDefined();
    const [, close] = screen.getAllByRole('button', { name: 'Close' });
    await user.click(close ?? screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(address()).toBe(PAGE);
  });
});
