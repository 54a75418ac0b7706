import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../deps.ts';
import { visitorOf } from '../viewer.ts';
import { regionOfCode, regions } from '#server/platform/regions/regions.ts';
import { callerOf } from './caller.ts';

/** Serves `GET /i/regions` and `GET /viewer` (product §7). */
export function registerRegionRoutes(app: FastifyInstance, deps: AppDeps): void {
  const list = regions.map(({ code, name, country, isServed }) => ({
    iso_3166_2_code: code,
    // Older builds read `code` instead of `iso_3166_2_code`.
    code,
    name,
    countryCode: country,
    isServed,
  }));
  app.get('/i/regions', (_request, reply) => reply.header('cache-control', 'public, max-age=3600').send({ regions: list }));
  app.get('/viewer', (request, reply) => {
    const { region, country, device } = visitorOf(deps, callerOf(request));
    return reply
      .header('cache-control', 'no-store')
      .send({ dma: regionOfCode(region)?.dma ?? null, device, regionCode: region, countryCode: country });
  });
}
