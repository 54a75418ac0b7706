import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { killAllSpawned } from '../spawned.ts';
import { disagreements, moneyProblems, type Seen, seenIn } from './agreement.ts';
import { type Attempt, attemptBy, lookAtReceipt, send } from './attempt.ts';
import { newPatron, type Payer, payerOn } from './payer.ts';
import { publishersOf, shownOn, withdrawalPage } from '#tests/support/consents.ts';
import { alterations, keptIn, strangers } from './alterations.ts';
import { ACTIONS, type Action } from './actions.ts';
import type { Hold } from './wire.ts';
import { closeTabAt, cutAt, holdAt, lastActions, type Step, STEPS } from './steps.ts';
import { everyRoute, nameOf, oneOfEachCourse, type PaymentRoute } from './methodTypes.ts';
import { openPaymentWorld, type PaymentWorld } from './world.ts';

const IS_FULL = process.env['LINEMAKER_FULL'] === '1';
const KILLS = Number(process.env['LINEMAKER_KILLS'] ?? (IS_FULL ? 200 : 2));
/** Routes to test. Only the full run includes several routes with the same steps. */
const ROUTES = IS_FULL ? everyRoute : oneOfEachCourse;
/** Concurrent payments. Each may hold one of the server's twenty connections. */
const AT_ONCE = 10;
/** Time to start the server and make a first payment by each route with a stored card or account. */
const OPENING_MS = IS_FULL ? 300_000 : 120_000;
/** Steps at which the server is killed, the riskiest first, because a short run uses only those. */
const KILL_STEPS: readonly Step[] = ['written', 'callback', 'told', 'asked', 'answered', 'receipt'];
/** Time after which server and vendor consider every unfinished payment page expired. */
const FORGOTTEN_MS = 25 * 60_000;

let world: PaymentWorld;
const payers: Payer[] = [];
const made: Attempt[] = [];
let kills = 0;

beforeAll(async () => {
  world = await openPaymentWorld();
  for (let at = 0; at < ROUTES.length; at += AT_ONCE) payers.push(...(await Promise.all(ROUTES.slice(at, at + AT_ONCE).map(newPayer))));
}, OPENING_MS);
afterAll(async () => {
  if (IS_FULL) console.log(`${made.length} attempts to pay by ${payers.length} routes, ${kills} kills`);
  await world?.stop();
  killAllSpawned();
});

/** Renews all logins, because the full run outlasts a token. */
const renewLogins = (): Promise<unknown> => Promise.all(payers.map(({ renew }) => renew()));
beforeEach(() => renewLogins());

async function newPayer(route: PaymentRoute): Promise<Payer> {
  const patron = await newPatron(world, route.provider);
  if (route.behaviour !== 'kept') return payerOn(world, patron, route);
  // The first payment stores the card or account. Only a deposit stores a card.
  const direction = route.provider.way === 'card' ? 'in' : route.direction;
  const first = everyRoute.find((each) => each.provider === route.provider && each.behaviour === 'page' && each.direction === direction);
  const attempt = attemptBy(payerOn(world, patron, first ?? expect.fail(`nothing keeps a method for ${nameOf(route)}`)));
  await send(attempt);
  await settle([attempt]);
  made.push(attempt);
  const { id } = await world.db
    .selectFrom('payment_methods')
    .select('id')
    .where('player_id', '=', patron.playerId)
    .executeTakeFirstOrThrow();
  return payerOn(world, patron, route, id);
}

const settleAtCounters = (attempts: readonly Attempt[]): Promise<unknown> =>
  Promise.all(
    attempts.map(async ({ payer, id, lastAct }) => {
      const comes = lastAct === null || lastAct === 'pay' || lastAct === 'receipt';
      if (id !== null && comes && payer.route.isAtCounter) await payer.settleAtCounter(id);
    }),
  );

/** Waits until server, vendor and page agree about all attempts, and those whose tab stayed open are paid. */
async function settle(attempts: readonly Attempt[]): Promise<void> {
  let rounds = 0;
  await vi.waitFor(
    async () => {
      rounds += 1;
      await world.lookAfterDoubts(rounds * 6_000);
      await settleAtCounters(attempts);
      expect(disagreements(attempts, await seenIn(world))).toEqual([]);
    },
    { timeout: 30_000, interval: 100 },
  );
}

async function end(attempts: readonly Attempt[]): Promise<void> {
  await settle(attempts);
  await Promise.all(attempts.map(lookAtReceipt));
  made.push(...attempts);
  let rounds = 0;
  // Repeats the checks, because a request may outlive its sender, and the server's job discovers expired vendor pages late.
  await vi.waitFor(
    async () => {
      if (rounds > 0) await world.lookAfterDoubts(rounds * 6_000);
      rounds += 1;
      expect(await everyProblem()).toEqual([]);
    },
    { timeout: 10_000, interval: 100 },
  );
  await cancelLeft(attempts);
}

