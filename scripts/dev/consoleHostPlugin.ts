import type { Plugin } from 'vite';
import { localHost } from '#server/platform/http/hosts.ts';

export function consoleHostPlugin(): Plugin {
  return {
    name: 'console-host',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const { url = '/', headers, method = 'GET' } = request;
        const path = url.split(/[?#]/, 1)[0] ?? '/';
        const isConsole = localHost({ brands: [], brand: '' }, headers.host ?? '')?.brand === null;
        if (!isConsole && ['/console.html', '/frame.html'].includes(path)) return void response.writeHead(404).end();
        const wantsPage = ['GET', 'HEAD'].includes(method) && (headers.accept ?? '').includes('text/html');
        if (isConsole && wantsPage && !path.includes('.') && !path.startsWith('/@'))
          request.url = path === '/preview-frame' ? '/frame.html' : '/console.html';
        next();
      });
    },
  };
}
