import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { impressionsAt, thinImpressions, writeImpressions } from './impressionStore.ts';
import { createImpressions, type Impression, type Shown } from './impressions.ts';
import { visitor } from '#tests/support/layouts.ts';
import { makePlayer } from '#tests/support/players.ts';
import { useTestStore } from '#tests/support/store.ts';

const NOON = Date.parse('2026-11-22T12:00:00.000Z');
const shown = (surface: string, revision: string, ids: readonly string[] = ['a']): Shown => ({
  audience: { ...visitor, isLoggedIn: true, segments: ['vip'] },
  layout: {
    id: `${surface}_x`,
    surface,
    revision,
    title: null,
    changesAt: null,
    slots: ids.map((id) => ({
      id,
      kind: 'QuickLinksShelf',
      criticality: 'OPTIONAL',
      label: null,
      trackingId: null,
      absence: null,
      fallback: null,
      node: null,
      parent: null,
      region: 'main',
    })),
  },
});
const player = { sessionId: 's1', playerId: 'p1' };

function recorder(write?: (exposures: readonly Impression[]) => Promise<void>) {
  const batches: (readonly Impression[])[] = [];
  let [nowMs, lost] = [NOON, 0];
  const exposures = createImpressions({
    now: () => new Date(nowMs),
    switchedNow: () => ({ flags: ['playoffs'], off: [] }),
    write: write ?? ((batch) => Promise.resolve(void batches.push(batch))),
    onLost: (count) => {
      lost += count;
    },
  });
  return { ...exposures, batches, lost: () => lost, later: (ms: number) => (nowMs += ms) };
}

describe('impressions in memory', () => {
  it('impressions are written in one batch, repeated ones as first and last', async () => {
    const { note, flush, batches, later } = recorder();
    for (const revision of ['r1', 'r1', 'r1', 'r2', 'r1', 'r1']) {
      note(player, shown('home', revision));
      later(1_000);
    }
    await flush();
    await flush();
    expect(batches.map((batch) => batch.map(({ revision, from }) => [revision, from.getTime() - NOON]))).toEqual([
      [
        ['r1', 0],
        ['r1', 2_000],
        ['r2', 3_000],
        ['r1', 4_000],
        ['r1', 5_000],
      ],
    ]);
  });

  it('an impression is recorded again after each flush', async () => {
    const { note, flush, batches } = recorder();
    for (let times = 0; times < 3; times += 1) {
      note(player, shown('home', 'r1'));
      await flush();
    }
    expect(batches.map((batch) => batch.map(({ revision }) => revision))).toEqual([['r1'], ['r1'], ['r1']]);
  });

  it('impressions differ by place, by page and by the nodes shown', async () => {
    const { note, flush, batches } = recorder();
    note(player, shown('home', 'r1'));
    note(player, shown('left-menu', 'm1'));
    note(player, shown('live', 'l1'));
    note(player, shown('left-menu', 'm1'));
    note(player, shown('live', 'l1', ['a', 'b']));
    await flush();
    expect(batches[0]?.map(({ place, surface }) => `${place} ${surface}`)).toEqual([
      'page home',
      'left-menu left-menu',
      'page live',
      'page live',
      'left-menu left-menu',
    ]);
  });

  it('an impression is recorded with the audience that reproduces its nodes', async () => {
    const { note, flush, batches } = recorder();
    note(player, shown('home', 'r1'));
    await flush();
    expect(batches[0]?.[0]?.audience).toEqual({ ...visitor, isLoggedIn: true, segments: ['vip'], flags: ['playoffs'], off: [] });
  });

  it('impressions survive a database outage, and those above 20,000 are counted as lost', async () => {
    let isAway = true;
    const written: Impression[] = [];
    const { note, flush, lost } = recorder((batch) =>
      isAway ? Promise.reject(new Error('away')) : Promise.resolve(void written.push(...batch)),
    );
    for (let at = 0; at < 20_010; at += 1) note({ sessionId: `s${at}`, playerId: 'p' }, shown('home', 'r1'));
    expect(lost()).toBe(10);
    await expect(flush()).rejects.toThrow('away');
    isAway = false;
    await flush();
    expect(written).toHaveLength(20_000);
  });

  it('a flush ends only when a write begun by another flush has ended', async () => {
    const writes: (() => void)[] = [];
    const { note, flush } = recorder(() => new Promise((resolve) => writes.push(resolve)));
    note(player, shown('home', 'r1'));
    void flush();
    let hasEnded = false;
    const second = flush().then(() => (hasEnded = true));
    await new Promise(setImmediate);
    expect([writes.length, hasEnded]).toEqual([1, false]);
    writes[0]?.();
    await second;
    expect(writes).toHaveLength(1);
  });

  it('a player’s repeated impressions leave room for other players', async () => {
    const { note, flush, batches, lost } = recorder();
    for (let times = 0; times < 20_010; times += 1) note(player, shown('home', 'r1'));
    note({ sessionId: 's2', playerId: 'p2' }, shown('home', 'r1'));
    await flush();
    expect(lost()).toBe(0);
    expect(batches.map((batch) => batch.map(({ sessionId }) => sessionId))).toEqual([['s1', 's2', 's1']]);
  });
});

