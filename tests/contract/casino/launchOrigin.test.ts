import { createClient } from 'graphql-ws';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { aGame, aLaunchId, type Launched, LAUNCH, onGamePage } from '#tests/support/casinoPlay.ts';
import { graphql } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer({ trustedProxies: 1 });

const proxied: readonly (readonly [Record<string, string>, string])[] = [
  [{}, 'http'],
  [{ 'x-forwarded-proto': 'https' }, 'https'],
];

it.each(proxied)("a launched page without an Origin header is addressed by the proxy's protocol: %j", async (headers, protocol) => {
  const input = { gameId: aGame(server()).id, mode: 'DEMO', launchId: aLaunchId() };
  const { data } = await graphql<{ casinoLaunch: Launched }>(server(), LAUNCH, { input }, headers);
  expect(data.casinoLaunch.errors).toEqual([]);
  expect((await onGamePage(data.casinoLaunch.launchUrl ?? '', 'state')).json).toMatchObject({
    hostOrigin: `${protocol}://localhost:${server().port}`,
  });
});

it.each(proxied)("a page that launches over a socket is addressed by the proxy's protocol: %j", async (headers, protocol) => {
  class Proxied extends WebSocket {
    constructor(url: string, protocols: string) {
      super(url, protocols, { headers });
    }
  }
  const client = createClient({ url: `ws://localhost:${server().port}/graphql`, webSocketImpl: Proxied, retryAttempts: 0 });
  const input = { gameId: aGame(server()).id, mode: 'DEMO', launchId: aLaunchId() };
  const { value } = await client.iterate<{ casinoLaunch: Launched }>({ query: LAUNCH, variables: { input } }).next();
  await client.dispose();
  expect((await onGamePage(value?.data?.casinoLaunch.launchUrl ?? '', 'state')).json).toMatchObject({
    hostOrigin: `${protocol}://localhost:${server().port}`,
  });
});
