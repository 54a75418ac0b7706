import { act, render } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { GameArt } from './GameArt.tsx';
import './GameDrawing.tsx';

type Report = (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void;

const watched = new Set<Element>();
let report: Report = () => undefined;
class Watcher {
  constructor(tell: Report) {
    report = tell;
  }
  readonly observe = (element: Element) => watched.add(element);
  readonly unobserve = (element: Element) => watched.delete(element);
}
beforeAll(() => void vi.stubGlobal('IntersectionObserver', Watcher));
afterAll(() => void vi.unstubAllGlobals());

function show() {
  const { container, unmount } = render(
    <>
      <GameArt seed={1} theme="slots" />
      <GameArt seed={2} theme="slots" />
    </>,
  );
  const drawings = () => [...container.children].map((frame) => frame.querySelectorAll('svg').length);
  const tell = (at: number, isIntersecting: boolean) =>
    act(async () => report([{ target: container.children[at] ?? container, isIntersecting }]));
  return { drawings, tell, unmount };
}

describe('the picture of a game', () => {
  test('a game’s picture is drawn once it comes near the screen, and stays', async () => {
    const { drawings, tell } = show();
    await tell(1, false);
    expect(drawings()).toEqual([0, 0]);
    await tell(1, true);
    await vi.waitFor(() => expect(drawings()).toEqual([0, 1]));
    expect(watched.size).toBe(1);
    await tell(1, false);
    expect(drawings()).toEqual([0, 1]);
  });

  test('an unmounted picture is no longer observed', () => {
    const { unmount } = show();
    expect(watched.size).toBe(2);
    unmount();
    expect(watched.size).toBe(0);
  });
});
