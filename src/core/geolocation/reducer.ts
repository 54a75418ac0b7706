import { produce } from 'immer';
import { browserFault } from './faults.ts';
import type { GeoEffect, GeoEvent, GeoFault, GeoState, GeoStep, GeoTrigger } from './types.ts';

/** How often somebody who is lost is looked for again at once. */
export const MOST_LOSSES = 5;
/** Faults that mean: nobody can tell where the player is now. */
const LOST: ReadonlySet<string> = new Set(['640', 'timeout', 'cannot-detect-location']);

export const initialGeo: GeoState = {
  status: 'idle',
  step: null,
  run: 0,
  trigger: null,
  playerId: null,
  licenseKey: null,
  hasRenewed: false,
  losses: 0,
  position: null,
  positionFault: null,
  verdict: null,
  fault: null,
};

/** Why an event changes nothing. Total: what the core does not do has a name here. */
export type GeoRefusal =
  | 'already-checking'
  | 'no-check-runs'
  | 'not-asked-for-now'
  | 'of-an-earlier-check'
  | 'of-another-verdict'
  | 'same-player';

export type GeoStepResult = {
  readonly state: GeoState;
  readonly effects: readonly GeoEffect[];
  /** Null when the event was handled. */
  readonly refusal: GeoRefusal | null;
};

/** Whether wagers may be placed. An absent verdict is a refusal. */
export const isAuthorized = (state: GeoState, now: number): boolean =>
  state.status !== 'error' && state.verdict !== null && state.verdict.expiresAt > now;

type Of<T extends GeoEvent['type']> = Extract<GeoEvent, { readonly type: T }>;
type Handlers = { readonly [T in GeoEvent['type']]: (state: GeoState, event: Of<T>) => GeoStepResult };

/** The steps of a check at which an answer is waited for. What is not here is taken at any step, and outside of a check. */
const awaitedAt: Readonly<Partial<Record<GeoEvent['type'], readonly GeoStep[]>>> = {
  'explanation-answered': ['explaining'],
  'position-found': ['positioning'],
  'position-missing': ['positioning'],
  'license-received': ['licensing'],
  'packet-received': ['locating'],
  'verdict-received': ['authorizing'],
  'license-expired': ['locating', 'authorizing'],
};

const handlers: Handlers = {
  'player-known': (state, { playerId }) =>
    playerId === state.playerId
      ? refuse(state, 'same-player')
      : handled({ ...initialGeo, run: state.run + 1, playerId }, { type: 'stop-watching' }),
  'check-requested': (state, { trigger, needsExplanation }) => begin(state, trigger, needsExplanation),
  'explanation-answered': (state, { isAllowed }) => (isAllowed ? position(state) : fail(state, browserFault('explanation-declined'))),
  'position-found': (state, event) => license(set(state, { position: event.position, positionFault: null }), null),
  // The vendor may still know; if it does not, the browser's reason is the one to tell.
  'position-missing': (state, { fault }) => license(set(state, { position: null, positionFault: fault }), null),
  'license-received': (state, { licenseKey }) => locate(state, licenseKey),
  'packet-received': (state, { packet }) => handled(set(state, { step: 'authorizing' }), { type: 'authorize', run: state.run, packet }),
  'verdict-received': (state, { verdict, now }) =>
    verdict.expiresAt > now ? succeed(state, verdict) : fail(state, browserFault('verdict-absent')),
  'check-failed': (state, { fault }) => fail(state, fault),
  'license-expired': (state) =>
    state.hasRenewed ? fail(state, browserFault('license-unavailable')) : license(set(state, { hasRenewed: true }), state.licenseKey),
  'authorization-expired': (state, { expiresAt }) =>
    state.verdict?.expiresAt === expiresAt && state.status === 'success'
      ? handled(set(state, { status: 'idle', verdict: null }))
      : refuse(state, 'of-another-verdict'),
  reset: (state) => handled({ ...initialGeo, run: state.run + 1, playerId: state.playerId }, { type: 'stop-watching' }),
};

