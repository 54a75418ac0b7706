import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeNode } from '#src/console/preview/kinds.ts';
import type { FrameFragment } from '#src/gql/graphql.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const ORIGIN = 'https://help.example.com';
const SILENCE_MS = 10_000;
const root = document.documentElement;

afterEach(() => {
  vi.useRealTimers();
  delete root.dataset['mode'];
});

const iframe = (): HTMLIFrameElement => {
  const found = document.querySelector('iframe');
  if (!found) throw new Error('No frame');
  return found;
};

/** `posted` are the messages that the iframe has received. `say` posts a message from the iframe to the page. */
function framedPage() {
  const posted: [unknown, unknown][] = [];
  const page = { postMessage: (message: unknown, target: unknown) => void posted.push([message, target]) } as unknown as Window;
  Object.defineProperty(iframe(), 'contentWindow', { value: page, configurable: true });
  const say = (data: unknown, { source = page, origin = ORIGIN }: { source?: Window | null; origin?: string } = {}): void =>
    act(() => void dispatchEvent(new MessageEvent('message', { data, origin, source })));
  return { posted, say };
}

const heightOf = (): string => iframe().parentElement?.style.height ?? '';

describe('a framed page', () => {
  it('a framed page may run scripts only, and gets no referrer or credentials', async () => {
    await stageCase(caseOf('Frame', 'usual'));
    const given = Object.fromEntries([...iframe().attributes].map(({ name, value }) => [name, value]));
    expect(given).toMatchObject({
      title: 'How limits work',
      src: `${ORIGIN}/limits`,
      sandbox: 'allow-scripts allow-same-origin',
      referrerpolicy: 'no-referrer',
      allow: '',
      credentialless: '',
    });
  });

  it('a framed page is covered as loading until its first message', async () => {
    await stageCase(caseOf('Frame', 'usual'));
    expect(iframe().parentElement?.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Loading How limits work')).toBeDefined();
    framedPage().say({ type: 'theme-asked' });
    expect(iframe().parentElement?.getAttribute('aria-busy')).toBe('false');
    expect(screen.queryByText('Loading How limits work')).toBeNull();
  });

  it('a framed page with an unlisted or invalid address is replaced by a text', async () => {
    for (const name of ['empty', 'hostile']) {
      const { unmount } = await stageCase(caseOf('Frame', name));
      expect(document.querySelector('iframe')).toBeNull();
      expect(screen.getByText('We can’t show this part here')).toBeDefined();
      unmount();
    }
  });
});

describe('a frame blocked by the page’s policy', () => {
  const blocked = (blockedURI: string, effectiveDirective = 'frame-src'): void =>
    act(() => void document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective })));

  it.each([ORIGIN, `${ORIGIN}/limits`])('a frame blocked by the page’s policy is replaced by a text, reported as %s', async (address) => {
    await stageCase(caseOf('Frame', 'usual'));
    blocked(address);
    expect(screen.getByText('We can’t show this part here')).toBeDefined();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('a policy violation of anything else leaves the frame alone', async () => {
    await stageCase(caseOf('Frame', 'usual'));
    blocked('https://evil.test');
    blocked('inline');
    blocked(ORIGIN, 'img-src');
    expect(iframe().isConnected).toBe(true);
  });
});

