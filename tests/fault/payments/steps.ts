import { decodeJwt } from 'jose';
import { PAYMENT_CALLBACK } from '#server/api/rest/money/paymentRoutes.ts';
import type { Attempt, PageAction } from './attempt.ts';
import type { PausePoint } from './pause.ts';
import type { Cut, Hold, Matches, Sent } from './wire.ts';
import type { PaymentWorld } from './world.ts';

/**
 * Steps of a payment in order: the server decides on the request, the payment is stored, the vendor learns of it, the page gets the
 * vendor's answer, the vendor sends its callback, the page loads the receipt.
 */
export const STEPS = ['asked', 'written', 'told', 'answered', 'callback', 'receipt'] as const;
export type Step = (typeof STEPS)[number];

type Line = 'toServer' | 'toVendor';
type Place = { readonly line: Line; readonly matches: Matches };

const isCreate =
  ({ actionId }: Attempt): Matches =>
  (sent) =>
    sent.path === '/graphql' && sent.body.includes(actionId);
const isAbout = ({ id }: Attempt, { path, body }: Sent): boolean => id !== null && (path.includes(id) || body.includes(id));
const isOpening =
  (attempt: Attempt): Matches =>
  (sent) =>
    sent.path.endsWith('/gateway') && isAbout(attempt, sent);
const isTelling =
  ({ cents }: Attempt): Matches =>
  (sent) =>
    sent.path === '/payments' && sent.body.includes(`"amountCents":"${cents}"`);
const isReceipt =
  (attempt: Attempt): Matches =>
  (sent) =>
    sent.body.includes('paymentTransaction') && isAbout(attempt, sent);
const isCallback =
  ({ cents }: Attempt): Matches =>
  ({ path, body }) =>
    path === PAYMENT_CALLBACK && amountIn(body) === String(cents);
const isCompleting =
  (attempt: Attempt): Matches =>
  (sent) =>
    sent.body.includes('completePaypalDeposit') && isAbout(attempt, sent);

const amountIn = (body: string): unknown => decodeJwt((JSON.parse(body) as { readonly event: string }).event)['amountCents'];

/** Returns the request that belongs to a step, and its proxy. The step is at this request or its answer. */
const places: { readonly [S in Step]: (attempt: Attempt) => Place } = {
  asked: (attempt) => ({ line: 'toServer', matches: isCreate(attempt) }),
  // A payment that the vendor learns of at its creation is stored before that request.
  written: (attempt) =>
    attempt.payer.route.isToldAtOnce ? { line: 'toVendor', matches: isTelling(attempt) } : { line: 'toServer', matches: isCreate(attempt) },
  told: (attempt) => ({ line: 'toVendor', matches: isTelling(attempt) }),
  answered: (attempt) => ({ line: 'toServer', matches: attempt.payer.route.isToldAtOnce ? isCreate(attempt) : isOpening(attempt) }),
  callback: (attempt) => ({ line: 'toServer', matches: isCallback(attempt) }),
  receipt: (attempt) => ({ line: 'toServer', matches: isReceipt(attempt) }),
};

const cutOf = (step: Step, { payer }: Attempt): Cut =>
  step === 'asked' || (step === 'written' && payer.route.isToldAtOnce) ? 'lost' : 'unanswered';

/** Drops this step's request or answer, once. */
export function cutAt(world: PaymentWorld, step: Step, attempt: Attempt): void {
  const { line, matches } = places[step](attempt);
  world[line].cut(matches, cutOf(step, attempt));
}

export const lastActions: { readonly [S in Step]: PageAction } = {
  asked: 'create',
  written: 'create',
  told: 'open',
  answered: 'open',
  callback: 'pay',
  receipt: 'receipt',
};

/** Disconnects the page during its last request if this step is at one; otherwise the tab closes after the answer. */
export function closeTabAt(world: PaymentWorld, step: Step, attempt: Attempt): void {
  const { isToldAtOnce, provider } = attempt.payer.route;
  if (step === 'asked') world.toServer.cut(isCreate(attempt), 'left');
  if (step === 'told' && !isToldAtOnce) world.toServer.cut(isOpening(attempt), 'left');
  if (step === 'callback' && provider.way === 'paypal') world.toServer.cut(isCompleting(attempt), 'left');
  if (step === 'receipt') world.toServer.cut(isReceipt(attempt), 'left');
}

const pausePoints: { readonly [S in Step]?: PausePoint } = { asked: 'written', callback: 'booked' };

/** Pauses all attempts at this step: in the server's transaction, or in the proxy. */
export async function holdAt(world: PaymentWorld, step: Step, attempts: readonly Attempt[]): Promise<Hold> {
  const point = pausePoints[step];
  if (point !== undefined) {
    const paused = await world.pauses.at(point);
    return { ...paused, reached: () => paused.reached(attempts.length) };
  }
  const holds = (['toServer', 'toVendor'] as const).map((line) => {
    const mine = attempts.flatMap((attempt) => {
      const place = places[step](attempt);
      return place.line === line ? [{ ...place, at: cutOf(step, attempt) === 'lost' ? ('before' as const) : ('after' as const) }] : [];
    });
    const [first] = mine;
    const held = world[line].hold((sent) => mine.some(({ matches }) => matches(sent)), first?.at ?? 'after');
    return { ...held, reached: () => held.reached(mine.length) };
  });
  return {
    reached: async () => void (await Promise.all(holds.map(({ reached }) => reached()))),
    drop: () => {
      for (const { drop } of holds) drop();
    },
    release: () => {
      for (const { release } of holds) release();
    },
  };
}
