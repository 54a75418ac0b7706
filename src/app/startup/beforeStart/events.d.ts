/** Fired before the page drawn behind a first view replaces it; `after` runs then. */
type FirstViewGoes = CustomEvent<{ readonly stage: HTMLElement; readonly after: (() => void)[] }>;

interface WindowEventMap {
  'first-view-goes': FirstViewGoes;
}
