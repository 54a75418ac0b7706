import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { vendorFetch } from './vendorFetch.ts';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});
async function vendor(answer: RequestListener): Promise<string> {
  const opened = createServer(answer);
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(opened.address() as AddressInfo).port}/`;
}

test('a vendor’s answer is read up to the allowed size, with its status', async () => {
  const origin = await vendor((_request, reply) => reply.writeHead(409, { 'x-kind': 'a' }).end('x'.repeat(65_536)));
  const answer = await vendorFetch(origin);
  expect([answer.status, answer.headers.get('x-kind'), (await answer.text()).length]).toEqual([409, 'a', 65_536]);
});

test('a vendor’s answer without content has a null body', async () => {
  const origin = await vendor((_request, reply) => reply.writeHead(204).end());
  expect((await vendorFetch(origin)).body).toBeNull();
});

test('an endless answer of a vendor is dropped after 64 KB with its connection', async () => {
  let sent = 0;
  let isDropped: () => void = () => undefined;
  const dropped = new Promise<void>((resolve) => (isDropped = resolve));
  const origin = await vendor((_request, reply) => {
    const more = (): void => {
      while (reply.write('x'.repeat(16_384))) sent += 16_384;
    };
    reply.on('drain', more).on('close', isDropped);
    more();
  });
  await expect((await vendorFetch(origin)).json()).rejects.toThrow('more than 65536 bytes');
  await dropped;
  expect(sent).toBeLessThan(16_000_000);
});

test('a vendor’s redirect is refused, and the secret is not sent on', async () => {
  const asked: (string | undefined)[] = [];
  const origin = await vendor((request, reply) => {
    asked.push(request.url);
    reply.writeHead(307, { location: '/elsewhere' }).end();
  });
  await expect(vendorFetch(origin, { method: 'POST', headers: { authorization: 'Bearer secret' }, body: '{}' })).rejects.toThrow();
  expect(asked).toEqual(['/']);
});

test('a redirect from a replaced fetch is refused too', async () => {
  const ask = () => Promise.resolve(new Response('', { status: 302, headers: { location: 'http://elsewhere.test' } }));
  await expect(vendorFetch('http://vendor.test', {}, ask)).rejects.toThrow('elsewhere');
});
