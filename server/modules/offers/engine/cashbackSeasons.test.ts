import { expect, test } from 'vitest';
import { randomOf } from '#server/modules/trading/random/index.ts';
import { expireCredit, usableCredit } from '#server/modules/wallet/credit/index.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { cashbackOracle } from '#tests/support/cashbackOracle.ts';
import { creditViolations } from '#tests/support/creditChecks.ts';
import { gameRounds } from '#tests/support/gameRounds.ts';
import { offerViolations } from '#tests/support/offerChecks.ts';
import { offerOf } from '#tests/support/offers.ts';
import { makePlayer, testPorts } from '#tests/support/players.ts';
import { useTestStore } from '#tests/support/store.ts';
import { enrol, findOffer, stopOffer } from '../versions/index.ts';
import { followFacts } from './index.ts';

const SEASONS = process.env['LINEMAKER_FULL'] === '1' ? 20 : 2;
const STEPS = 45;
const HOUR = 3_600_000;
const START = new Date('2026-12-01T15:00:00Z');

const store = useTestStore(4);
const ports = testPorts(START);
const { sit, wager, win, sendBack } = gameRounds(() => store().db, ports.now);

test.each(Array.from({ length: SEASONS }, (_, seed) => seed))(
  'season %i of cashback gives and takes back what the printed terms say, to the cent',
  async (seed) => {
    const { db } = store();
    const random = randomOf('cashback', seed);
    const among = (count: number): number => Math.floor(random() * count);
    const until = START.getTime() + (100 + among(400)) * HOUR;
    const rules = { percent: 5 + among(20), mostCents: 200 + among(300), days: 1 + among(5) };
    const [id, mostAwards, budgetCents] = [`season-of-cashback-${seed}`, 2 + among(6), 800 + among(2_000)];
    const { hash } = await offerOf(db, {
      ...{ id, brands: ['hwc'], from: START.toISOString(), until: new Date(until).toISOString(), mostAwards, budgetCents },
      qualifies: { kind: 'day-loss', leastCents: 1_000 },
      pays: { kind: 'cashback', ...rules },
    });
    const clerk = cashbackOracle({
      ...{ opens: START.getTime(), closes: until, leastLoss: 1_000, percent: rules.percent, upTo: rules.mostCents },
      ...{ voucherDays: rules.days, vouchersEach: mostAwards, purse: budgetCents },
    });
    ports.setNow(START);
    const seats = await Promise.all([0, 1].map(async (place) => sit(await makePlayer(db, { id: `c${seed}-${place}`, now: START }))));
    const nameOf = (place: number): string => seats[place]?.player.playerId ?? '';
    for (const [place] of seats.entries()) {
      const asked = { playerId: nameOf(place), offerId: id, seen: hash, brand: 'hwc', region: 'US-NJ' };
      expect(await withTransaction(db, (trx) => enrol(trx, asked, START))).toBeNull();
      clerk.join(nameOf(place), START.getTime());
    }
    const rounds: { readonly round: string; readonly place: number; isOpen: boolean }[] = [];
    const settleUp = async (): Promise<void> => {
      const now = ports.now().getTime();
      await expireCredit({ db, ports });
      clerk.tick(now);
      const called = await db.selectFrom('offer_calls').select('player_id').where('due_at', '<=', ports.now()).execute();
      const behind = await db.selectFrom('facts').select('player_id').where('ordinal', '>', seen).execute();
      seen = String(
        (
          await db
            .selectFrom('facts')
            .select((row) => row.fn.max('ordinal').as('last'))
            .executeTakeFirst()
        )?.last ?? seen,
      );
      await followFacts({ db, ports })();
      for (const who of new Set([...called, ...behind].map(({ player_id: playerId }) => playerId))) clerk.look(who, now);
    };
    let seen = '0';
    let isStopped = false;

    for (let step = 0; step < STEPS; step += 1) {
      ports.setNow(new Date(ports.now().getTime() + among(14) * HOUR));
      await settleUp();
      const now = ports.now().getTime();
      const place = among(seats.length);
      const [seat, who] = [seats[place] ?? expect.fail(), nameOf(place)];
      const old = rounds[rounds.length - 1 - among(Math.min(rounds.length, 5))];
      const dice = random();
      if (dice < 0.5 || !old) {
        const has = await usableCredit(db, who, ports.now());
        const credit = random() < 0.5 ? has : has / 2n;
        const cash = random() < 0.2 ? 0n : BigInt(500 + among(3_000));
        if (cash + credit > 0n) {
          const round = await wager(seat, { cash, bonus: credit });
          clerk.stake(round, who, { at: now, cash: Number(cash), credit: Number(credit) });
          rounds.push({ round, place, isOpen: true });
        }
      } else if (dice < 0.8 && (old.isOpen || random() < 0.5)) {
        const cents = random() < 0.6 ? 0 : among(2_500);
        await win(seats[old.place] ?? seat, old.round, BigInt(cents));
        clerk.win(old.round, cents);
        old.isOpen = false;
      } else if (dice < 0.9 && old.isOpen) {
        await sendBack(seats[old.place] ?? seat, old.round);
        clerk.sendBack(old.round, now);
        rounds.splice(rounds.indexOf(old), 1);
      } else if (dice < 0.96) {
        const isBarred = random() < 0.5;
        await db
          .updateTable('players')
          .set({ casino_restricted_at: isBarred ? START : null })
          .where('id', '=', who)
          .execute();
        clerk.bar(who, isBarred);
      } else if (!isStopped && step > STEPS / 2) {
        isStopped = await withTransaction(db, (trx) => stopOffer(trx, id, { by: 'test', at: ports.now() }));
        clerk.close(now);
      }
      await settleUp();
      const given = Number((await findOffer(db, id))?.awardedCents);
      for (const [other] of seats.entries()) {
        const credit = Number(await usableCredit(db, nameOf(other), ports.now()));
        expect({ step, credit, given }).toEqual({ step, ...clerk.report(nameOf(other), now) });
      }
    }
    expect([...(await offerViolations(db)), ...(await creditViolations(db))]).toEqual([]);
  },
);
