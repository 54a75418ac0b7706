import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { openCatalogue, type Catalogue } from '#server/modules/catalogue/index.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { useTestStore } from '#tests/support/store.ts';
import { rollover, seedWorld } from './seed.ts';

const NOW = new Date('2026-11-21T21:07:00.000Z');
const MINUTE_MS = 60_000;
const at = (now: Date) => ({ now: () => now });

describe('the seeded world', () => {
  const store = useTestStore();
  let catalogue: Catalogue;
  beforeAll(async () => {
    const { db } = store();
    expect((await seedWorld({ db, ports: at(NOW) })).addedEvents).toBeGreaterThanOrEqual(250);
    catalogue = await openCatalogue(db, createMemoryBus());
  });

  test('the seeded world has its promised size', async () => {
    expect(catalogue.sports().length).toBeGreaterThanOrEqual(8);
    expect(catalogue.competitions().length).toBeGreaterThanOrEqual(16);
    const { rows } = await sql<{ count: string }>`SELECT count(*) FROM selections`.execute(store().db);
    expect(Number(rows[0]?.count)).toBeGreaterThanOrEqual(6_000);
    expect(catalogue.games().length).toBe(60);
    for (const competition of catalogue.competitions()) expect(catalogue.countEvents({ competitionId: competition.id })).toBeGreaterThan(0);
  });

  test('the seeded world has a dozen live games in most sports, and some about to start', () => {
    const live = catalogue.events({ status: 'IN_PLAY' });
    expect(live.length).toBeGreaterThanOrEqual(12);
    expect(new Set(live.map(({ sportId }) => sportId)).size).toBeGreaterThanOrEqual(8);
    for (const event of live) expect(event.scoreboard?.period).toMatch(/\S/);
    const soon = catalogue.events({ status: 'PRE_GAME', from: NOW, to: new Date(NOW.getTime() + 120 * MINUTE_MS) });
    expect(soon.length).toBeGreaterThanOrEqual(6);
    expect(soon.every(({ scoreboard }) => scoreboard === null)).toBe(true);
  });

  test('seeded games start at full five minutes, and no team plays twice within ten hours', () => {
    const games = catalogue.events();
    for (const { startsAt } of games) expect(startsAt.getTime() % (5 * MINUTE_MS)).toBe(0);
    const last = new Map<string, number>();
    for (const event of games.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
      for (const side of [event.home.id, event.away.id]) {
        expect(event.startsAt.getTime() - (last.get(side) ?? 0), `${side} in ${event.id}`).toBeGreaterThan(600 * MINUTE_MS);
        last.set(side, event.startsAt.getTime());
      }
    }
  });

  test('every seeded event has main markets, and NFL games two dozen selections', () => {
    for (const event of catalogue.events({ status: 'PRE_GAME' })) {
      const markets = catalogue.marketsOf(event.id);
      expect(
        markets.some(({ type }) => type === 'moneyline' || type === 'three-way'),
        event.id,
      ).toBe(true);
      expect(
        markets.some(({ type }) => type === 'total'),
        event.id,
      ).toBe(true);
      if (event.competitionId === 'nfl') expect(markets.flatMap(({ selections }) => selections).length).toBeGreaterThanOrEqual(24);
    }
  });

  test('teams of a competition have different crests', () => {
    const marks = new Map<string, Set<string>>();
    const events = catalogue.events();
    for (const side of events.flatMap(({ home, away }) => [home, away])) {
      const { primary, secondary, form, initials } = side.crest;
      const key = `${side.competitionId} ${primary} ${secondary} ${form} ${initials}`;
      marks.set(key, (marks.get(key) ?? new Set()).add(side.id));
      expect(primary).toMatch(/^#[0-9A-F]{6}$/);
      expect(primary).not.toBe(secondary);
    }
    for (const owners of marks.values()) expect(owners.size).toBe(1);
  });

  test('seeding the world again adds no event', async () => {
    expect(await seedWorld({ db: store().db, ports: at(NOW) })).toEqual({ addedEvents: 0 });
  });

  test('seeding an older database removes false claims about its games and keeps their ids', async () => {
    const { db } = store();
    const read = () => db.selectFrom('casino_games').selectAll().where('ordinal', '=', 40).executeTakeFirstOrThrow();
    const seeded = await read();
    const old = { slug: 'live-cards', title: 'Live cards', category: 'live-dealer', multiplayer: true, bet_behind: true };
    const claims = {
      dealer: 'Ada',
      seats: 7,
      seats_taken: 2,
      opens_minute: 0,
      closes_minute: 0,
      jackpot_label: 'Grand',
      jackpot_amount: 1n,
    };
    await db
      .updateTable('casino_games')
      .set({ id: 'game-live-cards', ...old, ...claims })
      .where('ordinal', '=', 40)
      .execute();
    await seedWorld({ db, ports: at(NOW) });
    expect(await read()).toEqual({ ...seeded, id: 'game-live-cards' });
    await rollover({ db, ports: at(NOW) });
    expect(await db.selectFrom('casino_games').select('id').execute()).toHaveLength(60);
  });
});

describe('a world of three days ago', () => {
  const store = useTestStore();

  test('a world of three days ago is filled again, and a second rollover adds nothing', async () => {
    const { db } = store();
    const later = new Date(NOW.getTime() + 3 * 24 * 60 * MINUTE_MS);
    await seedWorld({ db, ports: at(NOW) });
    const bus = createMemoryBus();
    const catalogue = await openCatalogue(db, bus);
    await db.updateTable('events').set({ status: 'FINISHED' }).where('starts_at', '<', later).execute();
    const { addedEvents } = await rollover({ db, ports: at(later), bus }, { mode: 'in-progress' });
    expect(addedEvents).toBeGreaterThan(60);
    expect(await rollover({ db, ports: at(later), bus }, { mode: 'in-progress' })).toEqual({ addedEvents: 0 });
    await catalogue.close();
    const added = catalogue.events({ status: 'IN_PLAY', from: new Date(later.getTime() - 300 * MINUTE_MS) });
    expect(added.length).toBeGreaterThanOrEqual(12);
  });

  test('a world of the same seed is the same', async () => {
    const { db } = store();
    const before = await db.selectFrom('selections').select(['id', 'num', 'den', 'points']).orderBy('id').execute();
    await sql`TRUNCATE events, markets, selections CASCADE`.execute(db);
    await seedWorld({ db, ports: at(NOW) });
    const after = new Map((await db.selectFrom('selections').select(['id', 'num', 'den', 'points']).execute()).map((row) => [row.id, row]));
    const shared = before.filter(({ id }) => after.has(id) && id.startsWith('nfl-2026-11-22'));
    expect(shared.length).toBeGreaterThan(100);
    for (const row of shared) expect(after.get(row.id)).toEqual(row);
  });
});
