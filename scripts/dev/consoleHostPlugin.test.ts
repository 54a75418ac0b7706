import { expect, it } from 'vitest';
import { useDevServer } from '#tests/support/devServer.ts';
import { ask } from '#tests/support/http.ts';
import { consoleHostPlugin } from './consoleHostPlugin.ts';

const port = useDevServer(consoleHostPlugin());
const get = (host: string, path: string, accept = 'text/html') => ask(port(), path, { headers: { host, accept } });
const titleOf = ({ text }: { text: string }) => /<title>([^<]*)/.exec(text)?.[1];

it.each(['/', '/drafts/draft-1', '/history?surface=receipt:bet-placed'])(
  'the console’s host serves the console’s page at %s',
  async (path) => {
    expect(titleOf(await get('console.localhost:5173', path))).toBe('Linemaker console');
  },
);

it('every other host serves the players’ page and not the console’s', async () => {
  expect(titleOf(await get('localhost:5173', '/drafts/draft-1'))).toBe('Loading…');
  expect((await get('localhost:5173', '/console.html')).status).toBe(404);
});

it('the console’s host serves files like every other host', async () => {
  const { text } = await get('console.localhost:5173', '/favicon.svg', '*/*');
  expect(text).toContain('<svg');
});
