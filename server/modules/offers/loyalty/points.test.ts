import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestStore } from '#tests/support/store.ts';
import type { Row } from '#server/platform/store/schema/index.ts';
import { pointsOf } from './points.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const store = useTestStore();
let player = '';

const newPlayer = async (): Promise<string> => {
  const id = randomUUID();
  const names = { username: id, first_name: 'Ada', last_name: 'L', password_hash: '' };
  const place = { region: 'US-NJ', currency: 'USD', reality_check_minutes: null, created_at: NOW };
  await store()
    .db.insertInto('players')
    .values({ id, email: `${id}@linemaker.test`, ...names, ...place })
    .execute();
  return id;
};
beforeEach(async () => {
  player = await newPlayer();
});

type Changes = {
  readonly type?: Row<'bets'>['type'];
  readonly outcome?: Row<'bets'>['outcome'];
  readonly source?: Row<'bets'>['amount_source'];
  readonly settledAt?: Date;
  readonly of?: string;
};

async function bet(stake: bigint, { type = 'STRAIGHT', outcome = 'LOSS', source = 'CASH', settledAt = NOW, of = player }: Changes = {}) {
  const id = randomUUID();
  const isOpen = outcome === 'PENDING';
  await store()
    .db.insertInto('bets')
    .values({
      id,
      player_id: of,
      placement_id: id,
      ordinal: 0,
      type,
      status: isOpen ? 'OPEN' : 'SETTLED',
      outcome,
      currency: 'USD',
      stake,
      num: 1n,
      den: 1n,
      potential_payout: stake * 2n,
      payout: isOpen ? null : 0n,
      amount_source: source,
      placed_at: NOW,
      settled_at: isOpen ? null : settledAt,
      geo: '{}',
    })
    .execute();
}

const points = () => pointsOf(store().db, player, NOW);

describe('the points of a year', () => {
  it('a player without bets has no points', async () => expect(await points()).toBe(0));

  it('a player earns a point per five dollars on single bets and per two on others, won or lost', async () => {
    await bet(1_000n, { outcome: 'WIN' });
    await bet(1_499n);
    await bet(600n, { type: 'PARLAY' });
    await bet(250n, { type: 'ROUND_ROBIN' });
    expect(await points()).toBe(4 + 4);
  });

  it('open, returned and credit bets earn no points', async () => {
    for (const outcome of ['PENDING', 'PUSH', 'VOIDED', 'REFUND', 'CASH_OUT'] as const) await bet(10_000n, { outcome });
    await bet(10_000n, { source: 'PROMOTIONAL_CREDIT' });
    expect(await points()).toBe(0);
  });

  it('points restart with the year in New York and count the player’s own bets', async () => {
    await bet(10_000n, { settledAt: new Date('2026-01-01T04:59:59Z') });
    await bet(500n, { settledAt: new Date('2026-01-01T05:00:00Z') });
    await bet(10_000n, { of: await newPlayer() });
    expect(await points()).toBe(1);
  });
});
