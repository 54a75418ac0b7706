import type { Page } from 'playwright/test';

/**
 * Finds a page wider than the screen, and partly hidden text. Text that scrolls or ends with an ellipsis is not hidden. Ignores text for
 * screen readers.
 */
export function faultsInView(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const SLACK = 1.5;
    const root = document.documentElement;
    const faults: string[] = [];
    if (root.scrollWidth > innerWidth) faults.push(`wider than the screen: ${widest()}`);

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null && faults.length < 5; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || (node.nodeValue ?? '').trim() === '' || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const cut = cutBy(parent, range.getBoundingClientRect());
      if (cut !== null) faults.push(`"${(node.nodeValue ?? '').trim().slice(0, 60)}" is cut by ${nameOf(cut)}`);
    }
    return faults;

    /** Returns the element that hides a part of the text, or null. */
    function cutBy(from: Element, text: DOMRect): Element | null {
      if (text.width === 0 || text.height === 0) return null;
      // The top and bottom quarters of the line height have no letters.
      const inked = text.height / 4;
      for (let each: Element | null = from; each !== null && each !== root; each = each.parentElement) {
        const style = getComputedStyle(each);
        const box = each.getBoundingClientRect();
        if (isForEars(each, style, box) || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null;
        if (style.overflowX !== 'visible' && isInCorner(style, box, text)) return each;
        if (/auto|scroll/.test(style.overflowX + style.overflowY) || style.position === 'fixed') return null;
        const hides = (value: string): boolean => value === 'hidden' || value === 'clip';
        if (hides(style.overflowX) && (text.left < box.left - SLACK || text.right > box.right + SLACK)) return each;
        if (hides(style.overflowY) && (text.top < box.top - inked || text.bottom > box.bottom + inked)) return each;
      }
      return null;
    }

    /** True if the text begins inside the box but beyond its round corner. */
    function isInCorner(style: CSSStyleDeclaration, box: DOMRect, text: DOMRect): boolean {
      const radius = Math.min(Number.parseFloat(style.borderTopLeftRadius) || 0, box.width / 2, box.height / 2);
      const middle = (text.top + text.bottom) / 2;
      const y = Math.max(box.top + radius - middle, middle - (box.bottom - radius), 0);
      const x = box.left + radius - text.left;
      return text.left >= box.left && y > 0 && x > 0 && Math.hypot(x, y) > radius + SLACK;
    }

    function isForEars(each: Element, style: CSSStyleDeclaration, box: DOMRect): boolean {
      return (
        (box.width <= 1 && box.height <= 1) ||
        style.clipPath !== 'none' ||
        style.clip !== 'auto' ||
        each.closest('[aria-hidden="true"]') !== null
      );
    }

    function widest(): string {
      const all = [...document.body.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > innerWidth + 1);
      return all.slice(-1).map(nameOf).join();
    }

    function nameOf(each: Element): string {
      return each.outerHTML.slice(0, 160);
    }
  });
}
