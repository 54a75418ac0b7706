import { describe, expect, it } from 'vitest';
import { OperatorClient } from '#tests/support/operatorClient.ts';
import { newPlayer, PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const reason = 'The phone was stolen';
const ME = '{ account { id } }';

describe('an operator who logs a player out', () => {
  it('compliance logs a player out everywhere at once, and the audit keeps the reason', async () => {
    const credentials = await newPlayer(server());
    const [player, other] = [await PlayerClient.logIn(server(), credentials), await PlayerClient.fresh(server())];
    const compliance = await OperatorClient.as(server(), 'compliance');
    expect((await player.try(ME)).errors).toEqual([]);
    const asked = { playerId: credentials.playerId, reason };
    expect(await compliance.run('endPlayerSessions', asked)).toEqual({ ended: 1 });
    expect((await player.try(ME)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect((await other.try(ME)).errors).toEqual([]);
    expect(await compliance.run('readAudit', { limit: 1 })).toMatchObject({
      entries: [{ operation: 'endPlayerSessions', subject: `player:${credentials.playerId}`, detail: { ended: 1, reason } }],
    });
    expect(await compliance.run('endPlayerSessions', asked)).toEqual({ ended: 0 });
    const again = await PlayerClient.logIn(server(), credentials);
    expect((await again.try(ME)).errors).toEqual([]);
  });

  it('nobody is logged out by an editor, or without a reason, or under an unknown id', async () => {
    const { playerId } = await newPlayer(server());
    const [editor, compliance] = [await OperatorClient.as(server(), 'editor'), await OperatorClient.as(server(), 'compliance')];
    const statuses = [
      await editor.try('endPlayerSessions', { playerId, reason }),
      await compliance.try('endPlayerSessions', { playerId, reason: '' }),
      await compliance.try('endPlayerSessions', { playerId: 'nobody', reason }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 422, 404]);
  });
});
