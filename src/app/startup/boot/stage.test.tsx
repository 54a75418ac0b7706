import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Scheduler } from '../scheduler.ts';
import { stageBehind } from './stage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FRAME_MS = 20;

const SHELVES = '<a href="/">Home</a><section data-node="a"><button>A</button><div data-node="b"><button>B</button></div></section>';

const page = (body: string): Document =>
  new DOMParser().parseFromString(
    `<!doctype html><html><head><style id="first-view"></style></head><body>${body}</body></html>`,
    'text/html',
  );

describe('the stage of a page', () => {
  test('the first view is removed as a whole, in an idle period after the page is drawn', () => {
    let pause = (): void => undefined;
    vi.stubGlobal('requestIdleCallback', (act: () => void) => ((pause = act), 1));
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    const drawn = page('<div id="root" aria-busy="true"><p>first</p></div>');
    const scheduler = new Scheduler();
    const stage = stageBehind(drawn.getElementById('root') ?? expect.fail('no root'), scheduler);
    stage.element.textContent = 'page';
    const reachable = () =>
      [...drawn.body.querySelectorAll<HTMLElement>(':scope > *')]
        .filter(({ inert, style }) => !inert && style.opacity !== '0')
        .map(({ textContent }) => textContent);
    expect(reachable(), 'not drawn yet').toEqual(['first']);
    stage.show();
    expect(reachable(), 'the browser has no pause yet').toEqual(['first']);
    expect(scheduler.lookEndsAt).toBe(0);
    pause();
    expect(drawn.body.innerHTML).toBe('<div id="root">page</div>');
    expect(drawn.getElementById('first-view')).toBeNull();
    expect(scheduler.lookEndsAt, 'its reader looks around').toBe(performance.now() + 3_000);
  });

  test('the page is shown within half a second if the browser is never idle', () => {
    vi.stubGlobal('requestIdleCallback', () => 1);
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    const drawn = page('<div id="root"><p>first</p></div>');
    const stage = stageBehind(drawn.getElementById('root') ?? expect.fail('no root'), new Scheduler());
    stage.element.textContent = 'page';
    stage.show();
    vi.advanceTimersByTime(500);
    expect(drawn.body.textContent).toBe('page');
  });

  test('a hidden page is inert, its frame is reachable when shown, and its shelves a frame later', () => {
    vi.stubGlobal('requestIdleCallback', () => 1);
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    const drawn = page('<div id="root"><p>first</p></div>');
    const stage = stageBehind(drawn.getElementById('root') ?? expect.fail('no root'), new Scheduler());
    stage.element.innerHTML = SHELVES;
    const reachable = () =>
      [...stage.element.querySelectorAll('a, button')].filter((each) => !each.closest('[inert]')).map(({ textContent }) => textContent);
    stage.show();
    for (let waited = 0; drawn.getElementById('first-view') && waited < 1_000; waited += 1) {
      expect(reachable()).toEqual([]);
      vi.advanceTimersByTime(1);
    }
    expect(drawn.body.textContent).toBe('HomeAB');
    expect(reachable()).toEqual(['Home']);
    vi.advanceTimersByTime(FRAME_MS);
    expect(reachable()).toEqual(['Home', 'A', 'B']);
    expect(stage.element.querySelector('[inert]')).toBeNull();
  });
});
