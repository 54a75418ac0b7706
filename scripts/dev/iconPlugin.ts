import type { Plugin } from 'vite';
import { listBrands } from '#server/platform/config/brands.ts';
import { localHost } from '#server/platform/http/hosts.ts';

export function iconPlugin(root: string): Plugin {
  return {
    name: 'icon',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const { url = '', headers } = request;
        if (url.split(/[?#]/, 1)[0] !== '/favicon.svg') return next();
        const { brands, defaultBrand, icons } = listBrands(root);
        const icon = icons[localHost({ brands, brand: defaultBrand }, headers.host ?? '')?.brand ?? ''];
        if (icon === undefined) return next();
        response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' }).end(icon);
      });
    },
  };
}
