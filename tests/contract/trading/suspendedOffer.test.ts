import { beforeAll, describe, expect, it } from 'vitest';
import type { SuspensionScope } from '#src/shared/console/suspensions.ts';
import { OperatorClient } from '#tests/support/operatorClient.ts';
import { graphql, place, PlayerClient } from '#tests/support/playerClient.ts';
import { giveToken } from '#tests/support/rewards.ts';
import { placeTeaser, sixPoints, teaseTwo } from '#tests/support/teasers.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const catalogue = () => server().app.deps.catalogue;
const HOUR_MS = 3_600_000;
let trader: OperatorClient;
beforeAll(async () => {
  trader = await OperatorClient.as(server(), 'trader');
});

const SCOPES = ['selection', 'market', 'event', 'sport'] as const satisfies readonly SuspensionScope[];
type Scope = (typeof SCOPES)[number];
const selectionOf = (id: string) => {
  const found = catalogue().selection(id);
  if (!found) throw new Error(`no selection ${id}`);
  return found;
};
function partsOf(id: string): Readonly<Record<Scope, string>> {
  const { marketId, eventId } = selectionOf(id);
  return { selection: id, market: marketId, event: eventId, sport: catalogue().event(eventId)?.sportId ?? '' };
}
async function suspended<T>(scope: Scope, id: string, act: () => Promise<T>): Promise<T> {
  const { suspensionId } = await trader.run<{ suspensionId: string }>('suspend', { scope, target: partsOf(id)[scope] });
  try {
    return await act();
  } finally {
    await trader.run('giveBack', { suspensionId });
  }
}
async function bettor(): Promise<PlayerClient> {
  const player = await PlayerClient.fresh(server(), { cents: 10_000_000 });
  await player.locate();
  return player;
}
const legOf = (id: string) => {
  const { num, den, points } = selectionOf(id);
  return {
    selectionId: id,
    oddsNumerator: String(num),
    oddsDenominator: String(den),
    points: points === null ? null : String(points / 100),
  };
};

/** Returns the football game at index `skip` of those that do not begin during the test. */
function pickOf(skip: number) {
  const soon = server().app.deps.ports.now().getTime() + HOUR_MS;
  const games = catalogue()
    .events({ status: 'PRE_GAME' })
    .filter(({ id, sportId, startsAt }) => {
      const types = catalogue()
        .marketsOf(id)
        .flatMap(({ type, status }) => (status === 'OPEN' ? [type] : []));
      const isWhole = ['moneyline', 'spread', 'total'].every((type) => types.includes(type));
      return isWhole && startsAt.getTime() > soon && catalogue().sport(sportId)?.slug === 'football';
    });
  const eventId = games[skip]?.id ?? '';
  return (market: string, type: string): string =>
    catalogue()
      .marketsOf(eventId)
      .find((one) => one.type === market)
      ?.selections.find((one) => one.type === type)?.id ?? '';
}

/** A draft bet with the errors that the betslip shows and the errors of placing it. */
type Draft = {
  readonly target: string;
  readonly shown: () => Promise<readonly string[]>;
  readonly placed: () => Promise<readonly string[]>;
};
const codesOf = (errors: readonly object[]): readonly string[] =>
  errors.map((error) => ('code' in error ? String(error.code) : '') + ('subjectId' in error ? ` ${String(error.subjectId)}` : ''));

async function built(): Promise<Draft> {
  const [player, pick] = [await bettor(), pickOf(3)];
  const ids = [pick('moneyline', 'home'), pick('total', 'over')];
  const [first = '', target = ''] = ids;
  type Quote = { odds: { numeratorLong: string; denominatorLong: string } | null; errors: readonly object[] };
  const quote = async () =>
    (
      await player.run<{ betBuilder: Quote }>(
        'query ($eventId: ID!, $ids: [ID!]!) { betBuilder(eventId: $eventId, marketSelectionIds: $ids) { odds { numeratorLong denominatorLong } errors { code subjectId } } }',
        { eventId: selectionOf(first).eventId, ids },
      )
    ).betBuilder;
  const { odds } = await quote();
  const bet = { draftBetId: 'parlay', betAmount: '100', legs: ids.map(legOf) };
  const priced = { ...bet, totalOddsNumerator: odds?.numeratorLong, totalOddsDenominator: odds?.denominatorLong };
  return {
    target,
    shown: async () => {
      const now = await quote();
      return [...codesOf(now.errors), ...(now.odds === null ? ['no price'] : [])];
    },
    placed: async () => codesOf((await place(player, [priced])).errors),
  };
}

async function boosted(): Promise<Draft> {
  const [player, target] = [await bettor(), pickOf(4)('moneyline', 'home')];
  const { db, ports } = server().app.deps;
  const profitBoostId = await giveToken(db, player.playerId, 'profit-boosts', {
    expires_at: new Date(ports.now().getTime() + 24 * HOUR_MS),
  });
  const draftBetId = `straight:${target}`;
  const leg = legOf(target);
  await player.run('mutation ($input: AddMarketSelectionInput!) { addMarketSelection(input: $input) { id } }', { input: leg });
  await player.run('mutation ($draftBetId: ID!, $id: ID!) { setProfitBoost(draftBetId: $draftBetId, profitBoostId: $id) { id } }', {
    draftBetId,
    id: profitBoostId,
  });
  type Slip = { straight: { draftBetEventGroupings: readonly { draftBets: readonly { errors: readonly object[] }[] }[] } };
  return {
    target,
    shown: async () => {
      const { betslip } = await player.run<{ betslip: Slip }>(
        '{ betslip { straight { draftBetEventGroupings { draftBets { errors { code subjectId } } } } } }',
      );
      const errors = betslip.straight.draftBetEventGroupings.flatMap(({ draftBets }) => draftBets.flatMap((one) => one.errors));
      // Leaves out other errors, because no stake is entered.
      return codesOf(errors).filter((code) => code.startsWith('market-suspended'));
    },
    placed: async () => codesOf((await place(player, [{ draftBetId, betAmount: '100', legs: [leg], profitBoostId }])).errors),
  };
}

