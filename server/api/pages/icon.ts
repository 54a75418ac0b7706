import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/platform/config/config.ts';
import { brandOfHost, isConsoleHost } from '#server/platform/http/hosts.ts';
import { htmlAt } from './playersPage.ts';

export const ICON = 'favicon.svg';

export function registerIcon(app: FastifyInstance, config: Config): void {
  const { icons, distDir } = config;
  const tagged = (text: string) => ({ text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` });
  const own = new Map(Object.entries(icons).map(([brand, text]) => [brand, tagged(text)]));
  const text = htmlAt(distDir, ICON);
  const neutral = text === null ? null : tagged(text);
  app.get(`/${ICON}`, async (request, reply) => {
    const { host } = request.headers;
    const icon = (isConsoleHost(config, host) ? null : own.get(brandOfHost(config, host))) ?? neutral;
    if (icon === null) return reply.code(404).send({ message: 'Not found' });
    void reply.headers({ etag: icon.etag, 'cache-control': 'public, max-age=300', vary: 'host' });
    if (request.headers['if-none-match'] === icon.etag) return reply.code(304).send();
    return reply.type('image/svg+xml').send(icon.text);
  });
}
