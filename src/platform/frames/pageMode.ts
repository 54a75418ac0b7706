import type { ThemeMode } from '#src/brand/contract.ts';

const pageMode = (): ThemeMode => (document.documentElement.dataset.mode === 'dark' ? 'dark' : 'light');

export const themeMessage = () => ({ type: 'theme', theme: pageMode() }) as const;

export function onPageMode(listener: (mode: ThemeMode) => void): () => void {
  let last = pageMode();
  const observer = new MutationObserver(() => {
    const mode = pageMode();
    if (mode !== last) listener((last = mode));
  });
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-mode'] });
  return () => observer.disconnect();
}
