import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMoneyline, place, PlayerClient, straight, token, newPlayer } from '#tests/support/playerClient.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { createTestStore } from '#tests/support/store.ts';

/** Two servers with one database and the same keys, as behind a proxy, but with separate buses. */
let [one, two]: TestServer[] = [];
let close: () => Promise<void> = () => Promise.resolve();

beforeAll(async () => {
  const store = await createTestStore();
  const first = await startTestServer({ databaseUrl: store.url });
  const { dataDir } = first.app.deps.config;
  const vendorPort = Number(new URL(first.app.deps.geolocation.vendorOrigin).port);
  const streamHostPort = Number(new URL(first.app.deps.liveStreams.hostOrigin ?? '').port);
  const second = await startTestServer({ databaseUrl: store.url, config: { dataDir, locationVendorPort: vendorPort, streamHostPort } });
  [one, two] = [first, second];
  close = async () => {
    await second.stop();
    await first.stop();
    await store.close();
  };
}, 120_000);
afterAll(() => close());

const servers = (): [TestServer, TestServer] => {
  if (!one || !two) throw new Error('The servers are there only inside tests');
  return [one, two];
};

describe('two processes', () => {
  it("two processes share the location vendor, a player's session and the wallet", async () => {
    const [here, there] = servers();
    expect(there.app.deps.geolocation.vendorOrigin).toBe(here.app.deps.geolocation.vendorOrigin);
    expect(there.app.deps.liveStreams.hostOrigin).toBe(here.app.deps.liveStreams.hostOrigin);
    const player = await PlayerClient.logIn(here, await newPlayer(here));
    const same = new PlayerClient(there, player.tokens);
    await same.authorize(await player.packet());
    const { home } = await openMoneyline(here);
    const placementId = 'sent-to-one-and-then-to-the-other';
    const [first, again] = [
      await place(player, [straight(home, '1000')], placementId),
      await place(same, [straight(home, '1000')], placementId),
    ];
    expect(first.accepted).toBe(true);
    expect(again.placedBets.map(({ id }) => id)).toEqual(first.placedBets.map(({ id }) => id));
    expect(await same.run('{ account { balances { playableBalance { amountLong } } } }')).toMatchObject({
      account: { balances: { playableBalance: { amountLong: '99000' } } },
    });
  });

  it("two processes rotate each other's refresh tokens and end each other's sessions", async () => {
    const [here, there] = servers();
    const player = await PlayerClient.logIn(here, await newPlayer(here));
    const refreshed = await token(there, { grant_type: 'refresh_token', refresh_token: player.tokens.refresh_token });
    expect(refreshed.status).toBe(200);
    await there.app.deps.identity.endSession(
      (await there.app.deps.identity.authenticate(player.tokens.access_token, false))?.id ?? '',
      'logout',
    );
    expect((await player.try('{ account { id } }')).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('an anonymous token of one process is valid in the other', () => {
    const [here, there] = servers();
    const anonymous = here.app.deps.identity.issueAnonymousToken();
    expect(there.app.deps.identity.readAnonymousToken(anonymous)).toBe(here.app.deps.identity.readAnonymousToken(anonymous));
  });
});