/** What follows from an event: handled, or refused by name. Answers of an earlier check, or to what was not asked, change nothing. */
export function stepGeo<T extends GeoEvent['type']>(state: GeoState, event: Of<T>): GeoStepResult {
  const refusal = untimely(state, event);
  if (refusal !== null) return refuse(state, refusal);
  const handle: (state: GeoState, event: Of<T>) => GeoStepResult = handlers[event.type];
  return handle(state, event);
}

function untimely(state: GeoState, event: GeoEvent): GeoRefusal | null {
  if ('run' in event && state.status !== 'loading') return 'no-check-runs';
  if ('run' in event && event.run !== state.run) return 'of-an-earlier-check';
  const steps = awaitedAt[event.type];
  return steps !== undefined && (state.step === null || !steps.includes(state.step)) ? 'not-asked-for-now' : null;
}

const handled = (state: GeoState, ...effects: GeoEffect[]): GeoStepResult => ({ state, effects, refusal: null });
const refuse = (state: GeoState, refusal: GeoRefusal): GeoStepResult => ({ state, effects: [], refusal });

const set = (state: GeoState, change: Partial<GeoState>): GeoState =>
  produce(state, (draft) => {
    Object.assign(draft, change);
  });

/** A verdict that holds goes on holding while it is renewed. */
function begin(state: GeoState, trigger: GeoTrigger, needsExplanation: boolean): GeoStepResult {
  if (state.status === 'loading') return refuse(state, 'already-checking');
  const next = set(state, { ...freshRun(state), trigger, losses: 0 });
  if (next.playerId === null) return fail(next, browserFault('player-unknown'));
  return needsExplanation ? handled(set(next, { step: 'explaining' }), { type: 'explain', run: next.run }) : position(next);
}

const freshRun = ({ run }: GeoState): Partial<GeoState> => ({
  run: run + 1,
  status: 'loading',
  fault: null,
  positionFault: null,
  hasRenewed: false,
});

const position = (state: GeoState): GeoStepResult =>
  handled(set(state, { step: 'positioning' }), { type: 'find-position', run: state.run });

const license = (state: GeoState, expiredKey: string | null): GeoStepResult =>
  state.licenseKey !== null && expiredKey === null
    ? locate(state, state.licenseKey)
    : handled(set(state, { step: 'licensing' }), { type: 'get-license', run: state.run, expiredKey, position: state.position });

function locate(state: GeoState, licenseKey: string): GeoStepResult {
  const { run, playerId, trigger, position: at } = state;
  if (playerId === null) return fail(state, browserFault('player-unknown'));
  return handled(set(state, { step: 'locating', licenseKey }), {
    type: 'locate',
    run,
    licenseKey,
    userId: playerId,
    trigger: trigger ?? 'manual-check',
    position: at,
  });
}

const succeed = (state: GeoState, verdict: NonNullable<GeoState['verdict']>): GeoStepResult =>
  handled(set(state, { status: 'success', step: null, verdict, fault: null, losses: 0 }), { type: 'watch-verdict', verdict });

/**
 * Every failure takes the permission away. Where the vendor could not place the browser, the browser's own reason says more. A player who
 * was located and is lost is looked for again at once, a few times, without the permission.
 */
function fail(state: GeoState, fault: GeoFault): GeoStepResult {
  const told = (fault.code === '640' || fault.code === '635') && state.positionFault ? state.positionFault : fault;
  const isLost = (state.verdict !== null || state.losses > 0) && LOST.has(told.code);
  if (isLost && state.losses < MOST_LOSSES) {
    const again = position(set(state, { ...freshRun(state), verdict: null, losses: state.losses + 1 }));
    return { ...again, effects: [{ type: 'stop-watching' }, ...again.effects] };
  }
  return handled(set(state, { status: 'error', step: null, verdict: null, fault: told, losses: 0 }), { type: 'stop-watching' });
}
