import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, it, vi } from 'vitest';
import { acknowledgeAction } from '#fixtures/worlds/actions.ts';
import { type Attempt, createAttempts, isFresh } from './attempts.ts';
import { lazyAction } from './lazyAction.ts';
import { onDone, settle } from './settle.ts';

const attempt: Attempt = { actionId: 'id-1', playerId: 'p1', of: 'node', action: acknowledgeAction, input: {}, startedAt: 1_000 };
const done = { succeeded: true, userErrors: [] };

function setUp(...answers: readonly (object | Error)[]) {
  const attempts = createAttempts();
  const here = { playerId: 'p1' as string | null };
  const kept: (readonly Attempt[])[] = [];
  const run = vi.fn((_action: never, _input: unknown, { actionId }: { readonly actionId: string }) => {
    kept.push(attempts.all());
    const answer = answers[run.mock.calls.length - 1];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ ...(answer as typeof done), actionId });
  });
  const meet = vi.fn(() => Promise.resolve(true));
  const client = { mutate: () => Promise.reject(new Error('not used')) };
  const ports = { attempts, meet, client, playerId: () => here.playerId, actions: { AcknowledgeAction: { run } } };
  return { attempts, here, kept, run, meet, ports };
}

it('an attempt is stored before sending and dropped once its result is known', async () => {
  const { attempts, kept, ports } = setUp(done);
  expect(await settle(attempt, ports)).toMatchObject({ kind: 'done' });
  expect(kept).toEqual([[attempt]]);
  expect(attempts.all()).toEqual([]);
});

it('an unanswered attempt is stored and repeated with the same id, without its requirement', async () => {
  const { attempts, run, meet, ports } = setUp(new Error('offline'), done);
  expect(await settle(attempt, ports)).toEqual({ kind: 'unanswered' });
  expect(attempts.all()).toEqual([attempt]);
  expect(await settle(attempt, ports)).toMatchObject({ kind: 'done' });
  expect(run.mock.calls.map(([, , { actionId }]) => actionId)).toEqual(['id-1', 'id-1']);
  expect(meet).toHaveBeenCalledTimes(1);
  expect(attempts.all()).toEqual([]);
});

it('a successful attempt is reported once, and no other', async () => {
  const told: string[] = [];
  const stop = onDone(({ actionId }) => told.push(actionId));
  const { ports } = setUp({ ...done, succeeded: false }, new Error('offline'), done, done);
  await settle(attempt, ports);
  await settle(attempt, ports);
  expect(told).toEqual([]);
  await settle(attempt, ports);
  expect(told).toEqual(['id-1']);
  stop();
  await settle({ ...attempt, actionId: 'id-2' }, ports);
  expect(told).toEqual(['id-1']);
});

it('an attempt that was not sent is not stored', async () => {
  const { attempts, run, ports } = setUp(done);
  expect(await settle(attempt, { ...ports, meet: () => Promise.resolve(false) })).toMatchObject({ kind: 'requirement-unmet' });
  expect(run).not.toHaveBeenCalled();
  expect(attempts.all()).toEqual([]);
});

const rejected = (code: string) => new CombinedGraphQLErrors({ errors: [{ message: 'No', extensions: { code } }] });

it('an attempt rejected at its first sending is dropped', async () => {
  const { attempts, ports } = setUp(rejected('UNAUTHENTICATED'));
  expect(await settle(attempt, ports)).toEqual({ kind: 'rejected', code: 'UNAUTHENTICATED' });
  expect(attempts.all()).toEqual([]);
});

it.each(['UNAUTHENTICATED', 'BAD_USER_INPUT'])('an attempt whose repeat is rejected with %s stays unanswered', async (code) => {
  const { attempts, run, ports } = setUp(new Error('offline'), rejected(code), done);
  await settle(attempt, ports);
  expect(await settle(attempt, ports)).toEqual({ kind: 'unanswered' });
  expect(attempts.all()).toEqual([attempt]);
  expect(await settle(attempt, ports)).toMatchObject({ kind: 'done' });
  expect(run.mock.calls.map(([, , { actionId }]) => actionId)).toEqual(['id-1', 'id-1', 'id-1']);
  expect(attempts.all()).toEqual([]);
});

it.each([['p2'], [null]])('an attempt is not sent if the player changes during its requirement, now %j', async (playerId) => {
  const { attempts, here, run, ports } = setUp(done);
  const meet = () => Promise.resolve(Boolean((here.playerId = playerId) ?? true));
  expect(await settle(attempt, { ...ports, meet })).toEqual({ kind: 'requirement-unmet', requirement: 'LOGIN' });
  expect([run.mock.calls.length, attempts.all()]).toEqual([0, []]);
});

it('an attempt of a player who left is stored and not repeated', async () => {
  const { attempts, here, run, ports } = setUp(new Error('offline'));
  await settle(attempt, ports);
  here.playerId = 'p2';
  expect(await settle(attempt, ports)).toMatchObject({ kind: 'requirement-unmet' });
  expect([run.mock.calls.length, attempts.all()]).toEqual([1, [attempt]]);
});

it('a newer attempt at the same action is kept', async () => {
  const { attempts, ports } = setUp(done);
  const later = { ...attempt, actionId: 'id-2' };
  const run = () => {
    attempts.keep('acknowledge', later);
    return Promise.resolve(done);
  };
  expect(await settle(attempt, { ...ports, actions: { AcknowledgeAction: { run } } })).toMatchObject({ kind: 'done' });
  expect(attempts.all()).toEqual([later]);
});

it('an action whose code fails to load stores nothing and loads it again next time', async () => {
  const { attempts, kept, run, ports } = setUp(done);
  const load = vi.fn(() => Promise.resolve({ run })).mockRejectedValueOnce(new TypeError('offline'));
  const late = { ...ports, actions: { AcknowledgeAction: lazyAction(load) } };
  expect(await settle(attempt, late)).toEqual({ kind: 'rejected', code: 'NOT_LOADED' });
  expect([run.mock.calls.length, attempts.all()]).toEqual([0, []]);
  expect(await settle(attempt, late)).toMatchObject({ kind: 'done' });
  expect(kept).toEqual([[attempt]]);
});

it('an attempt is not sent if its player leaves while the code loads', async () => {
  const { attempts, here, run, ports } = setUp(done);
  const load = () => {
    here.playerId = 'p2';
    return Promise.resolve({ run });
  };
  expect(await settle(attempt, { ...ports, actions: { AcknowledgeAction: lazyAction(load) } })).toMatchObject({
    kind: 'requirement-unmet',
  });
  expect([run.mock.calls.length, attempts.all()]).toEqual([0, []]);
});

it.each([
  [1_000, true],
  [120_999, true],
  [121_000, false],
  [999, false],
])('an attempt at %i is fresh: %j', (now, expected) => expect(isFresh(attempt, now)).toBe(expected));
