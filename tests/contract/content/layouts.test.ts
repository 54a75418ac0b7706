import { createClient } from 'graphql-ws';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ask, sandbox } from '#tests/support/http.ts';
import { graphql, PlayerClient } from '#tests/support/playerClient.ts';
import { operation } from '#tests/support/layoutQueries.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const NFL = '/sport/football/organization/united-states/competition/nfl';

type Slot = {
  readonly id: string;
  readonly kind: string;
  readonly absence: string | null;
  readonly node: { readonly __typename: string; readonly title?: string } | null;
};
type Page = { readonly title: string; readonly revision: string; readonly slots: readonly Slot[] };

async function page(canonicalUrl: string, headers: Readonly<Record<string, string>> = {}): Promise<Page | null> {
  const { data, errors } = await graphql<{ readonly pageLayout: Page | null }>(
    server(),
    operation('PageLayout'),
    { canonicalUrl },
    headers,
  );
  expect(errors).toEqual([]);
  return data.pageLayout;
}
const links = (id: string, more: object = {}): object => ({
  id,
  kind: 'QuickLinksShelf',
  v: 2,
  criticality: 'OPTIONAL',
  props: { title: id, links: [{ id: 'live', label: 'Live', icon: 'live' }] },
  ...more,
});
const document = (surface: string, ...nodes: readonly object[]): object => {
  const ids = nodes.map((node) => (node as { readonly id: string }).id);
  return { surface, order: ids, nodes: Object.fromEntries(ids.map((id, index) => [id, nodes[index]])) };
};

describe('pages of the seeded world', () => {
  it.each([
    '/',
    '/live',
    '/sport/football',
    '/sport/soccer',
    '/sport/tennis',
    NFL,
    '/my-bets',
    '/my-bets/settled',
    '/promotions',
    '/casino',
    '/casino/lobby/slots',
    '/casino/category/wheels',
    '/account/settings/address-document',
    '/account/settings/content',
    '/account/settings/security',
    '/account/summary',
    '/account/history/transactions',
    '/account/award-details',
    '/account/award-details/cashback',
    '/account/wallet/withdrawal',
    '/account/responsible-gaming/loss/weekly',
    '/account/responsible-gaming',
  ])('every node of the seeded page %s is drawn', async (url) => {
    const found = await page(url);
    expect(found?.slots.length).toBeGreaterThan(0);
    expect(found?.slots.filter(({ absence, node }) => absence !== null || node === null)).toEqual([]);
  });

  it('every competition named on the home page has rows and a page of its own', async () => {
    const home = await page('/');
    const grids = (home?.slots ?? [])
      .filter(({ kind }) => kind === 'MarketGridShelf')
      .map(({ node }) => node as unknown as { title: string; rows: readonly unknown[]; more: { canonicalUrl: string } });
    expect(grids.length).toBeGreaterThan(3);
    for (const { title, rows, more } of grids) {
      expect(rows.length, title).toBeGreaterThan(0);
      expect(await page(more.canonicalUrl), more.canonicalUrl).not.toBeNull();
    }
  });

  it('an event page has its markets in tabs', async () => {
    const competition = await page(NFL);
    const shelf = competition?.slots.find(({ kind }) => kind === 'MarketGridShelf');
    const grid = shelf?.node as unknown as { rows: readonly { event: { canonicalUrl: string } }[] };
    const event = await page(grid.rows[0]?.event.canonicalUrl ?? '');
    expect(event?.slots.slice(0, 5).map(({ kind }) => kind)).toEqual([
      'EventHeaderShelf',
      'TabsShelf',
      'MarketGroupsShelf',
      'BetBuilderShelf',
      'StreamPlayerShelf',
    ]);
    expect(event?.slots[3]?.node).toMatchObject({ title: 'Bet builder', eventId: expect.any(String), marketCount: expect.any(Number) });
    expect(JSON.stringify(event?.slots[2]?.node)).toMatch(/Popular.*Game lines.*Teams/);
  });

  it.each(['tsb', 'espnbet', 'hwc', 'tsc'])('each brand has a home: %s', async (brand) => {
    const found = await page('/', { host: `${brand}.localhost:${server().port}` });
    expect(found?.slots.every(({ absence }) => absence === null)).toBe(true);
  });
});

describe('publishing', () => {
  it('a publication reaches an open page at once and drops the cached answer', async () => {
    const client = createClient({ url: `ws://localhost:${server().port}/graphql`, webSocketImpl: WebSocket, retryAttempts: 0 });
    const changes = client.iterate<{ readonly layoutChanged: { readonly revision: string } }>({
      query: operation('LayoutChanged'),
      variables: { surface: 'promotions' },
    });
    const next = async (): Promise<string | undefined> => (await changes.next()).value?.data?.layoutChanged.revision;
    const before = await page('/promotions');
    expect(await next()).toBe(before?.revision);
    const { revision } = await sandbox<{ readonly revision: string }>(server(), 'layout', {
      surface: 'promotions',
      document: document('promotions', links('fresh')),
    });
    expect(await next()).toBe(revision);
    expect(await page('/promotions')).toMatchObject({ revision, slots: [{ node: { title: 'fresh' } }] });
    await changes.return?.();
    await client.dispose();
  });

  it('an invalid document is refused with its problems', async () => {
    const broken = document('home', links('a', { props: { title: 7 } }), links('b', { kind: 'HologramShelf' }));
    const answer = await ask(server().port, '/sandbox/layout', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ surface: 'home', document: broken }),
    });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ problems: ["a /props must have required property 'links'.", 'b /kind no kind HologramShelf.'] });
  });

  it('a publication for one brand leaves other brands unchanged', async () => {
    const before = await page('/live');
    await sandbox(server(), 'layout', { surface: 'live', brand: 'espnbet', document: document('live', links('only-here')) });
    expect((await page('/live', { host: `espnbet.localhost:${server().port}` }))?.slots).toMatchObject([{ node: { title: 'only-here' } }]);
    expect((await page('/live'))?.revision).toBe(before?.revision);
  });
});

describe('the receipt of a bet', () => {
  it("a bet's receipt lines add up to its total", async () => {
    const player = await PlayerClient.logIn(server(), { email: 'demo@linemaker.test', password: 'Linemaker-demo-1' });
    type Line = { readonly node: { readonly amount: { readonly amountLong: string } | null } | null };
    type Bet = { readonly receipt: { readonly total: { readonly amountLong: string }; readonly lines: readonly Line[] } };
    const fields =
      'bets { edges { node { receipt { total { amountLong } lines { kind criticality node { ... on DefaultReceiptLine { label value amount { amountLong } } } } } } } }';
    const { open, settled } = await player.run<
      Readonly<Record<'open' | 'settled', { readonly bets: { readonly edges: readonly { readonly node: Bet }[] } }>>
    >(`{ open: betHistorySection(sectionId: "open") { ${fields} } settled: betHistorySection(sectionId: "settled") { ${fields} } }`);
    const bets = [...open.bets.edges, ...settled.bets.edges];
    expect(bets.length).toBeGreaterThan(1);
    for (const { node } of bets) {
      const sum = node.receipt.lines.reduce((total, line) => total + BigInt(line.node?.amount?.amountLong ?? '0'), 0n);
      expect(sum.toString()).toBe(node.receipt.total.amountLong);
    }
  });
});
