import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { holdStill } from './holdStill.ts';

/** Where each node is, by its name, as a browser would have laid it out. */
let tops: Record<string, number> = {};

beforeEach(() => {
  tops = { a: -300, b: 50, c: 400, d: 5_000 };
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', 1_000);
  vi.stubGlobal('scrollBy', vi.fn<(x: number, y: number) => void>());
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = tops[this.getAttribute('data-node') ?? ''] ?? 0;
    return { top, bottom: top + 320 } as DOMRect;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function page() {
  document.body.innerHTML = `<main tabindex="-1">${['a', 'b', 'c', 'd'].map((id) => `<div data-node="${id}"><input></div>`).join('')}</main>`;
  const main = document.querySelector('main') ?? expect.fail('no main');
  return { main, node: (id: string) => main.querySelector(`[data-node="${id}"]`) ?? expect.fail(id) };
}

describe('a page that changes above what is being read', () => {
  test('is scrolled by as much as that has moved', () => {
    const { main } = page();
    const settle = holdStill(main);
    tops = { a: -180, b: 170, c: 520 };
    settle();
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, 120);
  });

  test('goes by the next thing that can be seen when the first is gone', () => {
    const { main, node } = page();
    const settle = holdStill(main);
    node('b').remove();
    tops['c'] = 80;
    settle();
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, -320);
  });

  test('stays where it is when nothing has moved, or nothing that could be seen is left', () => {
    const { main } = page();
    holdStill(main)();
    const settle = holdStill(main);
    main.replaceChildren();
    settle();
    expect(scrollBy).not.toHaveBeenCalled();
  });

  test('is not held at its very top, where what is new is meant to be seen', () => {
    vi.stubGlobal('scrollY', 0);
    const { main } = page();
    const settle = holdStill(main);
    tops['b'] = 300;
    settle();
    expect(scrollBy).not.toHaveBeenCalled();
  });

  test('is not scrolled a second time by the browser', async () => {
    const { main } = page();
    const settle = holdStill(main);
    expect(document.documentElement.style.overflowAnchor).toBe('none');
    settle();
    await vi.waitFor(() => expect(document.documentElement.style.overflowAnchor).toBe(''));
  });
});

describe('the focus', () => {
  test('stays where it is, and goes to the region when its place is gone', () => {
    const { main, node } = page();
    const field = node('c').querySelector('input') ?? expect.fail('no field');
    field.focus();
    holdStill(main)();
    expect(document.activeElement).toBe(field);
    const settle = holdStill(main);
    node('c').remove();
    settle();
    expect(document.activeElement).toBe(main);
  });

  test('is not taken from elsewhere', () => {
    const { main, node } = page();
    const outside = document.body.appendChild(document.createElement('button'));
    outside.focus();
    const settle = holdStill(main);
    node('c').remove();
    settle();
    expect(document.activeElement).toBe(outside);
  });
});