async function everyProblem(): Promise<readonly string[]> {
  const seen = await seenIn(world);
  return [...disagreements(made, seen), ...strangers(made, seen.rows), ...(await moneyProblems(world, made, seen))];
}

/** Cancels deposits that wait for cash at a desk, because a player may have only three, and they stay pending for days. */
async function cancelLeft(attempts: readonly Attempt[]): Promise<void> {
  const { rows } = await seenIn(world);
  for (const { payer, cents } of attempts) {
    const left = rows.find((row) => row.cents === cents && row.status === 'PENDING');
    if (left && payer.route.direction === 'in' && payer.route.behaviour === 'pageless') await payer.cancel(left.id);
  }
}

const inTurns = async (work: (some: readonly Payer[]) => Promise<void>): Promise<void> => {
  for (let at = 0; at < payers.length; at += AT_ONCE) await work(payers.slice(at, at + AT_ONCE));
};

describe.each(STEPS)('a payment by each method, cut at the step "%s"', (step) => {
  test('an answer that is cut at a step of a payment leaves one payment', async () => {
    await inTurns(async (some) => {
      const attempts = some.map((payer) => attemptBy(payer));
      for (const attempt of attempts) cutAt(world, step, attempt);
      await Promise.all(attempts.map(send));
      await end(attempts);
    });
    await expect.poll(() => world.toServer.unmet() + world.toVendor.unmet(), { message: 'every cut met its request' }).toBe(0);
  });

  test('a tab closed at a step of a payment leaves one payment or none, on all sides', async () => {
    await inTurns(async (some) => {
      const attempts = some.map((payer) => attemptBy(payer, lastActions[step]));
      for (const attempt of attempts) closeTabAt(world, step, attempt);
      await Promise.all(attempts.map(send));
      await end(attempts);
    });
    await expect.poll(() => world.toServer.unmet() + world.toVendor.unmet(), { message: 'every tab was closed' }).toBe(0);
  });
});

/** True if the money may move days later, at a cash desk or bank. */
const waitsForDays = ({ lastAct, payer: { route } }: Attempt): boolean =>
  route.isAtCounter && (route.isToldAtOnce || lastAct === 'pay' || lastAct === 'receipt');

// Before the long tests, during which the abandoned pages would expire after fifteen minutes.
test('an abandoned payment is given up by server and vendor, and no money is lost', async () => {
  const left = made.filter(({ lastAct }) => lastAct !== null);
  expect(left.length).toBeGreaterThan(0);
  world.vendorWaits(FORGOTTEN_MS);
  let rounds = 0;
  await vi.waitFor(
    async () => {
      rounds += 1;
      await world.lookAfterDoubts(FORGOTTEN_MS + rounds * 60_000);
      const { rows } = await seenIn(world);
      const open = left.filter(
        (attempt) => !waitsForDays(attempt) && rows.some((row) => row.cents === attempt.cents && row.status === 'PENDING'),
      );
      expect(open.map(({ payer, lastAct }) => `${nameOf(payer.route)} after ${lastAct}`)).toEqual([]);
    },
    { timeout: 20_000, interval: 20 },
  );
  expect(await everyProblem()).toEqual([]);
  world.vendorWaits(-FORGOTTEN_MS);
});

/** Operators' actions to test at this step: one, or all in the full run. */
const movesAt = (step: Step): readonly Action[] => ACTIONS.filter((_, at) => IS_FULL || at === STEPS.indexOf(step) % ACTIONS.length);

describe.each(STEPS)('a payment by each method, while an operator changes its documents at the step "%s"', (step) => {
  test.each(movesAt(step))('$name: each payment is made once, as requested, with the texts that its page showed', async ({ prepare }) => {
    const publishers = await publishersOf(world.toServer);
    await inTurns(async (some) => {
      const act = await prepare(publishers, world);
      const attempts = await Promise.all(some.map(confirmedAttempt));
      const undo: (() => Promise<unknown>)[] = [];
      await strikeAt(step, attempts, async (hold) => {
        undo.push(await act());
        hold.release();
      });
      expect(alterations(attempts, await keptIn(world))).toEqual([]);
      for (const each of undo) await each();
    });
  });
});

/** Starts an attempt on a page loaded before the operator's action. */
async function confirmedAttempt(payer: Payer): Promise<Attempt> {
  const attempt = attemptBy(payer);
  if (payer.route.direction === 'out') attempt.consent = shownOn(await withdrawalPage(world.toServer, payer.headers));
  return attempt;
}

