import { describe, expect, test, vi } from 'vitest';
import { createClock } from './clock.ts';
import { Credentials } from './credentials.ts';
import { createHttpClient } from './http/httpClient.ts';
import { fetchWithTimeout } from './http/timeout.ts';
import { newId } from './ids.ts';
import { Telemetry } from './telemetry.ts';

describe('the clock', () => {
  test('runs on from the server’s time, whatever the device says', () => {
    let steady = 1_000;
    const clock = createClock(
      () => steady,
      () => 5_000_000,
    );
    expect(clock.now()).toBe(5_000_000);
    clock.synchronise('2026-11-21T12:00:00.000Z');
    steady += 250;
    expect(new Date(clock.now()).toISOString()).toBe('2026-11-21T12:00:00.250Z');
    clock.synchronise('soon');
    expect(new Date(clock.now()).toISOString()).toBe('2026-11-21T12:00:00.250Z');
  });
});

test('ids are long enough, URL-safe and all different', () => {
  const ids = new Set(Array.from({ length: 1_000 }, () => newId()));
  expect(ids.size).toBe(1_000);
  for (const id of ids) expect(id).toMatch(/^[\w-]{24}$/);
});

describe('credentials', () => {
  test('that are held back are those of the moment they are let go', async () => {
    const credentials = new Credentials(() => 0);
    let letGo = (): void => undefined;
    credentials.holdBack(new Promise<void>((resolve) => (letGo = resolve)));
    const headers = credentials.headers();
    credentials.setBearer({ token: 't', expiresAt: 10 });
    letGo();
    expect(await headers).toMatchObject({ authorization: 'Bearer t' });
  });

  test('speak for the visitor until there is a bearer', async () => {
    const credentials = new Credentials(() => 0);
    expect(await credentials.headers()).toEqual({ 'x-region-code': 'CA-DEFAULT', 'x-country-code': 'CA' });
    credentials.setRegion({ regionCode: 'US-NJ', countryCode: 'US' });
    credentials.setAnonymousToken('anon');
    credentials.setCapabilities('cap');
    credentials.setBearer({ token: 't', expiresAt: 10 });
    expect(await credentials.headers()).toEqual({
      'x-region-code': 'US-NJ',
      'x-country-code': 'US',
      'x-anonymous-authorization': 'anon',
      'x-ui-capabilities': 'cap',
      authorization: 'Bearer t',
    });
  });

  test('renew a bearer that has run out before it is used', async () => {
    let now = 0;
    const credentials = new Credentials(() => now);
    credentials.setBearer({ token: 'old', expiresAt: 10 });
    const refresh = vi.fn(async () => credentials.setBearer({ token: 'new', expiresAt: 100 }));
    credentials.setRefresher(refresh);
    await credentials.headers();
    expect(refresh).not.toHaveBeenCalled();
    now = 10;
    expect(await credentials.headers()).toMatchObject({ authorization: 'Bearer new' });
  });

  test('tell when the bearer changes', () => {
    const credentials = new Credentials(() => 0);
    const listener = vi.fn();
    const stop = credentials.onBearerChange(listener);
    credentials.setBearer({ token: 't', expiresAt: 1 });
    stop();
    credentials.setBearer(null);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(credentials.hasBearer()).toBe(false);
  });
});

