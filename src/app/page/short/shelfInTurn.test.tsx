import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layoutOf, registry, text, type TestFrame } from '#tests/support/renderKinds.tsx';
import { RenderProvider, Slots } from '#src/render/index.ts';
import { shelfInTurn } from './shelfInTurn.tsx';
import { Presence, STILL_MS } from '../../startup/presence.ts';

let arrive: (id: string) => void;
let pauses: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  pauses = [];
  const watched = new Map<Element, (entries: readonly object[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly told: (entries: readonly object[]) => void) {}
      observe = (target: Element) => void watched.set(target, this.told);
      unobserve = (target: Element) => void watched.delete(target);
    },
  );
  vi.stubGlobal('requestIdleCallback', (go: () => void) => pauses.push(go));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => pauses.fill(() => undefined, handle - 1, handle));
  arrive = (id) => {
    for (const [target, told] of watched) if (target.getAttribute('data-node') === id) told([{ isIntersecting: true, target }]);
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pause = () => act(() => pauses.splice(0).forEach((go) => go()));

const frame = () => act(() => void vi.advanceTimersByTime(20));

let visit: Presence;
beforeEach(() => {
  visit = new Presence();
});

function drawPage(far: readonly string[], ...slots: readonly TestFrame[]) {
  const Shelf = shelfInTurn(new Set(far), visit);
  const { unmount } = render(
    <MemoryRouter>
      <RenderProvider ports={{}}>
        <Slots registry={registry} layout={layoutOf(...slots)} shelf={Shelf} />
      </RenderProvider>
    </MemoryRouter>,
  );
  return { unmount };
}

const words = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const boxOf = (id: string) => document.querySelector<HTMLElement>(`[data-node="${id}"]`) ?? expect.fail(`no box of ${id}`);

describe('the shelves of a page', () => {
  it('a page draws its first shelves; the others are boxes with their usual height', () => {
    drawPage(['b'], text('a'), text('b', { label: 'The second' }));
    expect(words()).toEqual(['a']);
    expect(boxOf('b').style.height).toBe('116px');
    expect(boxOf('b').getAttribute('data-far')).toBe('');
    expect(screen.getByRole('region', { name: 'The second' }).childElementCount).toBe(0);
  });

  it('a shelf near the screen is drawn after the first input, in the next frame', () => {
    drawPage(['b'], text('a'), text('b'));
    boxOf('b').getBoundingClientRect = () => new DOMRect(0, innerHeight + 1, 375, 200);
    act(() => arrive('b'));
    expect(words()).toEqual(['a']);
    fireEvent(document.body, new Event('touchstart', { bubbles: true }));
    expect(words(), 'not before the player has been answered').toEqual(['a']);
    frame();
    expect(words()).toEqual(['a', 'b']);
  });

  it('a shelf is drawn as soon as it is on screen', () => {
    drawPage(['b', 'c'], text('a'), text('b'), text('c'));
    act(() => arrive('c'));
    expect(words()).toEqual(['a', 'c']);
    expect(boxOf('c').style.height).toBe('');
    expect(boxOf('c').hasAttribute('data-far')).toBe(false);
  });

  it.each(['pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'])(
    'the other shelves are drawn one per idle period after the first %s',
    (sign) => {
      drawPage(['b', 'c'], text('a'), text('b'), text('c'));
      pause();
      expect(words(), 'nobody is here yet').toEqual(['a']);
      fireEvent(document.body, new Event(sign, { bubbles: true }));
      expect(words(), 'not while the browser answers the player').toEqual(['a']);
      pause();
      expect(words()).toEqual(['a', 'b']);
      pause();
      expect(words()).toEqual(['a', 'b', 'c']);
    },
  );

  it('the other shelves are drawn after a long pause, so that the browser’s search finds them', () => {
    drawPage(['b'], text('a'), text('b'));
    act(() => void vi.advanceTimersByTime(STILL_MS - 1));
    pause();
    expect(words()).toEqual(['a']);
    act(() => void vi.advanceTimersByTime(1));
    pause();
    expect(words()).toEqual(['a', 'b']);
  });

  it('the shelves of the next page need no new input', () => {
    const { unmount } = drawPage(['b'], text('a'), text('b'));
    fireEvent(document.body, new Event('keydown', { bubbles: true }));
    unmount();
    drawPage(['d'], text('c'), text('d'));
    expect(words()).toEqual(['c']);
    pause();
    expect(words()).toEqual(['c', 'd']);
  });

  it('a page that is left keeps no timers', () => {
    const { unmount } = drawPage(['b'], text('a'), text('b'));
    unmount();
    expect(vi.getTimerCount()).toBe(0);
    fireEvent(document.body, new Event('keydown', { bubbles: true }));
    expect(pauses).toEqual([]);
  });
});
