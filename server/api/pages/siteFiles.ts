import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ICON_SIZES, iconFile } from '#src/shared/site/iconFiles.ts';
import { brandOfHost, isConsoleHost, siteOf } from '#server/platform/http/hosts.ts';
import type { AppDeps } from '../deps.ts';
import { ICON } from './icon.ts';
import { CONSOLE_ROBOTS, robotsOf } from './robots.ts';
import { sitemapOf } from './sitemap.ts';

type Deps = Pick<AppDeps, 'catalogue' | 'config' | 'ports'>;
type Asked = { readonly brand: string; readonly site: string };

/** Validity of security.txt, after which an operator must check the contact (RFC 9116 recommends less than a year). */
const CONTACT_MS = 90 * 24 * 3_600_000;

/** Serves each brand's robots.txt, sitemap, manifest, icons and security.txt. The console's host has only robots.txt. */
export function registerSiteFiles(app: FastifyInstance, deps: Deps): void {
  const { config } = deps;
  const text = (path: string, type: string, textOf: (asked: Asked) => string | null): void => {
    app.get(path, async (request, reply) => {
      const made = isConsole(deps, request) ? null : textOf(askedOf(deps, request));
      return made === null ? missing(reply) : kept(reply).type(type).send(made);
    });
  };
  app.get('/robots.txt', async (request, reply) => {
    const robots = isConsole(deps, request) ? CONSOLE_ROBOTS : robotsOf(askedOf(deps, request).site);
    return kept(reply).type('text/plain; charset=utf-8').send(robots);
  });
  text('/manifest.webmanifest', 'application/manifest+json', ({ brand }) => JSON.stringify(manifestOf(config, brand)));
  text('/sitemap.xml', 'application/xml; charset=utf-8', ({ brand, site }) => sitemapOf(deps, brand, site));
  text('/.well-known/security.txt', 'text/plain; charset=utf-8', ({ brand, site }) => {
    const contact = config.securityContacts[brand] ?? null;
    const expires = new Date(deps.ports.now().getTime() + CONTACT_MS).toISOString();
    const lines = [`Contact: ${contact}`, `Expires: ${expires}`, 'Preferred-Languages: en', `Canonical: ${site}/.well-known/security.txt`];
    return contact === null ? null : `${lines.join('\n')}\n`;
  });
  for (const size of ICON_SIZES)
    app.get(`/icon-${size}.png`, async (request, reply) => {
      const file = isConsole(deps, request) ? null : iconAt(config, brandOfHost(config, request.headers.host), size);
      return file === null ? missing(reply) : kept(reply).type('image/png').send(readFileSync(file));
    });
}

const isConsole = ({ config }: Deps, { headers }: FastifyRequest): boolean => isConsoleHost(config, headers.host);
const askedOf = ({ config }: Deps, request: FastifyRequest): Asked => ({
  brand: brandOfHost(config, request.headers.host),
  site: siteOf(config, request) ?? '',
});
const kept = (reply: FastifyReply): FastifyReply => reply.headers({ 'cache-control': 'public, max-age=300', vary: 'host' });
const missing = (reply: FastifyReply): FastifyReply => reply.code(404).send({ message: 'Not found' });

function iconAt({ distDir }: Deps['config'], brand: string, size: number): string | null {
  const file = join(distDir, 'server', iconFile(brand, size));
  return existsSync(file) ? file : null;
}

function manifestOf(config: Deps['config'], brand: string): object {
  const { brandNames, brandColors } = config;
  const colors = brandColors[brand] ?? null;
  const drawn = ICON_SIZES.filter((size) => iconAt(config, brand, size) !== null);
  return {
    ...{ id: '/', name: brandNames[brand] ?? brand, lang: 'en', start_url: '/', scope: '/', display: 'standalone' },
    ...(colors === null ? {} : { theme_color: colors.chrome, background_color: colors.surface }),
    icons: [
      { src: `/${ICON}`, sizes: 'any', type: 'image/svg+xml' },
      ...drawn.map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any maskable' })),
    ],
  };
}
