import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialAuth, REFRESH_PATIENCE_MS, stepAuth } from './reducer.ts';
import type { AuthEffect, AuthEvent, AuthState, Tokens } from './types.ts';

const RUNS = Number(process.env['LINEMAKER_RUNS'] ?? (process.env['LINEMAKER_FULL'] === '1' ? 10_000 : 1_000));

type Browser = {
  state: AuthState;
  bearer: Tokens | null;
  hasTimer: boolean;
  hasWatches: boolean;
  isWarning: boolean;
  effects: readonly AuthEffect[];
};

type Model = {
  who: Tokens | null;
  isAsking: boolean;
  isPending: boolean;
  unreachedSince: number | null;
  isStarted: boolean;
  isKnown: boolean;
  isOnline: boolean;
  isPlaced: boolean;
  doubt: AuthState['doubt'];
};

function perform(browser: Browser, effect: AuthEffect): void {
  switch (effect.type) {
    case 'hold-tokens':
      browser.bearer = effect.tokens;
      if (effect.tokens === null) browser.hasTimer = false;
      return;
    case 'schedule-refresh':
    case 'retry-refresh':
      browser.hasTimer = true;
      return;
    case 'start-watches':
      browser.hasWatches = true;
      return;
    case 'clear-player':
      browser.hasWatches = false;
      return;
    case 'warn-idle':
      browser.isWarning = true;
      return;
    case 'unwarn-idle':
      browser.isWarning = false;
      return;
    default:
  }
}

function ask(model: Model): void {
  if (model.isAsking) return;
  if (model.isOnline && model.isPlaced) [model.isAsking, model.isPending] = [true, false];
  else model.isPending = true;
}

const leave = (model: Model): void =>
  void Object.assign(model, { who: null, isAsking: false, isPending: false, unreachedSince: null, doubt: 'none', isStarted: true });

function takes(model: Model, { tokens, from }: Extract<AuthEvent, { type: 'tokens-received' }>): boolean {
  const { who, isAsking } = model;
  if (from === 'refresh') return who !== null || isAsking;
  if (from !== 'other-tab') return true;
  if (tokens.userId === '' || Number.isNaN(tokens.expiresAt)) return false;
  if (who === null || who.userId !== tokens.userId) return true;
  return who.token !== tokens.token && (isAsking || tokens.expiresAt >= who.expiresAt);
}

function follow(model: Model, event: AuthEvent): void {
  const { who } = model;
  switch (event.type) {
    case 'started':
      if (model.isStarted) return;
      Object.assign(model, {
        isStarted: true,
        isOnline: event.isOnline,
        isPlaced: event.isPlaced,
        isKnown: event.isExistingUser || who !== null,
      });
      if (who === null && event.isExistingUser) ask(model);
      else if (who === null) Object.assign(model, { isAsking: false, isPending: false, unreachedSince: null });
      return;
    case 'tokens-received': {
      if (!takes(model, event)) return;
      if (event.tokens.userId === '' || Number.isNaN(event.tokens.expiresAt)) return leave(model);
      const isConfirmed = model.doubt === 'asking' && event.from === 'refresh' && who?.userId === event.tokens.userId;
      Object.assign(model, { who: event.tokens, isAsking: false, isPending: false, unreachedSince: null, isKnown: true });
      model.doubt = isConfirmed ? 'heard' : 'none';
      return;
    }
    case 'refresh-due':
      if (who !== null || model.isPending) ask(model);
      return;
    case 'refresh-refused':
      if (who !== null) leave(model);
      else if (model.isAsking) Object.assign(model, { isAsking: false, isPending: false, unreachedSince: null, doubt: 'none' });
      return;
    case 'refresh-failed':
      if (who === null && !model.isAsking) return;
      model.isAsking = false;
      model.unreachedSince ??= event.now;
      if (model.doubt === 'asking') model.doubt = 'none';
      if (!model.isOnline || who === null) model.isPending = true;
      else if (event.now >= who.expiresAt && event.now - model.unreachedSince >= REFRESH_PATIENCE_MS) leave(model);
      return;
    case 'came-online':
      if (model.isOnline) return;
      model.isOnline = true;
      if (model.isPending && model.isKnown) ask(model);
      return;
    case 'placed':
      if (model.isPlaced) return;
      model.isPlaced = true;
      if (model.isPending && model.isKnown) ask(model);
      return;
    case 'went-offline':
      model.isOnline = false;
      return;
    case 'unauthenticated':
      if (who === null || (event.bearer !== null && event.bearer !== who.token)) return;
      if (model.doubt === 'heard') return leave(model);
      if (model.doubt === 'none') {
        model.doubt = 'asking';
        ask(model);
      }
      return;
    case 'heartbeat-answered':
      if (event.isTimeLimitExceeded && who !== null) leave(model);
      return;
    case 'heartbeat-refused':
    case 'player-idled':
    case 'logged-out':
    case 'logged-out-elsewhere':
      if (who !== null) leave(model);
      return;
    default:
  }
}

