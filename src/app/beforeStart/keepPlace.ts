import { counterpartOf } from './counterpart.ts';

/** Where a player is in a first view, they are on the page that takes its place: the focus, what they have typed, how far a row is scrolled. */
export function keepPlace(view: HTMLElement): void {
  addEventListener(
    'first-view-goes',
    ({ detail: { stage, after } }) => {
      const focused = view.contains(document.activeElement) ? document.activeElement : null;
      const same = focused && counterpartOf(focused, view, stage);
      const typed = focused instanceof HTMLInputElement ? focused : null;
      for (const row of view.querySelectorAll('[data-node] *')) {
        const { scrollLeft } = row;
        const other = scrollLeft > 0 ? counterpartOf(row, view, stage) : null;
        if (other) after.push(() => void (other.scrollLeft = scrollLeft));
      }
      if (!same) return;
      after.push(() => {
        same.focus({ preventScroll: true });
        if (typed && same instanceof HTMLInputElement) retype(same, typed);
      });
    },
    { once: true },
  );
}

/** As if it were typed: who draws the field hears of it. */
function retype(field: HTMLInputElement, typed: HTMLInputElement): void {
  if (typed.value === '' || typed.value === field.value) return;
  const { selectionStart, selectionEnd } = typed;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed.value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  field.setSelectionRange(selectionStart, selectionEnd);
}
