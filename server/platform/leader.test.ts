import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { useTestStore } from '#tests/support/store.ts';
import { standForElection, type Leadership } from './leader.ts';

const store = useTestStore();
const original = EventTarget.prototype.addEventListener;
afterEach(() => vi.restoreAllMocks());

function candidate(): { readonly leadership: Leadership; readonly elected: Promise<void> } {
  let win = (): void => undefined;
  const elected = new Promise<void>((resolve) => (win = resolve));
  return { leadership: standForElection(store().db, { onElected: () => win(), retryMs: 10 }), elected };
}

test('one of several processes leads, and another takes over when it stops', async () => {
  const first = candidate();
  await first.elected;
  const second = candidate();
  expect([first.leadership.isLeader(), second.leadership.isLeader()]).toEqual([true, false]);
  await first.leadership.stop();
  await second.elected;
  expect([first.leadership.isLeader(), second.leadership.isLeader()]).toEqual([false, true]);
  await second.leadership.stop();
});

test('a leader that loses the database stops leading, and is elected again', async () => {
  const { db } = store();
  let terms = 0;
  let again = (): void => undefined;
  const reElected = new Promise<void>((resolve) => (again = resolve));
  let first = (): void => undefined;
  const elected = new Promise<void>((resolve) => (first = resolve));
  const errors: unknown[] = [];
  const leadership = standForElection(db, {
    onElected: () => ((terms += 1) === 1 ? first() : again()),
    onError: (error) => errors.push(error),
    retryMs: 10,
  });
  await elected;
  await sql`SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid()
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(db);
  await reElected;
  expect(errors.length).toBeGreaterThan(0);
  await leadership.stop();
  expect(leadership.isLeader()).toBe(false);
});

test('a leader keeps at most one abort listener, however long it leads', async () => {
  const add = vi.spyOn(EventTarget.prototype, 'addEventListener');
  const remove = vi.spyOn(EventTarget.prototype, 'removeEventListener');
  const ofAborts = ({ mock }: typeof add | typeof remove) => mock.calls.filter(([type]) => type === 'abort').length;
  const rested = new Promise<void>((resolve) =>
    add.mockImplementation(function (this: EventTarget, ...call) {
      original.apply(this, call);
      if (ofAborts(add) === 30) resolve();
    }),
  );
  const leadership = standForElection(store().db, { retryMs: 1 });
  await rested;
  expect(ofAborts(add) - ofAborts(remove)).toBeLessThanOrEqual(1);
  await leadership.stop();
});
