import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { browserFault, browserFaults, clientFault, serverFault } from './faults.ts';
import { initialGeo, isAuthorized, stepGeo } from './reducer.ts';
import type { GeoEffect, GeoEvent, GeoState, GeoTrigger } from './types.ts';

const run = (events: readonly GeoEvent[], from: GeoState = initialGeo) =>
  events.reduce<{ state: GeoState; effects: GeoEffect[] }>(
    ({ state, effects }, event) => {
      const step = stepGeo(state, event);
      return { state: step.state, effects: [...effects, ...step.effects] };
    },
    { state: from, effects: [] },
  );
const types = (effects: readonly GeoEffect[]) => effects.map(({ type }) => type);
const player: GeoEvent = { type: 'player-known', playerId: 'p1' };
const requested = (needsExplanation = false, trigger: GeoTrigger = 'log-in'): GeoEvent => ({
  type: 'check-requested',
  trigger,
  needsExplanation,
  hasVisitedCasino: false,
});
const position = { latitude: 40, longitude: -74, accuracy: 20 };
const verdict = { expiresAt: 1_000, refreshAt: 800 };
const good = (runId: number): GeoEvent[] => [
  { type: 'position-found', run: runId, position },
  { type: 'service-probed', run: runId, isConnected: false },
  { type: 'license-received', run: runId, licenseKey: 'L' },
  { type: 'packet-received', run: runId, packet: 'P' },
  { type: 'verdict-received', run: runId, verdict, now: 0 },
];
const verified = () => run([player, requested(), ...good(2)]).state;

describe('a check', () => {
  test('a check finds the position, gets a licence and a packet, and asks for the verdict', () => {
    const { state, effects } = run([player, requested(), ...good(2)]);
    expect(types(effects)).toEqual([
      'stop-watching',
      'find-position',
      'probe-service',
      'get-license',
      'locate',
      'authorize',
      'watch-verdict',
    ]);
    expect(effects[4]).toEqual({
      type: 'locate',
      run: 2,
      licenseKey: 'L',
      licenseType: 'NO_DOWNLOAD_BROWSER',
      userId: 'p1',
      trigger: 'log-in',
      position,
    });
    expect(state).toMatchObject({ status: 'success', verdict, fault: null });
  });

  test('a check explains itself first if the browser would ask', () => {
    const { state, effects } = run([player, requested(true)]);
    expect(types(effects)).toEqual(['stop-watching', 'explain']);
    expect(run([{ type: 'explanation-answered', isAllowed: true }], state).effects).toEqual([{ type: 'find-position', run: 2 }]);
    expect(run([{ type: 'explanation-answered', isAllowed: false }], state).state).toMatchObject({
      status: 'error',
      fault: { code: 'explanation-declined' },
    });
  });

  test('a check goes on without the browser’s position', () => {
    const { state, effects } = run([
      player,
      requested(),
      { type: 'position-missing', run: 2, fault: browserFault('permission-denied') },
      ...good(2).slice(1),
    ]);
    expect(effects).toContainEqual(expect.objectContaining({ type: 'locate', position: null }));
    expect(state.status).toBe('success');
  });

  test('a failed check without a position reports the browser’s reason', () => {
    const { state } = run([
      player,
      requested(),
      { type: 'position-missing', run: 2, fault: browserFault('permission-denied') },
      ...good(2).slice(1, 3),
      { type: 'check-failed', run: 2, fault: clientFault(640) },
    ]);
    expect(state.fault).toMatchObject({ code: 'permission-denied', title: 'Location Services Disabled' });
  });

  test('a check renews an expired licence once', () => {
    const begun = run([player, requested(), ...good(2).slice(0, 3)]).state;
    const renewed = run([{ type: 'license-expired', run: 2 }], begun);
    expect(renewed.effects).toEqual([{ type: 'get-license', run: 2, licenseType: 'NO_DOWNLOAD_BROWSER', expiredKey: 'L', position }]);
    const again = run(
      [
        { type: 'license-received', run: 2, licenseKey: 'M' },
        { type: 'license-expired', run: 2 },
      ],
      renewed.state,
    );
    expect(again.state).toMatchObject({ status: 'error', fault: { code: 'license-unavailable' } });
  });

  test('a location check uses its current licence', () => {
    expect(types(run([requested(), ...good(3).slice(0, 2)], verified()).effects)).toEqual(['find-position', 'probe-service', 'locate']);
  });

  test('a check without a player is refused', () => {
    expect(run([requested()]).state).toMatchObject({ status: 'error', fault: { code: 'player-unknown' } });
  });

  test('a running location check refuses another', () => {
    const { state } = run([player, requested()]);
    expect(stepGeo(state, requested())).toEqual({ state, effects: [], refusal: 'already-checking' });
  });
});

