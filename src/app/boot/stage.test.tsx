import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stageBehind } from './stage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const page = (body: string): Document =>
  new DOMParser().parseFromString(
    `<!doctype html><html><head><style id="first-view"></style></head><body>${body}</body></html>`,
    'text/html',
  );

describe('where a page is drawn', () => {
  test('is behind a first view, which goes as a whole and in a pause once the page is drawn', () => {
    let pause = (): void => undefined;
    vi.stubGlobal('requestIdleCallback', (act: () => void) => ((pause = act), 1));
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    const drawn = page('<div id="root" aria-busy="true"><p>first</p></div>');
    const stage = stageBehind(drawn.getElementById('root') ?? expect.fail('no root'));
    stage.element.textContent = 'page';
    expect(drawn.body.textContent, 'not drawn yet').toBe('first');
    stage.show();
    expect(drawn.body.textContent, 'the browser has no pause yet').toBe('first');
    pause();
    expect(drawn.body.innerHTML).toBe('<div id="root">page</div>');
    expect(drawn.getElementById('first-view')).toBeNull();
  });

  test('is shown within half a second where the browser finds no pause', () => {
    vi.stubGlobal('requestIdleCallback', () => 1);
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    const drawn = page('<div id="root"><p>first</p></div>');
    const stage = stageBehind(drawn.getElementById('root') ?? expect.fail('no root'));
    stage.element.textContent = 'page';
    stage.show();
    vi.advanceTimersByTime(500);
    expect(drawn.body.textContent).toBe('page');
  });
});
