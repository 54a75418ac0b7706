/** The page that was drawn behind a first view is about to take its place; `after` is done once it has. */
type FirstViewGoes = CustomEvent<{ readonly stage: HTMLElement; readonly after: (() => void)[] }>;

interface WindowEventMap {
  'first-view-goes': FirstViewGoes;
}