describe('the theme', () => {
  it('the theme is sent to the framed page that asks, and only to its origin', async () => {
    root.dataset['mode'] = 'dark';
    await stageCase(caseOf('Frame', 'usual'));
    const { posted, say } = framedPage();
    expect(posted).toEqual([]);
    say({ type: 'theme-asked' });
    expect(posted).toEqual([[{ type: 'theme', theme: 'dark' }, ORIGIN]]);
  });

  it('a changed theme is sent again to a framed page that has asked', async () => {
    await stageCase(caseOf('Frame', 'usual'));
    const { posted, say } = framedPage();
    const turn = (mode: string) => act(async () => root.setAttribute('data-mode', mode));
    await turn('dark');
    expect(posted).toEqual([]);
    say({ type: 'theme-asked' });
    await turn('light');
    await vi.waitFor(() => expect(posted).toHaveLength(2));
    expect(posted.map(([message]) => message)).toEqual([
      { type: 'theme', theme: 'dark' },
      { type: 'theme', theme: 'light' },
    ]);
  });

  it.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['the origin of a sandbox', { origin: 'null' }],
    ['another window of the same origin', { source: globalThis.window }],
    ['nobody', { source: null }],
  ])('the theme is not sent to %s', async (_, from) => {
    await stageCase(caseOf('Frame', 'usual'));
    const { posted, say } = framedPage();
    say({ type: 'theme-asked' }, from);
    expect(posted).toEqual([]);
    expect(iframe().parentElement?.getAttribute('aria-busy')).toBe('true');
  });
});

describe('the height', () => {
  it('the frame’s height is what the page reports, within bounds', async () => {
    await stageCase(caseOf('Frame', 'usual'));
    const { say } = framedPage();
    expect(heightOf()).toBe('320px');
    for (const [told, drawn] of [
      [480.2, '481px'],
      [1e9, '2400px'],
      [-5, '120px'],
    ] as const) {
      say({ type: 'height', height: told });
      expect(heightOf()).toBe(drawn);
    }
  });

  it.each([
    { type: 'height' },
    { type: 'height', height: '900' },
    { type: 'height', height: Number.NaN },
    [['height', 900]],
    'height',
    null,
  ])('the frame’s height ignores the message %j', async (message) => {
    await stageCase(caseOf('Frame', 'usual'));
    const { say } = framedPage();
    say(message);
    expect(heightOf()).toBe('320px');
    expect(iframe().parentElement?.getAttribute('aria-busy')).toBe('true');
  });

  it('a frame with a fixed height ignores the page’s height', async () => {
    await stageCase(caseOf('Frame', 'one'));
    const { say } = framedPage();
    say({ type: 'height', height: 900 });
    expect(heightOf()).toBe('120px');
  });
});

describe('a page that does not answer', () => {
  it('a framed page that does not answer shows a text and can be reloaded', async () => {
    const { node } = caseOf('Frame', 'usual');
    const { platform } = await stageCase(caseOf('Frame', 'usual'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    const other: Partial<FrameFragment> = { address: `${ORIGIN}/rules` };
    act(() => storeNode(platform.client, 'Frame', { ...node, ...other }));
    pass(1);
    expect(iframe().src).toBe(`${ORIGIN}/rules`);
    pass(SILENCE_MS - 1);
    expect(iframe().isConnected).toBe(true);
    pass(1);
    expect(screen.getByText('This part is not responding')).toBeDefined();
    expect(document.querySelector('iframe')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const { posted, say } = framedPage();
    say({ type: 'theme-asked' });
    expect(posted).toHaveLength(1);
    pass(SILENCE_MS * 2);
    expect(screen.queryByText('This part is not responding')).toBeNull();
  });

  it('a newly published address replaces the frame and is loaded afresh', async () => {
    const { node } = caseOf('Frame', 'usual');
    const { platform } = await stageCase(caseOf('Frame', 'usual'));
    const { say } = framedPage();
    say({ type: 'height', height: 700 });
    const other: Partial<FrameFragment> = { address: 'https://rules.example.com/house', height: 200 };
    act(() => storeNode(platform.client, 'Frame', { ...node, ...other }));
    await waitFor(() => expect(iframe().src).toBe('https://rules.example.com/house'));
    expect(heightOf()).toBe('200px');
    const there = framedPage();
    there.say({ type: 'theme-asked' });
    expect(there.posted, 'the page before it').toEqual([]);
    there.say({ type: 'theme-asked' }, { origin: 'https://rules.example.com' });
    expect(there.posted).toEqual([[{ type: 'theme', theme: 'light' }, 'https://rules.example.com']]);
  });
});
