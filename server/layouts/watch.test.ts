import { describe, expect, it } from 'vitest';
import { createWatchers } from './watch.ts';
import { visitor } from '#tests/support/layouts.ts';

function scene(): { readonly watchers: ReturnType<typeof createWatchers>; readonly move: (revision: string | null) => void } {
  let revision: string | null = 'one';
  const watchers = createWatchers(() => revision);
  return {
    watchers,
    move: (next) => {
      revision = next;
      watchers.tell('home');
    },
  };
}
const change = (revision: string): object => ({ done: false, value: { __typename: 'LayoutChange', surface: 'home', revision } });

describe('watching a surface', () => {
  it('tells the revision as it is, then each move', async () => {
    const { watchers, move } = scene();
    const changes = watchers.watch('home', visitor);
    expect(await changes.next()).toEqual(change('one'));
    const next = changes.next();
    move('two');
    expect(await next).toEqual(change('two'));
  });

  it('makes one of the moves that nobody waited for, and none of a move back', async () => {
    const { watchers, move } = scene();
    const changes = watchers.watch('home', visitor);
    await changes.next();
    move('two');
    move('three');
    expect(await changes.next()).toEqual(change('three'));
    move('four');
    move('three');
    const next = changes.next();
    move('five');
    expect(await next).toEqual(change('five'));
  });

  it('does not tell of a move that is not its own', async () => {
    const { watchers, move } = scene();
    const changes = watchers.watch('home', visitor);
    await changes.next();
    const next = changes.next();
    watchers.tell('home');
    watchers.tell('live');
    move(null);
    move('two');
    expect(await next).toEqual(change('two'));
  });

  it('ends when its reader leaves, also while waiting', async () => {
    const { watchers, move } = scene();
    const changes = watchers.watch('home', visitor);
    await changes.next();
    const next = changes.next();
    await changes.return?.();
    expect(await next).toEqual({ done: true, value: undefined });
    move('two');
    expect(await changes.next()).toEqual({ done: true, value: undefined });
  });

  it('ends for all when the server stops', async () => {
    const { watchers } = scene();
    const all = [watchers.watch('home', visitor), watchers.watch('home', visitor)];
    await Promise.all(all.map((changes) => changes.next()));
    const waiting = all.map((changes) => changes.next());
    watchers.close();
    expect(await Promise.all(waiting)).toEqual([
      { done: true, value: undefined },
      { done: true, value: undefined },
    ]);
  });
});
