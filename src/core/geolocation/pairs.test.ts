import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { browserFault, clientFault, serverFault } from './faults.ts';
import { type GeoRefusal, initialGeo, isAuthorized, MOST_LOSSES, stepGeo } from './reducer.ts';
import type { GeoEffect, GeoEvent, GeoState, GeoStep, GeoTrigger } from './types.ts';

const RUNS = Number(process.env['LINEMAKER_RUNS'] ?? (process.env['LINEMAKER_FULL'] === '1' ? 10_000 : 1_000));
const position = { latitude: 40, longitude: -74, accuracy: 20 };
const verdict = { expiresAt: 1_000, refreshAt: 800 };
const walkOn = (from: GeoState, ...events: GeoEvent[]): GeoState => events.reduce((state, event) => stepGeo(state, event).state, from);
const walk = (...events: GeoEvent[]): GeoState => walkOn(initialGeo, ...events);
const player: GeoEvent = { type: 'player-known', playerId: 'p1' };
const asked = (needsExplanation = false, trigger: GeoTrigger = 'log-in', hasVisitedCasino = false): GeoEvent => ({
  type: 'check-requested',
  trigger,
  needsExplanation,
  hasVisitedCasino,
});
const excluded = serverFault({ code: 'EXCLUSION_BOUNDARY', message: 'm', result: 'OUT_OF_BOUNDARY', resolution: 'IN_EXCLUSION_BOUNDARY' });
const found: GeoEvent = { type: 'position-found', run: 2, position };
const probed: GeoEvent = { type: 'service-probed', run: 2, isConnected: false };
const licensed: GeoEvent = { type: 'license-received', run: 2, licenseKey: 'L' };
const packed: GeoEvent = { type: 'packet-received', run: 2, packet: 'P' };
const allowed: GeoEvent = { type: 'verdict-received', run: 2, verdict, now: 0 };

const states = {
  nobody: initialGeo,
  idle: walk(player),
  explaining: walk(player, asked(true)),
  positioning: walk(player, asked()),
  probing: walk(player, asked(), found),
  licensing: walk(player, asked(), found, probed),
  locating: walk(player, asked(), found, probed, licensed),
  authorizing: walk(player, asked(), found, probed, licensed, packed),
  success: walk(player, asked(), found, probed, licensed, packed, allowed),
  error: walk(player, asked(), { type: 'check-failed', run: 2, fault: clientFault(604) }),
} as const satisfies Readonly<Record<string, GeoState>>;
type Name = keyof typeof states;

const events: { readonly [T in GeoEvent['type']]: Extract<GeoEvent, { readonly type: T }> } = {
  'player-known': { type: 'player-known', playerId: 'p1' },
  'check-requested': { type: 'check-requested', trigger: 'app-launch', needsExplanation: false, hasVisitedCasino: false },
  'explanation-answered': { type: 'explanation-answered', isAllowed: true },
  'position-found': { type: 'position-found', run: 2, position },
  'position-missing': { type: 'position-missing', run: 2, fault: browserFault('timeout') },
  'service-probed': { type: 'service-probed', run: 2, isConnected: true },
  'license-received': { type: 'license-received', run: 2, licenseKey: 'M' },
  'packet-received': { type: 'packet-received', run: 2, packet: 'Q' },
  'verdict-received': { type: 'verdict-received', run: 2, verdict, now: 0 },
  'check-failed': { type: 'check-failed', run: 2, fault: clientFault(600) },
  'license-expired': { type: 'license-expired', run: 2 },
  'authorization-expired': { type: 'authorization-expired', expiresAt: 1_000 },
  reset: { type: 'reset' },
};

const steps: readonly GeoStep[] = ['explaining', 'positioning', 'probing', 'licensing', 'locating', 'authorizing'];
const still = ['nobody', 'idle', 'success', 'error'] as const;
type Row = Readonly<Partial<Record<Name, GeoRefusal>>>;
const each = (names: readonly Name[], refusal: GeoRefusal): Row => Object.fromEntries(names.map((name) => [name, refusal]));
const answer = (...at: GeoStep[]): Row => ({
  ...each(still, 'no-check-runs'),
  ...each(
    steps.filter((step) => !at.includes(step)),
    'not-asked-for-now',
  ),
});

