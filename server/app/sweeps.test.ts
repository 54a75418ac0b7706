import { describe, expect, it } from 'vitest';
import { sweepAttempts } from '#server/platform/sweepAttempts.ts';
import { sweepLocations } from '#server/modules/geolocation/index.ts';
import { sweepTokens } from '#server/modules/identity/tokens/index.ts';
import { makePlayer, testPorts } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore();
const DAY_MS = 86_400_000;
const ago = (days: number): Date => new Date(NOON.getTime() - days * DAY_MS);

describe('deletion of expired rows', () => {
  it('tokens, codes and proofs of a session are deleted one day after their expiry', async () => {
    const { db } = store();
    const [old, young] = [await makePlayer(db, { cents: 0n }), await makePlayer(db, { cents: 0n })];
    for (const [{ playerId: player_id, sessionId: session_id }, at] of [
      [old, ago(1.01)],
      [young, ago(0.99)],
    ] as const) {
      const times = { session_id, expires_at: at };
      await db
        .insertInto('refresh_tokens')
        .values({ ...times, token_hash: session_id, issued_at: at })
        .execute();
      await db
        .insertInto('session_codes')
        .values({ ...times, player_id, code_mac: 'mac', sent_at: at })
        .execute();
      await db
        .insertInto('session_proofs')
        .values({ ...times, source: 'LIMIT' })
        .execute();
    }
    await sweepTokens({ db, ports: testPorts(NOON) });
    for (const table of ['refresh_tokens', 'session_codes', 'session_proofs'] as const) {
      const rows = await db.selectFrom(table).select('session_id').where('session_id', 'in', [old.sessionId, young.sessionId]).execute();
      expect(rows, table).toEqual([{ session_id: young.sessionId }]);
    }
  });

  it('location packets, licences and verdicts are deleted one day after their expiry', async () => {
    const { db } = store();
    const [old, young] = [await makePlayer(db, { cents: 0n }), await makePlayer(db, { cents: 0n })];
    for (const [{ playerId: player_id, sessionId: session_id }, at] of [
      [old, ago(1.01)],
      [young, ago(0.99)],
    ] as const) {
      await db.insertInto('geo_packets').values({ nonce: session_id, player_id, received_at: at }).execute();
      await db.insertInto('geo_licenses').values({ key: session_id, license_type: 'REGULAR', issued_at: at, expires_at: at }).execute();
      const verdict = { session_id, region: null, ip_address: '10.0.0.1', is_allowed: false, reason: 'no', decided_at: at, expires_at: at };
      await db
        .insertInto('geo_verdicts')
        .values(verdict)
        .onConflict((conflict) => conflict.column('session_id').doUpdateSet(verdict))
        .execute();
    }
    await sweepLocations({ db, ports: testPorts(NOON) });
    const both = [old.sessionId, young.sessionId];
    expect(await db.selectFrom('geo_packets').select('nonce').where('nonce', 'in', both).execute()).toEqual([{ nonce: young.sessionId }]);
    expect(await db.selectFrom('geo_licenses').select('key').where('key', 'in', both).execute()).toEqual([{ key: young.sessionId }]);
    expect(await db.selectFrom('geo_verdicts').select('session_id').where('session_id', 'in', both).execute()).toEqual([
      { session_id: young.sessionId },
    ]);
  });

  it('stored results of actions are deleted after 90 days', async () => {
    const { db } = store();
    const { playerId: player_id } = await makePlayer(db, { cents: 0n });
    for (const days of [89, 91])
      await db
        .insertInto('action_results')
        .values({ player_id, action_id: `attempt-of-${days}-days`, body_hash: 'h', result: '{}', decided_at: ago(days) })
        .execute();
    await sweepAttempts({ db, ports: testPorts(NOON) });
    const left = await db.selectFrom('action_results').select('action_id').where('player_id', '=', player_id).execute();
    expect(left).toEqual([{ action_id: 'attempt-of-89-days' }]);
  });
});
