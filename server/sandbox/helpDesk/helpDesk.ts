import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';

/** The help desk's own host beside the vendor's, and so its own origin. */
const HOST = 'help.localhost';

const file = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const FONT = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const assets: readonly { readonly path: string; readonly type: string; readonly body: string | Buffer }[] = [
  { path: '/inter.woff2', type: 'font/woff2', body: readFileSync(createRequire(import.meta.url).resolve(FONT)) },
  { path: '/help.js', type: 'text/javascript; charset=utf-8', body: file('./help.js') },
  { path: '/help.css', type: 'text/css; charset=utf-8', body: file('./help.css') },
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

/** A site of somebody else for frames: the help desk of the sandbox, with a page about limits that takes our theme and tells its height. */
export function registerHelpDesk(app: FastifyInstance): void {
  const constraints = { host: new RegExp(`^${HOST.replace('.', '\\.')}(?::\\d+)?$`) };
  const page = file('./limits.html');
  app.get('/limits', { constraints }, (_request, reply) =>
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(page),
  );
  for (const { path, type, body } of assets) app.get(path, { constraints }, (_request, reply) => reply.type(type).send(body));
}

/** `http://help.localhost:4001`, from the origin of the vendor that it stands beside. */
export const helpDeskOrigin = (vendorOrigin: string): string => {
  const { protocol, port } = new URL(vendorOrigin);
  return `${protocol}//${HOST}${port === '' ? '' : `:${port}`}`;
};
