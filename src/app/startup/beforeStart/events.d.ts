/** Fired before the page replaces the server-rendered HTML; the functions in `after` run right after the replacement. */
type FirstViewGoes = CustomEvent<{ readonly stage: HTMLElement; readonly after: (() => void)[] }>;

interface WindowEventMap {
  'first-view-goes': FirstViewGoes;
}
