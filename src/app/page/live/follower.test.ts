import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diff, type Outline } from '#src/shared/layouts/layoutPatch/index.ts';
import type { LayoutChange } from './pendingChanges.ts';
import { Follower } from './follower.ts';

type Content = Readonly<Record<string, string>>;
type Published = { readonly revision: string; readonly nodes: readonly (readonly [id: string, words: string])[] };
type Part = { readonly revision: string; readonly nodes: Published['nodes'] };

const published = (...nodes: Published['nodes']): Published => ({ revision: JSON.stringify(nodes), nodes });
const outlineOf = ({ nodes }: Pick<Published, 'nodes'>): Outline => nodes.map(([id]) => ({ id, parent: null, region: 'main' }));
const wordsOf = ({ nodes }: Pick<Published, 'nodes'>): Content => Object.fromEntries(nodes);
const change = (before: Published, after: Published, told: Partial<LayoutChange> = {}): LayoutChange => ({
  revision: after.revision,
  from: before.revision,
  steps: diff(
    outlineOf(before),
    outlineOf(after),
    (id) => wordsOf(before)[id] ?? '',
    (id) => wordsOf(after)[id] ?? '',
  ),
  isUrgent: false,
  spreadMs: 2_000,
  stream: 's',
  sequence: 1,
  ...told,
});

function scene(first: Published) {
  const page = { revision: first.revision, outline: outlineOf(first), words: { ...wordsOf(first) } as Record<string, string> };
  const server: { now: Published | null; down: 'no' | 'once' | 'for good' } = { now: first, down: 'no' };
  const log: string[] = [];
  const paused: number[] = [];
  let isBusy = false;
  let free: (() => void)[] = [];
  let held: Promise<void> | null = null;
  const follower = new Follower<Part>({
    held: () => page,
    fetch: async (asked) => {
      log.push(asked ? `fetch ${asked.ids.join(',')}` : 'fetch all');
      if (server.down !== 'no') throw new TypeError('Failed to fetch');
      if (!server.now) return null;
      const { revision, nodes } = server.now;
      if (asked && asked.revision !== revision) return null;
      return { revision, nodes: asked ? nodes.filter(([id]) => asked.ids.includes(id)) : nodes };
    },
    outlineOf,
    put: (revision, outline, part) => {
      log.push(`put ${outline.map(({ id }) => id).join(',')}`);
      page.revision = revision;
      page.outline = outline;
      for (const [id, words] of part?.nodes ?? []) page.words[id] = words;
    },
    leave: () => log.push('leave'),
    whenSafe: (until) =>
      isBusy && !until.aborted
        ? new Promise((resolve) => {
            free.push(resolve);
            until.addEventListener('abort', () => resolve());
          })
        : Promise.resolve(),
    whenFree: () => held,
    pause: (ms) => {
      paused.push(ms);
      return Promise.resolve();
    },
    random: () => 0.5,
    onFault: () => {
      log.push('fault');
      if (server.down === 'once') server.down = 'no';
    },
  });
  return {
    ...{ page, server, log, paused, follower },
    pay: (): (() => void) => {
      let end = (): void => undefined;
      held = new Promise((resolve) => {
        end = () => {
          held = null;
          resolve();
        };
      });
      return end;
    },
    isBusy: (busy: boolean) => {
      isBusy = busy;
      if (busy) return;
      free.forEach((act) => act());
      free = [];
    },
    shown: () => page.outline.map(({ id }) => [id, page.words[id]]),
    quiet: async () => {
      for (let turns = 0; turns < 60; turns += 1) await Promise.resolve();
    },
  };
}

const [one, two, three] = [
  published(['a', '1'], ['b', '1']),
  published(['a', '2'], ['c', '1'], ['b', '1']),
  published(['c', '1'], ['b', '1']),
];

