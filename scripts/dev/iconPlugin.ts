import type { Plugin } from 'vite';
import { brandOfHost, listBrands } from '#server/platform/config/brands.ts';
import { isConsoleHost } from '#server/platform/http/consoleHost.ts';

/** Serves each brand's icon, read on every request, in development. */
export function iconPlugin(root: string): Plugin {
  return {
    name: 'icon',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const { url = '', headers } = request;
        if (url.split(/[?#]/, 1)[0] !== '/favicon.svg' || isConsoleHost(headers.host)) return next();
        const { brands, defaultBrand, icons } = listBrands(root);
        const icon = icons[brandOfHost(headers.host, brands, defaultBrand)];
        if (icon === undefined) return next();
        response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' }).end(icon);
      });
    },
  };
}