function checkPromises(browser: Browser, model: Model, before: AuthState): void {
  const { state, bearer, effects } = browser;
  expect(state.tokens, 'the one who is here is the one the reference knows').toEqual(model.who);
  expect(state.doubt).toBe(model.doubt);
  expect(bearer, 'what is held is what is known').toEqual(state.tokens);
  const left = effects.filter(({ type }) => type === 'leave');
  if (before.tokens !== null && state.tokens === null) {
    expect([left.length, browser.hasTimer]).toEqual([1, false]);
    expect(effects.map(({ type }) => type)).toContain('clear-player');
  }
  if (state.tokens === null) {
    expect(
      [browser.hasWatches, browser.isWarning, state.isLoggedIn === true, state.isFirstWager, state.isPlayingCasinoGame],
      'nothing of a player is left',
    ).toEqual([false, false, false, false, false]);
  } else {
    expect(browser.hasWatches, 'a session is never without its watches').toBe(true);
    expect(state.limitedToken).toBeNull();
    expect(browser.hasTimer || state.isRefreshing || state.isRefreshPending, 'a session has a way to be renewed').toBe(true);
  }
}

class Happens implements fc.Command<Model, Browser> {
  constructor(readonly event: AuthEvent) {}
  check = (): boolean => true;
  toString = (): string => JSON.stringify(this.event);
  run(model: Model, browser: Browser): void {
    if (this.event.type === 'refresh-due') browser.hasTimer = false;
    const before = browser.state;
    const { state, effects, refusal } = stepAuth(before, this.event);
    if (refusal !== null) expect(effects).toEqual([]);
    Object.assign(browser, { state, effects });
    for (const effect of effects) perform(browser, effect);
    follow(model, this.event);
    checkPromises(browser, model, before);
  }
}

const userId = fc.constantFrom('p1', 'p2', 'p1', 'p2', '');
const token = fc.constantFrom('t1', 't2', 't3');
const tokens = fc.record({ userId, token, expiresAt: fc.constantFrom(900, 1_800, Number.NaN, 2_700) });
const reason = fc.constantFrom('manual', 'coolOff', 'differentValidRegion');
const of = (event: fc.Arbitrary<AuthEvent>): fc.Arbitrary<Happens> => event.map((each) => new Happens(each));
const plain = (...types: Extract<AuthEvent, { type: string }>['type'][]) =>
  of(fc.constantFrom(...types).map((type) => ({ type }) as AuthEvent));

const commands = [
  of(fc.record({ type: fc.constant('started'), isExistingUser: fc.boolean(), isOnline: fc.boolean(), isPlaced: fc.boolean() })),
  of(fc.record({ type: fc.constant('tokens-received'), tokens, from: fc.constantFrom('login', 'upgrade', 'refresh', 'other-tab') })),
  of(fc.record({ type: fc.constant('tokens-received'), tokens, from: fc.constantFrom('login', 'refresh') })),
  of(fc.record({ type: fc.constant('limited-token-received'), token: fc.constantFrom('L', '') })),
  of(
    fc.record({
      type: fc.constant('session-loaded'),
      userId,
      inactivityMinutes: fc.constant(15),
      heartbeatSeconds: fc.constant(60),
      isFirstWager: fc.boolean(),
    }),
  ),
  of(fc.record({ type: fc.constant('session-unavailable'), userId })),
  of(fc.record({ type: fc.constant('refresh-failed'), now: fc.constantFrom(0, 1_000, 3_000, 20_000) })),
  of(fc.record({ type: fc.constant('unauthenticated'), bearer: fc.constantFrom(null, 't1', 't2', 't3') })),
  of(fc.record({ type: fc.constant('heartbeat-answered'), isTimeLimitExceeded: fc.boolean(), message: fc.constant(null) })),
  of(fc.record({ type: fc.constant('inactivity-near'), secondsLeft: fc.constant(60) })),
  of(fc.record({ type: fc.constantFrom('logged-out', 'logged-out-elsewhere'), reason })),
  plain('game-opened', 'game-played', 'game-closed'),
  plain('upgrade-requested', 'upgrade-refused', 'upgrade-failed', 'refresh-due', 'refresh-refused'),
  plain('placed', 'came-online', 'went-offline', 'heartbeat-refused', 'player-returned', 'player-idled', 'first-wager-noticed'),
];

const stranger = (): Model => ({
  who: null,
  isAsking: false,
  isPending: false,
  unreachedSince: null,
  isStarted: false,
  isKnown: false,
  isOnline: true,
  isPlaced: false,
  doubt: 'none',
});

test('after any sequence of events the player is the model’s, and nothing of another player is left', () => {
  fc.assert(
    fc.property(fc.commands(commands, { maxCommands: 50 }), (sequence) => {
      fc.modelRun(
        () => ({
          model: stranger(),
          real: { state: initialAuth, bearer: null, hasTimer: false, hasWatches: false, isWarning: false, effects: [] },
        }),
        sequence,
      );
    }),
    { numRuns: RUNS },
  );
});