describe('a page that follows its layout', () => {
  it('a page fetches only the changed nodes and applies all changes at once', async () => {
    const { follower, server, log, shown, quiet } = scene(one);
    server.now = two;
    follower.hear(change(one, two));
    await quiet();
    expect(log).toEqual(['fetch c,a', 'put a,c,b']);
    expect(shown()).toEqual([
      ['a', '2'],
      ['c', '1'],
      ['b', '1'],
    ]);
  });

  it('a change waits for a safe moment, also if the moment ends during the fetch', async () => {
    const { follower, server, log, isBusy, quiet } = scene(one);
    server.now = two;
    isBusy(true);
    follower.hear(change(one, two));
    await quiet();
    expect(log).toEqual([]);
    isBusy(false);
    isBusy(true);
    await quiet();
    expect(log).toEqual(['fetch c,a']);
    isBusy(false);
    await quiet();
    expect(log).toEqual(['fetch c,a', 'put a,c,b']);
  });

  it('an urgent removal is applied before any fetch, also without a server', async () => {
    const { follower, server, log, isBusy, quiet, shown } = scene(two);
    server.now = three;
    server.down = 'for good';
    isBusy(true);
    follower.hear(change(two, three, { isUrgent: true }));
    expect(shown().map(([id]) => id)).toEqual(['c', 'b']);
    await quiet();
    expect(log.slice(0, 3)).toEqual(['put c,b', 'fetch ', 'fault']);
  });

  it('a page keeps its nodes until a payment ends, also when an urgent change arrives', async () => {
    const { follower, server, log, pay, quiet, shown } = scene(two);
    server.now = three;
    const end = pay();
    follower.hear(change(two, three, { isUrgent: true }));
    await quiet();
    expect([log, shown().map(([id]) => id)]).toEqual([[], ['a', 'c', 'b']]);
    end();
    await quiet();
    expect(shown().map(([id]) => id)).toEqual(['c', 'b']);
  });

  it('an urgent change applies all waiting changes with it', async () => {
    const { follower, server, log, isBusy, quiet, shown } = scene(one);
    isBusy(true);
    server.now = two;
    follower.hear(change(one, two));
    await quiet();
    server.now = three;
    follower.hear(change(two, three, { isUrgent: true, sequence: 2 }));
    await quiet();
    expect(log).toEqual(['fetch c', 'put c,b']);
    expect(shown()).toEqual([
      ['c', '1'],
      ['b', '1'],
    ]);
  });

  it('a page fetches everything if the steps do not fit its revision', async () => {
    const { follower, server, log, quiet, page } = scene(one);
    server.now = three;
    follower.hear(change(one, three, { steps: [{ op: 'REMOVE', id: 'x' }] }));
    await quiet();
    follower.hear({ ...change(two, one, { sequence: 2 }), from: 'elsewhere' });
    server.now = one;
    await quiet();
    expect(log).toEqual(['fetch all', 'put c,b', 'fetch all', 'put a,b']);
    expect(page.revision).toBe(one.revision);
  });

  it('a page fetches a few times while the server is behind, and then stops', async () => {
    const { follower, log, quiet, server, page } = scene(one);
    follower.hear(change(one, two));
    await quiet();
    expect(log.filter((line) => line === 'fetch all')).toHaveLength(6);
    expect(page.revision).toBe(one.revision);
    server.now = two;
    follower.hear(change(one, two, { sequence: 2 }));
    await quiet();
    expect(page.revision).toBe(two.revision);
  });

  it('a page whose fetch failed reports the fault and fetches again', async () => {
    const { follower, log, quiet, server, page } = scene(one);
    server.now = two;
    server.down = 'once';
    follower.hear(change(one, two));
    await quiet();
    expect(log).toEqual(['fetch c,a', 'fault', 'fetch c,a', 'put a,c,b']);
    expect(page.revision).toBe(two.revision);
  });

  it('a fetch is spread over the given time, or over the default for repeats', async () => {
    const { follower, quiet, server, paused } = scene(one);
    server.now = two;
    server.down = 'once';
    follower.hear(change(one, two, { spreadMs: 800 }));
    await quiet();
    expect(paused).toEqual([400, 2_000]);
    follower.lookAnew();
    await quiet();
    expect(paused).toEqual([400, 2_000, 1_000]);
  });

  it('a page that was composed again or left ignores earlier changes', async () => {
    const { follower, server, isBusy, page, quiet, log } = scene(one);
    server.now = two;
    isBusy(true);
    follower.hear(change(one, two));
    page.revision = two.revision;
    isBusy(false);
    await quiet();
    expect(log).toEqual([]);
    follower.stop();
    server.now = three;
    follower.hear(change(two, three, { sequence: 2, isUrgent: true }));
    await quiet();
    expect(log).toEqual([]);
  });
});