describe('the verdict', () => {
  test('only a valid location result permits wagers', () => {
    expect(isAuthorized(initialGeo, 0)).toBe(false);
    expect(isAuthorized(verified(), verdict.expiresAt - 1)).toBe(true);
    expect(isAuthorized(verified(), verdict.expiresAt)).toBe(false);
  });

  test('an expired location result is refused', () => {
    expect(
      run([player, requested(), ...good(2).slice(0, 4), { type: 'verdict-received', run: 2, verdict, now: verdict.expiresAt }]).state,
    ).toMatchObject({ status: 'error', verdict: null });
  });

  test('a verdict stays valid during its renewal and ends if the renewal is refused', () => {
    const renewing = run([requested()], verified()).state;
    expect(isAuthorized(renewing, 500)).toBe(true);
    const refused = run(
      [
        {
          type: 'check-failed',
          run: 3,
          fault: serverFault({ code: 'out-of-boundary', message: 'm', result: 'OUT_OF_BOUNDARY', resolution: 'OUTSIDE_OF_ACTIVE_REGION' }),
        },
      ],
      renewing,
    ).state;
    expect(isAuthorized(refused, 500)).toBe(false);
    expect(refused.fault?.title).toBe("Looks like you're outside of an operating area");
  });

  test('a verdict ends only by its own timer', () => {
    expect(run([{ type: 'authorization-expired', expiresAt: 999 }], verified()).state.status).toBe('success');
    expect(run([{ type: 'authorization-expired', expiresAt: 1_000 }], verified()).state).toMatchObject({ status: 'idle', verdict: null });
  });

  test('another player, or none, starts without a verdict', () => {
    for (const playerId of ['p2', null]) {
      const { state, effects } = run([{ type: 'player-known', playerId }], verified());
      expect(state).toMatchObject({ status: 'idle', verdict: null, licenseKey: null });
      expect(effects).toEqual([{ type: 'stop-watching' }]);
    }
  });

  test('a verdict never comes from an earlier check', () => {
    const event = fc.oneof(
      fc.constantFrom<GeoEvent>(
        player,
        { type: 'player-known', playerId: 'p2' },
        requested(),
        { type: 'reset' },
        { type: 'authorization-expired', expiresAt: 1_000 },
      ),
      fc
        .nat(6)
        .chain((runId) =>
          fc.constantFrom<GeoEvent>(
            ...good(runId),
            { type: 'license-expired', run: runId },
            { type: 'check-failed', run: runId, fault: clientFault(600) },
          ),
        ),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state = initialGeo;
        for (const one of events) {
          const next = stepGeo(state, one).state;
          if (next.verdict !== null && next.verdict !== state.verdict)
            expect(one).toMatchObject({ type: 'verdict-received', run: state.run });
          if (next.status === 'success') expect(next.playerId).not.toBeNull();
          state = next;
        }
      }),
    );
  });
});

describe('the local service', () => {
  const probed = (runId: number, isConnected: boolean): GeoEvent => ({ type: 'service-probed', run: runId, isConnected });
  const until = (runId: number, isConnected: boolean): GeoEvent[] => [
    { type: 'position-found', run: runId, position },
    probed(runId, isConnected),
  ];
  const licensed = (runId: number): GeoEvent => ({ type: 'license-received', run: runId, licenseKey: `of ${runId}` });
  const rest = (runId: number) => good(runId).slice(3);
  const located = () => run([player, requested(), ...until(2, true), licensed(2), ...rest(2)]).state;

  test.each([
    [true, 'REGULAR'],
    [false, 'NO_DOWNLOAD_BROWSER'],
  ])('a local service that answers %s leads to the licence %s', (isConnected, licenseType) => {
    const { effects, state } = run([player, requested(), ...until(2, isConnected), licensed(2)]);
    expect(effects.slice(-2)).toMatchObject([
      { type: 'get-license', licenseType, expiredKey: null },
      { type: 'locate', licenseType, licenseKey: 'of 2' },
    ]);
    expect(state).toMatchObject({ plcConnected: isConnected, serviceFault: null });
  });

  test.each([614, 630, 631, 699])('a local service that fails with %i is bypassed with the other licence and a warning', (code) => {
    const begun = run([player, requested(), ...until(2, true), licensed(2)]).state;
    const { state, effects } = run([{ type: 'check-failed', run: 2, fault: clientFault(code) }], begun);
    expect(effects).toEqual([{ type: 'get-license', run: 2, licenseType: 'NO_DOWNLOAD_BROWSER', expiredKey: null, position }]);
    const found = run([licensed(2), ...rest(2)], state).state;
    expect(found).toMatchObject({ status: 'success', plcConnected: false, serviceFault: { code: String(code) } });
    const again = run([requested(), ...until(3, true), licensed(3), ...rest(3)], found).state;
    expect(again, 'there again').toMatchObject({ status: 'success', licenseType: 'REGULAR', plcConnected: true, serviceFault: null });
  });

  test('a service error without the local service ends the check', () => {
    const begun = run([player, requested(), ...until(2, false), licensed(2)]).state;
    expect(run([{ type: 'check-failed', run: 2, fault: clientFault(631) }], begun).state).toMatchObject({
      status: 'error',
      fault: { code: '631' },
    });
  });

  test('another fault of the local service ends the check', () => {
    const begun = run([player, requested(), ...until(2, true), licensed(2)]).state;
    expect(run([{ type: 'check-failed', run: 2, fault: clientFault(604) }], begun).state).toMatchObject({
      status: 'error',
      fault: { code: '604' },
    });
  });

  test('a local service that disappeared is reported until it is back, and a removed old one is not', () => {
    const gone = run([requested(), ...until(3, false), licensed(3), ...rest(3)], located()).state;
    expect(gone).toMatchObject({ status: 'success', serviceFault: { code: '630' } });
    const stillGone = run([requested(), ...until(4, false), ...rest(4)], gone).state;
    expect(stillGone.serviceFault).toMatchObject({ code: '630' });
    const old = run([
      player,
      requested(),
      ...until(2, true),
      licensed(2),
      { type: 'check-failed', run: 2, fault: clientFault(699) },
      licensed(2),
      ...rest(2),
    ]).state;
    expect(run([requested(), ...until(3, false), ...rest(3)], old).state).toMatchObject({ status: 'success', serviceFault: null });
  });
});

