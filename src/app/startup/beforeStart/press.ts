import { counterpartOf } from './counterpart.ts';

/** How long a press waits for what it pressed to be ready, such as a price to be known, in milliseconds. */
const PATIENCE_MS = 5_000;

/** What does nothing before the application stands. A link is not among it: it leads on by itself. */
const PRESSABLE = 'button, [role="button"], [role="switch"], [role="tab"]';

/**
 * Remembers the last press on a button of a first view, also of one that waits for its price, and does it on the page that takes its place.
 * A finger that scrolls presses nothing.
 */
export function keepPress(view: HTMLElement): void {
  let down: Element | null = null;
  let pressed: Element | null = null;
  const touched = (event: Event): Element | null => {
    const found = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
    return found && view.contains(found) ? found : null;
  };
  const mark = (button: HTMLElement, opacity: string): void => button.style.setProperty('opacity', opacity);
  const take = (button: Element | null): void => {
    if (button === null) return;
    if (pressed instanceof HTMLElement) mark(pressed, '');
    pressed = button;
    if (button instanceof HTMLElement) mark(button, '0.6');
  };
  const listening = new AbortController();
  const listen = (type: string, act: (event: Event) => void): void =>
    document.addEventListener(type, act, { capture: true, signal: listening.signal });
  listen('click', (event) => take(touched(event)));
  listen('pointerdown', (event) => {
    down = touched(event);
  });
  listen('pointercancel', () => {
    down = null;
  });
  // What waits for something is disabled and hears no click.
  listen('pointerup', (event) => {
    const button = touched(event);
    if (button !== null && button === down && button.matches(':disabled')) take(button);
  });
  addEventListener(
    'first-view-goes',
    ({ detail: { stage, after } }) => {
      // The view is to be forgotten once it is gone.
      listening.abort();
      const meant = pressed && counterpartOf(pressed, view, stage);
      if (meant) after.push(() => press(meant));
    },
    { once: true },
  );
}

/** At once, or as soon as it can be pressed. Nothing, if the player has gone on to something else meanwhile. */
function press(button: HTMLElement): void {
  if (!button.matches(':disabled')) return button.click();
  const stop = (): void => {
    clearTimeout(timer);
    watch.disconnect();
    removeEventListener('pointerdown', stop, true);
    removeEventListener('keydown', stop, true);
  };
  const timer = setTimeout(stop, PATIENCE_MS);
  const watch = new MutationObserver(() => {
    if (button.matches(':disabled')) return;
    stop();
    button.click();
  });
  watch.observe(button, { attributes: true, attributeFilter: ['disabled'] });
  addEventListener('pointerdown', stop, true);
  addEventListener('keydown', stop, true);
}