describe('an unpublished page', () => {
  const none: Published = { revision: 'none', nodes: [] };

  it('a page that was unpublished is left at once without a fetch', async () => {
    const { follower, server, log, isBusy, quiet, shown } = scene(two);
    server.now = null;
    isBusy(true);
    follower.hear(change(two, none, { isUrgent: true }));
    await quiet();
    expect(log).toEqual(['put ', 'leave']);
    expect(shown()).toEqual([]);
  });

  it('a page that was unpublished without fitting steps is fetched and left', async () => {
    const { follower, server, log, quiet } = scene(two);
    server.now = null;
    follower.hear(change(one, none, { from: null, steps: null }));
    await quiet();
    expect(log).toEqual(['fetch all', 'put ', 'leave']);
  });

  it('a page that was unpublished and published again by the time of the fetch stays', async () => {
    const { follower, server, log, quiet, page } = scene(two);
    server.now = three;
    follower.hear(change(one, none, { from: null, steps: null }));
    follower.hear(change(none, three, { sequence: 2 }));
    await quiet();
    expect(log).toEqual(['fetch all', 'put c,b']);
    expect(page.revision).toBe(three.revision);
  });
});

describe('a page that checks for a new layout', () => {
  it('a page that checks for a new layout fetches once, at a safe moment', async () => {
    const { follower, server, log, isBusy, quiet, page } = scene(one);
    server.now = two;
    isBusy(true);
    follower.lookAnew();
    follower.lookAnew();
    await quiet();
    expect(log).toEqual([]);
    isBusy(false);
    await quiet();
    expect(log).toEqual(['fetch all', 'put a,c,b']);
    expect(page.revision).toBe(two.revision);
  });

  it('a page that checks for a new layout fetches again after a fault, with changes that arrived meanwhile', async () => {
    const { follower, server, log, quiet, page } = scene(one);
    server.down = 'once';
    follower.lookAnew();
    server.now = three;
    follower.hear(change(two, three));
    await quiet();
    expect(log).toEqual(['fetch all', 'fault', 'fetch all', 'put c,b']);
    expect(page.revision).toBe(three.revision);
  });
});

describe('messages that come twice, out of order, or not at all', () => {
  const anyLayout = fc
    .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 })
    .chain((ids) => fc.tuple(...ids.map((id) => fc.tuple(fc.constant(id), fc.constantFrom('1', '2')))))
    .map((nodes) => published(...nodes));
  /** Order in which messages arrive, by index. Some messages repeat or are missing. */
  const anyLine = fc.array(fc.nat(8), { maxLength: 12 });

  it('lost, repeated and reordered messages end in the server’s layout', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyLayout,
        fc.array(anyLayout, { minLength: 1, maxLength: 6 }),
        anyLine,
        fc.nat(3),
        async (first, moves, line, lag) => {
          const { follower, server, shown, quiet } = scene(first);
          const states = [first, ...moves];
          const messages = [
            { ...change(first, first), from: null, steps: null },
            ...moves.map((next, at) => change(states[at] ?? first, next, { sequence: at + 2, isUrgent: at % 3 === 2 })),
          ];
          for (const [turn, number] of line.entries()) {
            server.now = states[Math.min(states.length - 1, turn)] ?? first;
            const message = messages[number % messages.length];
            if (message) follower.hear(message);
            if (turn % (lag + 1) === 0) await quiet();
          }
          const last = states.at(-1) ?? first;
          server.now = last;
          follower.hear({
            revision: last.revision,
            from: null,
            steps: null,
            isUrgent: false,
            spreadMs: 2_000,
            stream: 'next',
            sequence: 1,
          });
          for (const message of messages.toReversed()) follower.hear(message);
          await quiet();
          await quiet();
          expect(shown()).toEqual(last.nodes.map(([id, words]) => [id, words]));
        },
      ),
      { numRuns: 300 },
    );
  });
});
