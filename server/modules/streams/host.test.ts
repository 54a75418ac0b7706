import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NOON } from '#tests/support/smallWorld.ts';
import { testPorts } from '#tests/support/players.ts';
import { askBroadcast, signTicket, TICKET_SECONDS } from './host.ts';

const SECRET = 'between-operator-and-host';
let server: Server | undefined;
const asked: { readonly url: string | undefined; readonly authorization: string | undefined }[] = [];

async function hostThat(status: number, body: string): Promise<{ origin: string; secret: string }> {
  server = createServer(({ url, headers }, response) => {
    asked.push({ url, authorization: headers.authorization });
    response.writeHead(status).end(body);
  });
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, secret: SECRET };
}

afterEach(async () => {
  asked.length = 0;
  await new Promise((closed) => (server ? server.close(closed) : closed(null)));
  server = undefined;
});

describe('the state of a broadcast at its host', () => {
  it('the stream host is asked for an encoded event id with the secret', async () => {
    const host = await hostThat(200, '{"state":"PENDING"}');
    expect(await askBroadcast(host, 'a/b?c')).toBe('PENDING');
    expect(asked).toEqual([{ url: '/broadcasts/a%2Fb%3Fc', authorization: `Bearer ${SECRET}` }]);
  });

  it.each([
    [200, '{"state":"GREAT"}'],
    [200, '{}'],
    [200, 'no json'],
    [401, '{"state":"LIVE"}'],
    [500, '{"state":"LIVE"}'],
  ])('an answer with %i and %s counts as none', async (status, body) => {
    expect(await askBroadcast(await hostThat(status, body), 'e1')).toBeNull();
  });

  it('a stream host’s refusal is read and discarded, so it holds no connection', async () => {
    const refused = Response.json({ message: 'No' }, { status: 401 });
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(refused);
    expect(await askBroadcast({ origin: 'http://host.test', secret: SECRET }, 'e1')).toBeNull();
    expect(refused.bodyUsed).toBe(true);
    vi.restoreAllMocks();
  });

  it('an unreachable stream host counts as no answer', async () => {
    const host = await hostThat(200, '{}');
    await new Promise((closed) => server?.close(closed));
    server = undefined;
    expect(await askBroadcast(host, 'e1')).toBeNull();
  });
});

describe('a stream ticket', () => {
  const host = { origin: 'https://pictures.example', secret: SECRET };

  it('a stream ticket is for one event, one viewer and one host, for half a minute', async () => {
    const { value, hostUrl, expiresAt } = await signTicket(host, testPorts(), { eventId: 'e1', sessionId: 's1' });
    const { payload } = await jwtVerify(value, new TextEncoder().encode(SECRET), { currentDate: NOON, audience: host.origin });
    expect(payload).toMatchObject({ event: 'e1', sub: 's1', aud: host.origin, exp: NOON.getTime() / 1000 + TICKET_SECONDS });
    expect(decodeProtectedHeader(value)).toEqual({ alg: 'HS256', typ: 'stream-ticket+jwt' });
    expect(hostUrl).toBe(host.origin);
    expect(expiresAt).toEqual(new Date(NOON.getTime() + 30_000));
  });

  it('a stream ticket is unique, and holds no name and no money', async () => {
    const tickets = await Promise.all([1, 2].map(() => signTicket(host, testPorts(), { eventId: 'e1', sessionId: 's1' })));
    const claims = tickets.map(({ value }) => decodeJwt(value));
    expect(new Set(claims.map(({ jti }) => jti)).size).toBe(2);
    expect(Object.keys(claims[0] ?? {}).toSorted()).toEqual(['aud', 'event', 'exp', 'iat', 'jti', 'sub']);
  });
});
