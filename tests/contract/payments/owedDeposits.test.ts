import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { describe, expect, it } from 'vitest';
import { sandbox } from '#tests/support/http.ts';
import { newPlayer, PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();

describe('a deposit that reaches the threshold', () => {
  it('a deposit that reaches the threshold is pushed to open pages as one to acknowledge', async () => {
    const credentials = await newPlayer(server());
    const player = await PlayerClient.logIn(server(), credentials);
    const client = createClient({
      url: `ws://localhost:${server().port}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${player.tokens.access_token}` },
      retryAttempts: 0,
    });
    const pushes = client.iterate<{ accountBalanceUpdates: { owesDepositAcknowledgement: boolean } }>({
      query: 'subscription { accountBalanceUpdates { owesDepositAcknowledgement } }',
    });
    const next = async () => (await pushes.next()).value?.data?.accountBalanceUpdates.owesDepositAcknowledgement;
    expect(await next()).toBe(false);
    await sandbox(server(), 'account', { email: credentials.email, depositCents: 249_999 });
    expect(await next()).toBe(false);
    await sandbox(server(), 'account', { email: credentials.email, depositCents: 1_000 });
    expect(await next()).toBe(true);
    await client.dispose();
  });
});
