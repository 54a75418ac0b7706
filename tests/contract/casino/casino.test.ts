import { describe, expect, it } from 'vitest';
import { operation } from '#tests/support/layoutQueries.ts';
import { graphql, PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();

type Node = Readonly<Record<string, unknown>> & { readonly __typename: string };
type Answer = Readonly<
  Record<string, { readonly slots: readonly { readonly kind: string; readonly absence: string | null; readonly node: Node }[] }>
>;

async function nodesOf(name: string, variables: object, headers: Readonly<Record<string, string>> = {}): Promise<readonly Node[]> {
  const { data, errors } = await graphql<Answer>(server(), operation(name), variables, headers);
  expect(errors).toEqual([]);
  return Object.values(data).flatMap(({ slots }) => slots.map(({ node }) => node));
}
const named = (nodes: readonly Node[], kind: string): Node => {
  const found = nodes.find(({ __typename }) => __typename === kind);
  if (!found) throw new Error(`No ${kind}`);
  return found;
};

describe('the lobby', () => {
  it('the lobby is composed by a document whose shelves show the seeded games', async () => {
    const { data } = await graphql<Answer>(server(), operation('PageLayout'), { canonicalUrl: '/casino' });
    const slots = data['pageLayout']?.slots ?? [];
    expect(slots.filter(({ absence }) => absence !== null)).toEqual([]);
    expect(new Set(slots.map(({ kind }) => kind))).toEqual(
      new Set([
        'LobbyBannerShelf',
        'CategoryPillsShelf',
        'GameRailShelf',
        'GameProvidersShelf',
        'CasinoPromotionsShelf',
        'FreeToPlayShelf',
        'CrossSellShelf',
        'QuickLinksShelf',
      ]),
    );
    const rails = slots.filter(({ kind }) => kind === 'GameRailShelf').map(({ node }) => (node['games'] as readonly object[]).length);
    expect(Math.min(...rails)).toBeGreaterThan(2);
  });

  it('the ranked shelf of the lobby lists ten different games', async () => {
    const nodes = await nodesOf('PageLayout', { canonicalUrl: '/casino' });
    const ranked = nodes.find((node) => node['presentation'] === 'top-ranked');
    const games = (ranked?.['games'] ?? []) as readonly { readonly id: string }[];
    expect(new Set(games.map(({ id }) => id)).size).toBe(10);
  });

  it('casino pages promise no jackpot, dealer or table game, which the provider lacks', async () => {
    for (const canonicalUrl of ['/casino', '/casino/lobby/slots', '/casino/category/wheels', '/casino/f2p/game-of-the-day']) {
      const answer = JSON.stringify(await nodesOf('PageLayout', { canonicalUrl }));
      expect(answer).toMatch(/"(games|page|freeGames)":/);
      expect(answer).not.toMatch(/"jackpot":\{|"dealer":|"betBehind":true|"multiplayer":true/);
      expect(answer).not.toMatch(/dealer|live table|blackjack|roulette|baccarat|craps|poker/i);
    }
    for (const canonicalUrl of ['jackpots', 'jackpots/grand', 'live-dealer', 'table-games'].map((slug) => `/casino/category/${slug}`))
      expect((await graphql<{ pageLayout: null }>(server(), operation('PageLayout'), { canonicalUrl })).data.pageLayout).toBeNull();
  });
});

describe('a category', () => {
  const page = async (variables: object) =>
    (
      await graphql<{
        readonly casinoCategory: {
          readonly total: number;
          readonly games: readonly { readonly id: string; readonly jackpot: object | null }[];
        };
      }>(server(), operation('CasinoCategory'), variables)
    ).data.casinoCategory;

  it('a category is read to its end by limit and offset, each game once', async () => {
    const seen: string[] = [];
    for (let offset = 0; ; offset += 24) {
      const { games, total } = await page({ categorySlug: 'all', filters: [], limit: 24, offset });
      expect(total).toBe(60);
      if (games.length === 0) break;
      expect(games.flatMap(({ jackpot }) => jackpot ?? [])).toEqual([]);
      seen.push(...games.map(({ id }) => id));
    }
    expect(new Set(seen).size).toBe(60);
    expect(seen).toHaveLength(60);
  });

  it('a category goes on where its page of the layout ends', async () => {
    const nodes = await nodesOf('PageLayout', { canonicalUrl: '/casino/category/slots' });
    const shelf = named(nodes, 'CategoryGamesShelf') as unknown as {
      readonly categorySlug: string;
      readonly page: { readonly total: number; readonly games: readonly { readonly id: string }[] };
    };
    expect([shelf.categorySlug, shelf.page.total, shelf.page.games.length]).toEqual(['slots', 40, 24]);
    const next = await page({ categorySlug: 'slots', filters: [], limit: 24, offset: 24 });
    expect(next.games).toHaveLength(16);
    expect(shelf.page.games.map(({ id }) => id)).not.toContain(next.games[0]?.id);
  });

  it('an unknown category has no page', async () => {
    const { data } = await graphql<{ readonly pageLayout: null }>(server(), operation('PageLayout'), {
      canonicalUrl: '/casino/category/nothing',
    });
    expect(data.pageLayout).toBeNull();
  });
});

describe('queries of the casino', () => {
  const search = async (variables: object) =>
    graphql<{ readonly casinoSearch: { readonly total: number; readonly games: readonly { readonly title: string }[] } }>(
      server(),
      operation('CasinoSearch'),
      variables,
    );

  it('the casino search finds games by title, studio and category', async () => {
    const titles = async (searchTerm: string) => (await search({ searchTerm })).data.casinoSearch.games.map(({ title }) => title);
    expect(await titles('copper')).toEqual(['Copper Canyon Express']);
    expect(await titles('EXPRESS copper')).toEqual(['Copper Canyon Express']);
    expect((await titles('rotunda')).length).toBeGreaterThan(0);
  });

  it.each(['%', "'; DROP TABLE casino_games; --", '\u202E', '(((', '👩‍👩‍👧‍👦', 'x'.repeat(10_000)])(
    'the casino search treats %j as plain text and finds nothing',
    async (searchTerm) => {
      const { data, errors } = await search({ searchTerm });
      expect([errors, data.casinoSearch.total]).toEqual([[], 0]);
    },
  );

  it.each([
    [{ limit: -1 }, 0],
    [{ limit: 2_000_000_000 }, 60],
    [{ offset: -5 }, 24],
    [{ offset: 2_000_000_000 }, 0],
    [{ filters: ['__proto__'] }, 0],
    [{ categorySlug: '__proto__' }, 0],
  ])('a category query with invalid paging or filters is limited to existing games: %j', async (changes, count) => {
    const { data, errors } = await graphql<{ readonly casinoCategory: { readonly games: readonly object[] } }>(
      server(),
      operation('CasinoCategory'),
      { categorySlug: 'all', ...changes },
    );
    expect(errors).toEqual([]);
    expect(data.casinoCategory.games).toHaveLength(count);
  });

  it('the casino menu lists the categories with their pages', async () => {
    const { data } = await graphql<{
      readonly casinoMenu: readonly { readonly label: string; readonly deepLink: { readonly canonicalUrl: string } }[];
    }>(server(), '{ casinoMenu { label deepLink { canonicalUrl } } }');
    expect(data.casinoMenu).toContainEqual({ label: 'Money wheels', deepLink: { canonicalUrl: '/casino/category/wheels' } });
    expect(data.casinoMenu.map(({ label }) => label)).toEqual(['All games', 'Slots', 'Money wheels', 'New', 'Exclusives']);
  });
});

describe("a player's own casino data", () => {
  const own = async (email: string) => {
    const player = await PlayerClient.logIn(server(), { email, password: 'Linemaker-demo-1' });
    const headers = { authorization: `Bearer ${player.tokens.access_token}` };
    const lobby = await nodesOf('PageLayoutPlayer', { canonicalUrl: '/casino' }, headers);
    const panel = await nodesOf('FrameLayoutPlayer', { surface: 'account-panel' }, headers);
    return {
      player,
      headers,
      games: named(lobby, 'RecentGamesShelf')['games'] as readonly object[],
      rewards: named(lobby, 'CasinoRewardsShelf')['rewards'] as readonly { readonly type: string }[],
      awards: named(panel, 'AwardsShelf')['awards'] as readonly { readonly id: string; readonly isEmpty: boolean }[],
      isNew: named(panel, 'ReferralShelf')['isFirstTimeViewer'],
    };
  };

  it('the casino shows a player their own games, rewards and awards', async () => {
    const { games, rewards, awards } = await own('demo@linemaker.test');
    expect(games).toHaveLength(10);
    expect(rewards.map(({ type }) => type).toSorted()).toEqual(['bonus-cash', 'free-rounds']);
    expect(awards.filter(({ isEmpty }) => !isEmpty).map(({ id }) => id)).toEqual([
      'bonus-cash',
      'free-bets',
      'profit-boosts',
      'free-wagers',
      'promotional-credits',
    ]);
  });

  it("another player sees none of a player's games, rewards and awards", async () => {
    const { games, rewards, awards } = await own('new@linemaker.test');
    expect([games, rewards]).toEqual([[], []]);
    expect(awards.every(({ isEmpty }) => isEmpty)).toBe(true);
  });

  it('the invitation is marked new until the player has seen it', async () => {
    const { headers, isNew } = await own('new@linemaker.test');
    expect(isNew).toBe(true);
    await graphql(server(), operation('SeeReferral'), { actionId: 'see-referral-000001' }, headers);
    expect((await own('new@linemaker.test')).isNew).toBe(false);
  });

  it("the account menu shows the player's counts of awards", async () => {
    const { headers } = await own('demo@linemaker.test');
    const query = '{ accountMenu { availableFreeBets availableFreeWagersCount availableProfitBoostCount } }';
    const { data } = await graphql<{ readonly accountMenu: object }>(server(), query, {}, headers);
    expect(data.accountMenu).toEqual({ availableFreeBets: 1, availableFreeWagersCount: 1, availableProfitBoostCount: 2 });
  });

  it('the casino shows a visitor no games, rewards or awards of players', async () => {
    const lobby = await nodesOf('PageLayoutPlayer', { canonicalUrl: '/casino' });
    expect(lobby.filter((node) => 'games' in node || 'rewards' in node)).toEqual([]);
    const panel = await nodesOf('FrameLayoutPlayer', { surface: 'account-panel' });
    expect(named(panel, 'AwardsShelf')['awards']).toBeNull();
    expect(named(panel, 'ReferralShelf')['isFirstTimeViewer']).toBeNull();
  });
});