describe('HTTP', () => {
  const answering = (status: number, body: string) =>
    createHttpClient(
      async () => new Response(body, { status }),
      () => true,
    );

  test('answers within 2xx with what the body says', async () => {
    expect(await answering(200, '{"a":1}')({ method: 'GET', path: '/x' })).toMatchObject({
      ok: true,
      value: { status: 200, body: { a: 1 } },
    });
    expect(await answering(201, 'plain')({ method: 'GET', path: '/x' })).toMatchObject({ ok: true, value: { body: 'plain' } });
  });

  test.each([
    [401, 'UNAUTHORIZED_ERROR'],
    [403, 'UNKNOWN_ERROR'],
    [422, 'UNKNOWN_ERROR'],
    [500, 'NETWORK_ERROR'],
    [503, 'NETWORK_ERROR'],
  ])('%i is %s, with what the server said', async (status, code) => {
    expect(await answering(status, '{"error":"x"}')({ method: 'POST', path: '/x' })).toEqual({
      ok: false,
      refusal: { code, status, body: { error: 'x' } },
    });
  });

  test('a server that says nothing is given up, and named', async () => {
    const silent = fetchWithTimeout(
      5,
      (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    );
    expect(await createHttpClient(silent, () => true)({ method: 'GET', path: '/x' })).toMatchObject({
      ok: false,
      refusal: { code: 'TIMEOUT_ERROR', status: null },
    });
  });

  test.each([
    [true, 'NETWORK_ERROR'],
    [false, 'CONNECTION_ERROR'],
  ])('a broken line while online is %s: %s', async (isOnline, code) => {
    const broken = createHttpClient(
      () => Promise.reject(new TypeError('failed')),
      () => isOnline,
    );
    expect(await broken({ method: 'GET', path: '/x' })).toMatchObject({ ok: false, refusal: { code } });
  });

  test('sends forms and JSON as such, with cookies of our own origin', async () => {
    const calls: RequestInit[] = [];
    const client = createHttpClient(async (_, init) => {
      calls.push(init ?? {});
      return new Response('');
    });
    await client({ method: 'POST', path: '/x', form: { a: '1 2' } });
    await client({ method: 'POST', path: '/x', json: { a: 1 }, headers: { h: 'v' } });
    expect(calls[0]).toMatchObject({ method: 'POST', credentials: 'same-origin' });
    expect(String(calls[0]?.body)).toBe('a=1+2');
    expect(calls[1]).toMatchObject({ body: '{"a":1}', headers: { h: 'v', 'content-type': 'application/json' } });
  });
});

describe('a call of REST', () => {
  const answering = (status: number, headers: Record<string, string>) => {
    const heard: string[] = [];
    const fetcher: typeof fetch = async () => new Response('{}', { status, headers });
    const client = createHttpClient(fetcher, undefined, undefined, (told) =>
      heard.push(told.type === 'maintenance-announced' ? (told.headers['x-maintenance-mode-title'] ?? '') : told.type),
    );
    return { client, heard };
  };
  const closed = { 'x-maintenance-mode-enabled': 'true', 'x-maintenance-mode-title': 'Soon' };

  test.each([
    [503, closed, ['Soon']],
    [500, closed, ['Soon']],
    [503, {}, []],
    [503, { ...closed, 'x-maintenance-mode-enabled': 'false' }, []],
    [404, closed, []],
    [200, closed, []],
  ])('answered %i with %j says whether the house is closed', async (status, headers, told) => {
    const { client, heard } = answering(status, headers);
    await client({ method: 'GET', path: '/viewer' });
    expect(heard).toEqual(told);
  });

  const room = '{"cfWaitingRoom":{"inWaitingRoom":true,"refreshIntervalSeconds":9}}';
  test.each([
    [202, room, [{ type: 'waiting-room', body: room }], { ok: false, refusal: { code: 'NETWORK_ERROR', status: 202 } }],
    [202, '{"accepted":true}', [], { ok: true }],
    [200, room, [], { ok: true }],
  ])('answered %i with %s says whether visitors wait, and is no answer then', async (status, body, told, answer) => {
    const heard: unknown[] = [];
    const fetcher: typeof fetch = async () => new Response(body, { status });
    const client = createHttpClient(fetcher, undefined, undefined, (signal) => heard.push(signal));
    expect(await client({ method: 'POST', path: '/oauth/token' })).toMatchObject(answer);
    expect(heard).toEqual(told);
  });

  test('that parts outlives its page, and neither shows nor takes a cookie', async () => {
    const calls: RequestInit[] = [];
    const client = createHttpClient(async (_, init) => {
      calls.push(init ?? {});
      return new Response('');
    });
    await client({ method: 'POST', path: '/x', headers: { h: 'v' }, isParting: true });
    expect(calls).toEqual([{ method: 'POST', credentials: 'omit', keepalive: true, headers: { h: 'v' } }]);
  });
});

describe('telemetry', () => {
  test('sends each fault once, together', () => {
    const sent: string[] = [];
    const telemetry = new Telemetry(
      (body) => sent.push(body),
      () => 7,
    );
    telemetry.reportError('render', new TypeError('no'));
    telemetry.reportError('render', new TypeError('no'));
    telemetry.reportError('socket', 'text');
    telemetry.reportNode({ revision: 'r', nodeId: 'n', kind: 'K', reason: 'unknown-kind' });
    telemetry.reportNode({ revision: 'r', nodeId: 'n', kind: 'K', reason: 'unknown-kind' });
    telemetry.flush();
    telemetry.flush();
    expect(sent).toHaveLength(1);
    const { entries } = JSON.parse(sent[0] ?? '') as { entries: { type: string; message?: string }[] };
    expect(entries.map(({ type, message }) => [type, message])).toEqual([
      ['error', 'no'],
      ['error', 'text'],
      ['node', undefined],
    ]);
  });

  test('says whose session it was, once that is known', () => {
    const sent: string[] = [];
    let token: string | null = null;
    const telemetry = new Telemetry(
      (body) => sent.push(body),
      () => 7,
      () => token,
    );
    telemetry.reportError('socket', 'before');
    telemetry.flush();
    token = 'signed';
    telemetry.reportError('socket', 'after');
    telemetry.flush();
    expect(sent.map((body) => (JSON.parse(body) as { session?: string }).session)).toEqual([undefined, 'signed']);
  });

  test('keeps what the browser would not take for the next time', () => {
    const sent: string[] = [];
    let isTaken = false;
    const telemetry = new Telemetry((body) => {
      if (isTaken) sent.push(body);
      return isTaken;
    });
    telemetry.reportError('socket', 'first');
    telemetry.flush();
    isTaken = true;
    telemetry.reportError('socket', 'second');
    telemetry.flush();
    telemetry.flush();
    const { entries } = JSON.parse(sent.join()) as { entries: { message: string }[] };
    expect(entries.map(({ message }) => message)).toEqual(['first', 'second']);
  });

  test('tells whoever listens of each new fault, of those from before too, until they stop', () => {
    const telemetry = new Telemetry(() => undefined);
    const early = new TypeError('early');
    telemetry.reportError('boot', early);
    telemetry.reportError('boot', early);
    const heard: [string, Error][] = [];
    const stop = telemetry.onFault((category, fault) => heard.push([category, fault]));
    telemetry.reportError('socket', 'a text');
    telemetry.reportError('socket', 'a text');
    telemetry.reportNode({ revision: 'r', nodeId: 'n', kind: 'K', reason: 'unknown-kind' });
    stop();
    telemetry.reportError('auth', new Error('too late'));
    expect(heard).toEqual([
      ['boot', early],
      ['socket', new Error('a text')],
    ]);
    expect(heard[0]?.[1]).toBe(early);
  });

  test('has an end', () => {
    const sent: string[] = [];
    const telemetry = new Telemetry((body) => sent.push(body));
    for (let index = 0; index < 500; index++) telemetry.reportError('unknown', new Error(String(index)));
    telemetry.flush();
    expect((JSON.parse(sent[0] ?? '') as { entries: unknown[] }).entries).toHaveLength(200);
  });
});
