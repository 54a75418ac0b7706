import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { resolveGameRounds } from '#server/modules/casino/play/index.ts';
import { aName, launch, onGamePage, press, providerOf, seated, wager } from '#tests/support/casinoPlay.ts';
import { cashOf } from '#tests/support/deposits.ts';
import { sandbox } from '#tests/support/http.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { newPlayer, PlayerClient } from '#tests/support/playerClient.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
afterEach(() => sandbox(server(), 'game', {}));

/** Runs the server's job for open rounds as if these seconds had passed. */
function resolveLater(on: TestServer, seconds: number): Promise<void> {
  const { deps } = on.app;
  const later = new Date(deps.ports.now().getTime() + seconds * 1_000);
  return resolveGameRounds({ ...deps, ports: { ...deps.ports, now: () => later } }, providerOf(on));
}
const roundOf = ({ app }: TestServer, playerId: string) =>
  app.deps.db.selectFrom('casino_rounds').selectAll().where('player_id', '=', playerId).executeTakeFirstOrThrow();

/** Starts a round whose result the provider has drawn but not sent. */
async function interrupted(on: TestServer, player: PlayerClient, nextMultiple: number) {
  await player.locate();
  const launched = await launch(player);
  await sandbox(on, 'game', { leaveOpen: true, nextMultiple });
  const told = await press(launched.launchUrl ?? '', 500);
  expect(told).toMatchObject({ status: 409, json: { state: 'OPEN', shown: null } });
  return launched;
}
const close = (player: PlayerClient, id: string | null) =>
  player.run('mutation ($id: ID!) { casinoClose(sessionId: $id) { succeeded } }', { id });

describe('checklist 26: a round that was interrupted', () => {
  it('checklist 26: an interrupted round is played out once its player has left, and paid once', async () => {
    const player = await PlayerClient.fresh(server());
    const { sessionId } = await interrupted(server(), player, 8);
    await resolveLater(server(), 6);
    expect((await roundOf(server(), player.playerId)).state, 'its player is there').toBe('OPEN');
    await close(player, sessionId);
    await resolveLater(server(), 20);
    await resolveLater(server(), 40);
    expect(await roundOf(server(), player.playerId)).toMatchObject({ state: 'SETTLED', won: '4000', description: 'Three bells' });
    expect(await cashOf(player)).toBe(103_500n);
    await sandbox(server(), 'game', {});
    const again = await launch(player);
    const state = await onGamePage(again.launchUrl ?? '', 'state');
    expect(state.json).toMatchObject({ balanceCents: 103_500, unseen: { state: 'OVER', winCents: 4_000, description: 'Three bells' } });
    await onGamePage(again.launchUrl ?? '', 'seen', {});
    expect((await onGamePage(again.launchUrl ?? '', 'state')).json).toMatchObject({ unseen: null });
    expect(await ledgerViolations(server().app.deps.db)).toEqual([]);
  });

  it('an interrupted round returns its wager if the provider never played it', async () => {
    const seat = await seated(await PlayerClient.fresh(server()));
    await wager(seat, { round: aName(), cents: 800 });
    await resolveLater(server(), 6);
    expect(await roundOf(server(), seat.player.playerId)).toMatchObject({ state: 'RETURNED', returned: '800' });
    expect(await cashOf(seat.player)).toBe(100_000n);
    expect(await ledgerViolations(server().app.deps.db)).toEqual([]);
  });

  it('an interrupted round stays open and in play while the provider is unreachable', async () => {
    const player = await PlayerClient.fresh(server());
    const { sessionId } = await interrupted(server(), player, 2);
    await close(player, sessionId);
    await sandbox(server(), 'game', { unreachable: true });
    await resolveLater(server(), 60);
    expect((await roundOf(server(), player.playerId)).state).toBe('OPEN');
    expect(await cashOf(player)).toBe(99_500n);
    await sandbox(server(), 'game', {});
    await resolveLater(server(), 600);
    expect((await roundOf(server(), player.playerId)).state).toBe('SETTLED');
    expect(await cashOf(player)).toBe(100_500n);
  });

  it('an interrupted round is played out after its login ended, and its session is closed', async () => {
    const player = await PlayerClient.fresh(server());
    const { sessionId } = await interrupted(server(), player, 0);
    await sandbox(server(), 'account', { email: `player-${player.playerId}@linemaker.test`, endSession: true });
    await resolveLater(server(), 30);
    expect(await roundOf(server(), player.playerId)).toMatchObject({ state: 'SETTLED', won: '0', description: 'No win' });
    const { closed_at: closedAt } = await server()
      .app.deps.db.selectFrom('casino_sessions')
      .select('closed_at')
      .where('id', '=', sessionId ?? '')
      .executeTakeFirstOrThrow();
    expect(closedAt).not.toBeNull();
  });
});

it('survives: a round open at a restart of server or provider is played out afterwards and paid once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'linemaker-rounds-'));
  await chmod(dataDir, 0o755);
  const first = await startTestServer({ config: { dataDir } });
  const credentials = await newPlayer(first);
  await interrupted(first, await PlayerClient.logIn(first, credentials), 15);
  await first.stop();
  const second = await startTestServer({ config: { dataDir } });
  try {
    const player = await PlayerClient.logIn(second, credentials);
    await resolveLater(second, 60);
    await resolveLater(second, 600);
    expect(await roundOf(second, player.playerId)).toMatchObject({ state: 'SETTLED', won: '7500' });
    expect(await cashOf(player)).toBe(107_000n);
    expect(await ledgerViolations(second.app.deps.db)).toEqual([]);
  } finally {
    await second.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
