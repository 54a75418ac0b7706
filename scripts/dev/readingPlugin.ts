import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { hasTexts } from '#src/shared/values/plainObject.ts';

/** Where the gallery asks what the production validator says of a document; the same path as in `src/console/preview/ownFile.ts`. */
const PATH = '/preview/reading';
/** Of the whole request. */
const MAX_BYTES = 4 * 1_024 * 1_024;

type Read = (question: never) => Promise<unknown>;

/**
 * Lets the gallery read documents with the server's own code, in the process that serves its pages: neither a server nor a database is
 * needed, and the browser compiles no schema.
 */
export const readingPlugin = (): Plugin => ({
  name: 'preview-reading',
  apply: 'serve',
  configureServer(server) {
    // Read from the disk when they are loaded: a changed schema is not seen by itself.
    server.watcher.on('all', (_event, path) => {
      if (path.includes('/schemas/json/')) server.environments.ssr.moduleGraph.invalidateAll();
    });
    server.middlewares.use(PATH, (request, response) => {
      const load = async (): Promise<Read> =>
        ((await server.ssrLoadModule('/scripts/dev/previewReading.ts')) as { readingOf: Read }).readingOf;
      void answer(request, response, load);
    });
  },
});

/** One question in, one reading out. A question that is none, or too long, is refused by its status. */
export async function answer(request: IncomingMessage, response: ServerResponse, load: () => Promise<Read>): Promise<void> {
  const end = (status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(body));
  };
  if (request.method !== 'POST') return end(405, { message: 'POST a question' });
  // A form or a plain text can be sent by a foreign page without asking.
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return end(415, { message: 'application/json is read' });
  try {
    const body = await bodyOf(request);
    if (body === null) return end(413, { message: `at most ${MAX_BYTES} bytes are read` });
    const question = questionIn(body);
    if (!question) return end(400, { message: 'a question has text, brand, region, build and odds' });
    end(200, await (await load())(question as never));
  } catch (error) {
    end(500, { message: error instanceof Error ? error.message : String(error) });
  }
}

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const FIELDS = ['text', 'brand', 'region', 'build', 'odds'] as const;

function questionIn(body: string): object | null {
  try {
    const value: unknown = JSON.parse(body);
    const isQuestion = hasTexts(value, FIELDS);
    return isQuestion ? value : null;
  } catch {
    return null;
  }
}
