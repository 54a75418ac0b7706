import { afterEach, describe, expect, it, vi } from 'vitest';
import { acknowledgeAction } from '#fixtures/worlds/actions.ts';
import { createStorage } from '#src/platform/storage.ts';
import type { Attempt } from '#src/render/index.ts';
import { toastStore } from '#src/ui/toast.ts';
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
  // As after a reload: another object over the same storage.
  keepAttempts(createStorage('tsb', () => backing)).keep('acknowledge', attempt);
  const attempts = keepAttempts(createStorage('tsb', () => backing));
  const run = vi.fn((..._: readonly unknown[]) => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as never)));
  const ports = {
    attempts,
    meet: () => Promise.resolve(false),
    client: { mutate: () => Promise.reject(new Error('not used')) },
    actions: { AcknowledgeAction: { run } },
  };
  return { backing, attempts, run, ports };
}

describe('what was begun before a reload', () => {
  it('is sent again under its own id, and its outcome is told', async () => {
    const { attempts, run, ports } = setUp({ succeeded: true, userErrors: [], said: 'You have opted in to it!' });
    await findOut('p1', ports, 2_000);
    expect(run).toHaveBeenCalledExactlyOnceWith(acknowledgeAction, { a: 1 }, expect.objectContaining({ actionId: 'id-1', of: 'node' }));
    expect(toasts()).toEqual(['success: You have opted in to it!']);
    expect(attempts.all()).toEqual([]);
  });

  it('is told to have failed when the server says no', async () => {
    const { ports } = setUp({ succeeded: false, userErrors: [] });
    await findOut('p1', ports, 2_000);
    expect(toasts()).toHaveLength(1);
    expect(toasts()[0]).toMatch(/^danger: /);
  });

  it('stays while nobody answers', async () => {
    const { attempts, ports } = setUp(new Error('offline'));
    await findOut('p1', ports, 2_000);
    expect(attempts.all()).toEqual([attempt]);
    expect(toasts()).toEqual([]);
  });

  it.each([
    ['another player', 'p2', 2_000],
    ['a visitor', null, 2_000],
    ['the same player much later', 'p1', 999_000],
  ])('is dropped unsent for %s', async (_, playerId, now) => {
    const { attempts, run, ports } = setUp({ succeeded: true, userErrors: [] });
    await findOut(playerId, ports, now);
    expect(run).not.toHaveBeenCalled();
    expect(attempts.all()).toEqual([]);
  });

  it('is not read when somebody has written something else there', () => {
    const { backing, attempts } = setUp({});
    backing.setItem('tsb.attempt.acknowledge', JSON.stringify({ v: 1, value: { actionId: 7 } }));
    expect(attempts.all()).toEqual([]);
    expect(attempts.find('acknowledge')).toBeNull();
  });
});
