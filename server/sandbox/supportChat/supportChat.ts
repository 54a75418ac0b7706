import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';

/** The chat's own host beside the vendor's, and so its own origin. */
const HOST = 'chat.localhost';
const PAGE = '/window';

const file = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const FONT = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const assets: readonly { readonly path: string; readonly type: string; readonly body: string | Buffer }[] = [
  { path: '/inter.woff2', type: 'font/woff2', body: readFileSync(createRequire(import.meta.url).resolve(FONT)) },
  { path: '/chat.js', type: 'text/javascript; charset=utf-8', body: file('./chat.js') },
  { path: '/answers.js', type: 'text/javascript; charset=utf-8', body: file('./answers.js') },
  { path: '/chat.css', type: 'text/css; charset=utf-8', body: file('./chat.css') },
];

/** Its own files and no others; framed by pages of this machine alone. */
const POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `font-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors http://localhost:* http://*.localhost:*`,
].join('; ');

/** A vendor's help chat of the sandbox: one page for a frame, whose answers are prepared. It keeps nothing and asks nobody. */
export function registerSupportChat(app: FastifyInstance): void {
  const constraints = { host: new RegExp(`^${HOST.replace('.', '\\.')}(?::\\d+)?$`) };
  const page = file('./window.html');
  app.get(PAGE, { constraints }, (_request, reply) =>
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(page),
  );
  for (const { path, type, body } of assets) app.get(path, { constraints }, (_request, reply) => reply.type(type).send(body));
}

/** `http://chat.localhost:4001/window`, from the origin of the vendor that it stands beside. */
export const supportChatUrlBeside = (vendorOrigin: string): string => {
  const { protocol, port } = new URL(vendorOrigin);
  return `${protocol}//${HOST}${port === '' ? '' : `:${port}`}${PAGE}`;
};
