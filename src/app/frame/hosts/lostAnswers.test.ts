import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { acknowledgeAction } from '#fixtures/worlds/actions.ts';
import { createStorage } from '#src/platform/storage.ts';
import type { Attempt } from '#src/render/index.ts';
import { toastStore } from '#src/ui/notices/toast.ts';
import { keepAttempts } from './attemptStore.ts';
import { findOut } from './lostAnswers.ts';

const attempt: Attempt = { actionId: 'id-1', playerId: 'p1', of: 'node', action: acknowledgeAction, input: { a: 1 }, startedAt: 1_000 };
const toasts = () => toastStore.getState().toasts.map(({ type, title }) => `${type}: ${title}`);
afterEach(() => toastStore.setState({ toasts: [] }));

function memory(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    key: (at: number) => [...values.keys()][at] ?? null,
    clear: () => values.clear(),
    get length() {
      return values.size;
    },
  };
}

function setUp(answer: object | Error) {
  const backing = memory();
  // Imitates a reload: another object has stored the attempt in the same storage.
  keepAttempts(createStorage('tsb', () => backing)).keep('acknowledge', attempt);
  const attempts = keepAttempts(createStorage('tsb', () => backing));
  const run = vi.fn((_action: unknown, _input: unknown, _context: { readonly actionId: string }) =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as never),
  );
  const here = { playerId: 'p1' as string | null };
  const ports = {
    attempts,
    playerId: () => here.playerId,
    meet: () => Promise.resolve(false),
    client: { mutate: () => Promise.reject(new Error('not used')) },
    actions: { AcknowledgeAction: { run } },
  };
  return { backing, attempts, run, here, ports };
}

describe('an attempt from before a reload', () => {
  it('an attempt from before a reload is sent again with its id, and its result is shown', async () => {
    const { attempts, run, ports } = setUp({ succeeded: true, userErrors: [], said: 'You have opted in to it!' });
    await findOut(ports, () => 2_000);
    expect(run).toHaveBeenCalledExactlyOnceWith(acknowledgeAction, { a: 1 }, expect.objectContaining({ actionId: 'id-1', of: 'node' }));
    expect(toasts()).toEqual(['success: You have opted in to it!']);
    expect(attempts.all()).toEqual([]);
  });

  it('a refused attempt from before a reload shows an error', async () => {
    const { ports } = setUp({ succeeded: false, userErrors: [] });
    await findOut(ports, () => 2_000);
    expect(toasts()).toHaveLength(1);
    expect(toasts()[0]).toMatch(/^danger: /);
  });

  it('an attempt from before a reload is kept while no answer comes', async () => {
    const { attempts, ports } = setUp(new Error('offline'));
    await findOut(ports, () => 2_000);
    expect(attempts.all()).toEqual([attempt]);
    expect(toasts()).toEqual([]);
  });

  it('an attempt of another player is dropped without being sent', async () => {
    const { attempts, run, here, ports } = setUp({ succeeded: true, userErrors: [] });
    here.playerId = 'p2';
    await findOut(ports, () => 2_000);
    expect(run).not.toHaveBeenCalled();
    expect(attempts.all()).toEqual([]);
  });

  it.each([
    ['a visitor: a session that ended may be back', null, 2_000],
    ['the same player much later: they may ask for it again', 'p1', 999_000],
  ])('an attempt is kept and not sent for %s', async (_, playerId, now) => {
    const { attempts, run, here, ports } = setUp({ succeeded: true, userErrors: [] });
    here.playerId = playerId;
    await findOut(ports, () => now);
    expect(run).not.toHaveBeenCalled();
    expect(attempts.all()).toEqual([attempt]);
    expect(toasts()).toEqual([]);
  });

  it('an attempt is kept without a message if the session has ended', async () => {
    const unauthenticated = new CombinedGraphQLErrors({ errors: [{ message: 'No', extensions: { code: 'UNAUTHENTICATED' } }] });
    const { attempts, ports } = setUp(unauthenticated);
    await findOut(ports, () => 2_000);
    expect(attempts.all()).toEqual([attempt]);
    expect(toasts()).toEqual([]);
  });

  it('an attempt is dropped if another player logs in during an earlier repeat', async () => {
    const { attempts, run, here, ports } = setUp({ succeeded: true, userErrors: [] });
    attempts.keep('save', { ...attempt, actionId: 'id-2', action: { ...acknowledgeAction, id: 'save' } });
    run.mockImplementationOnce(() => {
      here.playerId = 'p2';
      return Promise.resolve({ succeeded: true, userErrors: [] } as never);
    });
    await findOut(ports, () => 2_000);
    expect(run).toHaveBeenCalledOnce();
    expect(attempts.all()).toEqual([]);
  });

  it('an attempt settled during an earlier repeat is not sent', async () => {
    const { attempts, run, ports } = setUp({ succeeded: true, userErrors: [] });
    attempts.keep('save', { ...attempt, actionId: 'id-2', action: { ...acknowledgeAction, id: 'save' } });
    run.mockImplementationOnce((_action: unknown, _input: unknown, { actionId }: { readonly actionId: string }) => {
      attempts.drop(actionId === 'id-1' ? 'save' : 'acknowledge');
      return Promise.resolve({ succeeded: true, userErrors: [] } as never);
    });
    await findOut(ports, () => 2_000);
    expect(run).toHaveBeenCalledOnce();
  });

  it('a malformed stored attempt is ignored', () => {
    const { backing, attempts } = setUp({});
    backing.setItem('tsb.unanswered.attempt.acknowledge', JSON.stringify({ v: 1, value: { actionId: 7 } }));
    expect(attempts.all()).toEqual([]);
    expect(attempts.find('acknowledge')).toBeNull();
  });
});
