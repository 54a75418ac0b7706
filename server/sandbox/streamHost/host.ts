import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { isSecret } from '../secret.ts';
import type { Ports } from '#server/platform/ports.ts';
import { type Film, fragmentAt } from './film.ts';
import { isInWindow, livePlaylist, mainPlaylist } from './playlist.ts';
import { type BroadcastState, type Broadcasts, stateOf } from './state.ts';
import { onThisMachine } from '../thisMachine.ts';
import { createGate } from './tickets.ts';
import { type Viewing, Viewings } from './viewings.ts';

export type StreamHostDeps = {
  readonly film: Film;
  readonly ports: Pick<Ports, 'now' | 'newSecret'>;
  readonly secret: string;
  readonly broadcasts: () => Broadcasts;
  readonly origin: () => string;
};

const PLAYLIST = 'application/vnd.apple.mpegurl';
const FRAGMENT = /^(\d{1,10})\.m4s$/;
const PREFLIGHT_SECONDS = 86_400;

/** Creates a server that opens one viewing per ticket and serves it as HLS (RFC 8216). All events show the same film. */
export function createStreamHost(deps: StreamHostDeps): FastifyInstance {
  const { film, ports, secret, broadcasts } = deps;
  const app = fastify({ logger: false, bodyLimit: 1_024 });
  app.addHook('onRequest', onThisMachine);
  const gate = createGate(deps);
  const viewings = new Viewings(ports);
  const stateIn = ({ eventId }: Pick<Viewing, 'eventId'>): BroadcastState => stateOf(broadcasts(), eventId);
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization',
      'access-control-allow-methods': 'GET, POST',
      'access-control-max-age': PREFLIGHT_SECONDS,
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });
  app.options('/*', (_request, reply) => reply.code(204).send());
  app.get<{ Params: { eventId: string } }>('/broadcasts/:eventId', (request, reply) =>
    isSecret(request.headers.authorization, secret) ? { state: stateIn(request.params) } : no(reply, 401, 'UNKNOWN_OPERATOR'),
  );
  app.post('/viewings', async (request, reply) => {
    const admitted = await gate(request.headers.authorization);
    if (!admitted.ok) return no(reply, 401, admitted.refusal);
    const state = stateIn(admitted.value);
    return state === 'LIVE' ? reply.code(201).send(opened(viewings.open(admitted.value))) : no(reply, 409, `STREAM_${state}`);
  });
  app.post<{ Params: { viewing: string } }>('/viewings/:viewing', async (request, reply) => {
    const admitted = await gate(request.headers.authorization);
    if (!admitted.ok) return no(reply, 401, admitted.refusal);
    const viewing = viewings.extend(request.params.viewing, admitted.value);
    return viewing ? opened(viewing) : no(reply, 403, 'VIEWING_OVER');
  });
  app.get<{ Params: { viewing: string; file: string } }>('/viewings/:viewing/:file', (request, reply) => {
    const { viewing: id, file } = request.params;
    const viewing = viewings.find(id);
    if (!viewing) return no(reply, 403, 'VIEWING_OVER');
    const state = stateIn(viewing);
    if (state !== 'LIVE' && state !== 'CLOSED') return no(reply, 409, `STREAM_${state}`);
    return sendFile(reply, film, { file, now: ports.now(), hasEnded: state === 'CLOSED' });
  });
  return app;
}

const opened = ({ id, expiresAt }: Viewing) => ({ id, playlist: `/viewings/${id}/index.m3u8`, expiresAt: expiresAt.toISOString() });

const no = (reply: FastifyReply, status: number, reason: string): FastifyReply => reply.code(status).send({ reason });

type Asked = { readonly file: string; readonly now: Date; readonly hasEnded: boolean };

function sendFile(reply: FastifyReply, film: Film, { file, now, hasEnded }: Asked): FastifyReply {
  if (file === 'index.m3u8') return reply.type(PLAYLIST).send(mainPlaylist());
  if (file === 'live.m3u8') return reply.type(PLAYLIST).send(livePlaylist(now, hasEnded));
  if (file === 'init.mp4') return reply.type('video/mp4').send(film.init);
  const n = Number(FRAGMENT.exec(file)?.[1] ?? Number.NaN);
  return isInWindow(n, now) ? reply.type('video/mp4').send(fragmentAt(film, n)) : no(reply, 404, 'NO_SUCH_FILE');
}
