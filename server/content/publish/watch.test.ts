import { describe, expect, it } from 'vitest';
import type { LayoutUrgency } from '#server/contract/generated/schemaTypes.ts';
import type { Resolved, ResolvedNode } from '../serve/resolve.ts';
import { createWatchers } from './watch.ts';
import { counting, player, visitor } from '#tests/support/layouts.ts';

const node = (id: string, title = id): ResolvedNode => ({
  ...{
    id,
    digest: 'd',
    kind: 'QuickLinksShelf',
    parent: null,
    region: 'main',
    criticality: 'OPTIONAL',
    isGuarded: false,
    fallback: null,
    label: null,
    trackingId: null,
  },
  ...{ presentation: null, absence: null, undrawable: null },
  content: { kind: 'QuickLinksShelf', version: 2, props: { title, links: [] }, binds: {} },
});
const shown = (revision: string, ...nodes: readonly ResolvedNode[]): Resolved => ({ revision, surface: 'home', title: null, nodes });

function scene() {
  let current: Resolved | null = shown('one', node('a'));
  let forPlayers: Resolved | null = null;
  const watchers = createWatchers((_, { isLoggedIn }) => (isLoggedIn ? (forPlayers ?? current) : current), counting());
  return {
    watchers,
    move: (next: Resolved | null, urgency?: LayoutUrgency) => {
      current = next;
      watchers.tell('home', urgency);
    },
    moveForPlayers: (next: Resolved) => {
      forPlayers = next;
      watchers.tell('home');
    },
  };
}
const first = (revision: string): object => ({
  done: false,
  value: { surface: 'home', revision, from: null, steps: null, urgency: 'ORDINARY', sequence: 1 },
});
const moved = (revision: string): object => ({ value: { revision } });

describe('watching a surface', () => {
  it('a layout change lets listeners fetch within a time that grows with their number, up to two seconds', async () => {
    const { watchers, move } = scene();
    const spread = async (listeners: number): Promise<unknown> => {
      const all = Array.from({ length: listeners }, () => watchers.watch('home', visitor));
      await Promise.all(all.map((changes) => changes.next()));
      const next = all[0]?.next();
      move(shown(`with ${listeners}`, node('a')));
      const told = await next;
      for (const changes of all) await changes.return?.();
      return told?.value;
    };
    expect(await spread(1)).toMatchObject({ spreadMs: 1 });
    expect(await spread(2_000)).toMatchObject({ spreadMs: 800 });
    expect(await spread(6_000)).toMatchObject({ spreadMs: 2_000 });
  });

  it('a watcher gets the current revision first, then each change with its steps', async () => {
    const { watchers, move } = scene();
    const changes = watchers.watch('home', visitor);
    expect(await changes.next()).toMatchObject(first('one'));
    const next = changes.next();
    move(shown('two', node('b'), node('a', 'anew')));
    expect((await next).value).toEqual({
      __typename: 'LayoutChange',
      surface: 'home',
      revision: 'two',
      from: 'one',
      urgency: 'ORDINARY',
      stream: 'id-1',
      sequence: 2,
      spreadMs: 1,
      steps: [
        { __typename: 'LayoutStep', op: 'INSERT', nodeId: 'b', parent: null, region: 'main', after: null },
        { __typename: 'LayoutStep', op: 'REPLACE', nodeId: 'a', parent: null, region: null, after: null },
      ],
    });
  });

  it('changes that a watcher has not read are merged, and reversed ones are dropped', async () => {
    const { watchers, move } = scene();
    const changes = watchers.watch('home', visitor);
    await changes.next();
    move(shown('two', node('a'), node('b')), 'IMMEDIATE');
    move(shown('three', node('a'), node('c')));
    expect((await changes.next()).value).toMatchObject({
      from: 'one',
      revision: 'three',
      urgency: 'IMMEDIATE',
      steps: [{ op: 'INSERT', nodeId: 'c' }],
    });
    move(shown('four'));
    move(shown('three', node('a'), node('c')));
    const next = changes.next();
    move(shown('five', node('a')));
    expect((await next).value).toMatchObject({ from: 'three', revision: 'five', urgency: 'ORDINARY' });
  });

  it('a watcher gets no message about a change that does not affect its layout', async () => {
    const { watchers, move } = scene();
    const changes = watchers.watch('home', visitor);
    await changes.next();
    const next = changes.next();
    watchers.tell('home', 'IMMEDIATE');
    watchers.tell('live');
    move(shown('two', node('a')));
    expect((await next).value).toMatchObject({ revision: 'two', urgency: 'ORDINARY', steps: [] });
  });

  it('a watcher gets an immediate change when the page is emptied, and one when it is filled', async () => {
    const { watchers, move } = scene();
    const changes = watchers.watch('home', visitor);
    await changes.next();
    const emptied = changes.next();
    move(null);
    expect((await emptied).value).toMatchObject({
      from: 'one',
      revision: 'none',
      urgency: 'IMMEDIATE',
      steps: [{ op: 'REMOVE', nodeId: 'a' }],
    });
    const again = changes.next();
    move(null);
    move(shown('two', node('b')));
    expect((await again).value).toMatchObject({
      from: 'none',
      revision: 'two',
      urgency: 'ORDINARY',
      steps: [{ op: 'INSERT', nodeId: 'b', after: null }],
    });
  });

  it('a watcher who reconnects to an emptied page gets the empty revision', async () => {
    const { watchers, move } = scene();
    move(null);
    const changes = watchers.watch('home', visitor);
    expect((await changes.next()).value).toMatchObject({ revision: 'none', from: null, steps: null, sequence: 1 });
  });

  it('a watcher gets no message about nodes for another audience', async () => {
    const { watchers, moveForPlayers } = scene();
    const [visitors, players] = [watchers.watch('home', visitor), watchers.watch('home', player)];
    await Promise.all([visitors.next(), players.next()]);
    let isVisitorTold = false;
    void visitors.next().then(() => (isVisitorTold = true));
    const next = players.next();
    moveForPlayers(shown('one~secret', node('a'), node('for-players')));
    expect((await next).value).toMatchObject({ steps: [{ op: 'INSERT', nodeId: 'for-players' }] });
    expect(isVisitorTold).toBe(false);
    watchers.close();
  });

  it('a change larger than the layout is sent without steps', async () => {
    const { watchers, move } = scene();
    const changes = watchers.watch('home', visitor);
    await changes.next();
    const next = changes.next();
    move(shown('two', ...Array.from({ length: 100 }, (_, at) => node(`n${at}`))));
    expect((await next).value).toMatchObject({ revision: 'two', from: null, steps: null });
  });

  it('a watch ends when its reader leaves, even while waiting', async () => {
    const { watchers, move } = scene();
    const changes = watchers.watch('home', visitor);
    await changes.next();
    const next = changes.next();
    await changes.return?.();
    expect(await next).toEqual({ done: true, value: undefined });
    move(shown('two'));
    expect(await changes.next()).toEqual({ done: true, value: undefined });
  });

  it('all watches end when the server stops', async () => {
    const { watchers, move } = scene();
    const all = [watchers.watch('home', visitor), watchers.watch('home', visitor)];
    expect(await Promise.all(all.map((changes) => changes.next()))).toMatchObject([moved('one'), moved('one')]);
    const waiting = all.map((changes) => changes.next());
    watchers.close();
    expect(await Promise.all(waiting)).toEqual([
      { done: true, value: undefined },
      { done: true, value: undefined },
    ]);
    move(shown('two'));
  });
});
