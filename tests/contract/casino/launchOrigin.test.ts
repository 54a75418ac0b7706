import { expect, it } from 'vitest';
import { aGame, aLaunchId, type Launched, LAUNCH, onGamePage } from '#tests/support/casinoPlay.ts';
import { graphql } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer({ trustedProxies: 1 });

it.each([
  [{}, 'http'],
  [{ 'x-forwarded-proto': 'https' }, 'https'],
])('a page that names no origin is spoken to by the protocol that the proxy before us took it in with: %j', async (headers, protocol) => {
  const input = { gameId: aGame(server()).id, mode: 'DEMO', launchId: aLaunchId() };
  const { data } = await graphql<{ casinoLaunch: Launched }>(server(), LAUNCH, { input }, headers);
  expect(data.casinoLaunch.errors).toEqual([]);
  expect((await onGamePage(data.casinoLaunch.launchUrl ?? '', 'state')).json).toMatchObject({
    hostOrigin: `${protocol}://localhost:${server().port}`,
  });
});
