import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useAuth } from '#src/core/auth/index.ts';
import { SupportChat } from '#fixtures/pageShelves/SupportChat.ts';
import { supportChatStore } from '#src/platform/supportChat.ts';
import { showShell, type ShellOptions, startup } from '#tests/support/shell.tsx';
import { layoutShowing, ShellServer } from '#tests/support/shellServer.ts';
import { chatWordIn } from './chatWords.ts';
import { Page } from '../../page/Page.tsx';
import { SupportChatHost } from './SupportChatHost.tsx';

const ORIGIN = 'https://chat.example.com';
const SILENCE_MS = 10_000;

beforeEach(() => localStorage.clear());

function Leave() {
  const { logOut } = useAuth();
  return (
    <button type="button" onClick={() => logOut('manual')}>
      Leave
    </button>
  );
}

const offering = (supportChatUrl: string | null) => ({
  startup: { ...startup, serviceAttributes: { ...startup.serviceAttributes, supportChatUrl } },
});
const helpPage = () => new ShellServer({ PageLayout: () => ({ pageLayout: layoutShowing([SupportChat.usual.node]) }) });
const show = (options: ShellOptions = {}) =>
  showShell(
    <>
      <Page />
      <SupportChatHost />
      <Leave />
    </>,
    { who: 'player', server: helpPage(), startup: offering(`${ORIGIN}/window`), ...options },
  );
const start = () => screen.findByRole('button', { name: 'Start chat' });
const frame = () => document.querySelector('iframe');

async function opened() {
  const shown = show();
  await shown.user.click(await start());
  await waitFor(() => expect(frame()).not.toBeNull());
  const posted: [unknown, unknown][] = [];
  const page = { postMessage: (message: unknown, target: unknown) => void posted.push([message, target]) } as unknown as Window;
  Object.defineProperty(frame(), 'contentWindow', { value: page, configurable: true });
  const say = (data: unknown, { source = page, origin = ORIGIN }: { source?: Window | null; origin?: string } = {}): void =>
    act(() => void dispatchEvent(new MessageEvent('message', { data, origin, source })));
  return { ...shown, posted, say };
}

describe('the entry to the help chat', () => {
  test.each([
    ['a visitor', { who: 'visitor' }],
    ['a player whose brand has none in this region', { startup: offering(null) }],
    ['an address that is our own', { startup: offering(`${location.origin}/window`) }],
    ['an address that runs', { startup: offering('javascript:alert(1)') }],
  ] as const)('the chat button is missing for %s', async (_, options) => {
    show(options);
    await act(() => Promise.resolve());
    await screen.findByRole('button', { name: 'Leave' });
    expect([screen.queryByRole('button', { name: 'Start chat' }), supportChatStore.getState().address]).toEqual([null, null]);
  });

  test('the chat loads nothing before its button is pressed', async () => {
    show();
    await start();
    expect(frame()).toBeNull();
  });
});

describe('the help chat', () => {
  test('the chat’s frame is sandboxed, gets no referrer, and the button beside it has the focus', async () => {
    await opened();
    expect(Object.fromEntries([...(frame()?.attributes ?? [])].map(({ name, value }) => [name, value]))).toMatchObject({
      title: 'Help chat',
      src: `${ORIGIN}/window`,
      sandbox: 'allow-scripts allow-same-origin',
      referrerpolicy: 'no-referrer',
      allow: '',
      credentialless: '',
    });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide the chat' })));
  });

  test('the chat gets the theme and whether it is shown, only at its own origin', async () => {
    const { say, posted } = await opened();
    say({ type: 'theme-asked' }, { origin: 'https://evil.test' });
    say({ type: 'theme-asked' }, { source: window });
    expect(posted).toEqual([]);
    say({ type: 'theme-asked' });
    expect(posted).toEqual([
      [{ type: 'theme', theme: 'light' }, ORIGIN],
      [{ type: 'chat-shown' }, ORIGIN],
    ]);
  });

  test('a hidden chat keeps running, counts unread messages and can be shown again', async () => {
    const { say, user } = await opened();
    say({ type: 'theme-asked' });
    const first = frame();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Help chat' })).toBeNull();
    say({ type: 'chat-unread', count: 2 });
    const back = screen.getByRole('button', { name: 'Back to the chat, 2 new' });
    expect(document.activeElement).toBe(back);
    await user.click(back);
    expect(screen.getByRole('region', { name: 'Help chat' })).toBeDefined();
    expect(frame()).toBe(first);
    say({ type: 'chat-close-asked' });
    expect(screen.queryByRole('region', { name: 'Help chat' })).toBeNull();
  });

  test('the chat ends when it is closed and when the player logs out', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: 'End the chat' }));
    expect(frame()).toBeNull();
    await user.click(await start());
    await waitFor(() => expect(frame()).not.toBeNull());
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(frame()).toBeNull());
    expect(supportChatStore.getState()).toEqual({ address: null, window: 'closed', unread: 0 });
  });

  test('a chat that does not answer says so and can be loaded again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { user } = await opened();
    act(() => void vi.advanceTimersByTime(SILENCE_MS));
    vi.useRealTimers();
    expect(screen.getByText('The chat is not responding')).toBeDefined();
    expect(frame()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(frame()).not.toBeNull();
  });

  test.each([
    null,
    'theme-asked',
    [],
    {},
    { type: 'chat-unread' },
    { type: 'chat-unread', count: -1 },
    { type: 'chat-unread', count: 1.5 },
    { type: 'x' },
  ])('the chat ignores the message %j', (message) => expect(chatWordIn(message)).toBeNull());

  test('the chat counts at most 99 unread messages', () =>
    expect(chatWordIn({ type: 'chat-unread', count: 1e9 })).toEqual({ type: 'chat-unread', count: 99 }));
});
