import { counterpartOf } from './counterpart.ts';

const PATIENCE_MS = 5_000;

/** Controls that, unlike links, do nothing until the application runs. */
const PRESSABLE = 'button, [role="button"], [role="switch"], [role="tab"]';

/** Repeats on the page the user's last press in the server-rendered HTML, even of a disabled button. */
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
  // Disabled buttons get no `click`.
  listen('pointerup', (event) => {
    const button = touched(event);
    if (button !== null && button === down && button.matches(':disabled')) take(button);
  });
  addEventListener(
    'first-view-goes',
    ({ detail: { stage, after } }) => {
      // Frees the removed HTML.
      listening.abort();
      const meant = pressed && counterpartOf(pressed, view, stage);
      if (meant) after.push(() => press(meant));
    },
    { once: true },
  );
}

/** Presses the button when it becomes enabled. Gives up on other input or after `PATIENCE_MS`. */
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