describe('a lost player', () => {
  const lost = (runId: number): GeoEvent[] => [
    { type: 'position-missing', run: runId, fault: browserFault('timeout') },
    { type: 'service-probed', run: runId, isConnected: false },
    { type: 'check-failed', run: runId, fault: clientFault(640) },
  ];

  test('checklist 34: a lost player is located again at once, five times, without a permission', () => {
    let state = run([requested(false, 'authorization-refresh')], verified()).state;
    for (let again = 1; again <= 5; again += 1) {
      const step = run(lost(state.run), state);
      expect(types(step.effects)).toEqual(['probe-service', 'locate', 'stop-watching', 'find-position']);
      expect(isAuthorized(step.state, 0)).toBe(false);
      expect(step.state).toMatchObject({ status: 'loading', losses: again });
      state = step.state;
    }
    expect(run(lost(state.run), state).state).toMatchObject({ status: 'error', verdict: null, fault: { code: 'timeout' }, losses: 0 });
  });

  test('a player found again has a permission and five new attempts', () => {
    const renewing = run([requested()], verified()).state;
    const looking = run(lost(renewing.run), renewing).state;
    const found = run(
      good(looking.run).filter(({ type }) => type !== 'license-received'),
      looking,
    ).state;
    expect(found).toMatchObject({ status: 'success', losses: 0 });
  });

  test('a player who was never located, or is in an unserved place, is not located again', () => {
    const never = run([player, requested()]).state;
    expect(run([{ type: 'check-failed', run: never.run, fault: clientFault(640) }], never).state.status).toBe('error');
    const renewing = run([requested()], verified()).state;
    expect(run([{ type: 'check-failed', run: renewing.run, fault: clientFault(604) }], renewing).state.status).toBe('error');
  });
});

describe('faults', () => {
  test('every code of the vendor’s client has a remedy and a text', () => {
    const others: Record<string, number[]> = {};
    for (let code = 600; code <= 720; code += 1) {
      const { remedy, message } = clientFault(code);
      expect(message.length).toBeGreaterThan(10);
      if (remedy !== 'contact-support') (others[remedy] ??= []).push(code);
    }
    expect(others).toEqual({
      retry: [600, 603, 611, 612, 632, 633, 640],
      reconnect: [602],
      'check-connection': [630, 631],
      reinstall: [614, 699],
      'allow-location': [635],
    });
  });

  test('every location fault of the browser has a text', () => {
    for (const code of Object.keys(browserFaults) as (keyof typeof browserFaults)[])
      expect(browserFault(code).message.length).toBeGreaterThan(10);
  });

  test.each([
    [604, 'contact-support'],
    [602, 'reconnect'],
    [630, 'check-connection'],
    [614, 'reinstall'],
    [600, 'retry'],
    [612, 'retry'],
    [635, 'allow-location'],
    [719, 'contact-support'],
    [-1, 'contact-support'],
  ] as const)('client code %i has the remedy %s', (code, remedy) => {
    expect(clientFault(code)).toMatchObject({ code: String(code), remedy });
  });

  test('an unknown server result is shown and can be retried', () => {
    expect(serverFault({ code: 'sunspots', message: 'Later.', result: null, resolution: 'WAIT' })).toMatchObject({
      message: 'Later.',
      remedy: 'retry',
    });
  });
});
