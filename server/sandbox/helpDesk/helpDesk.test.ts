import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { helpDeskOrigin, registerHelpDesk } from './helpDesk.ts';

const app = fastify({ logger: false });
registerHelpDesk(app);
afterAll(() => app.close());
const ask = (url: string, host = 'help.localhost:4001') => app.inject({ method: 'GET', url, headers: { host } });

describe('the help desk of the sandbox', () => {
  it('the help desk answers on its own host only', async () => {
    expect((await ask('/limits')).statusCode).toBe(200);
    expect((await ask('/limits', 'help.localhost')).statusCode).toBe(200);
    for (const host of ['localhost:4001', 'help.localhost.evil.test', 'xhelp.localhost', 'help-localhost'])
      expect((await ask('/limits', host)).statusCode, host).toBe(404);
  });

  it('the help desk runs only its own files and is framed only by this machine', async () => {
    const { headers, body } = await ask('/limits');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors http://localhost:* http://*.localhost:*`,
    );
    const loaded = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(loaded.toSorted()).toEqual(['/help.css', '/help.js']);
    for (const path of loaded) expect((await ask(path)).statusCode, path).toBe(200);
    const [, font = ''] = /url\('([^']+)'\)/.exec((await ask('/help.css')).body) ?? [];
    expect((await ask(font)).headers['content-type']).toBe('font/woff2');
    expect((await ask('/help.js')).headers['content-type']).toContain('javascript');
  });

  it.each([
    ['http://localhost:4001', 'http://help.localhost:4001'],
    ['https://localhost', 'https://help.localhost'],
  ])('the help desk beside %s is at %s', (vendor, origin) => expect(helpDeskOrigin(vendor)).toBe(origin));
});