describe('impressions in the database', () => {
  const store = useTestStore();
  const at = (minute: number): Date => new Date(NOON + minute * 60_000);
  const exposure = (minute: number, revision: string, more: Partial<Impression> = {}): Impression => ({
    sessionId: 's1',
    playerId: 'p1',
    place: 'page',
    surface: 'home',
    revision,
    audience: { ...visitor, flags: [], off: [] },
    from: at(minute),
    ...more,
  });

  const processes = (playerId: string) => {
    const write = writeImpressions(store().db);
    let minute = 0;
    const one = () => {
      const exposures = createImpressions({
        now: () => at(minute),
        switchedNow: () => ({ flags: [], off: [] }),
        write,
        onLost: () => undefined,
      });
      return {
        flush: exposures.flush,
        answer: (when: number, revision: string): void => {
          minute = when;
          exposures.note({ sessionId: `of ${playerId}`, playerId }, shown('home', revision));
        },
      };
    };
    return [one(), one()] as const;
  };
  const seenBy = async (playerId: string, minute: number) => (await impressionsAt(store().db, playerId, at(minute)))[0];
  const keptOf = async (playerId: string): Promise<readonly string[]> => {
    const { rows } = await sql<{ place: string; revision: string }>`
      SELECT place, revision FROM layout_exposures WHERE player_id = ${playerId} ORDER BY place, from_at, id`.execute(store().db);
    return rows.map(({ place, revision }) => `${place} ${revision}`);
  };
  const thin = () => thinImpressions(store().db)(at(100));

  it('an impression answered by another process in between is found', async () => {
    const [here, there] = processes('p3');
    here.answer(1, 'X');
    await here.flush();
    there.answer(2, 'Y');
    here.answer(3, 'X');
    await here.flush();
    await there.flush();
    expect(await seenBy('p3', 2.5)).toMatchObject({ revision: 'Y', from_at: at(2), to_at: at(3) });
    expect(await seenBy('p3', 4)).toMatchObject({ revision: 'X', from_at: at(3), to_at: null });
  });

  it('an impression that was left and reached again between two flushes is found', async () => {
    const [here, there] = processes('p4');
    here.answer(1, 'X');
    there.answer(2, 'Y');
    here.answer(3, 'X');
    await there.flush();
    await here.flush();
    expect((await seenBy('p4', 2.5))?.revision).toBe('Y');
    expect((await seenBy('p4', 4))?.revision).toBe('X');
  });

  it('the last answered impression is found, whatever process answers or writes first, also after thinning', async () => {
    let runs = 0;
    const step = fc.record({ isHere: fc.boolean(), revision: fc.constantFrom('X', 'Y'), doesFlush: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const playerId = `any-${(runs += 1)}`;
        const [here, there] = processes(playerId);
        const last = new Map<object, string>();
        for (const [minute, { isHere, revision, doesFlush }] of steps.entries()) {
          const by = isHere ? here : there;
          by.answer(minute, revision);
          // Flushes first, because a third impression of a kind would replace the second.
          if (doesFlush || last.get(by) === revision) await by.flush();
          last.set(by, revision);
        }
        for (const by of [there, here]) await by.flush();
        const answered = steps.map(({ revision }) => revision);
        const seen = () => Promise.all(steps.map(async (_, minute) => (await seenBy(playerId, minute + 0.5))?.revision));
        expect(await seen()).toEqual(answered);
        await thin();
        expect(await seen()).toEqual(answered);
        const changes = answered.filter((revision, minute) => revision !== answered[minute - 1]);
        expect(await keptOf(playerId)).toEqual(changes.map((revision) => `page ${revision}`));
      }),
      { numRuns: 25 },
    );
  });

  it('repeated impressions count as one period from the first answer', async () => {
    const [here, there] = processes('p5');
    for (const [minute, by] of [here, there, here].entries()) {
      by.answer(minute, 'X');
      await by.flush();
    }
    there.answer(5, 'Y');
    await there.flush();
    const once = { revision: 'X', from_at: at(0), to_at: at(5) };
    for (const minute of [0, 1, 4.5]) expect(await seenBy('p5', minute)).toMatchObject(once);
    await thin();
    for (const minute of [0, 1, 4.5]) expect(await seenBy('p5', minute)).toMatchObject(once);
  });

  it('impressions of the last hour are not thinned', async () => {
    const [here] = processes('p6');
    for (const minute of [0, 1, 2]) {
      here.answer(minute, 'X');
      await here.flush();
    }
    await thinImpressions(store().db)(at(59));
    expect(await keptOf('p6')).toEqual(['page X', 'page X', 'page X']);
    await thin();
    expect(await keptOf('p6')).toEqual(['page X']);
  });

  it('thinning treats each place and session separately', async () => {
    const mine = { sessionId: 's7', playerId: 'p7' };
    await writeImpressions(store().db)([
      exposure(0, 'A', mine),
      exposure(1, 'A', mine),
      exposure(2, 'A', { ...mine, place: 'left-menu' }),
      exposure(3, 'A', { ...mine, sessionId: 's8' }),
      exposure(4, 'B', mine),
      exposure(5, 'A', mine),
    ]);
    await thin();
    expect(await keptOf('p7')).toEqual(['left-menu A', 'page A', 'page A', 'page B', 'page A']);
  });

  it('impressions after the end of a session are not stored', async () => {
    const { playerId, sessionId } = await makePlayer(store().db, { cents: 0n });
    const mine = { sessionId, playerId };
    await store()
      .db.updateTable('sessions')
      .set({ ended_at: at(2) })
      .where('id', '=', sessionId)
      .execute();
    await writeImpressions(store().db)([exposure(1, 'A', mine), exposure(2, 'B', mine), exposure(3, 'C', mine)]);
    expect(await keptOf(playerId)).toEqual(['page A']);
  });

  it('the newest impression of each place and session is returned with its period', async () => {
    await writeImpressions(store().db)([
      exposure(0, 'r1'),
      exposure(1, 'm1', { place: 'left-menu', surface: 'left-menu' }),
      exposure(5, 'r2'),
      exposure(6, 'other', { sessionId: 's2', playerId: 'p2' }),
    ]);
    const seen = async (minute: number) =>
      (await impressionsAt(store().db, 'p1', at(minute))).map(({ revision, from_at, to_at }) => [
        revision,
        (from_at.getTime() - NOON) / 60_000,
        to_at && (to_at.getTime() - NOON) / 60_000,
      ]);
    expect(await seen(-1)).toEqual([]);
    expect(await seen(0)).toEqual([['r1', 0, 5]]);
    expect(await seen(4)).toEqual([
      ['m1', 1, null],
      ['r1', 0, 5],
    ]);
    expect(await seen(5)).toEqual([
      ['m1', 1, null],
      ['r2', 5, null],
    ]);
  });
});
