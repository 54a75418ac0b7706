import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LayoutReport } from '../report.ts';
import type { SourceWorld } from './items.ts';
import { sources } from './index.ts';
import { argumentsOf, createSourceRunner } from './runner.ts';
import type { Bind, PlacedBind, SourceRunner } from './binding.ts';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';

const nobody = { playerId: null };
const games = { source: 'casinoGames', args: { first: 2 } };

function scene(): { readonly runner: SourceRunner; readonly told: readonly LayoutReport[]; readonly wait: (ms: number) => void } {
  let now = 0;
  const told: LayoutReport[] = [];
  const runner = createSourceRunner({ catalogue: tinyCatalogue(), now: () => new Date(now), report: (entry) => void told.push(entry) });
  return {
    runner,
    told,
    wait: (ms) => {
      now += ms;
    },
  };
}

function stub(name: keyof typeof sources, load: (args: unknown, world: SourceWorld) => unknown) {
  return vi.spyOn(sources[name], 'load').mockImplementation(load);
}
afterEach(() => void vi.restoreAllMocks());

describe('a bound source', () => {
  it('the runner loads the data of a source', async () => {
    const found = await scene().runner.load(games, 'games', {}, nobody);
    expect(found?.map(({ id }) => id)).toEqual(['game-0', 'game-1']);
  });

  it('the runner takes arguments from the route', async () => {
    const bind = { source: 'eventById', args: { eventId: { $param: 'eventId' } } };
    expect((await scene().runner.load(bind, 'event', { eventId: 'nfl-1' }, nobody))?.id).toBe('nfl-1');
    expect(argumentsOf({ source: 'x', args: { b: 1, a: { $param: 'constructor' } } }, {})).toEqual({ a: undefined, b: 1 });
  });

  it('the runner answers the same bind from memory until its time to live is over', async () => {
    const { runner, wait } = scene();
    const load = stub('casinoGames', () => []);
    await runner.load(games, 'games', {}, nobody);
    wait(sources.casinoGames.ttlMs - 1);
    await runner.load({ source: 'casinoGames', args: { first: 2 } }, 'games', {}, nobody);
    expect(load).toHaveBeenCalledTimes(1);
    await runner.load({ source: 'casinoGames', args: { first: 3 } }, 'games', {}, nobody);
    expect(load).toHaveBeenCalledTimes(2);
    wait(2);
    await runner.load(games, 'games', {}, nobody);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('the runner loads a source without a time to live each time', async () => {
    const { runner } = scene();
    const load = stub('casinoGame', () => null);
    const bind = { source: 'casinoGame', args: { gameId: 'game-0' } };
    await runner.load(bind, 'game', {}, nobody);
    await runner.load(bind, 'game', {}, nobody);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('the runner cuts an answer at the source’s limit', async () => {
    stub('casinoGames', () => Array.from({ length: 1_000 }, () => ({})));
    expect(await scene().runner.load(games, 'games', {}, nobody)).toHaveLength(sources.casinoGames.limit);
  });

  it('the runner keeps a limited number of answers', async () => {
    const { runner } = scene();
    const load = stub('eventsOfCompetition', () => []);
    for (let n = 0; n < 600; n += 1)
      await runner.load({ source: 'eventsOfCompetition', args: { competitionId: `c${n}`, first: 1 } }, 'events', {}, nobody);
    await runner.load({ source: 'eventsOfCompetition', args: { competitionId: 'c0', first: 1 } }, 'events', {}, nobody);
    expect(load).toHaveBeenCalledTimes(601);
  });
});

describe('a source that fails', () => {
  it.each([
    [
      'throws',
      () => {
        throw new Error('down');
      },
      'down',
    ],
    ['rejects', () => Promise.reject(new Error('down')), 'down'],
  ])('a source that %s is answered with null and reported', async (_, load, message) => {
    const { runner, told } = scene();
    stub('casinoGames', load);
    expect(await runner.load(games, 'games', {}, nobody)).toBeNull();
    expect(told).toEqual([{ reason: 'SOURCE_FAILED', source: 'casinoGames', message }]);
  });

  it('a source that never answers is null after its timeout', async () => {
    vi.useFakeTimers();
    const { runner, told } = scene();
    stub('casinoGames', () => new Promise(() => undefined));
    const answer = runner.load(games, 'games', {}, nobody);
    await vi.advanceTimersByTimeAsync(sources.casinoGames.timeoutMs);
    expect(await answer).toBeNull();
    expect(told[0]?.message).toBe('no answer within 300 ms');
    vi.useRealTimers();
  });

  it('a live source’s failed answer is not cached', async () => {
    const { runner } = scene();
    const load = stub('casinoGames', () => Promise.reject(new Error('down')));
    await runner.load(games, 'games', {}, nobody);
    load.mockImplementation(() => []);
    expect(await runner.load(games, 'games', {}, nobody)).toEqual([]);
  });

  it.each([
    ['an unheard source', { source: 'secrets', args: {} }, 'unknown source'],
    ['a source by inheritance', { source: 'constructor', args: {} }, 'unknown source'],
    ['a source of something else', { source: 'sportsMenu', args: {} }, 'hands over sportsTree, asked for games'],
    ['arguments that do not fit', { source: 'casinoGames', args: { first: 10_000 } }, 'arguments/first must be <= 60'],
    ['a parameter that the route does not have', { source: 'casinoGames', args: { first: 1, category: { $param: 'nothing' } } }, null],
  ])('a bind of %s is loaded only if it is valid', async (_, bind, message) => {
    const { runner, told } = scene();
    const found = await runner.load(bind, 'games', {}, nobody);
    expect(found === null).toBe(message !== null);
    expect(told[0]?.message ?? null).toBe(message);
  });
});

describe('the viewer of a source', () => {
  const bind = { source: 'betHistorySection', args: { sectionId: 'open' } };

  it('a player’s source is null for a visitor, without a report', async () => {
    const { runner, told } = scene();
    expect(await runner.load(bind, 'betSection', {}, nobody)).toBeNull();
    expect(await runner.load(bind, 'betSection', {}, { playerId: 'p1' })).toEqual({ sectionId: 'open', filterId: 'all' });
    expect(told).toEqual([]);
  });

  it('a public source gets no player id', async () => {
    const load = stub('casinoGames', () => []);
    await scene().runner.load(games, 'games', {}, { playerId: 'p1' });
    expect(load.mock.calls[0]?.[1].playerId).toBeNull();
  });
});

describe('a list that leaves out what the page shows above', () => {
  const top = { source: 'casinoGames', args: { first: 1 } };
  const ids = async (without: readonly PlacedBind[], bind: Bind = games) =>
    (await scene().runner.load({ ...bind, exclude: 'shownAbove', without }, 'games', {}, nobody))?.map(({ id }) => id);

  it('a list without the items shown above is filled up with the next ones', async () => {
    expect(await ids([top])).toEqual(['game-1', 'game-2']);
    expect(await ids([])).toEqual(['game-0', 'game-1']);
  });

  it('a list leaves out only what the lists above it really show', async () => {
    const second = { ...top, exclude: 'shownAbove', without: [top] } as const;
    expect(await ids([top, second])).toEqual(['game-2', 'game-3']);
  });

  it('a list leaves out the subject of its page, and is shorter if no more items are left', async () => {
    const subject = { source: 'casinoGame', args: { gameId: 'game-1' } };
    expect(await ids([subject], { source: 'casinoGames', args: { first: 4 } })).toEqual(['game-0', 'game-2', 'game-3']);
  });

  it.each([
    ['has an unknown source', { source: 'nothing', args: {} }],
    ['has wrong arguments', { source: 'casinoGames', args: { first: 0 } }],
    ['needs a player', { source: 'betHistorySection', args: { sectionId: 'open' } }],
  ])('a list ignores a node above it that %s', async (_, broken) => expect(await ids([broken])).toEqual(['game-0', 'game-1']));

  it('a list ignores a node above it that fails, and does not report the failure', async () => {
    const { runner, told } = scene();
    stub('featuredEvents', () => {
      throw new Error('down');
    });
    const above = { source: 'featuredEvents', args: { first: 2 } };
    const live = { source: 'liveEvents', args: { first: 2 }, without: [above] };
    expect(await runner.load(live, 'events', {}, nobody)).toHaveLength(2);
    expect(told).toEqual([]);
  });

  it('a list of featured games begins with the first one not shown above', async () => {
    const first = { source: 'featuredEvents', args: { first: 1 } };
    const { runner } = scene();
    const [above] = (await runner.load(first, 'events', {}, nobody)) ?? [];
    const below = await runner.load({ ...first, without: [first] }, 'events', {}, nobody);
    expect([above?.id, below?.map(({ id }) => id)]).toEqual(['nfl-live', ['epl-live']]);
  });
});
