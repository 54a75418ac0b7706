import { describe, expect, it } from 'vitest';
import { makePlayer } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';
import { awardDetailsOf } from './awardDetails.ts';
import { awardSection, awardSections } from './awardSections.ts';
import { cashbackCount, endedAwardsOf } from './givenAwards.ts';

const store = useTestStore();
const inHours = (hours: number): Date => new Date(NOON.getTime() + hours * 3_600_000);

type Kind = 'bonus-cash' | 'cashback' | 'free-bets' | 'free-rounds' | 'free-wagers' | 'profit-boosts';
async function playerWith(...awards: readonly (readonly [id: string, kind: Kind, amount: bigint | null, hours: number | null])[]) {
  const { playerId } = await makePlayer(store().db, { cents: 0n });
  for (const [id, kind, amount, hours] of awards)
    await store()
      .db.insertInto('awards')
      .values({
        id: `${playerId}-${id}`,
        player_id: playerId,
        kind,
        title: id,
        amount,
        game_id: null,
        expires_at: hours === null ? null : inHours(hours),
      })
      .execute();
  return playerId;
}
async function shown(playerId: string, sectionId: string, credit = 0n, currency = 'USD', hasSportsbook = true) {
  const section = awardSection(sectionId);
  if (!section) throw new Error(`No section ${sectionId}`);
  return awardDetailsOf(store().db, section, {
    playerId,
    currency,
    credit: { cents: credit, name: 'Bet Credits' },
    hasSportsbook,
    now: NOON,
  });
}

describe('the sections of awards', () => {
  it('the awards have their nine sections, each with a text for none', () => {
    expect(awardSections.map(({ id }) => id).toSorted()).toEqual(
      [
        'bonus-bets',
        'bonus-spins',
        'bonuses',
        'cashback',
        'free-bets',
        'free-rounds',
        'history',
        'profit-boosts',
        'promotional-credits',
      ].toSorted(),
    );
    for (const { emptyTitle } of awardSections) expect(emptyTitle).toMatch(/^No [A-Z]/);
  });

  it.each(['', 'constructor', '__proto__', 'Bonuses'])('the path %j is not a section of awards', (id) =>
    expect(awardSection(id)).toBeNull(),
  );
});

describe('a section of awards', () => {
  it('a section shows the player’s usable awards of its kinds', async () => {
    const playerId = await playerWith(
      ['cash', 'bonus-cash', 1_000n, 5],
      ['over', 'bonus-cash', 1_000n, -1],
      ['bet', 'free-bets', 500n, null],
      ['wager', 'free-wagers', 250n, 2],
      ['rounds', 'free-rounds', 25n, 3],
      ['boost', 'profit-boosts', null, 3],
    );
    await playerWith(['theirs', 'bonus-cash', 9_999n, 5]);
    const said = async (section: string) => (await shown(playerId, section)).map(({ title, valueLabel }) => `${title} ${valueLabel}`);
    expect(await said('bonuses')).toEqual(['cash $10.00']);
    expect((await said('free-bets')).toSorted()).toEqual(['bet $5.00', 'wager $2.50']);
    expect(await said('bonus-bets')).toEqual(['bet $5.00']);
    expect(await said('free-rounds')).toEqual(['rounds 25 rounds']);
    expect(await said('bonus-spins')).toEqual(['rounds 25 rounds']);
    expect(await said('profit-boosts')).toEqual(['boost 1']);
    expect(await said('cashback')).toEqual([]);
    expect(await shown(playerId, 'history')).toMatchObject([{ title: 'over', isExpired: true }]);
  });

  it('the cashback count stops at two and leaves out expired awards', async () => {
    const counted = async (...hours: readonly number[]) =>
      cashbackCount(store().db, await playerWith(...hours.map((each, at) => [`back-${at}`, 'cashback', 500n, each] as const)), NOON);
    expect([await counted(), await counted(3), await counted(3, -1), await counted(1, 2, 3)]).toEqual([0, 1, 1, 2]);
    expect(await shown(await playerWith(['back', 'cashback', 500n, 3]), 'cashback')).toMatchObject([{ valueLabel: '$5.00' }]);
  });

  it('the credits section shows the promotional credit, or nothing for none', async () => {
    const playerId = await playerWith();
    expect(await shown(playerId, 'promotional-credits', 1_234n)).toMatchObject([
      { title: 'Bet Credits', valueLabel: '$12.34', expiresAt: null, gameId: null },
    ]);
    expect(await shown(playerId, 'promotional-credits')).toEqual([]);
  });

  it('an award expires at its instant and moves to the history, newest first, at most 50', async () => {
    const playerId = await playerWith(['now', 'free-bets', 1n, 0], ['before', 'free-bets', 1n, -2], ['later', 'free-bets', 1n, 1]);
    expect((await shown(playerId, 'free-bets')).map(({ title }) => title)).toEqual(['later']);
    expect((await shown(playerId, 'history')).map(({ title }) => title)).toEqual(['now', 'before']);
    const many = await playerWith(...Array.from({ length: 52 }, (_, at) => [`old-${at}`, 'free-bets', 1n, -1 - at] as const));
    expect(await endedAwardsOf(store().db, many, NOON)).toHaveLength(50);
  });
});

describe('the use of an award', () => {
  it('an award of bets is used in the sportsbook, and others, or all without a sportsbook, in the casino', async () => {
    const playerId = await playerWith(
      ['boost', 'profit-boosts', null, 5],
      ['cash', 'bonus-cash', 500n, 5],
      ['over', 'profit-boosts', null, -5],
    );
    const ways = async (sectionId: string, hasSportsbook = true) =>
      (await shown(playerId, sectionId, 100n, 'USD', hasSportsbook)).map(({ usePath }) => usePath);
    expect(await ways('profit-boosts')).toEqual(['/']);
    expect(await ways('promotional-credits')).toEqual(['/']);
    expect(await ways('bonuses')).toEqual(['/casino']);
    expect(await ways('profit-boosts', false)).toEqual(['/casino']);
    expect(await ways('history')).toEqual([null]);
  });
});
