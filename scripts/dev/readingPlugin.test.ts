import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer } from './readingPlugin.ts';

const asked: unknown[] = [];
const read = (question: never): Promise<unknown> => {
  asked.push(question);
  return (question as { text: string }).text === 'boom' ? Promise.reject(new Error('no such kind')) : Promise.resolve({ problems: [] });
};
let server: Server;
let address = '';
beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response, () => Promise.resolve(read)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };
const question = { text: '{}', brand: 'tsb', region: 'US-NJ', build: 'now', odds: 'AMERICAN' };
const post = (body: string, headers: Readonly<Record<string, string>> = json) => fetch(address, { method: 'POST', headers, body });

describe('the gallery’s server', () => {
  it('the gallery’s server answers with the problems that the validator found', async () => {
    const response = await post(JSON.stringify(question));
    expect([response.status, response.headers.get('cache-control'), await response.json()]).toEqual([200, 'no-store', { problems: [] }]);
    expect(asked).toEqual([question]);
  });

  it.each<[string, () => Promise<Response>, number]>([
    ['another method', () => fetch(address), 405],
    ['a form of a foreign page', () => post('text=x', { 'content-type': 'text/plain' }), 415],
    ['what is no JSON', () => post('{'), 400],
    ['a question without a brand', () => post(JSON.stringify({ ...question, brand: 7 })), 400],
    ['nothing in particular', () => post('null'), 400],
    ['more than four megabytes', () => post('x'.repeat(4 * 1_024 * 1_024 + 1)), 413],
  ])('the gallery’s server refuses %s', async (_what, ask, status) => {
    expect((await ask()).status).toBe(status);
  });

  it('the gallery’s server answers an internal error with its message', async () => {
    const response = await post(JSON.stringify({ ...question, text: 'boom' }));
    expect([response.status, await response.json()]).toEqual([500, { message: 'no such kind' }]);
  });
});
