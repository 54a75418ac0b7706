import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { hasTexts } from '#src/shared/values/plainObject.ts';

const PATH = '/preview/reading';
const MAX_BYTES = 4 * 1_024 * 1_024;

type Read = (question: never) => Promise<unknown>;

export const readingPlugin = (): Plugin => ({
  name: 'preview-reading',
  apply: 'serve',
  configureServer(server) {
    // Reloads when a JSON Schema changes, because Vite does not track these files.
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

/** Responds to invalid requests with 4xx and to failures with 500. Never throws. */
export async function answer(request: IncomingMessage, response: ServerResponse, load: () => Promise<Read>): Promise<void> {
  const end = (status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(body));
  };
  if (request.method !== 'POST') return end(405, { message: 'POST a question' });
  // Requires the content type JSON, which other sites cannot send without a CORS preflight.
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
