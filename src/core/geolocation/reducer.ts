import { produce } from 'immer';
import { browserFault } from './faults.ts';
import type { GeoEffect, GeoEvent, GeoFault, GeoState, GeoTrigger } from './types.ts';

export const initialGeo: GeoState = {
  status: 'idle',
  step: null,
  run: 0,
  trigger: null,
  playerId: null,
  licenseKey: null,
  hasRenewed: false,
  position: null,
  positionFault: null,
  verdict: null,
  fault: null,
};

export type GeoStepResult = { readonly state: GeoState; readonly effects: readonly GeoEffect[] };

/** Whether wagers may be placed. An absent verdict is a refusal. */
export const isAuthorized = (state: GeoState, now: number): boolean =>
  state.status !== 'error' && state.verdict !== null && state.verdict.expiresAt > now;

/** What follows from an event; answers of an earlier run change nothing. */
export function stepGeo(state: GeoState, event: GeoEvent): GeoStepResult {
  if ('run' in event && (event.run !== state.run || state.status !== 'loading')) return stay(state);
  switch (event.type) {
    case 'player-known':
      return event.playerId === state.playerId
        ? stay(state)
        : { state: { ...initialGeo, run: state.run + 1, playerId: event.playerId }, effects: [{ type: 'stop-watching' }] };
    case 'check-requested':
      return begin(state, event.trigger, event.needsExplanation);
    case 'explanation-answered':
      if (state.step !== 'explaining') return stay(state);
      return event.isAllowed ? position(state) : fail(state, browserFault('explanation-declined'));
    case 'position-found':
      return license(set(state, { position: event.position, positionFault: null }), null);
    case 'position-missing':
      // The vendor may still know; if it does not, the browser's reason is the one to tell.
      return license(set(state, { position: null, positionFault: event.fault }), null);
    case 'license-received':
      return locate(state, event.licenseKey);
    case 'packet-received':
      return { state: set(state, { step: 'authorizing' }), effects: [{ type: 'authorize', run: state.run, packet: event.packet }] };
    case 'verdict-received':
      return event.verdict.expiresAt > event.now ? succeed(state, event.verdict) : fail(state, browserFault('verdict-absent'));
    case 'check-failed':
      return fail(state, event.fault);
    case 'license-expired':
      return state.hasRenewed
        ? fail(state, browserFault('license-unavailable'))
        : license(set(state, { hasRenewed: true }), state.licenseKey);
    case 'authorization-expired':
      return state.verdict?.expiresAt === event.expiresAt && state.status === 'success'
        ? { state: set(state, { status: 'idle', verdict: null }), effects: [] }
        : stay(state);
    case 'reset':
      return { state: { ...initialGeo, run: state.run + 1, playerId: state.playerId }, effects: [{ type: 'stop-watching' }] };
  }
}

const set = (state: GeoState, change: Partial<GeoState>): GeoState =>
  produce(state, (draft) => {
    Object.assign(draft, change);
  });

const stay = (state: GeoState): GeoStepResult => ({ state, effects: [] });

/** A verdict that holds goes on holding while it is renewed. */
function begin(state: GeoState, trigger: GeoTrigger, needsExplanation: boolean): GeoStepResult {
  if (state.status === 'loading') return stay(state);
  const next = set(state, { run: state.run + 1, trigger, status: 'loading', fault: null, positionFault: null, hasRenewed: false });
  if (next.playerId === null) return fail(next, browserFault('player-unknown'));
  return needsExplanation ? { state: set(next, { step: 'explaining' }), effects: [{ type: 'explain', run: next.run }] } : position(next);
}

const position = (state: GeoState): GeoStepResult => ({
  state: set(state, { step: 'positioning' }),
  effects: [{ type: 'find-position', run: state.run }],
});

const license = (state: GeoState, expiredKey: string | null): GeoStepResult =>
  state.licenseKey !== null && expiredKey === null
    ? locate(state, state.licenseKey)
    : {
        state: set(state, { step: 'licensing' }),
        effects: [{ type: 'get-license', run: state.run, expiredKey, position: state.position }],
      };

function locate(state: GeoState, licenseKey: string): GeoStepResult {
  const { run, playerId, trigger, position: at } = state;
  if (playerId === null) return fail(state, browserFault('player-unknown'));
  return {
    state: set(state, { step: 'locating', licenseKey }),
    effects: [{ type: 'locate', run, licenseKey, userId: playerId, trigger: trigger ?? 'manual-check', position: at }],
  };
}

const succeed = (state: GeoState, verdict: NonNullable<GeoState['verdict']>): GeoStepResult => ({
  state: set(state, { status: 'success', step: null, verdict, fault: null }),
  effects: [{ type: 'watch-verdict', verdict }],
});

/** Every failure takes the permission away. Where the vendor could not place the browser, the browser's own reason says more. */
function fail(state: GeoState, fault: GeoFault): GeoStepResult {
  const told = (fault.code === '640' || fault.code === '635') && state.positionFault ? state.positionFault : fault;
  return { state: set(state, { status: 'error', step: null, verdict: null, fault: told }), effects: [{ type: 'stop-watching' }] };
}
