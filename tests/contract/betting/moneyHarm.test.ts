import { beforeEach, describe, expect, test } from 'vitest';
import { placeAfterDelay } from '#server/modules/betting/placement/heldPlacements.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import type { PlacementRequest } from '#server/modules/betting/placement/placementTypes.ts';
import { joinPersons } from '#server/modules/persons/index.ts';
import { closeHarmCase, openHarmCases } from '#server/modules/responsibleGaming/harm/index.ts';
import { confirmHarmNotice, harmAckType, harmNoticeOf } from '#server/modules/responsibleGaming/harmGate/index.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import type { HarmOutcome } from '#src/shared/console/harm.ts';
import { cashOutHands } from '#tests/support/cashOuts.ts';
import { raiseHarm } from '#server/sandbox/raiseHarm.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer, testPorts } from '#tests/support/players.ts';
import { buildSmallWorld, HOUR_MS, NOON, selectionId } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore(8);
const ports = testPorts();
const mail = { canSend: false, put: () => Promise.resolve('') };
const deps = () => ({ db: store().db, ports, mail });
const { take } = cashOutHands(deps);

/** The hours on a Saturday when compliance can contact players: 10:00 to 18:00 in New Jersey. The test starts at 7:00. */
const [OPENS, CLOSES] = [new Date('2026-11-21T15:00:00Z'), new Date('2026-11-21T23:00:00Z')];

let round = 0;
let player: TestPlayer;
const [live, later] = [() => `harm-live-${round}`, () => `harm-later-${round}`];
beforeEach(async () => {
  round += 1;
  ports.setNow(NOON);
  await buildSmallWorld(store().db, [
    { id: live(), status: 'IN_PLAY', startsAt: new Date(NOON.getTime() - HOUR_MS) },
    { id: later(), startsAt: new Date(NOON.getTime() + 48 * HOUR_MS) },
  ]);
  player = await makePlayer(store().db);
});

async function asked(eventId: string, who = player): Promise<PlacementRequest> {
  const leg = await legOf(store().db, selectionId(eventId, 'moneyline', 'home'));
  const bets = [{ draftBetId: `straight:${leg.selectionId}`, stakeCents: 1_000n, legs: [leg] }];
  return { ...who, placementId: newPlacementId(), autoAccept: false, bets };
}
const placed = async (who = player) => {
  const { accepted, refusals, betIds } = await placeBets(deps(), await asked(later(), who));
  return { codes: accepted ? [] : refusals.map(({ code }) => code), betIds };
};
const codes = async (who = player) => (await placed(who)).codes;
const notice = (who = player) => harmNoticeOf(store().db, who.playerId, ports.now());
const confirm = (noticeId: string | undefined, who = player) =>
  withTransaction(store().db, (trx) => confirmHarmNotice(trx, who.playerId, harmAckType(noticeId ?? ''), ports.now()));
const caseOf = async (who = player) => {
  const cases = await openHarmCases(store().db, 200, ports.now());
  return cases.find(({ playerId }) => playerId === who.playerId);
};
const close = async (outcome: HarmOutcome) => {
  const caseId = (await caseOf())?.caseId ?? '';
  return withTransaction(store().db, (trx) =>
    closeHarmCase(trx, { caseId, outcome, reason: 'For the test', by: 'compliance', at: ports.now() }),
  );
};
/** Sets the clock and marks every session as active at that time. */
async function at(now: Date): Promise<void> {
  ports.setNow(now);
  await store().db.updateTable('sessions').set({ last_seen_at: now, reality_checked_at: now }).execute();
}
const GUIDE = ['safer-play-guide-due'];
const CONTACT = ['safer-play-contact-due'];

