import { block } from './dataBlock.ts';
import { chunkOf } from './preloads.ts';

const BEFORE_START = 'src/app/startup/beforeStart/main.ts';
const BEHIND_VIEW = 'src/app/startup/boot/behindView.ts';

/** Matches preload links, which are removed because they would delay painting the server-rendered view. */
const PRELOAD = /<link rel="(?:modulepreload|stylesheet)"[^>]* href="([^"]+)">\s*/g;
const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
/** Names of chunks in dependency order. Each runs in its own task. */
const BELOW = ['libraries', 'drawing', 'ground'];

/** Runs a page's scripts only after the server-rendered view is painted. */
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
