import { block } from './dataBlock.ts';
import { chunkOf } from './preloads.ts';

/** What begins the application behind a first view. */
const BEFORE_START = 'src/app/startup/beforeStart/main.ts';
/** What the application needs there and nowhere else. */
const BEHIND_VIEW = 'src/app/startup/boot/behindView.ts';

/** Sheets would hold back the view, which brings the rules that it needs. */
const PRELOAD = /<link rel="(?:modulepreload|stylesheet)"[^>]* href="([^"]+)">\s*/g;
const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
/** What the entry stands on, the lowest first: each is run in a task of its own. */
const BELOW = ['libraries', 'drawing', 'ground'];

/**
 * What is seen needs no code: a page with a first view names its code, for when the view is painted, instead of fetching it beside the view.
 * Answers the page as it is where the build has nothing that would fetch it.
 */
export function codeAfterViewOf(distDir: string): (html: string) => string {
  const beforeStart = chunkOf(distDir, BEFORE_START);
  const behindView = chunkOf(distDir, BEHIND_VIEW);
  return (html) => {
    const entry = ENTRY.exec(html)?.[1];
    if (beforeStart === null || entry === undefined) return html;
    const preloads = [...html.matchAll(PRELOAD)].map(([, file = '']) => file);
    const fetch = [entry, ...preloads, ...(behindView === null ? [] : [`/${behindView}`])];
    const code = preloads.filter((file) => file.endsWith('.js'));
    const run = [...BELOW.flatMap((name) => code.filter((file) => file.startsWith(`/assets/${name}-`))), entry];
    return html
      .replaceAll(PRELOAD, '')
      .replace(ENTRY, () => `<script type="module" crossorigin src="/${beforeStart}"></script>`)
      .replace('</body>', () => `${block('code', JSON.stringify({ fetch, run }))}</body>`);
  };
}
