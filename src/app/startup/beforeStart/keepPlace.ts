import { counterpartOf } from './counterpart.ts';

/** Where a player is in a first view, they are on the page that takes its place: the focus, what they have typed, how far a row is scrolled. */
export function keepPlace(view: HTMLElement): void {
  // Remembered as it happens: to ask every row how far it is scrolled would have all of both pages laid out.
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
        // Its shelf may not be reached before the next frame: who is in it goes on now.
        for (let shut = shutAround(same); shut; shut = shutAround(same)) shut.inert = false;
        same.focus({ preventScroll: true });
        if (typed && same instanceof HTMLInputElement) retype(same, typed);
      });
    },
    { once: true },
  );
}

const shutAround = (element: HTMLElement) => element.closest<HTMLElement>('[inert]');

/** As if it were typed: who draws the field hears of it. */
function retype(field: HTMLInputElement, typed: HTMLInputElement): void {
  if (typed.value === '' || typed.value === field.value) return;
  const { selectionStart, selectionEnd } = typed;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed.value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  field.setSelectionRange(selectionStart, selectionEnd);
}
