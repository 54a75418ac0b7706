import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';

const FONT = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const types: Readonly<Record<string, string>> = { '.css': 'text/css; charset=utf-8', '.js': 'text/javascript; charset=utf-8' };

/** Content security policy that allows files only from the same host, and only local pages as parent frames. */
export const policyWith = (...more: readonly string[]): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    ...more,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors http://localhost:* http://*.localhost:*`,
  ].join('; ');

export const onHost = (host: string) => ({ host: new RegExp(`^${host.replace('.', '\\.')}(?::\\d+)?$`) });

export function originBeside(vendorOrigin: string, host: string): string {
  const { protocol, port } = new URL(vendorOrigin);
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
}

export function registerFiles(app: FastifyInstance, host: string, folder: string, names: readonly string[]): void {
  for (const name of names) {
    const body = readFileSync(new URL(name, folder), 'utf8');
    app.get(`/${name}`, { constraints: onHost(host) }, (_request, reply) => reply.type(types[extname(name)] ?? 'text/plain').send(body));
  }
}

type Page = {
  readonly host: string;
  readonly path: string;
  readonly folder: string;
  readonly file: string;
  readonly files: readonly string[];
};

export function registerFramedPage(app: FastifyInstance, { host, path, folder, file, files }: Page): void {
  const constraints = onHost(host);
  const policy = policyWith(`font-src 'self'`);
  const page = readFileSync(new URL(file, folder), 'utf8');
  const font = readFileSync(createRequire(import.meta.url).resolve(FONT));
  app.get(path, { constraints }, (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
  );
  app.get('/inter.woff2', { constraints }, (_request, reply) => reply.type('font/woff2').send(font));
  registerFiles(app, host, folder, files);
}
