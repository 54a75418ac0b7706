import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { exposuresAt, writeExposures } from './exposureStore.ts';
import { createExposures, type Exposure, type Shown } from './exposures.ts';
import { visitor } from '#tests/support/layouts.ts';
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

function recorder(write?: (exposures: readonly Exposure[]) => Promise<void>) {
  const batches: (readonly Exposure[])[] = [];
  let [nowMs, lost] = [NOON, 0];
  const exposures = createExposures({
    now: () => new Date(nowMs),
    switchedNow: () => ({ flags: ['playoffs'], off: [] }),
    write: write ?? ((batch) => Promise.resolve(void batches.push(batch))),
    onLost: (count) => void (lost += count),
  });
  return { ...exposures, batches, lost: () => lost, later: (ms: number) => (nowMs += ms) };
}

describe('what a player was answered', () => {
  it('is noted when it changes, and written in one batch', async () => {
    const { note, flush, batches, later } = recorder();
    for (const revision of ['r1', 'r1', 'r2', 'r2', 'r1']) {
      note(player, shown('home', revision));
      later(1_000);
    }
    await flush();
    await flush();
    expect(batches.map((batch) => batch.map(({ revision, from }) => [revision, from.getTime() - NOON]))).toEqual([
      [
        ['r1', 0],
        ['r2', 2_000],
        ['r1', 4_000],
      ],
    ]);
  });

  it('tells pages from one another and from the frame, and the same revision with other nodes', async () => {
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
    ]);
  });

  it('is kept with what makes the same nodes come out again', async () => {
    const { note, flush, batches } = recorder();
    note(player, shown('home', 'r1'));
    await flush();
    expect(batches[0]?.[0]?.audience).toEqual({ ...visitor, isLoggedIn: true, segments: ['vip'], flags: ['playoffs'], off: [] });
  });

  it('is not lost by a database that is away, and a flood of it is bounded and told', async () => {
    let isAway = true;
    const written: Exposure[] = [];
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

  it('however it is asked for, two notes in a row at one place differ', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom('home', 'live', 'left-menu'), fc.constantFrom('1', '2')), { minLength: 1 }),
        async (asked) => {
          const { note, flush, batches } = recorder();
          for (const [surface, revision] of asked) note(player, shown(surface, revision));
          await flush();
          const byPlace = ['page', 'left-menu'].map((place) => batches.flat().filter((each) => each.place === place));
          for (const noted of byPlace)
            for (const [at, { surface, revision }] of noted.entries())
              expect(`${noted[at - 1]?.surface} ${noted[at - 1]?.revision}`).not.toBe(`${surface} ${revision}`);
          const [surface, revision] = asked.at(-1) ?? [];
          expect(batches.flat().findLast((each) => each.surface === surface)).toMatchObject({ revision });
        },
      ),
    );
  });
});

describe('at an instant', () => {
  const store = useTestStore();
  const at = (minute: number): Date => new Date(NOON + minute * 60_000);
  const exposure = (minute: number, revision: string, more: Partial<Exposure> = {}): Exposure => ({
    sessionId: 's1',
    playerId: 'p1',
    place: 'page',
    surface: 'home',
    revision,
    audience: { ...visitor, flags: [], off: [] },
    from: at(minute),
    ...more,
  });

  it('what another process has answered in between is not lost', async () => {
    const place = { sessionId: 's3', playerId: 'p3' };
    const write = writeExposures(store().db);
    const oneProcess = () => {
      let minute = 0;
      const exposures = createExposures({
        now: () => at(minute),
        switchedNow: () => ({ flags: [], off: [] }),
        write,
        onLost: () => undefined,
      });
      return async (when: number, revision: string) => {
        minute = when;
        exposures.note(place, shown('home', revision));
        await exposures.flush();
      };
    };
    const [here, there] = [oneProcess(), oneProcess()];
    await here(0, 'A');
    await there(1, 'B');
    await here(2, 'A');
    await there(3, 'A');
    const { rows } = await sql<{ revision: string; from_at: Date }>`
      SELECT revision, from_at FROM layout_exposures WHERE player_id = 'p3' ORDER BY id`.execute(store().db);
    expect(rows.map(({ revision, from_at }) => [revision, (from_at.getTime() - NOON) / 60_000])).toEqual([
      ['A', 0],
      ['B', 1],
      ['A', 2],
    ]);
    expect(await exposuresAt(store().db, 'p3', at(4))).toMatchObject([{ revision: 'A', from_at: at(2), to_at: null }]);
  });

  it('what comes twice in a batch, or with nothing new, is kept once', async () => {
    const mine = { sessionId: 's4', playerId: 'p4' };
    const batch = [exposure(0, 'A', mine), exposure(1, 'A', mine), exposure(2, 'B', mine), exposure(3, 'A', mine)];
    await writeExposures(store().db)(batch);
    await writeExposures(store().db)([exposure(4, 'A', mine), exposure(4, 'A', { ...mine, place: 'left-menu' })]);
    const kept = await store()
      .db.selectFrom('layout_exposures')
      .select(['place', 'revision'])
      .where('player_id', '=', 'p4')
      .orderBy('id')
      .execute();
    expect(kept.map(({ place, revision }) => `${place} ${revision}`)).toEqual(['page A', 'page B', 'page A', 'left-menu A']);
  });

  it('the newest of each place and session is what was seen, from and until when', async () => {
    await writeExposures(store().db)([
      exposure(0, 'r1'),
      exposure(1, 'm1', { place: 'left-menu', surface: 'left-menu' }),
      exposure(5, 'r2'),
      exposure(6, 'other', { sessionId: 's2', playerId: 'p2' }),
    ]);
    const seen = async (minute: number) =>
      (await exposuresAt(store().db, 'p1', at(minute))).map(({ revision, from_at, to_at }) => [
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
