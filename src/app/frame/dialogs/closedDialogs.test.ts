import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApolloClient } from '@apollo/client';
import { createStorage } from '#src/platform/storage.ts';
import { ClosedDialogs } from './closedDialogs.ts';

type Variables = { readonly ackType: string; readonly actionId: string };

let items = new Map<string, string>();
beforeEach(() => {
  items = new Map();
});
const storage = () =>
  createStorage('b', () => ({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  }));

function browser(answer: () => Promise<unknown> = () => Promise.resolve({ data: {} }), kept = storage()) {
  const told: Variables[] = [];
  const mutate = ({ variables }: { readonly variables: Variables }) => {
    told.push(variables);
    return answer();
  };
  return { told, closed: new ClosedDialogs(kept, { mutate } as unknown as Pick<ApolloClient, 'mutate'>) };
}
const offline = () => Promise.reject(new TypeError('offline'));

const app = { id: 'app', memory: 'DEVICE' } as const;
const tour = { id: 'tour', memory: 'PLAYER' } as const;

describe('a device remembers', () => {
  test('a dialog closed on a device is closed for every user of the device', () => {
    browser().closed.close(app, 'p1');
    const { closed, told } = browser();
    expect([closed.has(app, null), closed.has(app, 'p2'), closed.has({ ...app, id: 'other' }, null)]).toEqual([true, true, false]);
    expect(told).toEqual([]);
  });

  test('a player dialog closed by a visitor is closed for visitors only', () => {
    browser().closed.close(tour, null);
    const { closed } = browser();
    expect([closed.has(tour, null), closed.has(tour, 'p1')]).toEqual([true, false]);
  });

  test('a dialog closed for a visit is not stored', () => {
    const { closed } = browser();
    closed.close({ id: 'news', memory: 'VISIT' }, null);
    expect(closed.has({ id: 'news', memory: 'VISIT' }, null)).toBe(false);
    expect(items.size).toBe(0);
  });

  test('at most two hundred closed dialogs are kept, newest first', () => {
    const { closed } = browser();
    for (let at = 0; at < 250; at += 1) closed.close({ id: `d-${at}`, memory: 'DEVICE' }, null);
    const later = browser().closed;
    expect([49, 50, 249].map((at) => later.has({ id: `d-${at}`, memory: 'DEVICE' }, null))).toEqual([false, true, true]);
  });

  test('closed dialogs are remembered in memory where storage is denied', () => {
    const refusing = createStorage('b', () => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { closed } = browser(undefined, refusing);
    closed.close(app, null);
    closed.close(tour, 'p1');
    expect([closed.has(app, null), closed.has(tour, 'p1')]).toEqual([true, true]);
  });

  test.each(['[1]', '{"a":1}', '"app"', '[null]', `[${JSON.stringify('x'.repeat(101))}]`])(
    'unreadable stored dialogs are ignored: %s',
    (value) => {
      for (const key of ['b.closedDialogs', 'b.unanswered.closings']) items.set(key, `{"v":1,"value":${value}}`);
      const { closed, told } = browser();
      expect([closed.has(app, null), closed.has(tour, 'p1')]).toEqual([false, false]);
      closed.tellAgain('p1');
      expect(told).toEqual([]);
    },
  );
});

describe('closings sent to the server', () => {
  test('a closed player dialog is sent to the server once and removed from storage', async () => {
    const { closed, told } = browser();
    closed.close(tour, 'p1');
    closed.close(tour, 'p1');
    expect(told).toEqual([{ ackType: 'dialog-tour', actionId: expect.any(String) }]);
    await vi.waitFor(() => expect(items.has('b.unanswered.closings')).toBe(false));
    expect(closed.has(tour, 'p1')).toBe(true);
  });

  test('an unanswered closing is sent again by the next page with the same id, only for its player', async () => {
    const first = browser(offline);
    first.closed.close(tour, 'p1');
    await vi.waitFor(() => expect(first.told).toHaveLength(1));
    const next = browser();
    expect([next.closed.has(tour, 'p1'), next.closed.has(tour, 'p2')]).toEqual([true, false]);
    next.closed.tellAgain('p2');
    expect(next.told).toEqual([]);
    next.closed.tellAgain('p1');
    expect(next.told).toEqual(first.told);
  });
});
