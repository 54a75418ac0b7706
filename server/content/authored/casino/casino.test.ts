import { describe, expect, it } from 'vitest';
import { isSourceName, sources } from '#server/kinds/sources/index.ts';
import { casino, casinoCategory, casinoFreeToPlay } from './casino.ts';
import { casinoMenu, accountPanel } from '../frame.ts';
import { gameFeatures } from '#server/sandbox/gameProvider/paytable.ts';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';

const nodesOf = ({ nodes, order }: typeof casino) => order.flatMap((id) => nodes[id] ?? []);
const world = { catalogue: tinyCatalogue(), playerId: null, now: new Date('2026-11-21T17:00:00.000Z') };

describe.each([
  ['the lobby', casino],
  ['a category', casinoCategory],
  ['a free game', casinoFreeToPlay],
  ['the menu', casinoMenu],
  ['the account panel', accountPanel],
])('%s', (_, document) => {
  it('a casino document binds only existing sources with valid arguments', () => {
    for (const { bind = {} } of nodesOf(document)) {
      for (const { source, args } of Object.values(bind)) {
        expect(isSourceName(source)).toBe(true);
        const isLiteral = Object.values(args).every((value) => typeof value !== 'object');
        if (isSourceName(source) && isLiteral) expect(sources[source].check(args)).toEqual([]);
      }
    }
  });

  it('every shelf of a casino document has its own tracking name', () => {
    const tracked = nodesOf(document)
      .filter(({ id }) => !id.startsWith('care'))
      .map(({ trackingId }) => trackingId);
    expect(tracked.every((name) => name !== undefined && name !== '')).toBe(true);
    expect(new Set(tracked).size).toBe(tracked.length);
  });
});

describe('the lobby', () => {
  it('the lobby begins with its banner and the categories, so that games come soon', () => {
    expect(
      nodesOf(casino)
        .slice(0, 4)
        .map(({ kind }) => kind),
    ).toEqual(['LobbyBannerShelf', 'CategoryPillsShelf', 'RecentGamesShelf', 'GameRailShelf']);
  });

  it('the lobby shows recent games and rewards to players only', () => {
    const own = nodesOf(casino).filter(({ kind }) => kind === 'RecentGamesShelf' || kind === 'CasinoRewardsShelf');
    expect(own.map(({ when }) => when)).toEqual([{ login: 'player' }, { login: 'player' }]);
  });

  it('the lobby uses every presentation of a rail but the grid, and jackpots if a game has one', () => {
    const looks = new Set(nodesOf(casino).flatMap(({ presentation }) => presentation ?? []));
    expect([...looks].toSorted()).toEqual(['compact', 'featured', ...(gameFeatures.has('jackpot') ? ['jackpot'] : []), 'top-ranked']);
  });

  it('the lobby has no two rails with the same games', () => {
    const rails = nodesOf(casino).filter(({ kind }) => kind === 'GameRailShelf');
    const asked = rails.map(({ bind }) => JSON.stringify(bind));
    expect(new Set(asked).size).toBe(asked.length);
    for (const { bind } of rails) expect(sources.casinoGames.load(bind?.['games']?.args, world)).toBeInstanceOf(Array);
  });
});
