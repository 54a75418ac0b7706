import { act, cleanup, render } from '@testing-library/react';
import type { RefObject } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFrame } from './useFrame.ts';

const URL_OF_PAGE = 'https://vendor.test/pay/1';
const OWN = 'https://vendor.test';
const SILENCE_MS = 10_000;
const wordIn = (message: unknown): string | null => (typeof message === 'string' ? message : null);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const give = <T,>(ref: RefObject<T>, value: T): void => void Object.assign(ref, { current: value });

function framed(first: string | null = URL_OF_PAGE) {
  const postMessage = vi.fn<(message: object, origin: string) => void>();
  const source = { postMessage };
  const heard: string[] = [];
  const onSilent = vi.fn<() => void>();
  function Page({ url }: { readonly url: string | null }) {
    const { frame } = useFrame({
      url,
      read: wordIn,
      silenceMs: SILENCE_MS,
      onSilent,
      onMessage: (word, answer) => {
        heard.push(word);
        if (word === 'ready') answer({ type: 'theme', theme: 'dark' });
      },
    });
    const own = (element: HTMLIFrameElement | null): void => {
      if (element) Object.defineProperty(element, 'contentWindow', { value: source, configurable: true });
      give(frame, element);
    };
    return url === null ? null : <iframe ref={own} title="page" />;
  }
  const { rerender, unmount } = render(<Page url={first} />);
  const show = (url: string | null) => rerender(<Page url={url} />);
  const say = (data: unknown, from: object = {}) =>
    act(() => void dispatchEvent(Object.assign(new Event('message'), { data, origin: OWN, source, ...from })));
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  return { heard, postMessage, onSilent, show, unmount, say, wait };
}

describe('a framed page', () => {
  it('a framed page is received from its origin and window only, and answered there', () => {
    const { heard, postMessage, say } = framed();
    say('ready', { origin: 'https://evil.test' });
    say('ready', { source: {} });
    say(7);
    expect([heard, postMessage.mock.calls]).toEqual([[], []]);
    say('ready');
    expect([heard, postMessage.mock.calls]).toEqual([['ready'], [[{ type: 'theme', theme: 'dark' }, OWN]]]);
  });

  it('a framed page is silent once, if nothing valid arrived in time', () => {
    const { onSilent, say, wait } = framed();
    say(7);
    wait(SILENCE_MS - 1);
    expect(onSilent).not.toHaveBeenCalled();
    wait(SILENCE_MS);
    expect(onSilent).toHaveBeenCalledOnce();
  });

  it('a framed page that sent one message is not silent', () => {
    const { heard, onSilent, say, wait } = framed();
    say('ready');
    wait(2 * SILENCE_MS);
    say('done');
    expect([onSilent.mock.calls.length, heard]).toEqual([0, ['ready', 'done']]);
  });

  it('each address has its own time, and an unmounted frame none', () => {
    const { heard, onSilent, show, unmount, say, wait } = framed(null);
    wait(2 * SILENCE_MS);
    say('early');
    show(URL_OF_PAGE);
    wait(SILENCE_MS - 1);
    show(`${OWN}/pay/2`);
    wait(SILENCE_MS - 1);
    expect(onSilent).not.toHaveBeenCalled();
    say('second');
    unmount();
    wait(2 * SILENCE_MS);
    say('late');
    expect([onSilent.mock.calls.length, heard]).toEqual([0, ['second']]);
  });
});
