import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { browserFault, clientFault } from './faults.ts';
import { type GeoRefusal, initialGeo, isAuthorized, MOST_LOSSES, stepGeo } from './reducer.ts';
import type { GeoEvent, GeoState, GeoStep } from './types.ts';

const RUNS = process.env['LINEMAKER_FULL'] === '1' ? 10_000 : 300;
const position = { latitude: 40, longitude: -74, accuracy: 20 };
const verdict = { expiresAt: 1_000, refreshAt: 800 };
const walk = (...events: GeoEvent[]): GeoState => events.reduce((state, event) => stepGeo(state, event).state, initialGeo);
const player: GeoEvent = { type: 'player-known', playerId: 'p1' };
const asked = (needsExplanation = false): GeoEvent => ({ type: 'check-requested', trigger: 'log-in', needsExplanation });
const found: GeoEvent = { type: 'position-found', run: 2, position };
const licensed: GeoEvent = { type: 'license-received', run: 2, licenseKey: 'L' };
const packed: GeoEvent = { type: 'packet-received', run: 2, packet: 'P' };
const allowed: GeoEvent = { type: 'verdict-received', run: 2, verdict, now: 0 };

const states = {
  nobody: initialGeo,
  idle: walk(player),
  explaining: walk(player, asked(true)),
  positioning: walk(player, asked()),
  licensing: walk(player, asked(), found),
  locating: walk(player, asked(), found, licensed),
  authorizing: walk(player, asked(), found, licensed, packed),
  success: walk(player, asked(), found, licensed, packed, allowed),
  error: walk(player, asked(), { type: 'check-failed', run: 2, fault: clientFault(604) }),
} as const satisfies Readonly<Record<string, GeoState>>;
type Name = keyof typeof states;

const events: { readonly [T in GeoEvent['type']]: Extract<GeoEvent, { readonly type: T }> } = {
  'player-known': { type: 'player-known', playerId: 'p1' },
  'check-requested': { type: 'check-requested', trigger: 'manual-check', needsExplanation: false },
  'explanation-answered': { type: 'explanation-answered', isAllowed: true },
  'position-found': { type: 'position-found', run: 2, position },
  'position-missing': { type: 'position-missing', run: 2, fault: browserFault('timeout') },
  'license-received': { type: 'license-received', run: 2, licenseKey: 'M' },
  'packet-received': { type: 'packet-received', run: 2, packet: 'Q' },
  'verdict-received': { type: 'verdict-received', run: 2, verdict, now: 0 },
  'check-failed': { type: 'check-failed', run: 2, fault: clientFault(600) },
  'license-expired': { type: 'license-expired', run: 2 },
  'authorization-expired': { type: 'authorization-expired', expiresAt: 1_000 },
  reset: { type: 'reset' },
};

const steps: readonly GeoStep[] = ['explaining', 'positioning', 'licensing', 'locating', 'authorizing'];
const still = ['nobody', 'idle', 'success', 'error'] as const;
type Row = Readonly<Partial<Record<Name, GeoRefusal>>>;
const each = (names: readonly Name[], refusal: GeoRefusal): Row => Object.fromEntries(names.map((name) => [name, refusal]));
/** An answer that is waited for at these steps alone. */
const answer = (...at: GeoStep[]): Row => ({
  ...each(still, 'no-check-runs'),
  ...each(
    steps.filter((step) => !at.includes(step)),
    'not-asked-for-now',
  ),
});

/** What is refused, and as what; every pair that is not here is handled. */
const refused: Readonly<Record<GeoEvent['type'], Row>> = {
  'player-known': each([...steps, 'idle', 'success', 'error'], 'same-player'),
  'check-requested': each(steps, 'already-checking'),
  'explanation-answered': each([...still, 'positioning', 'licensing', 'locating', 'authorizing'], 'not-asked-for-now'),
  'position-found': answer('positioning'),
  'position-missing': answer('positioning'),
  'license-received': answer('licensing'),
  'packet-received': answer('locating'),
  'verdict-received': answer('authorizing'),
  'check-failed': each(still, 'no-check-runs'),
  'license-expired': answer('locating', 'authorizing'),
  'authorization-expired': each([...steps, 'nobody', 'idle', 'error'], 'of-another-verdict'),
  reset: {},
};

describe('every event in every state', () => {
  test.each(Object.values(events))('$type is handled, or refused by name', (event) => {
    const seen = Object.fromEntries(
      Object.entries(states).flatMap(([name, state]) => {
        const { refusal, effects, state: after } = stepGeo(state, event);
        if (refusal !== null) expect([effects, after], `${event.type} in ${name}`).toEqual([[], state]);
        return refusal === null ? [] : [[name, refusal]];
      }),
    );
    expect(seen).toEqual(refused[event.type]);
  });

  test.each(Object.values(events).filter((event) => 'run' in event))('$type of an earlier check is refused as one', (event) => {
    for (const step of steps) expect(stepGeo(states[step], { ...event, run: 1 }).refusal).toBe('of-an-earlier-check');
  });
});

/** What anybody would say of a check: whose it is, whether one runs, and until when bets may be placed. */
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
    // One thing at a time is asked of the outside, and for the check that runs.
    const asks = effects.filter((effect) => 'run' in effect);
    expect(asks.length).toBeLessThanOrEqual(1);
    for (const ask of asks) expect(ask.run).toBe(state.run);
    for (const { type } of effects) if (type === 'watch-verdict' || type === 'stop-watching') real.isWatching = type === 'watch-verdict';
    real.state = state;
    if (refusal === null) follow(model, event, asks.length > 0);
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

/** The reference. `asks`: something was asked of the outside, so that a check goes on. */
function follow(model: Model, event: GeoEvent, asks: boolean): void {
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
      model.isRunning = asks;
      if (!asks || event.type === 'check-failed') model.until = null;
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
  plain(asked(true)),
  fc.boolean().map((isAllowed) => new Happens(() => ({ type: 'explanation-answered', isAllowed }))),
  ofRun((run) => ({ type: 'position-found', run, position })),
  ofRun((run) => ({ type: 'position-missing', run, fault: browserFault('timeout') })),
  ofRun((run) => ({ type: 'license-received', run, licenseKey: 'L' })),
  ofRun((run) => ({ type: 'packet-received', run, packet: 'P' })),
  ofRun((run) => ({ type: 'verdict-received', run, verdict, now: 0 })),
  ofRun((run) => ({ type: 'verdict-received', run, verdict, now: 2_000 })),
  ofRun((run) => ({ type: 'check-failed', run, fault: clientFault(640) })),
  ofRun((run) => ({ type: 'check-failed', run, fault: clientFault(604) })),
  ofRun((run) => ({ type: 'license-expired', run })),
  plain({ type: 'authorization-expired', expiresAt: 1_000 }),
  plain({ type: 'reset' }),
];

test('whatever happens, in whatever order: only a verdict for the check that ran is a permission, and only while it holds', () => {
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