async function teased(): Promise<Draft> {
  const player = await bettor();
  const [lines, seen] = [await teaseTwo(player), await sixPoints(player)];
  const target = lines[1]?.selectionId ?? '';
  type Slip = { teaser: { teaserDraftBet: { draftBet: { errors: readonly object[] } } | null } };
  return {
    target,
    shown: async () => {
      const { betslip } = await player.run<{ betslip: Slip }>(
        '{ betslip { teaser { teaserDraftBet { draftBet { errors { code subjectId } } } } } }',
      );
      return codesOf(betslip.teaser.teaserDraftBet?.draftBet.errors ?? [{ code: 'no teaser' }]).filter((code) =>
        /suspended|teaser/.test(code),
      );
    },
    placed: async () => codesOf((await placeTeaser(player, lines, seen)).errors),
  };
}

describe.each([
  ['of the bet builder', built, ['no price']],
  ['with an odds boost', boosted, []],
  ['of a teaser', teased, []],
] as const)('a bet %s', (_, draft, more) => {
  it.each(SCOPES)(
    'a leg of a suspended %s is shown as such and its bet refused with a specific error, until it is given back',
    async (scope) => {
      const { target, shown, placed } = await draft();
      const name = `market-suspended ${target}`;
      expect(await shown()).toEqual([]);
      const [seen, refused] = await suspended(scope, target, async () => [await shown(), await placed()] as const);
      expect(seen).toEqual(expect.arrayContaining([name, ...more]));
      expect(refused).toContain(name);
      expect(new Set(refused.map((code) => code.split(' ', 1)[0]))).toEqual(new Set(['market-suspended']));
      expect(await shown()).toEqual([]);
      expect(await placed()).toEqual([]);
    },
  );
});

const SELECTIONS = 'selections { id status }';
const PAGE = `query ($url: String!) { pageLayout(canonicalUrl: $url) { slots { node { __typename
  ... on MarketGridShelf { rows { cells { ${SELECTIONS} } } }
  ... on FeaturedEventsShelf { events { market { ${SELECTIONS} } } }
  ... on ParlaySuggestionsShelf { suggestions { legs { selection { id status } } } }
  ... on MarketGroupsShelf { tabs { groups { markets { ${SELECTIONS} } } } }
  ... on SearchResultsShelf { scopes { results { ... on HeadToHeadResult { event { id canonicalUrl marketCount } } } } }
} } } }`;
/** Returns every object in the answer, at any depth, that has this field. */
function having(answer: unknown, member: string): readonly Readonly<Record<string, unknown>>[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const below = Object.values(answer).flatMap((one) => having(one, member));
  return member in answer ? [answer as Readonly<Record<string, unknown>>, ...below] : below;
}
/** Makes each query's name unique, because answers are cached briefly by query text. */
let asked = 0;
const page = async (url: string) => (await graphql<object>(server(), PAGE.replace('query', `query Page${(asked += 1)}`), { url })).data;
async function statusesAt(url: string): Promise<ReadonlyMap<string, string>> {
  const soon = server().app.deps.ports.now().getTime() + HOUR_MS;
  const rows = having(await page(url), 'status').map(({ id, status }) => [String(id), String(status)] as const);
  return new Map(
    rows.filter(([id]) => {
      const event = catalogue().event(selectionOf(id).eventId);
      return event?.status === 'PRE_GAME' && event.startsAt.getTime() > soon;
    }),
  );
}
async function found(eventId: string) {
  const name = catalogue().event(eventId)?.home.name ?? '';
  const events = having(await page(`/search/${encodeURIComponent(name)}/all`), 'marketCount');
  return events.find(({ id }) => id === eventId);
}

describe('pages', () => {
  it.each(SCOPES)('pages show a suspended %s as closed and everything else unchanged', async (scope) => {
    const target = [...(await statusesAt('/'))].find(([, status]) => status === 'OPEN')?.[0] ?? '';
    const { event } = partsOf(target);
    const urls = ['/', String((await found(event))?.['canonicalUrl'])];
    const before = await Promise.all(urls.map(statusesAt));
    const isReached = (id: string) => partsOf(id)[scope] === partsOf(target)[scope];
    await suspended(scope, target, async () => {
      for (const [at, now] of (await Promise.all(urls.map(statusesAt))).entries()) {
        expect(now.has(target), `${urls[at]} shows it`).toBe(true);
        for (const [id, status] of now) expect([id, status]).toEqual([id, isReached(id) ? 'CLOSED' : (before[at]?.get(id) ?? status)]);
      }
    });
    expect(await Promise.all(urls.map(statusesAt))).toEqual(before);
  });

  it('a search counts only open markets: fewer if one is suspended, none of a suspended event', async () => {
    const target = pickOf(5)('moneyline', 'home');
    const count = async () => Number((await found(partsOf(target).event))?.['marketCount']);
    const all = await count();
    expect(all).toBeGreaterThan(1);
    expect(await suspended('market', target, count)).toBe(all - 1);
    expect(await suspended('event', target, count)).toBe(0);
    expect(await suspended('sport', target, count)).toBe(0);
    expect(await count()).toBe(all);
  });
});