/** Refusals by event and state. Pairs that are not listed are accepted. */
const refused: Readonly<Record<GeoEvent['type'], Row>> = {
  'player-known': each([...steps, 'idle', 'success', 'error'], 'same-player'),
  'check-requested': each(steps, 'already-checking'),
  'explanation-answered': each([...still, 'positioning', 'probing', 'licensing', 'locating', 'authorizing'], 'not-asked-for-now'),
  'position-found': answer('positioning'),
  'position-missing': answer('positioning'),
  'service-probed': answer('probing'),
  'license-received': answer('licensing'),
  'packet-received': answer('locating'),
  'verdict-received': answer('authorizing'),
  'check-failed': each(still, 'no-check-runs'),
  'license-expired': answer('locating', 'authorizing'),
  'authorization-expired': each([...steps, 'nobody', 'idle', 'error'], 'of-another-verdict'),
  reset: {},
};

describe('every event in every state', () => {
  test.each(Object.values(events))('the event $type is handled in each state, or refused with its code', (event) => {
    const seen = Object.fromEntries(
      Object.entries(states).flatMap(([name, state]) => {
        const { refusal, effects, state: after } = stepGeo(state, event);
        if (refusal !== null) expect([effects, after], `${event.type} in ${name}`).toEqual([[], state]);
        return refusal === null ? [] : [[name, refusal]];
      }),
    );
    expect(seen).toEqual(refused[event.type]);
  });

  test.each(Object.values(events).filter((event) => 'run' in event))('an answer $type of an earlier check is refused', (event) => {
    for (const step of steps) expect(stepGeo(states[step], { ...event, run: 1 }).refusal).toBe('of-an-earlier-check');
  });
});

describe('at every step', () => {
  const at = (name: GeoStep, trigger: GeoTrigger, hasVisitedCasino: boolean): GeoState => {
    const before = { explaining: 0, positioning: 0, probing: 1, licensing: 2, locating: 3, authorizing: 4 }[name];
    return walk(player, asked(name === 'explaining', trigger, hasVisitedCasino), ...[found, probed, licensed, packed].slice(0, before));
  };
  const failsExcluded = (state: GeoState) => stepGeo(state, { type: 'check-failed', run: state.run, fault: excluded });

  test.each(steps)('%s: an exclusion zone is checked again for a player who was in the casino, and then reported', (step) => {
    const again = failsExcluded(at(step, 'log-in', true));
    expect(again.state).toMatchObject({ status: 'loading', step: 'positioning', trigger: 'manual-check', verdict: null, run: 3 });
    expect(again.effects).toEqual([{ type: 'stop-watching' }, { type: 'find-position', run: 3 }]);
    const last = failsExcluded(again.state);
    expect(last.state).toMatchObject({ status: 'error', fault: excluded });
    expect(last.effects).toEqual([{ type: 'stop-watching' }, { type: 'tell', telling: { fault: excluded, as: 'toast' } }]);
    expect(failsExcluded(walkOn(last.state, asked(false, 'placement', true))).state.status, 'the next check looks once more again').toBe(
      'loading',
    );
  });

  test.each(steps)('%s: an exclusion zone is reported at once without the casino flag', (step) => {
    const { state, effects } = failsExcluded(at(step, 'placement', false));
    expect(state.status).toBe('error');
    expect(effects).toEqual([{ type: 'stop-watching' }, { type: 'tell', telling: { fault: excluded, as: 'dialog' } }]);
  });

  test.each(steps)('%s: a stronger trigger joins the running check and starts no other', (step) => {
    const joined = stepGeo(at(step, 'app-launch', false), asked(false, 'manual-check'));
    expect(joined).toMatchObject({ refusal: null, effects: [], state: { run: 2, step, trigger: 'manual-check' } });
    for (const trigger of ['placement', 'manual-check', 'ip-change'] as const)
      expect(stepGeo(joined.state, asked(false, trigger)).refusal).toBe('already-checking');
  });
});

/** Reference model: the player, whether a check runs, and until when bets may be placed. */
type Model = { player: string | null; isRunning: boolean; until: number | null; losses: number };
type Real = { state: GeoState; isWatching: boolean };

