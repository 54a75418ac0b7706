import { describe, expect, test } from 'vitest';
import { startup } from '#tests/support/shell.tsx';
import type { Maintenance, StartupFault } from './startupFault.ts';
import {
  firstStep,
  MAINTENANCE_SECONDS,
  RETRY_MS,
  type StartupEvent,
  type StartupStep,
  stepStartup,
  WAITING_SECONDS,
} from './startupMachine.ts';

const nothing = { title: null, message: null, image: null, link: null, label: null };
const maintenance = (refreshSeconds: number | null = null): Maintenance => ({ ...nothing, refreshSeconds });
const closed = (seconds: number | null = null): StartupFault & { kind: 'maintenance' } => ({
  kind: 'maintenance',
  maintenance: maintenance(seconds),
});
const waiting = (refreshSeconds: number | null = null): StartupFault & { kind: 'waiting-room' } => ({
  kind: 'waiting-room',
  text: null,
  refreshSeconds,
});
const failed = (fault: StartupFault): StartupEvent => ({ type: 'failed', fault });
const unreachable = failed({ kind: 'unreachable' });
const answered: StartupEvent = { type: 'answered', startup };
const announced = (refreshIntervalSeconds: number | null): StartupEvent => ({
  type: 'answered',
  startup: {
    ...startup,
    maintenanceModeContent: { __typename: 'MaintenanceModeContent', ...nothing, title: 'Later', refreshIntervalSeconds },
  },
});
const run = (...events: readonly StartupEvent[]): StartupStep => events.reduce(stepStartup, firstStep);

const states: Readonly<Record<string, readonly StartupEvent[]>> = {
  loading: [],
  done: [answered],
  error: [unreachable],
  maintenance: [failed(closed())],
  waiting: [failed(waiting())],
};

describe('every answer in every startup state', () => {
  test.each([
    ['loading', answered, 'done', null],
    ['loading', unreachable, 'error', RETRY_MS],
    ['loading', failed(closed()), 'maintenance_mode', MAINTENANCE_SECONDS * 1_000],
    ['loading', failed(closed(7)), 'maintenance_mode', 7_000],
    ['loading', failed(waiting()), 'loading', WAITING_SECONDS * 1_000],
    ['loading', failed(waiting(20)), 'loading', 20_000],
    ['loading', announced(12), 'maintenance_mode', 12_000],
    ['loading', announced(null), 'maintenance_mode', MAINTENANCE_SECONDS * 1_000],
    ['loading', announced(0), 'maintenance_mode', MAINTENANCE_SECONDS * 1_000],
    ['done', answered, 'done', null],
    ['done', unreachable, 'error', RETRY_MS],
    ['done', failed(waiting(9)), 'done', 9_000],
    ['done', failed(closed(9)), 'maintenance_mode', 9_000],
    ['error', answered, 'done', null],
    ['error', unreachable, 'error', RETRY_MS],
    ['error', failed(waiting(9)), 'error', 9_000],
    ['maintenance', answered, 'done', null],
    ['maintenance', unreachable, 'maintenance_mode', RETRY_MS],
    ['maintenance', failed(closed(9)), 'maintenance_mode', 9_000],
    ['maintenance', failed(waiting(9)), 'loading', 9_000],
    ['waiting', answered, 'done', null],
    ['waiting', unreachable, 'loading', RETRY_MS],
    ['waiting', failed(closed(9)), 'maintenance_mode', 9_000],
  ] as const)('in the state %s the event %j leads to %s, and to the next load after %s ms', (state, event, stage, askAgainMs) => {
    const step = stepStartup(run(...(states[state] ?? [])), event);
    expect(step.progress.stage).toBe(stage);
    expect(step.askAgainMs).toBe(askAgainMs);
    expect(step.progress.maintenance !== null, 'maintenance has words there alone').toBe(stage === 'maintenance_mode');
  });
});

test('a later refusal does not lengthen the wait', () => {
  for (const held of [failed(closed(60)), failed(waiting(60))]) {
    const step = run(held);
    expect(stepStartup(step, { type: 'turned-away', fault: waiting() })).toBe(step);
    expect(stepStartup(step, { type: 'turned-away', fault: closed(1) })).toBe(step);
  }
});

test('a refused call closes an open page', () => {
  const step = stepStartup(run(answered), { type: 'turned-away', fault: closed(5) });
  expect(step).toMatchObject({ progress: { stage: 'maintenance_mode' }, askAgainMs: 5_000 });
  expect(step.progress.startup).toBe(startup);
});

test('an answer with only a new time leaves the state unchanged', () => {
  const applicationMetadata = { ...startup.applicationMetadata, currentTime: '2026-11-21T12:00:10.000Z' };
  expect(run(answered, { type: 'answered', startup: { ...startup, applicationMetadata } }).progress.startup).toBe(startup);
  const elsewhere = { ...startup, regionalMetadata: { ...startup.regionalMetadata, currentRegionCode: 'US-PA' } };
  expect(run(answered, { type: 'answered', startup: elsewhere }).progress.startup).toBe(elsewhere);
});
