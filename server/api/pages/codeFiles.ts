import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Encoding, encodingFor } from '../graphql/responseCache/cachedResponse.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const ENDINGS = { br: '.br', gzip: '.gz' } as const satisfies Readonly<Record<Encoding, string>>;

export const CODE_FOLDER = 'assets';

/** Serves the client's code from memory, because each page loads about forty files. */
export function registerCodeFiles(app: FastifyInstance, distDir: string): void {
  const folder = join(distDir, CODE_FOLDER);
  const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
  for (const name of names) {
    const type = TYPES[extname(name)];
    if (type === undefined || app.hasRoute({ method: 'GET', url: `/${CODE_FOLDER}/${name}` })) continue;
    const kept = keep((ending) => readFile(join(folder, name + ending)));
    app.get(`/${CODE_FOLDER}/${name}`, async (request, reply) => {
      const accepted = encodingFor(request.headers['accept-encoding']);
      const encoding = accepted !== null && names.has(name + ENDINGS[accepted]) ? accepted : null;
      if (encoding !== null) void reply.header('content-encoding', encoding);
      const body = await kept(encoding === null ? '' : ENDINGS[encoding]);
      return reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' }).type(type).send(body);
    });
  }
}

/** The returned function reads each file once, but again after a failure. */
function keep(read: (ending: string) => Promise<Buffer>): (ending: string) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  return (ending) => {
    const known = kept.get(ending);
    if (known) return known;
    const reading = read(ending);
    kept.set(ending, reading);
    reading.catch(() => kept.delete(ending));
    return reading;
  };
}
