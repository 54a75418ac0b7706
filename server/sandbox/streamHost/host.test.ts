import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { signTicket } from '#server/modules/streams/host.ts';
import { testPorts } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { readFilm } from './film.ts';
import { createStreamHost } from './host.ts';
import { newestAt } from './playlist.ts';
import type { Broadcasts } from './state.ts';

const ORIGIN = 'http://pictures.test';
const SECRET = 'between-operator-and-host';
const film = readFilm(readFileSync(new URL('./court.mp4', import.meta.url)));
const ports = testPorts();
let serial = 0;
let broadcasts: Broadcasts = {};
let host: FastifyInstance = start();

function start(): FastifyInstance {
  const newSecret = (): string => `viewing-${(serial += 1)}`;
  return createStreamHost({
    film,
    ports: { now: ports.now, newSecret },
    secret: SECRET,
    broadcasts: () => broadcasts,
    origin: () => ORIGIN,
  });
}

beforeEach(() => {
  ports.setNow(NOON);
  broadcasts = {};
  host = start();
});
afterAll(() => host.close());

const bearer = (ticket: string) => ({ authorization: `Bearer ${ticket}` });
const ticketOf = async (eventId = 'e1', sessionId = 's1', origin = ORIGIN): Promise<string> =>
  (await signTicket({ origin, secret: SECRET }, ports, { eventId, sessionId })).value;
const open = (ticket: string, url = '/viewings') => host.inject({ method: 'POST', url, headers: bearer(ticket) });
const viewingOf = async (ticket: string) => (await open(ticket)).json<{ id: string; playlist: string; expiresAt: string }>();
const later = (seconds: number): void => ports.setNow(new Date(NOON.getTime() + seconds * 1_000));
const get = (url: string) => host.inject({ method: 'GET', url });

describe('a viewing', () => {
  it('a viewing is opened by a ticket of the operator', async () => {
    const answer = await open(await ticketOf());
    expect(answer.statusCode).toBe(201);
    const { id, playlist, expiresAt } = answer.json<{ id: string; playlist: string; expiresAt: string }>();
    expect(playlist).toBe(`/viewings/${id}/index.m3u8`);
    expect(expiresAt).toBe(new Date(NOON.getTime() + 60_000).toISOString());
  });

  it('a viewing serves a changing playlist, the film’s head and its fragments', async () => {
    const { id, playlist } = await viewingOf(await ticketOf());
    expect((await get(playlist)).headers['content-type']).toBe('application/vnd.apple.mpegurl');
    const live = `/viewings/${id}/live.m3u8`;
    const first = (await get(live)).body;
    later(2);
    expect((await get(live)).body).not.toBe(first);
    expect((await get(`/viewings/${id}/init.mp4`)).rawPayload.equals(film.init)).toBe(true);
    const newest = await get(`/viewings/${id}/${newestAt(ports.now())}.m4s`);
    expect(newest).toMatchObject({ statusCode: 200, headers: { 'content-type': 'video/mp4', 'cache-control': 'no-store' } });
    expect(newest.rawPayload.includes('moof')).toBe(true);
  });

  it.each(['x.m4s', '-1.m4s', '1.5.m4s', '99999999999.m4s', 'court.mp4', '..%2fcourt.mp4', 'index.m3u8.bak'])(
    'a viewing has no file %s',
    async (file) => {
      const { id } = await viewingOf(await ticketOf());
      expect((await get(`/viewings/${id}/${file}`)).statusCode).toBe(404);
    },
  );

  it('a viewing serves no fragment of the future', async () => {
    const { id } = await viewingOf(await ticketOf());
    expect((await get(`/viewings/${id}/${newestAt(NOON) + 1}.m4s`)).statusCode).toBe(404);
  });

  it('a viewing ends after a minute unless another ticket extends it', async () => {
    const { id, playlist } = await viewingOf(await ticketOf());
    later(50);
    expect((await open(await ticketOf(), `/viewings/${id}`)).statusCode).toBe(200);
    later(100);
    expect((await get(playlist)).statusCode).toBe(200);
    later(111);
    expect(await get(playlist)).toMatchObject({ statusCode: 403, body: '{"reason":"VIEWING_OVER"}' });
    expect((await open(await ticketOf(), `/viewings/${id}`)).statusCode).toBe(403);
  });

  it('a viewer without a ticket cannot watch, nor prolong another viewer’s viewing', async () => {
    expect((await get('/viewings/invented/index.m3u8')).statusCode).toBe(403);
    const { id } = await viewingOf(await ticketOf());
    expect((await open(await ticketOf('e1', 'another'), `/viewings/${id}`)).statusCode).toBe(403);
    expect((await open(await ticketOf('e2'), `/viewings/${id}`)).statusCode).toBe(403);
  });
});

