import { describe, expect, it } from 'vitest';
import { keepBuilds, liveBuilds } from './builds.ts';
import { manifestHash, type Manifest } from './capabilities.ts';
import { healthStore } from '../health/healthStore.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore();
const NOON = Date.parse('2026-11-22T12:00:00.000Z');
const at = (minutes: number): Date => new Date(NOON + minutes * 60_000);
const build = (name: string, kinds: Manifest['kinds']): Manifest => ({ build: name, kinds, presentations: { GamesShelf: ['grid'] } });

describe('builds of the client', () => {
  it('builds are stored once each and never change', async () => {
    const { db } = store();
    const [first, second] = [build('1', { GamesShelf: 1 }), build('2', { GamesShelf: 2 })];
    expect(await keepBuilds(db, [first], at(0))).toEqual([first]);
    expect(await keepBuilds(db, [second], at(1))).toEqual([first, second]);
    expect(await keepBuilds(db, [{ ...second, build: 'draws the same' }], at(2))).toEqual([first, second]);
    expect(await keepBuilds(db, [], at(3))).toEqual([first, second]);
  });

  it('live builds are counted by sessions of the last hour, each by its latest build', async () => {
    const { db } = store();
    const hash = manifestHash(build('1', { GamesShelf: 1 }));
    const seen = (session: string, minutes: number, capabilities: string | null, surface = 'home') => ({
      ...{ surface, session, network: '203.0.113', capabilities, at: at(minutes) },
    });
    await healthStore(db).write(
      [seen('a', -10, 'old'), seen('a', -5, hash, 'live'), seen('b', -50, hash), seen('c', -20, null), seen('gone', -61, 'old')],
      [],
    );
    expect(await liveBuilds(db, at(0))).toEqual([
      { hash, sessions: 2 },
      { hash: null, sessions: 1 },
    ]);
    await healthStore(db).write([seen('c', -1, hash)], []);
    expect(await liveBuilds(db, at(0))).toEqual([{ hash, sessions: 3 }]);
    await healthStore(db).forget(at(0));
    expect(await db.selectFrom('layout_viewers').select('session').where('session', '=', 'gone').execute()).toEqual([]);
  });
});
