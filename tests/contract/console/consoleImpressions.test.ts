import { describe, expect, it } from 'vitest';
import { ask, sandbox } from '#tests/support/http.ts';
import { operation } from '#tests/support/layoutQueries.ts';
import { approve, draftWith, OperatorClient, publish, shelf } from '#tests/support/operatorClient.ts';
import { graphql, newPlayer, PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
type Seen = {
  readonly seen: readonly {
    readonly surface: string;
    readonly revision: string;
    readonly from: string;
    readonly to: string | null;
    readonly nodes: readonly { readonly id: string; readonly outcome: string }[];
  }[];
};
const look = async (player: PlayerClient, canonicalUrl: string): Promise<string> => {
  const headers = { authorization: `Bearer ${player.tokens.access_token}` };
  const { data } = await graphql<{ pageLayout: { revision: string } }>(server(), operation('PageLayout'), { canonicalUrl }, headers);
  return data.pageLayout.revision;
};
/** Advances the server's clock by a minute. Returns the middle of that minute, apart from all other events. */
const aMinuteOn = async (): Promise<string> => {
  await sandbox(server(), 'clock', { advanceSeconds: 60 });
  return new Date(server().app.deps.ports.now().getTime() - 30_000).toISOString();
};

describe("a player's impressions", () => {
  it('the console shows for any instant which revision and nodes a player saw', async () => {
    const player = await PlayerClient.logIn(server(), await newPlayer(server()));
    const before = await look(player, '/promotions');
    const first = await aMinuteOn();
    const [editor, approver] = [await OperatorClient.as(server(), 'editor'), await OperatorClient.as(server(), 'approver')];
    const draft = await draftWith(editor, 'promotions', shelf('new-there', { when: { login: 'player' } }));
    await approve(approver, draft);
    await publish(approver, draft);
    const after = await look(player, '/promotions');
    const second = await aMinuteOn();
    await server().app.deps.exposures.flush();
    const seenAt = (at: string) => approver.run<Seen>('whatPlayerSaw', { playerId: player.playerId, at, reason: 'A complaint' });
    const [then, now] = [await seenAt(first), await seenAt(second)];
    expect(then.seen).toMatchObject([{ surface: 'promotions', revision: before, to: now.seen[0]?.from }]);
    expect(then.seen[0]?.nodes.map(({ id }) => id)).not.toContain('new-there');
    expect(now.seen).toMatchObject([{ revision: after }]);
    expect(now.seen[0]?.nodes).toContainEqual(expect.objectContaining({ id: 'new-there', outcome: 'shown' }));
  });

  it("a player's impressions end with the session and do not include other players'", async () => {
    const [player, other] = [await PlayerClient.fresh(server()), await PlayerClient.fresh(server())];
    await look(player, '/live');
    const during = await aMinuteOn();
    await ask(server().port, '/api/logout', { method: 'POST', headers: { authorization: `Bearer ${player.tokens.access_token}` } });
    const after = await aMinuteOn();
    await server().app.deps.exposures.flush();
    const approver = await OperatorClient.as(server(), 'approver');
    const seenAt = async (playerId: string, at: string) =>
      (await approver.run<Seen>('whatPlayerSaw', { playerId, at, reason: 'A complaint' })).seen.map(({ surface }) => surface);
    expect(await seenAt(player.playerId, during)).toEqual(['live']);
    expect(await seenAt(player.playerId, after)).toEqual([]);
    expect(await seenAt(other.playerId, during)).toEqual([]);
  });

  it('a question about an impossible date is refused', async () => {
    const compliance = await OperatorClient.as(server(), 'compliance');
    const input = { playerId: 'demo', at: '2026-11-31T14:03:00Z', reason: 'The regulator asks' };
    expect(await compliance.try('whatPlayerSaw', input)).toMatchObject({ status: 422, json: { error: 'time' } });
  });

  it('a question about impressions is audited with its operator, also when refused', async () => {
    const [editor, compliance] = [await OperatorClient.as(server(), 'editor'), await OperatorClient.as(server(), 'compliance')];
    const input = { playerId: 'demo', at: '2026-11-22T14:03:00Z', reason: 'The regulator asks' };
    expect((await editor.try('whatPlayerSaw', input)).status).toBe(403);
    await compliance.run('whatPlayerSaw', input);
    expect(await compliance.run('readAudit', { limit: 2 })).toMatchObject({
      entries: [
        {
          actor: 'compliance@linemaker.test',
          operation: 'whatPlayerSaw',
          subject: 'player:demo',
          detail: { reason: 'The regulator asks' },
        },
        { actor: 'editor@linemaker.test', operation: 'whatPlayerSaw', outcome: 'wrong-role' },
      ],
    });
    expect(await compliance.try('whatPlayerSaw', { ...input, at: '2026-13-22T14:03:00Z' })).toMatchObject({ json: { error: 'time' } });
  });
});

describe('the reach of a change', () => {
  it('the reach of a change counts the players shown the surface in the last hour', async () => {
    const [one, other] = [await newPlayer(server()), await newPlayer(server())];
    const place = { surface: 'live', brand: '*', region: '*', environment: 'live' };
    // Logs in each time, because the operator's session ends when the clock advances.
    const reached = async (at: object = {}): Promise<number> =>
      (await (await OperatorClient.as(server(), 'approver')).run<{ players: number }>('countReached', { ...place, ...at })).players;
    await sandbox(server(), 'clock', { advanceSeconds: 3_700 });
    expect(await reached()).toBe(0);
    const players = [await PlayerClient.logIn(server(), one), await PlayerClient.logIn(server(), other)];
    for (const player of [...players, ...players]) await look(player, '/live');
    await server().app.deps.exposures.flush();
    expect(await reached()).toBe(2);
    expect(await reached({ surface: 'promotions' })).toBe(0);
    expect([await reached({ brand: 'tsb' }), await reached({ brand: 'hwc' })]).toEqual([2, 0]);
    expect([await reached({ region: 'US-NJ' }), await reached({ region: 'CA-ON' })]).toEqual([2, 0]);
    await sandbox(server(), 'clock', { advanceSeconds: 600 });
    expect(await reached()).toBe(2);
    await sandbox(server(), 'clock', { advanceSeconds: 3_100 });
    expect(await reached()).toBe(0);
  });
});
