import { describe, expect, test, vi } from 'vitest';
import { createClock } from './clock.ts';
import { Credentials } from './credentials.ts';
import { createHttpClient } from './http/httpClient.ts';
import { fetchWithTimeout } from './http/timeout.ts';
import { newId } from './ids.ts';
import { Telemetry } from './telemetry.ts';

describe('the clock', () => {
  test('the clock runs from the server’s time, not the device’s', () => {
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

test('ids are long, URL-safe and unique', () => {
  const ids = new Set(Array.from({ length: 1_000 }, () => newId()));
  expect(ids.size).toBe(1_000);
  for (const id of ids) expect(id).toMatch(/^[\w-]{24}$/);
});

describe('credentials', () => {
  test('held-back credentials are those of the moment of release', async () => {
    const credentials = new Credentials(() => 0);
    let letGo = (): void => undefined;
    credentials.holdBack(new Promise<void>((resolve) => (letGo = resolve)));
    const headers = credentials.headers();
    credentials.setBearer({ token: 't', expiresAt: 10 });
    letGo();
    expect(await headers).toMatchObject({ authorization: 'Bearer t' });
  });

  test('credentials are anonymous without a bearer token', async () => {
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

  test('an expired bearer token is renewed before use', async () => {
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

  test('a change of the bearer token is reported', () => {
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

  test('a 2xx answer has its body as JSON or text', async () => {
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
  ])('a status of %i is %s, with the server’s body', async (status, code) => {
    expect(await answering(status, '{"error":"x"}')({ method: 'POST', path: '/x' })).toEqual({
      ok: false,
      refusal: { code, status, body: { error: 'x' } },
    });
  });

  test('a silent server times out by name', async () => {
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
  ])('a broken connection while online is %s: %s', async (isOnline, code) => {
    const broken = createHttpClient(
      () => Promise.reject(new TypeError('failed')),
      () => isOnline,
    );
    expect(await broken({ method: 'GET', path: '/x' })).toMatchObject({ ok: false, refusal: { code } });
  });

  test('forms and JSON are sent with same-origin cookies', async () => {
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
  ])('an answer of %i with %j signals maintenance with the titles %j', async (status, headers, told) => {
    const { client, heard } = answering(status, headers);
    await client({ method: 'GET', path: '/viewer' });
    expect(heard).toEqual(told);
  });

  const room = '{"cfWaitingRoom":{"inWaitingRoom":true,"refreshIntervalSeconds":9}}';
  test.each([
    [202, room, [{ type: 'waiting-room', body: room }], { ok: false, refusal: { code: 'NETWORK_ERROR', status: 202 } }],
    [202, '{"accepted":true}', [], { ok: true }],
    [200, room, [], { ok: true }],
  ])('an answer of %i with %s has the signals %j and the result %j', async (status, body, told, answer) => {
    const heard: unknown[] = [];
    const fetcher: typeof fetch = async () => new Response(body, { status });
    const client = createHttpClient(fetcher, undefined, undefined, (signal) => heard.push(signal));
    expect(await client({ method: 'POST', path: '/oauth/token' })).toMatchObject(answer);
    expect(heard).toEqual(told);
  });

  test('a parting call is keepalive without cookies', async () => {
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
  test('telemetry sends each fault once, several in one request', () => {
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

  test('telemetry sends the session once it is known', () => {
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

  test('telemetry keeps entries that the browser did not accept', () => {
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

  test('telemetry reports each new fault to listeners, including earlier ones', () => {
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

  test('telemetry keeps at most two hundred entries', () => {
    const sent: string[] = [];
    const telemetry = new Telemetry((body) => sent.push(body));
    for (let index = 0; index < 500; index++) telemetry.reportError('unknown', new Error(String(index)));
    telemetry.flush();
    expect((JSON.parse(sent[0] ?? '') as { entries: unknown[] }).entries).toHaveLength(200);
  });
});
