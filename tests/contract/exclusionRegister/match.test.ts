import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { placeAfterDelay } from '#server/modules/betting/placement/heldPlacements.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { refundListed } from '#server/modules/betting/settlement/index.ts';
import { refusalOfPlayer } from '#server/modules/payments/judge.ts';
import { mayBeOffered } from '#server/modules/responsibleGaming/offered/index.ts';
import { exclusionOf } from '#server/modules/responsibleGaming/rgLimits/index.ts';
import { isRegisterKnown } from '#server/modules/responsibleGaming/register/index.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { cashOutHands } from '#tests/support/cashOuts.ts';
import { gamesToSettle } from '#tests/support/gamesToSettle.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer } from '#tests/support/players.ts';
import { joinAll, moveTo, registerSays } from '#tests/support/registerAnswers.ts';
import { buildSmallWorld, HOUR_MS, NOON, selectionId } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore(16);
const { ports, deps, bet, cash, on, settle, found, newGameId } = gamesToSettle(store);
const { take } = cashOutHands(deps);
const DAY_MS = 86_400_000;
let player: TestPlayer;
beforeEach(async () => {
  ports.setNow(NOON);
  player = await makePlayer(store().db, { cents: 10_000n });
});

const inRegion = async (region: string): Promise<TestPlayer> => {
  await moveTo(store().db, player, region);
  return player;
};
const list = (who: TestPlayer = player, said: { readonly until?: Date; readonly answeredAt?: Date } = {}) =>
  registerSays(deps(), who.playerId, { isListed: true, ...said });
const takeOff = (answeredAt: Date) => registerSays(deps(), player.playerId, { isListed: false, answeredAt });
const exclusion = (who: TestPlayer = player) => exclusionOf(store().db, who.playerId, ports.now());
const after = (ms: number): Date => new Date(ports.now().getTime() + ms);
const violations = () => ledgerViolations(store().db);
const outcome = async (who: TestPlayer, betId: string) => (await found(who, betId))?.outcome;

