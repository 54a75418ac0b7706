import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { membersOf } from '#src/shared/values/plainObject.ts';

export function bootPlugin(root: string): Plugin {
  const brands = readdirSync(join(root, 'brands'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  let host = '';
  return {
    name: 'boot-data',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        host = request.headers.host ?? '';
        next();
      });
    },
    transformIndexHtml: (html) => {
      const brand = host.split(/[.:]/).find((label) => brands.includes(label)) ?? defaultBrand(root);
      const boot = JSON.stringify({ brand });
      return html.replace(
        /(<script type="application\/json" id="boot">)[\s\S]*?(<\/script>)/,
        (_block, open: string, close: string) => open + boot + close,
      );
    },
  };
}

const defaultBrand = (root: string): string =>
  String(membersOf(JSON.parse(readFileSync(join(root, 'brands/default.json'), 'utf8')))['brand']);