describe('a wager', () => {
  test('a bet at harm level 1 is accepted, whether the message was read or not', async () => {
    await raiseHarm(deps(), player.playerId, 1);
    expect(await notice()).toMatchObject({ step: 'MESSAGE', seen: [expect.stringContaining('self-exclusion')], contact: null });
    expect(await codes()).toEqual([]);
    expect(await confirm((await notice())?.id)).toBe(true);
    expect([await notice(), await codes()]).toEqual([null, []]);
  });

  test('a bet at harm level 2 is refused until the guide is confirmed; a cash out is not', async () => {
    const { betIds } = await placed();
    await raiseHarm(deps(), player.playerId, 2);
    expect([await codes(), (await notice())?.step]).toEqual([GUIDE, 'GUIDE']);
    expect(await take(player, betIds[0] ?? '')).toMatchObject({ refusal: null });
    expect(await confirm((await notice())?.id)).toBe(true);
    expect([await codes(), await notice()]).toEqual([[], null]);
  });

  test('a higher harm level needs the guide again, and an old confirmation does not count', async () => {
    await raiseHarm(deps(), player.playerId, 1);
    const old = (await notice())?.id;
    expect(await confirm(old)).toBe(true);
    await raiseHarm(deps(), player.playerId, 2);
    expect([await confirm(old), await codes()]).toEqual([false, GUIDE]);
  });

  test('a guide confirmed by another player does not allow bets', async () => {
    const other = await makePlayer(store().db);
    for (const { playerId } of [player, other]) await raiseHarm(deps(), playerId, 2);
    expect(await confirm((await notice())?.id, other)).toBe(false);
    expect([await codes(), await codes(other)]).toEqual([GUIDE, GUIDE]);
  });

  test('a guide confirmed three times at once is confirmed once', async () => {
    await raiseHarm(deps(), player.playerId, 2);
    const id = (await notice())?.id;
    expect((await Promise.all([confirm(id), confirm(id), confirm(id)])).filter(Boolean)).toHaveLength(1);
  });

  test('a bet waiting when the harm level rises is accepted, and the next one is refused', async () => {
    for (const level of [2, 3] as const) {
      const who = await makePlayer(store().db);
      const request = await asked(live(), who);
      const decision = placeAfterDelay(deps(), request, 250);
      const held = () => store().db.selectFrom('held_placements').selectAll().where('player_id', '=', who.playerId).execute();
      let isDecided = false;
      const noted = decision.finally(() => (isDecided = true));
      while ((await held()).length === 0) {
        if (isDecided) expect.fail('it was decided before anybody saw it held');
        await new Promise((resolve) => setImmediate(resolve));
      }
      ports.setNow(new Date(ports.now().getTime() + 1));
      await raiseHarm(deps(), who.playerId, level);
      expect((await noted).accepted, `level ${level}`).toBe(true);
      expect(await codes(who)).toEqual(level === 2 ? GUIDE : CONTACT);
    }
  });
});

describe('level 3', () => {
  test('a wait at harm level 3 ends by itself after contact hours, and compliance sees it was missed', async () => {
    const { betIds } = await placed();
    await raiseHarm(deps(), player.playerId, 3);
    expect(await codes()).toEqual(CONTACT);
    const shown = await notice();
    expect(shown).toMatchObject({ step: 'CONTACT', contact: { until: CLOSES, phone: expect.stringMatching(/\d/) } });
    expect(shown?.contact?.when.replaceAll(/\s+/gu, ' ')).toBe('Saturday, November 21, 10:00 AM – 6:00 PM EST');
    expect(await confirm(shown?.id), 'a wait is not confirmed').toBe(false);
    expect(await take(player, betIds[0] ?? '')).toMatchObject({ refusal: null });
    const wait = { from: OPENS.toISOString(), until: CLOSES.toISOString() };
    expect((await caseOf())?.wait).toEqual({ ...wait, isMissed: false });
    await at(new Date(CLOSES.getTime() - 1));
    expect(await codes()).toEqual(CONTACT);
    await at(CLOSES);
    expect(await codes()).toEqual(GUIDE);
    expect((await caseOf())?.wait).toEqual({ ...wait, isMissed: true });
    expect(await confirm((await notice())?.id)).toBe(true);
    expect(await codes()).toEqual([]);
  });

  test('a wait at harm level 3 is not prolonged by later scores', async () => {
    await raiseHarm(deps(), player.playerId, 2);
    expect((await caseOf())?.wait).toBeNull();
    await raiseHarm(deps(), player.playerId, 3);
    expect(await caseOf()).toMatchObject({ level: 3, wait: { until: CLOSES.toISOString() } });
    await at(new Date(CLOSES.getTime() - HOUR_MS / 2));
    await raiseHarm(deps(), player.playerId, 3);
    expect((await caseOf())?.wait?.until).toBe(CLOSES.toISOString());
  });

  test.each([
    ['CONTACTED', GUIDE],
    ['LIMITED', GUIDE],
    ['NO_HARM', []],
    ['NOT_REACHED', CONTACT],
    ['EXCLUDED', CONTACT],
  ] as const)('a harm case closed as %s leaves bets refused by: %j', async (outcome, expected) => {
    await raiseHarm(deps(), player.playerId, 3);
    expect(await close(outcome)).not.toBeNull();
    expect(await codes()).toEqual(expected);
    await at(CLOSES);
    expect(await codes()).toEqual(expected.length === 0 ? [] : GUIDE);
  });

  test('a wait at harm level 3 applies to all accounts of the person once joined', async () => {
    const other = await makePlayer(store().db);
    await raiseHarm(deps(), player.playerId, 3);
    expect(await codes(other)).toEqual([]);
    const pair = { playerId: player.playerId, otherId: other.playerId };
    await withTransaction(store().db, (trx) => joinPersons({ trx, ports }, pair, { decidedBy: ['one', 'two'], reason: 'For the test' }));
    expect([await codes(other), (await notice(other))?.step]).toEqual([CONTACT, 'CONTACT']);
    await at(CLOSES);
    expect(await codes(other)).toEqual(GUIDE);
    expect(await confirm((await notice(other))?.id, other)).toBe(true);
    expect(await codes(other)).toEqual([]);
  });
});