describe('open bets of a listed player', () => {
  it('open bets of a listed player run to their result where no rule says otherwise', async () => {
    const betId = await bet(await inRegion('US-NJ'), [on(0, 'moneyline', 'home')], 1_000n);
    await list();
    expect(await refundListed(deps())).toBe(0);
    expect(await cash(player)).toBe(9_000n);
    await settle(0, 21, 14);
    expect([await outcome(player, betId), await cash(player), await violations()]).toEqual(['WIN', 10_909n, []]);
  });

  it('open bets of a listed Ontario player are refunded for good unless their game has begun', async () => {
    await inRegion('CA-ON');
    const begun = newGameId('begun');
    await buildSmallWorld(store().db, [{ id: begun, status: 'IN_PLAY', startsAt: new Date(NOON.getTime() - HOUR_MS) }]);
    const before = await bet(player, [on(0, 'moneyline', 'home')], 1_000n);
    const during = await bet(player, [selectionId(begun, 'moneyline', 'home')], 1_000n);
    const both = await bet(player, [on(1, 'moneyline', 'home'), selectionId(begun, 'moneyline', 'away')], 1_000n);
    await list();
    expect(await refundListed(deps())).toBe(1);
    expect(await cash(player)).toBe(8_000n);
    await settle(0, 21, 14);
    expect([await outcome(player, before), await outcome(player, during), await outcome(player, both)]).toEqual([
      'VOIDED',
      'PENDING',
      'PENDING',
    ]);
    expect([await cash(player), await violations()]).toEqual([8_000n, []]);
  });

  it('open bets of a listed Michigan player are refunded, less what was cashed out', async () => {
    await inRegion('US-MI');
    const betId = await bet(player, [on(0, 'moneyline', 'home')], 1_000n);
    const { paidCents } = await take(player, betId, { stakeCents: 400n });
    expect(paidCents).not.toBeNull();
    await list();
    expect(await refundListed(deps())).toBe(1);
    expect([await cash(player), await violations()]).toEqual([9_000n + (paidCents ?? 0n) + 600n, []]);
  });

  it('open bets of a listed person are refunded once on all accounts, however many processes work', async () => {
    const people = [player, ...(await Promise.all([1, 2, 3].map(() => makePlayer(store().db, { cents: 10_000n }))))];
    for (const each of people) {
      await moveTo(store().db, each, 'CA-ON');
      await bet(each, [on(0, 'moneyline', 'home')], 1_000n);
    }
    await joinAll(store().db, people);
    const { barred } = await list(people[2]);
    expect(barred).toEqual(people.map(({ playerId }) => playerId).toSorted());
    const counts = await Promise.all([1, 2, 3, 4].map(() => refundListed(deps())));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(people.length);
    for (const each of people) expect(await cash(each)).toBe(10_000n);
    const journals = await store()
      .db.selectFrom('ledger_journals')
      .innerJoin('bets', 'bets.id', 'ledger_journals.reference')
      .select('reference')
      .where('kind', '=', 'bet-refunded')
      .where(
        'player_id',
        'in',
        people.map(({ playerId }) => playerId),
      )
      .execute();
    expect(journals).toHaveLength(people.length);
    expect(await violations()).toEqual([]);
  });

  it('bets of an account joined to a listed person later are refunded then', async () => {
    const later = await makePlayer(store().db, { cents: 10_000n });
    await moveTo(store().db, later, 'CA-ON');
    await bet(later, [on(0, 'moneyline', 'home')], 1_000n);
    await list();
    expect([await refundListed(deps()), await cash(later)]).toEqual([0, 9_000n]);
    await joinAll(store().db, [player, later]);
    expect([await refundListed(deps()), await cash(later), await refundListed(deps())]).toEqual([1, 10_000n, 0]);
  });

  it("a listed player's bets under an open proposal wait for its decision", async () => {
    const betId = await bet(await inRegion('CA-ON'), [on(0, 'moneyline', 'home')], 1_000n);
    const proposal = `proposal-${betId}`;
    await sql`INSERT INTO proposals (id, operation, input, subject, summary, warnings, digest, bets, stake, payout_before, payout_after, reason, proposer_id, proposer, proposed_at)
      VALUES (${proposal}, 'settleEvent', '{}', ${proposal}, 'of a test', '[]', 'd', 1, 1000, 0, 0, 'of a test', 'one', 'one', ${NOON})`.execute(
      store().db,
    );
    await sql`INSERT INTO proposal_bets VALUES (${proposal}, ${betId}, 1000, 'OPEN', 'PENDING', 0, 'SETTLED', 'WIN', 1909)`.execute(
      store().db,
    );
    await list();
    expect(await refundListed(deps())).toBe(0);
    await sql`UPDATE proposals SET state = 'REFUSED', decided_at = ${NOON}, decided_by_id = 'two' WHERE id = ${proposal}`.execute(
      store().db,
    );
    expect(await refundListed(deps())).toBe(1);
    expect([await cash(player), await violations()]).toEqual([10_000n, []]);
  });

  it('bets of the other side of an undecided pair run on, though that side is excluded too', async () => {
    const other = await makePlayer(store().db, { cents: 10_000n });
    await moveTo(store().db, other, 'CA-ON');
    await bet(other, [on(0, 'moneyline', 'home')], 1_000n);
    await store()
      .db.insertInto('person_reviews')
      .values({
        ...{
          id: `review-${other.playerId}`,
          player_id: other.playerId,
          other_id: player.playerId,
          strength: 'LIKELY',
          reasons: ['family'],
        },
        ...{ origin: 'SIGN_UP', is_blocking: true, opened_at: NOON, state: 'WAITING' },
      })
      .execute();
    await list();
    expect(await exclusion(other)).toMatchObject({ kind: 'REGISTER' });
    expect([await refundListed(deps()), await cash(other)]).toEqual([0, 9_000n]);
  });
});

