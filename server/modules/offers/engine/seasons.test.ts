import { expect, test } from 'vitest';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { voidEvent } from '#server/modules/betting/settlement/index.ts';
import { randomOf } from '#server/modules/trading/random/index.ts';
import { enrol, findOffer } from '../versions/index.ts';
import { gamesToSettle } from '#tests/support/gamesToSettle.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { offerOracle, type SlipResult } from '#tests/support/offerOracle.ts';
import { betAndGet, offerOf } from '#tests/support/offers.ts';
import { legOf, makePlayer, newPlacementId } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';
import { followFacts } from './index.ts';

const SEASONS = process.env['LINEMAKER_FULL'] === '1' ? 20 : 3;
const STEPS = 24;
const GAMES = 3;

const store = useTestStore(8);
const { deps, gameAt, on, settle } = gamesToSettle(store);

test.each(Array.from({ length: SEASONS }, (_, seed) => seed))(
  'season %i through the database gives what the printed terms say',
  async (seed) => {
    const { db } = store();
    const random = randomOf('offers-in-the-database', seed);
    const among = (count: number): number => Math.floor(random() * count);
    const changes = { id: `season-${seed}`, mostAwards: 1 + among(3), budgetCents: 500 * (1 + among(4)) };
    const { hash } = await offerOf(db, changes);
    const players = await Promise.all([makePlayer(db, { id: `p${seed}-0` }), makePlayer(db, { id: `p${seed}-1` })]);
    const { from, until } = betAndGet();
    const clerk = offerOracle({
      ...{
        opens: Date.parse(from),
        closes: Date.parse(until),
        earns: 'bet',
        leastCents: 1_000,
        sport: null,
        shortestDecimal: 1,
        states: ['US-NJ'],
      },
      ...{ coupon: { cents: 500 }, couponDays: 7, couponsEach: changes.mostAwards, purseCents: changes.budgetCents },
    });
    for (const { playerId } of players) {
      const asked = { playerId, offerId: changes.id, seen: hash, brand: 'tsb', region: 'US-NJ' };
      expect(await db.transaction().execute((trx) => enrol(trx, asked, NOON))).toBeNull();
      clerk.join(playerId, NOON.getTime());
    }
    const onGame = new Map<number, { readonly id: string; readonly playerId: string }[]>();
    const isOver = new Set<number>();
    const isVoided = new Set<number>();
    const usable = () =>
      db
        .selectFrom('awards')
        .innerJoin('offer_causes', 'award_id', 'awards.id')
        .select(['awards.id', 'cause', 'awards.player_id'])
        .where('awards.offer_id', '=', changes.id)
        .where('redeemed_bet_id', 'is', null)
        .where('withdrawn_at', 'is', null)
        .orderBy('cause')
        .execute();

    for (let step = 0; step < STEPS; step += 1) {
      const game = among(GAMES);
      if (random() < 0.6 && !isOver.has(game)) {
        const coupon = random() < 0.5 ? (await usable())[0] : undefined;
        const player = players.find(({ playerId }) => playerId === coupon?.player_id) ?? players[among(2)] ?? expect.fail();
        const stakeCents = coupon ? 500n : ([500n, 1_000n, 2_000n][among(3)] ?? 0n);
        const selection = on(game, 'moneyline', 'home');
        const reward = coupon ? { reward: { kind: 'free-bet', id: coupon.id } as const } : {};
        const bets = [{ draftBetId: `straight:${selection}`, stakeCents, legs: [await legOf(db, selection)], ...reward }];
        const { betIds, refusals } = await placeBets(deps(), { ...player, placementId: newPlacementId(), autoAccept: false, bets });
        expect(refusals).toEqual([]);
        const id = betIds[0] ?? '';
        onGame.set(game, [...(onGame.get(game) ?? []), { id, playerId: player.playerId }]);
        const slip = {
          who: player.playerId,
          at: NOON.getTime(),
          cents: Number(stakeCents),
          state: 'US-NJ',
          sports: ['football'],
          decimal: 1.9,
        };
        clerk.take(id, { ...slip, couponOf: coupon?.cause ?? null });
      } else if (!isVoided.has(game)) {
        const verdict: SlipResult = (['won', 'lost', 'push', 'won'] as const)[among(4)] ?? 'won';
        const isVoid = random() < 0.1;
        if (isVoid) isVoided.add(game);
        if (isVoid) await voidEvent(deps(), { eventId: gameAt(game), reason: 'Abandoned', origin: 'test' });
        else await settle(game, verdict === 'lost' ? 0 : 1, verdict === 'won' ? 0 : 1);
        isOver.add(game);
        for (const { id } of onGame.get(game) ?? []) clerk.say(id, isVoid ? 'void' : verdict, NOON.getTime());
      }
      await followFacts(deps())();
      for (const { playerId } of players) clerk.look(playerId, NOON.getTime());
      const givenCents = Number((await findOffer(db, changes.id))?.awardedCents);
      expect({ step, usable: (await usable()).map(({ cause }) => cause).toSorted(), givenCents }).toEqual({
        step,
        ...clerk.report(NOON.getTime()),
      });
    }
    expect(await ledgerViolations(db)).toEqual([]);
  },
);
