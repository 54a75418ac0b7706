import { produce } from 'immer';
import { browserFault, clientFault, isInExclusion, isOfService, isServiceAway, SERVICE_GONE_CODE } from './faults.ts';
import { noticeContextOf, outweighs, geoNoticeOf } from './geoNotice.ts';
import type { GeoEffect, GeoEvent, GeoFault, GeoState, GeoStep } from './types.ts';

export const MOST_LOSSES = 5;
const LOST: ReadonlySet<string> = new Set(['640', 'timeout', 'cannot-detect-location']);

export const initialGeo: GeoState = {
  status: 'idle',
  step: null,
  run: 0,
  trigger: null,
  hadVerdict: false,
  hasVisitedCasino: false,
  hasRechecked: false,
  playerId: null,
  licenseKey: null,
  licenseType: 'NO_DOWNLOAD_BROWSER',
  plcConnected: false,
  serviceFault: null,
  hasRenewed: false,
  losses: 0,
  position: null,
  positionFault: null,
  verdict: null,
  fault: null,
};

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
  readonly refusal: GeoRefusal | null;
};

export const isAuthorized = (state: GeoState, now: number): boolean =>
  state.status !== 'error' && state.verdict !== null && state.verdict.expiresAt > now;

type Of<T extends GeoEvent['type']> = Extract<GeoEvent, { readonly type: T }>;
type Handlers = { readonly [T in GeoEvent['type']]: (state: GeoState, event: Of<T>) => GeoStepResult };

/** Steps at which an event is accepted. Unlisted events are accepted at any step. */
const awaitedAt: Readonly<Partial<Record<GeoEvent['type'], readonly GeoStep[]>>> = {
  'explanation-answered': ['explaining'],
  'position-found': ['positioning'],
  'position-missing': ['positioning'],
  'service-probed': ['probing'],
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
  'check-requested': (state, event) => (state.status === 'loading' ? join(state, event) : begin(state, event)),
  'explanation-answered': (state, { isAllowed }) => (isAllowed ? position(state) : fail(state, browserFault('explanation-declined'))),
  'position-found': (state, event) => probe(set(state, { position: event.position, positionFault: null })),
  // Continues, because the vendor may know the position.
  'position-missing': (state, { fault }) => probe(set(state, { position: null, positionFault: fault })),
  'service-probed': (state, { isConnected }) => chooseLicense(state, isConnected),
  'license-received': (state, { licenseKey }) => locate(state, licenseKey),
  'packet-received': (state, { packet }) =>
    handled(set(state, { step: 'authorizing', ...(state.licenseType === 'REGULAR' && { serviceFault: null }) }), {
      type: 'authorize',
      run: state.run,
      packet,
    }),
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

/** Begins a check. The earlier result stays valid meanwhile. */
function begin(state: GeoState, { trigger, needsExplanation, hasVisitedCasino }: Of<'check-requested'>): GeoStepResult {
  const hadVerdict = state.verdict !== null;
  const next = set(state, { ...freshRun(state), trigger, hadVerdict, hasVisitedCasino, hasRechecked: false, losses: 0 });
  if (next.playerId === null) return fail(next, browserFault('player-unknown'));
  return needsExplanation ? handled(set(next, { step: 'explaining' }), { type: 'explain', run: next.run }) : position(next);
}

/** Gives the running check the new trigger if that is stronger. */
const join = (state: GeoState, { trigger }: Of<'check-requested'>): GeoStepResult =>
  outweighs(trigger, state.trigger) ? handled(set(state, { trigger })) : refuse(state, 'already-checking');

const freshRun = ({ run }: GeoState): Partial<GeoState> => ({
  run: run + 1,
  status: 'loading',
  fault: null,
  positionFault: null,
  hasRenewed: false,
});

const position = (state: GeoState): GeoStepResult =>
  handled(set(state, { step: 'positioning' }), { type: 'find-position', run: state.run });

const probe = (state: GeoState): GeoStepResult => handled(set(state, { step: 'probing' }), { type: 'probe-service', run: state.run });

/** Chooses the license by whether the vendor's local service answers. */
function chooseLicense(state: GeoState, isConnected: boolean): GeoStepResult {
  const { serviceFault } = state;
  const missed = state.plcConnected
    ? clientFault(SERVICE_GONE_CODE)
    : serviceFault !== null && isServiceAway(serviceFault)
      ? serviceFault
      : null;
  const next = ofType(state, isConnected ? 'REGULAR' : 'NO_DOWNLOAD_BROWSER');
  return license(set(next, { plcConnected: isConnected, serviceFault: isConnected ? serviceFault : missed }), null);
}

const ofType = (state: GeoState, licenseType: GeoState['licenseType']): GeoState =>
  state.licenseType === licenseType ? state : set(state, { licenseType, licenseKey: null });

const license = (state: GeoState, expiredKey: string | null): GeoStepResult =>
  state.licenseKey !== null && expiredKey === null
    ? locate(state, state.licenseKey)
    : handled(set(state, { step: 'licensing' }), {
        type: 'get-license',
        run: state.run,
        licenseType: state.licenseType,
        expiredKey,
        position: state.position,
      });

function locate(state: GeoState, licenseKey: string): GeoStepResult {
  const { run, playerId, trigger, position: at } = state;
  if (playerId === null) return fail(state, browserFault('player-unknown'));
  return handled(set(state, { step: 'locating', licenseKey }), {
    type: 'locate',
    run,
    licenseKey,
    licenseType: state.licenseType,
    userId: playerId,
    trigger: state.hasRenewed ? 'license-expired' : (trigger ?? 'manual-check'),
    position: at,
  });
}

const succeed = (state: GeoState, verdict: NonNullable<GeoState['verdict']>): GeoStepResult =>
  handled(set(state, { status: 'success', step: null, verdict, fault: null, losses: 0 }), { type: 'watch-verdict', verdict });

/**
 * Withdraws the result if the check cannot continue without the local service. Retries a lost position `MOST_LOSSES` times, and an
 * exclusion area once after a casino visit.
 */
function fail(state: GeoState, fault: GeoFault): GeoStepResult {
  const told = (fault.code === '640' || fault.code === '635') && state.positionFault ? state.positionFault : fault;
  if (state.step === 'locating' && state.licenseType === 'REGULAR' && isOfService(told)) return withoutService(state, told);
  const isLost = (state.verdict !== null || state.losses > 0) && LOST.has(told.code);
  if (isLost && state.losses < MOST_LOSSES) return lookAgain(state, { losses: state.losses + 1 });
  if (isInExclusion(told) && state.hasVisitedCasino && !state.hasRechecked)
    return lookAgain(state, { trigger: 'manual-check', hasRechecked: true });
  const telling = geoNoticeOf(told, noticeContextOf(state));
  return handled(
    set(state, { status: 'error', step: null, verdict: null, fault: told, losses: 0 }),
    { type: 'stop-watching' },
    ...(telling === null ? [] : [{ type: 'tell', telling } as const]),
  );
}

const withoutService = (state: GeoState, fault: GeoFault): GeoStepResult =>
  license(set(ofType(state, 'NO_DOWNLOAD_BROWSER'), { plcConnected: false, serviceFault: fault }), null);

function lookAgain(state: GeoState, change: Partial<GeoState>): GeoStepResult {
  const again = position(set(state, { ...freshRun(state), verdict: null, ...change }));
  return { ...again, effects: [{ type: 'stop-watching' }, ...again.effects] };
}
