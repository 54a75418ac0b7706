import { expect, it, vi } from 'vitest';
import { acknowledgeAction } from '#fixtures/worlds/actions.ts';
import { type Attempt, createAttempts, isFresh } from './attempts.ts';
import { settle } from './settle.ts';

const attempt: Attempt = { actionId: 'id-1', playerId: 'p1', of: 'node', action: acknowledgeAction, input: {}, startedAt: 1_000 };
const done = { succeeded: true, userErrors: [] };

function setUp(...answers: readonly (object | Error)[]) {
  const attempts = createAttempts();
  const kept: (readonly Attempt[])[] = [];
  const run = vi.fn((_action: never, _input: unknown, { actionId }: { readonly actionId: string }) => {
    kept.push(attempts.all());
    const answer = answers[run.mock.calls.length - 1];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ ...(answer as typeof done), actionId });
  });
  const meet = vi.fn(() => Promise.resolve(true));
  const client = { mutate: () => Promise.reject(new Error('not used')) };
  return { attempts, kept, run, meet, ports: { attempts, meet, client, actions: { AcknowledgeAction: { run } } } };
}

it('keeps what is sent before it is sent, and drops it once the outcome is known', async () => {
  const { attempts, kept, ports } = setUp(done);
  expect(await settle(attempt, ports)).toMatchObject({ kind: 'done' });
  expect(kept).toEqual([[attempt]]);
  expect(attempts.all()).toEqual([]);
});

it('keeps what got no answer; sent again it has the same id and asks for nothing', async () => {
  const { attempts, run, meet, ports } = setUp(new Error('offline'), done);
  expect(await settle(attempt, ports)).toEqual({ kind: 'unanswered' });
  expect(attempts.all()).toEqual([attempt]);
  expect(await settle(attempt, ports)).toMatchObject({ kind: 'done' });
  expect(run.mock.calls.map(([, , { actionId }]) => actionId)).toEqual(['id-1', 'id-1']);
  expect(meet).toHaveBeenCalledTimes(1);
  expect(attempts.all()).toEqual([]);
});

it('keeps nothing that was never sent', async () => {
  const { attempts, run, ports } = setUp(done);
  expect(await settle(attempt, { ...ports, meet: () => Promise.resolve(false) })).toMatchObject({ kind: 'requirement-unmet' });
  expect(run).not.toHaveBeenCalled();
  expect(attempts.all()).toEqual([]);
});

it.each([
  [1_000, true],
  [120_999, true],
  [121_000, false],
  [999, false],
])('at %i is fresh: %j', (now, expected) => expect(isFresh(attempt, now)).toBe(expected));
