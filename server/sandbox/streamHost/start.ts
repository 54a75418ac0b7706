import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dropBody } from '#server/platform/http/dropBody.ts';
import { listenOn, PortTaken } from '#server/platform/http/listen.ts';
import { openKeys } from '#server/modules/identity/tokens/index.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { StreamHost } from '#server/modules/streams/index.ts';
import { readFilm } from './film.ts';
import { createStreamHost } from './host.ts';
import type { Broadcasts } from './state.ts';

type Options = {
  readonly dataDir: string;
  readonly host: string;
  readonly port: number;
  readonly ports: Ports;
  readonly broadcasts: () => Broadcasts;
};

const ASK_TIMEOUT_MS = 1_000;

/**
 * Starts the stream host on its own port and origin, unless another process of ours serves it. Throws `PortTaken` if another program uses
 * the port.
 */
export async function startStreamHost({
  dataDir,
  host,
  port,
  ports,
  broadcasts,
}: Options): Promise<StreamHost & { readonly close: () => Promise<void> }> {
  const keys = await openKeys(join(dataDir, 'stream-host.json'));
  const secret = keys.secret.toString('base64url');
  let origin = `http://localhost:${port}`;
  const film = readFilm(readFileSync(new URL('./court.mp4', import.meta.url)));
  const app = createStreamHost({ film, ports, secret, broadcasts, origin: () => origin });
  try {
    origin = `http://localhost:${await listenOn(app, { host, port, variable: 'STREAM_HOST_PORT', what: 'the stream host' })}`;
  } catch (error) {
    if (!(error instanceof PortTaken) || !(await knows(origin, secret))) throw error;
    return { origin, secret, close: () => Promise.resolve() };
  }
  return { origin, secret, close: () => app.close() };
}

async function knows(origin: string, secret: string): Promise<boolean> {
  try {
    const headers = { authorization: `Bearer ${secret}` };
    const answer = await fetch(`${origin}/broadcasts/any`, { headers, signal: AbortSignal.timeout(ASK_TIMEOUT_MS) });
    await dropBody(answer);
    return answer.ok;
  } catch {
    return false;
  }
}
