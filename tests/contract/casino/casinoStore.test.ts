import { describe, expect, it } from 'vitest';
import { awardsOf } from '#server/modules/rewards/index.ts';
import { recentGames } from '#server/modules/casino/lobby/index.ts';
import { seedDemoAwards } from '#server/sandbox/demo/demoAwards.ts';
import { seedWorld } from '#server/sandbox/world/seed.ts';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore();
const NOW = new Date('2026-11-21T12:00:00.000Z');
const later = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);

async function newPlayer(id: string): Promise<string> {
  await store()
    .db.insertInto('players')
    .values({
      id,
      email: `${id}@example.test`,
      username: id,
      password_hash: 'x',
      first_name: 'A',
      last_name: 'B',
      region: 'US-NJ',
      currency: 'USD',
      reality_check_minutes: null,
      created_at: NOW,
    })
    .execute();
  return id;
}
const award = (playerId: string, id: string, expires_at: Date | null) => ({
  id: `${playerId}-${id}`,
  player_id: playerId,
  kind: 'free-bets' as const,
  title: id,
  amount: 500n,
  game_id: null,
  expires_at,
});

describe('awards', () => {
  it("a player's usable awards are listed by expiry, soonest first, without expired ones", async () => {
    const playerId = await newPlayer('awarded');
    await store()
      .db.insertInto('awards')
      .values([
        award(playerId, 'never', null),
        award(playerId, 'later', later(48)),
        award(playerId, 'soon', later(1)),
        award(playerId, 'over', later(-1)),
      ])
      .execute();
    const titles = (await awardsOf(store().db, playerId, NOW)).map(({ title }) => title);
    expect(titles).toEqual(['soon', 'later', 'never']);
  });

  it("a player without awards sees none of another player's", async () => {
    expect(await awardsOf(store().db, await newPlayer('empty-handed'), NOW)).toEqual([]);
  });

  it('the database refuses an award of an unknown kind', async () => {
    const playerId = await newPlayer('odd');
    const odd = { ...award(playerId, 'odd', null), kind: 'gold-bars' as 'free-bets' };
    await expect(store().db.insertInto('awards').values(odd).execute()).rejects.toThrow('awards_kind_check');
  });
});

describe('games that were played', () => {
  it('games played are listed latest first, without games no longer offered', async () => {
    const playerId = await newPlayer('played');
    await seedWorld({ db: store().db, ports: { now: () => NOW } });
    const [first, second] = await store().db.selectFrom('casino_games').select('id').orderBy('ordinal').limit(2).execute();
    if (!first || !second) throw new Error('The world has games');
    await store()
      .db.insertInto('casino_plays')
      .values([
        { player_id: playerId, game_id: first.id, played_at: later(-2) },
        { player_id: playerId, game_id: second.id, played_at: later(-1) },
      ])
      .execute();
    const catalogue = tinyCatalogue();
    const [known] = catalogue.games();
    const offering = (...ids: readonly string[]) => ({
      ...catalogue,
      game: (id: string) => (known && ids.includes(id) ? { ...known, id } : null),
    });
    const played = async (...ids: readonly string[]) => (await recentGames(store().db, offering(...ids), playerId)).map(({ id }) => id);
    expect(await played(first.id, second.id)).toEqual([second.id, first.id]);
    expect(await played(first.id)).toEqual([first.id]);
  });
});

describe('the demo player', () => {
  it('the demo player is given each kind of award once, however often the server starts', async () => {
    const playerId = await newPlayer('demo-like');
    await seedDemoAwards(store().db, playerId, NOW);
    await seedDemoAwards(store().db, playerId, later(24));
    const kinds = (await awardsOf(store().db, playerId, NOW)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['bonus-cash', 'free-bets', 'free-rounds', 'free-wagers', 'profit-boosts', 'profit-boosts']);
  });
});
