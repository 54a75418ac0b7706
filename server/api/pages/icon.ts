import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { brandOfHost } from '#server/platform/config/brands.ts';
import type { Config } from '#server/platform/config/config.ts';
import { isConsoleHost } from '#server/platform/http/consoleHost.ts';
import { htmlAt } from './playersPage.ts';

export const ICON = 'favicon.svg';

/** The console and brands without an icon get the build's. */
export function registerIcon(app: FastifyInstance, { icons, brands, brand: otherwise, distDir }: Config): void {
  const tagged = (text: string) => ({ text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` });
  const own = new Map(Object.entries(icons).map(([brand, text]) => [brand, tagged(text)]));
  const text = htmlAt(distDir, ICON);
  const neutral = text === null ? null : tagged(text);
  app.get(`/${ICON}`, async (request, reply) => {
    const { host } = request.headers;
    const icon = (isConsoleHost(host) ? null : own.get(brandOfHost(host, brands, otherwise))) ?? neutral;
    if (icon === null) return reply.code(404).send({ message: 'Not found' });
    void reply.headers({ etag: icon.etag, 'cache-control': 'public, max-age=300', vary: 'host' });
    if (request.headers['if-none-match'] === icon.etag) return reply.code(304).send();
    return reply.type('image/svg+xml').send(icon.text);
  });
}