describe('a stream ticket', () => {
  const refusalOf = async (ticket: string) => {
    const answer = await open(ticket);
    return [answer.statusCode, answer.json<{ reason: string }>().reason];
  };

  it('a stream ticket is accepted once', async () => {
    const ticket = await ticketOf();
    expect((await open(ticket)).statusCode).toBe(201);
    expect(await refusalOf(ticket)).toEqual([401, 'TICKET_USED']);
    later(29);
    expect(await refusalOf(ticket)).toEqual([401, 'TICKET_USED']);
  });

  it('a stream ticket is valid for half a minute', async () => {
    const ticket = await ticketOf();
    later(31);
    expect(await refusalOf(ticket)).toEqual([401, 'TICKET_EXPIRED']);
  });

  it('a stream ticket is valid for one host only', async () => {
    expect(await refusalOf(await ticketOf('e1', 's1', 'http://elsewhere.test'))).toEqual([401, 'TICKET_INVALID']);
  });

  it('a stream ticket with another key, algorithm or type, or unsigned, is refused', async () => {
    const claims = { event: 'e1', sub: 's1', jti: 'new', aud: ORIGIN, exp: NOON.getTime() / 1000 + 20 };
    const sign = (secret: string, typ = 'stream-ticket+jwt') =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ }).sign(new TextEncoder().encode(secret));
    const { privateKey } = await generateKeyPair('ES256');
    const forged = [
      await sign('guessed'),
      await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'stream-ticket+jwt' }).sign(privateKey),
      new UnsecuredJWT(claims).encode(),
      await sign(SECRET, 'JWT'),
    ];
    for (const ticket of forged) expect(await refusalOf(ticket)).toEqual([401, 'TICKET_INVALID']);
    expect((await open(await sign(SECRET))).statusCode).toBe(201);
  });

  it.each(['event', 'sub', 'jti', 'exp'])('a stream ticket without %s is refused', async (left) => {
    const claims: Record<string, unknown> = { event: 'e1', sub: 's1', jti: `no-${left}`, aud: ORIGIN, exp: NOON.getTime() / 1000 + 20 };
    delete claims[left];
    const ticket = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'stream-ticket+jwt' })
      .sign(new TextEncoder().encode(SECRET));
    expect(await refusalOf(ticket)).toEqual([401, 'TICKET_INVALID']);
  });

  it.each([undefined, '', 'Bearer', 'Bearer ', 'Basic abc', 'Bearer a b'])(
    'the Authorization header %j holds no stream ticket',
    async (authorization) => {
      const headers = authorization === undefined ? {} : { authorization };
      const answer = await host.inject({ method: 'POST', url: '/viewings', headers });
      expect(answer).toMatchObject({ statusCode: 401, body: '{"reason":"TICKET_MISSING"}' });
    },
  );
});

describe('a broadcast', () => {
  it.each(['PENDING', 'CLOSED', 'CANCELLED'] as const)(
    'a broadcast that is %s opens no viewing, and the answer names the reason',
    async (state) => {
      broadcasts = { e1: state };
      expect(await open(await ticketOf())).toMatchObject({ statusCode: 409, body: JSON.stringify({ reason: `STREAM_${state}` }) });
      expect((await open(await ticketOf('e2'))).statusCode).toBe(201);
    },
  );

  it('a closed broadcast ends its playlist, and a cancelled one stops at once', async () => {
    const { id } = await viewingOf(await ticketOf());
    broadcasts = { e1: 'CLOSED' };
    expect((await get(`/viewings/${id}/live.m3u8`)).body).toContain('#EXT-X-ENDLIST');
    broadcasts = { e1: 'CANCELLED' };
    expect(await get(`/viewings/${id}/live.m3u8`)).toMatchObject({ statusCode: 409, body: '{"reason":"STREAM_CANCELLED"}' });
  });

  it('the state of a broadcast is shown to the operator only', async () => {
    broadcasts = { e1: 'PENDING' };
    const ask = (authorization?: string) =>
      host.inject({ method: 'GET', url: '/broadcasts/e1', headers: authorization === undefined ? {} : { authorization } });
    expect(await ask(`Bearer ${SECRET}`)).toMatchObject({ statusCode: 200, body: '{"state":"PENDING"}' });
    for (const other of [undefined, 'Bearer ', `Bearer ${SECRET}x`, SECRET]) expect((await ask(other)).statusCode).toBe(401);
    expect((await host.inject({ url: '/broadcasts/__proto__', headers: bearer(SECRET) })).body).toBe('{"state":"LIVE"}');
  });
});

it('pages of any origin may use the stream host, and nothing is cached', async () => {
  const answer = await host.inject({ method: 'OPTIONS', url: '/viewings' });
  expect(answer).toMatchObject({
    statusCode: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });
});
