import { counterpartOf } from './counterpart.ts';

/** Moves focus, typed text and horizontal scroll from the server-rendered HTML to the page. */
export function keepPlace(view: HTMLElement): void {
  // Collects scrolled rows. Reading every position would force a layout of both pages.
  const scrolled = new Set<Element>();
  view.addEventListener('scroll', ({ target }) => target instanceof Element && scrolled.add(target), { capture: true, passive: true });
  addEventListener(
    'first-view-goes',
    ({ detail: { stage, after } }) => {
      const focused = view.contains(document.activeElement) ? document.activeElement : null;
      const same = focused && counterpartOf(focused, view, stage);
      const typed = focused instanceof HTMLInputElement ? focused : null;
      for (const row of scrolled) {
        const { scrollLeft } = row;
        const other = counterpartOf(row, view, stage);
        if (other)
          after.push(() => {
            other.scrollLeft = scrollLeft;
          });
      }
      if (!same) return;
      after.push(() => {
        // Enables the focused shelf at once. The others stay inert for one more frame.
        for (let shut = shutAround(same); shut; shut = shutAround(same)) shut.inert = false;
        same.focus({ preventScroll: true });
        if (typed && same instanceof HTMLInputElement) retype(same, typed);
      });
    },
    { once: true },
  );
}

const shutAround = (element: HTMLElement) => element.closest<HTMLElement>('[inert]');

/** Copies the typed text so that React notices the change. */
function retype(field: HTMLInputElement, typed: HTMLInputElement): void {
  if (typed.value === '' || typed.value === field.value) return;
  const { selectionStart, selectionEnd } = typed;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed.value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  field.setSelectionRange(selectionStart, selectionEnd);
}