describe('an answer', () => {
  it('an answer older than the stored one changes nothing and is kept as history', async () => {
    const newer = after(5_000);
    await list(player, { answeredAt: newer });
    expect(await takeOff(after(1_000))).toMatchObject({ isApplied: false });
    expect(await exclusion()).toMatchObject({ kind: 'REGISTER', endsAt: null });
    expect(await takeOff(after(9_000))).toMatchObject({ isApplied: true });
    ports.setNow(after(1_000));
    expect(await exclusion()).toBeNull();
    expect(await list(player, { answeredAt: newer })).toMatchObject({ isApplied: false, barred: [] });
    expect(await exclusion()).toBeNull();
    const rows = await store().db.selectFrom('register_answers').select('is_applied').where('player_id', '=', player.playerId).execute();
    expect([rows.length, rows.filter(({ is_applied }) => is_applied).length]).toEqual([4, 2]);
  });

  it('an answer of the same time does not take off a player whom the stored one lists', async () => {
    await list();
    expect(await takeOff(ports.now())).toMatchObject({ isApplied: false });
    expect(await exclusion()).toMatchObject({ kind: 'REGISTER' });
  });

  it('an answer from a clock a day ahead gives way to a current one', async () => {
    ports.setNow(new Date(NOON.getTime() + DAY_MS));
    await list();
    ports.setNow(NOON);
    expect(await takeOff(NOON)).toMatchObject({ isApplied: true });
    expect(await exclusion()).toBeNull();
    ports.setNow(new Date(NOON.getTime() + 2 * DAY_MS));
    expect(await exclusion(), 'also when the clock gets there').toBeNull();
  });

  it('an answer that corrects one from a clock a day ahead reopens the account and refunds nothing', async () => {
    await inRegion('CA-ON');
    ports.setNow(new Date(NOON.getTime() + DAY_MS));
    await list();
    ports.setNow(NOON);
    await takeOff(NOON);
    const betId = await bet(player, [on(0, 'moneyline', 'home')], 1_000n);
    const refusal = await withTransaction(store().db, (trx) => refusalOfPlayer(trx, player.playerId, NOON));
    expect([await refundListed(deps()), await outcome(player, betId), refusal]).toEqual([0, 'PENDING', null]);
    ports.setNow(after(5_000));
    expect(await list(), 'a new listing begins anew').toMatchObject({ barred: [player.playerId] });
    expect([await refundListed(deps()), await cash(player), await violations()]).toEqual([1, 10_000n, []]);
  });

  it("an answer with another end moves the exclusion's end, and nothing deletes the exclusion", async () => {
    await list(player, { until: after(DAY_MS) });
    ports.setNow(after(1_000));
    await list(player, { until: after(3 * DAY_MS) });
    expect(await exclusion()).toMatchObject({ kind: 'REGISTER', endsAt: after(3 * DAY_MS) });
    const rows = store().db.selectFrom('exclusions').select('id').where('player_id', '=', player.playerId);
    expect(await rows.execute()).toHaveLength(1);
    await expect(store().db.deleteFrom('exclusions').where('player_id', '=', player.playerId).execute()).rejects.toThrow('history');
    await expect(
      store().db.updateTable('exclusions').set({ kind: 'COOL_OFF' }).where('player_id', '=', player.playerId).execute(),
    ).rejects.toThrow('history');
  });
});

