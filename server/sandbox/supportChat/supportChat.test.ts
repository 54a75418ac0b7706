import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { registerSupportChat, supportChatUrlBeside } from './supportChat.ts';

const app = fastify({ logger: false });
registerSupportChat(app);
afterAll(() => app.close());
const ask = (url: string, host = 'chat.localhost:4001') => app.inject({ method: 'GET', url, headers: { host } });

describe('the support chat of the sandbox', () => {
  it('the support chat answers on its own host only', async () => {
    expect((await ask('/window')).statusCode).toBe(200);
    for (const host of ['localhost:4001', 'help.localhost', 'chat.localhost.evil.test', 'xchat.localhost'])
      expect((await ask('/window', host)).statusCode, host).toBe(404);
  });

  it('the support chat runs only its own files, sends nothing and is framed only by this machine', async () => {
    const { headers, body } = await ask('/window');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors http://localhost:* http://*.localhost:*`,
    );
    const loaded = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(loaded.toSorted()).toEqual(['/chat.css', '/chat.js']);
    for (const path of [...loaded, '/answers.js', '/inter.woff2']) expect((await ask(path)).statusCode, path).toBe(200);
  });

  it('the support chat’s address is beside the vendor’s', () =>
    expect(['http://localhost:4001', 'https://localhost'].map(supportChatUrlBeside)).toEqual([
      'http://chat.localhost:4001/window',
      'https://chat.localhost/window',
    ]));
});