class Happens implements fc.Command<Model, Real> {
  constructor(readonly event: (run: number) => GeoEvent) {}
  check = (): boolean => true;
  toString = (): string => JSON.stringify(this.event(0));
  run(model: Model, real: Real): void {
    const event = this.event(real.state.run);
    const { state, effects, refusal } = stepGeo(real.state, event);
    if (refusal !== null) expect(state).toBe(real.state);
    // Each step makes at most one request, for the running check.
    const asks = effects.filter((effect) => 'run' in effect);
    expect(asks.length).toBeLessThanOrEqual(1);
    for (const ask of asks) expect(ask.run).toBe(state.run);
    for (const { type } of effects) if (type === 'watch-verdict' || type === 'stop-watching') real.isWatching = type === 'watch-verdict';
    for (const effect of effects) if (effect.type === 'tell') expect([state.status, state.fault]).toEqual(['error', effect.telling.fault]);
    real.state = state;
    if (refusal === null) follow(model, event, asks[0]?.type ?? null);
    expect(state.playerId).toBe(model.player);
    expect(state.status === 'loading').toBe(model.isRunning);
    expect(isAuthorized(state, 500), 'only a verdict that holds is a permission').toBe(model.until !== null && model.until > 500);
    if (model.until === null) expect(state.verdict).toBeNull();
    if (state.status === 'loading') expect(state.step).not.toBeNull();
    else expect(state.step).toBeNull();
    if (state.verdict !== null) expect(real.isWatching, 'no verdict is left without its clock').toBe(true);
    expect(state.losses).toBeLessThanOrEqual(MOST_LOSSES);
  }
}

/** Advances the reference model. `asked` is the request with which the check continues; null if it ends. */
function follow(model: Model, event: GeoEvent, asked: GeoEffect['type'] | null): void {
  switch (event.type) {
    case 'player-known':
      return void Object.assign(model, { player: event.playerId, isRunning: false, until: null });
    case 'reset':
      return void Object.assign(model, { isRunning: false, until: null });
    case 'check-requested':
      model.isRunning = model.player !== null;
      if (model.player === null) model.until = null;
      return;
    case 'verdict-received':
      model.isRunning = false;
      model.until = event.verdict.expiresAt > event.now ? event.verdict.expiresAt : null;
      return;
    case 'explanation-answered':
    case 'license-expired':
    case 'check-failed':
      model.isRunning = asked !== null;
      // Keeps the result if the check continues without the local service.
      if (asked === null || (event.type === 'check-failed' && asked !== 'get-license')) model.until = null;
      return;
    case 'authorization-expired':
      model.until = null;
      return;
    default:
  }
}

const ofRun = (make: (run: number) => GeoEvent) =>
  fc.integer({ min: 0, max: 3 }).map((back) => new Happens((run) => make(run - (back === 3 ? 1 : 0))));
const plain = (event: GeoEvent) => fc.constant(new Happens(() => event));
const commands = [
  fc.constantFrom('p1', 'p2', null).map((playerId) => new Happens(() => ({ type: 'player-known', playerId }))),
  plain(asked()),
  plain(asked()),
  fc.boolean().map((hasVisitedCasino) => new Happens(() => asked(false, 'placement', hasVisitedCasino))),
  plain(asked(false, 'manual-check')),
  plain(asked(true)),
  fc.boolean().map((isAllowed) => new Happens(() => ({ type: 'explanation-answered', isAllowed }))),
  ofRun((run) => ({ type: 'position-found', run, position })),
  ofRun((run) => ({ type: 'position-missing', run, fault: browserFault('timeout') })),
  fc.boolean().chain((isConnected) => ofRun((run) => ({ type: 'service-probed', run, isConnected }))),
  ofRun((run) => ({ type: 'check-failed', run, fault: clientFault(631) })),
  ofRun((run) => ({ type: 'license-received', run, licenseKey: 'L' })),
  ofRun((run) => ({ type: 'packet-received', run, packet: 'P' })),
  ofRun((run) => ({ type: 'verdict-received', run, verdict, now: 0 })),
  ofRun((run) => ({ type: 'verdict-received', run, verdict, now: 2_000 })),
  ofRun((run) => ({ type: 'check-failed', run, fault: clientFault(640) })),
  ofRun((run) => ({ type: 'check-failed', run, fault: clientFault(604) })),
  ofRun((run) => ({ type: 'check-failed', run, fault: excluded })),
  ofRun((run) => ({ type: 'license-expired', run })),
  plain({ type: 'authorization-expired', expiresAt: 1_000 }),
  plain({ type: 'reset' }),
];

test('after any sequence of events only the running check’s verdict permits wagers, until it expires', () => {
  fc.assert(
    fc.property(fc.commands(commands, { maxCommands: 60 }), (sequence) => {
      fc.modelRun(
        () => ({ model: { player: null, isRunning: false, until: null, losses: 0 }, real: { state: initialGeo, isWatching: false } }),
        sequence,
      );
    }),
    { numRuns: RUNS },
  );
});
