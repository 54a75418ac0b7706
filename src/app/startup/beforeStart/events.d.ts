/** The page drawn behind a first view is about to replace it; `after` runs once it has. */
type FirstViewGoes = CustomEvent<{ readonly stage: HTMLElement; readonly after: (() => void)[] }>;

interface WindowEventMap {
  'first-view-goes': FirstViewGoes;
}
