import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { holdStill } from './holdStill.ts';

/** Simulated top of each node in pixels, by node name. */
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

describe('a page that changes above the reader', () => {
  test('a page that changes above the reader scrolls by the same distance', () => {
    const { main } = page();
    const settle = holdStill(main);
    tops = { a: -180, b: 170, c: 520 };
    settle();
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, 120);
  });

  test('a page whose first visible node is removed is held by the next visible one', () => {
    const { main, node } = page();
    const settle = holdStill(main);
    node('b').remove();
    tops['c'] = 80;
    settle();
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, -320);
  });

  test('a page is not scrolled if nothing moved or nothing visible is left', () => {
    const { main } = page();
    holdStill(main)();
    const settle = holdStill(main);
    main.replaceChildren();
    settle();
    expect(scrollBy).not.toHaveBeenCalled();
  });

  test('a page at its top is not held, so that new content is visible', () => {
    vi.stubGlobal('scrollY', 0);
    const { main } = page();
    const settle = holdStill(main);
    tops['b'] = 300;
    settle();
    expect(scrollBy).not.toHaveBeenCalled();
  });

  test('a held page switches off the browser’s scroll anchoring', async () => {
    const { main } = page();
    const settle = holdStill(main);
    expect(document.documentElement.style.overflowAnchor).toBe('none');
    settle();
    await vi.waitFor(() => expect(document.documentElement.style.overflowAnchor).toBe(''));
  });
});

describe('the focus', () => {
  test('the focus stays at its field, and moves to the region if the field is removed', () => {
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

  test('a focus outside the region is left alone', () => {
    const { main, node } = page();
    const outside = document.body.appendChild(document.createElement('button'));
    outside.focus();
    const settle = holdStill(main);
    node('c').remove();
    settle();
    expect(document.activeElement).toBe(outside);
  });
});