test(`a server killed at each step of a payment leaves one payment (${KILLS} kills)`, { timeout: 60_000 + KILLS * 20_000 }, async () => {
  for (let kill = 0; kill < KILLS; kill += 1) {
    await renewLogins();
    const step = KILL_STEPS[kill % KILL_STEPS.length] ?? 'asked';
    const from = (Math.floor(kill / KILL_STEPS.length) * AT_ONCE) % payers.length;
    await killAt(step, payers.slice(from, from + AT_ONCE));
    kills += 1;
    if (IS_FULL && kills % 10 === 0) console.log(`${kills} of ${KILLS} kills, ${new Date().toISOString()}`);
  }
});

const killAt = (step: Step, some: readonly Payer[]): Promise<void> =>
  strikeAt(
    step,
    some.map((payer) => attemptBy(payer)),
    async (hold) => {
      await world.kill();
      hold.drop();
    },
  );

/** Pauses the payments at this step, calls `strike`, then waits until all payments are finished. */
async function strikeAt(step: Step, attempts: readonly Attempt[], strike: (hold: Hold) => Promise<void>): Promise<void> {
  const hold = await holdAt(world, step, attempts);
  const sent = Promise.all(attempts.map(send));
  // Prevents an unhandled rejection; the error is reported below.
  sent.catch(() => undefined);
  const looked = step === 'receipt' ? sent.then(() => settle(attempts)).then(() => Promise.all(attempts.map(lookAtReceipt))) : null;
  looked?.catch(() => undefined);
  if (step === 'callback') await vi.waitFor(() => reachCounters(attempts), { interval: 20 });
  await hold.reached(attempts.length);
  await strike(hold);
  await sent;
  await looked;
  await end(attempts);
}

/** Moves the money at cash desks and banks. Throws while any attempt is unfinished at the vendor. */
async function reachCounters(attempts: readonly Attempt[]): Promise<void> {
  await settleAtCounters(attempts);
  const book = world.book();
  // The player may reach the cash desk before the vendor knows the withdrawal.
  const open = attempts.filter(({ cents, id }) => {
    const told = book.find(({ amountCents }) => amountCents === String(cents));
    return id === null || told === undefined || told.status === 'PENDING';
  });
  expect(open.map(({ payer: { route }, cents }) => `${nameOf(route)}, ${cents}`)).toEqual([]);
}

describe('the agreement check', () => {
  const attempt = {
    cents: 10_001,
    id: 'a',
    lastAct: null,
    status: 'SUCCESSFUL',
    payer: { route: oneOfEachCourse[0] },
  } as unknown as Attempt;
  const row = { id: 'a', direction: 'in', playerId: 'p', cents: 10_001, status: 'SUCCESSFUL' };
  const told = { amountCents: '10001', reference: 'a', status: 'APPROVED' as const };
  const planted = (seen: Partial<Seen>, changes: Partial<Attempt> = {}) =>
    disagreements([{ ...attempt, ...changes }], { rows: [row], book: [told], ...seen }).join();

  test.each([
    ['twice with us', { rows: [row, { ...row, id: 'b' }] }, {}, 'is written 2 times'],
    ['twice at the vendor', { book: [told, { ...told, reference: 'b' }] }, {}, 'is at the vendor 2 times'],
    ['none after a yes', { rows: [], book: [] }, {}, 'was promised, and is not written'],
    ['one that we have forgotten', { rows: [] }, { id: null, lastAct: 'create' }, 'is known to the vendor alone'],
    ['another', { rows: [{ ...row, id: 'b' }] }, {}, 'is another payment'],
    ['one that is never paid', { rows: [{ ...row, status: 'FAILED' }] }, { status: null }, 'was insisted on, and is FAILED'],
    ['one that the vendor has not paid', { book: [] }, {}, 'is SUCCESSFUL, and UNKNOWN at the vendor'],
    ['one that the player is told wrong of', {}, { status: 'FAILED' }, 'the player was told FAILED'],
  ] as const)('the agreement check finds a disagreement: %s', (_what, seen, changes, message) => {
    expect(planted(seen, changes)).toContain(message);
  });

  test("the agreement check finds recorded texts that differ from the page's", async () => {
    const payer = payers.find(({ route }) => route.direction === 'out') ?? expect.fail('nobody takes money out');
    const attempt = await confirmedAttempt(payer);
    await send(attempt);
    await end([attempt]);
    const kept = await keptIn(world);
    const { cents, consent } = attempt;
    const shown = consent ?? expect.fail('the page shows no words');
    const found = (sentence: string): string => alterations([{ ...attempt, consent: { ...shown, sentence } }], kept).join();
    expect(found(shown.sentence)).toBe('');
    expect(found('Nothing leaves.')).toBe(`${nameOf(payer.route)}, ${cents}: is recorded with “${shown.sentence}”`);
  });

  test('the agreement check accepts a payment that is equal on all sides', () => {
    expect(planted({})).toBe('');
  });
});
