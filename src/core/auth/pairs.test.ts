import { describe, expect, test } from 'vitest';
import { initialAuth, stepAuth } from './reducer.ts';
import { type AuthRefusal, authRefusals } from './refusals.ts';
import type { AuthEvent, AuthState } from './types.ts';

const tokens = { userId: 'p1', token: 't1', expiresAt: 900_000 };
const walk = (...events: AuthEvent[]): AuthState => events.reduce((state, event) => stepAuth(state, event).state, initialAuth);
const stranger: AuthEvent = { type: 'started', isExistingUser: false, isOnline: true, isPlaced: true };
const known: AuthEvent = { type: 'started', isExistingUser: true, isOnline: true, isPlaced: true };
const limited: AuthEvent = { type: 'limited-token-received', token: 'L' };
const received: AuthEvent = { type: 'tokens-received', tokens, from: 'login' };
const loaded: AuthEvent = { type: 'session-loaded', userId: 'p1', inactivityMinutes: 15, heartbeatSeconds: 60, isFirstWager: false };
const near: AuthEvent = { type: 'inactivity-near', secondsLeft: 60 };

const states = {
  unknown: initialAuth,
  checking: walk(known),
  visitor: walk(stranger),
  unreached: walk(known, { type: 'refresh-failed', now: 0 }),
  offline: walk({ type: 'started', isExistingUser: true, isOnline: false, isPlaced: true }),
  nowhere: walk({ type: 'started', isExistingUser: true, isOnline: true, isPlaced: false }),
  limited: walk(stranger, limited),
  upgrading: walk(stranger, limited, { type: 'upgrade-requested' }),
  gone: walk(stranger, received, loaded, { type: 'logged-out', reason: 'manual' }),
  opening: walk(stranger, received),
  inside: walk(stranger, received, loaded),
  renewing: walk(stranger, received, loaded, { type: 'refresh-due' }),
  doubted: walk(stranger, received, loaded, { type: 'unauthenticated', bearer: 't1' }),
  warned: walk(stranger, received, loaded, near),
  playing: walk(stranger, received, loaded, { type: 'game-opened' }),
  unread: walk(stranger, received, { type: 'session-unavailable', userId: 'p1' }),
} as const satisfies Readonly<Record<string, AuthState>>;
type Name = keyof typeof states;

const events: { readonly [T in AuthEvent['type']]: Extract<AuthEvent, { readonly type: T }> } = {
  started: { type: 'started', isExistingUser: true, isOnline: true, isPlaced: true },
  placed: { type: 'placed' },
  'tokens-received': { type: 'tokens-received', tokens: { ...tokens, token: 't9' }, from: 'login' },
  'limited-token-received': { type: 'limited-token-received', token: 'M' },
  'upgrade-requested': { type: 'upgrade-requested' },
  'upgrade-refused': { type: 'upgrade-refused' },
  'upgrade-failed': { type: 'upgrade-failed' },
  'refresh-due': { type: 'refresh-due' },
  'refresh-refused': { type: 'refresh-refused', ending: null },
  'refresh-failed': { type: 'refresh-failed', now: 0 },
  'session-loaded': { type: 'session-loaded', userId: 'p1', inactivityMinutes: 15, heartbeatSeconds: 60, isFirstWager: false },
  'session-unavailable': { type: 'session-unavailable', userId: 'p1' },
  'first-wager-noticed': { type: 'first-wager-noticed' },
  'game-opened': { type: 'game-opened' },
  'game-played': { type: 'game-played' },
  'game-closed': { type: 'game-closed' },
  'came-online': { type: 'came-online' },
  'went-offline': { type: 'went-offline' },
  unauthenticated: { type: 'unauthenticated', bearer: null },
  'heartbeat-answered': { type: 'heartbeat-answered', isTimeLimitExceeded: false, message: null },
  'heartbeat-refused': { type: 'heartbeat-refused' },
  'inactivity-near': { type: 'inactivity-near', secondsLeft: 60 },
  'player-returned': { type: 'player-returned' },
  'player-idled': { type: 'player-idled' },
  'logged-out': { type: 'logged-out', reason: 'manual' },
  'logged-out-elsewhere': { type: 'logged-out-elsewhere', reason: 'manual' },
};

