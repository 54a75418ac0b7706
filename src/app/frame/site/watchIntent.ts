export const MEANT_MS = 80;
const MOST_KEPT = 200;

const BEGINS = ['pointerover', 'focusin'] as const;
const ENDS = ['pointerout', 'focusout'] as const;

export function watchIntent(root: Document, tell: (path: string) => void): () => void {
  const told = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => clearTimeout(timer);
  const begin = ({ target }: Event): void => {
    end();
    const path = pathAt(target);
    if (path === null || told.has(path)) return;
    timer = setTimeout(() => {
      if (told.size >= MOST_KEPT) told.clear();
      told.add(path);
      tell(path);
    }, MEANT_MS);
  };
  for (const name of BEGINS) root.addEventListener(name, begin, { passive: true });
  for (const name of ENDS) root.addEventListener(name, end, { passive: true });
  return () => {
    end();
    for (const name of BEGINS) root.removeEventListener(name, begin);
    for (const name of ENDS) root.removeEventListener(name, end);
  };
}

function pathAt(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null;
  const href = link.getAttribute('href') ?? '';
  if (!URL.canParse(href, location.href)) return null;
  const { origin, pathname } = new URL(href, location.href);
  return origin === location.origin && pathname !== location.pathname ? pathname : null;
}