describe('bets at the time of a match', () => {
  it('a waiting bet of a player being listed is refused with a specific error and costs nothing', async () => {
    const live = newGameId('live');
    await buildSmallWorld(store().db, [{ id: live, status: 'IN_PLAY', startsAt: new Date(NOON.getTime() - HOUR_MS) }]);
    const leg = await legOf(store().db, selectionId(live, 'moneyline', 'home'));
    const bets = [{ draftBetId: `straight:${leg.selectionId}`, stakeCents: 1_000n, legs: [leg] }];
    const decision = placeAfterDelay(deps(), { ...player, placementId: newPlacementId(), autoAccept: false, bets }, 250);
    const held = store().db.selectFrom('held_placements').selectAll().where('player_id', '=', player.playerId);
    await expect.poll(async () => (await held.execute()).length, { interval: 5, timeout: 10_000 }).toBe(1);
    await list();
    expect((await decision).refusals.map(({ code }) => code)).toEqual(['excluded']);
    expect([await cash(player), await held.execute(), await violations()]).toEqual([10_000n, [], []]);
  });

  it('of forty bets placed while a player is listed each is refunded or refused', async () => {
    await inRegion('CA-ON');
    const leg = await legOf(store().db, on(0, 'moneyline', 'home'));
    const bets = [{ draftBetId: `straight:${leg.selectionId}`, stakeCents: 100n, legs: [leg] }];
    const placing = Array.from({ length: 40 }, () =>
      placeBets(deps(), { ...player, placementId: newPlacementId(), autoAccept: false, bets }),
    );
    const matches = Array.from({ length: 5 }, () => list().then(() => refundListed(deps())));
    const decisions = await Promise.all(placing);
    await Promise.all(matches);
    await refundListed(deps());
    for (const { accepted, refusals } of decisions) if (!accepted) expect(refusals.map(({ code }) => code)).toEqual(['excluded']);
    const open = store().db.selectFrom('bets').select('id').where('player_id', '=', player.playerId).where('status', '=', 'OPEN');
    expect([await open.execute(), await cash(player), await violations()]).toEqual([[], 10_000n, []]);
    const listings = store().db.selectFrom('exclusions').select('id').where('player_id', '=', player.playerId);
    expect(await listings.execute(), 'one exclusion for five matches').toHaveLength(1);
  });

  it('fifty open bets in ten accounts are refunded within five seconds', async () => {
    const accounts = [player, ...(await Promise.all(Array.from({ length: 9 }, () => makePlayer(store().db, { cents: 10_000n }))))];
    for (const each of accounts) {
      await moveTo(store().db, each, 'CA-ON');
      for (let n = 0; n < 5; n += 1) await bet(each, [on(n % 3, 'moneyline', 'home')], 100n);
    }
    await joinAll(store().db, accounts);
    const began = performance.now();
    await list();
    expect(await refundListed(deps())).toBe(50);
    expect(performance.now() - began).toBeLessThan(5_000);
    for (const each of accounts) expect(await cash(each)).toBe(10_000n);
    expect(await violations()).toEqual([]);
  });
});

describe('a process with a slow clock', () => {
  const doorsOf = (playerId: string) =>
    withTransaction(store().db, async (trx) => [
      (await refusalOfPlayer(trx, playerId, ports.now()))?.code ?? null,
      await mayBeOffered(trx, playerId, ports.now()),
    ]);

  it("a process with a slow clock still excludes a listed person's accounts", async () => {
    const other = await makePlayer(store().db);
    await joinAll(store().db, [player, other]);
    ports.setNow(after(5_000));
    await list();
    ports.setNow(NOON);
    expect(await doorsOf(player.playerId)).toEqual(['account-excluded', false]);
    expect(await exclusion(other)).toMatchObject({ kind: 'REGISTER' });
  });

  it('a stored answer that lists the account is enough to exclude it', async () => {
    expect(await doorsOf(player.playerId)).toEqual([null, true]);
    await store().db.updateTable('register_standings').set({ is_listed: true }).where('player_id', '=', player.playerId).execute();
    expect(await doorsOf(player.playerId)).toEqual(['account-excluded', false]);
  });
});

it('after the end of a listing the register is asked again', async () => {
  await list(player, { until: after(DAY_MS) });
  ports.setNow(after(DAY_MS + 1_000));
  expect(await isRegisterKnown(store().db, player.playerId, ports.now())).toBe(false);
});