const out = ['unknown', 'checking', 'visitor', 'unreached', 'offline', 'nowhere', 'limited', 'upgrading', 'gone'] as const;
const inside = ['opening', 'inside', 'renewing', 'doubted', 'warned', 'unread', 'playing'] as const;
const all = [...out, ...inside];
type Row = Readonly<Partial<Record<Name, AuthRefusal>>>;
const each = (names: readonly Name[], refusal: AuthRefusal): Row => Object.fromEntries(names.map((name) => [name, refusal]));
const but = (names: readonly Name[], ...left: Name[]): readonly Name[] => names.filter((name) => !left.includes(name));

/** Refused events by state. All other pairs of event and state are accepted. */
const refused: Readonly<Record<AuthEvent['type'], Row>> = {
  started: each(but(all, 'unknown'), 'already-started'),
  placed: each(but(all, 'unknown', 'nowhere'), 'already-placed'),
  'tokens-received': {},
  'limited-token-received': each(inside, 'bearer-exists'),
  'upgrade-requested': { ...each(but(all, 'limited'), 'no-limited-token'), upgrading: 'already-upgrading' },
  'upgrade-refused': each(but(all, 'upgrading'), 'nothing-asked'),
  'upgrade-failed': each(but(all, 'upgrading'), 'nothing-asked'),
  'refresh-due': {
    ...each(but(out, 'unreached'), 'not-logged-in'),
    offline: 'offline',
    nowhere: 'no-location',
    renewing: 'already-refreshing',
    doubted: 'already-refreshing',
  },
  'refresh-refused': each(but(out, 'checking'), 'nothing-asked'),
  'refresh-failed': each(but(out, 'checking'), 'nothing-asked'),
  'session-loaded': each(out, 'another-player'),
  'session-unavailable': each(out, 'another-player'),
  'first-wager-noticed': each(but(all, 'unread'), 'nothing-asked'),
  'game-opened': { ...each(out, 'not-logged-in'), playing: 'already-playing' },
  'game-played': each(but(all, 'playing'), 'not-playing'),
  'game-closed': each(but(all, 'playing'), 'not-playing'),
  'came-online': each(but(all, 'offline'), 'already-online'),
  'went-offline': { offline: 'already-offline' },
  unauthenticated: { ...each(out, 'not-logged-in'), doubted: 'already-refreshing' },
  'heartbeat-answered': { ...each(out, 'not-logged-in'), ...each(inside, 'within-limit') },
  'heartbeat-refused': each(out, 'not-logged-in'),
  'inactivity-near': { ...each(out, 'not-logged-in'), warned: 'already-warned' },
  'player-returned': each(but(all, 'warned'), 'not-warned'),
  'player-idled': each(out, 'not-logged-in'),
  'logged-out': each(out, 'not-logged-in'),
  'logged-out-elsewhere': each(out, 'not-logged-in'),
};

describe('every event in every state', () => {
  test.each(Object.values(events))('the event $type is handled in each state, or refused with its code', (event) => {
    const seen = Object.fromEntries(
      Object.entries(states).flatMap(([name, state]) => {
        const { refusal, effects, state: after } = stepAuth(state, event);
        if (refusal !== null) {
          expect(effects, `${event.type} in ${name}`).toEqual([]);
          expect(after, `${event.type} in ${name}`).toEqual(state);
        }
        return refusal === null ? [] : [[name, refusal]];
      }),
    );
    expect(seen).toEqual(refused[event.type]);
  });

  test('each auth refusal has its own text', () => {
    const words = Object.values(authRefusals);
    expect(new Set(words).size).toBe(words.length);
    expect(authRefusals['not-logged-in']).toBe('User is not logged in. Will not refresh token');
    expect(authRefusals['no-location']).toBe('Missing Application location');
    expect(authRefusals.offline).toBe('Could not refresh access token. Internet connection has been lost.');
    expect(authRefusals['bearer-exists']).toBe(
      'Cannot set limited access token, when a bearer token already exists. Please clear your local storage.',
    );
  });
});
