/** Fired before the page replaces the server-rendered HTML. The functions in `after` run right after. */
type FirstViewGoes = CustomEvent<{ readonly stage: HTMLElement; readonly after: (() => void)[] }>;

interface WindowEventMap {
  'first-view-goes': FirstViewGoes;
}
