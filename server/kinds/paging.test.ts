import { beforeAll, describe, expect, it } from 'vitest';
import { asking, type Ask, operation } from '#tests/support/layoutQueries.ts';
import { layoutsOver, memoryStore } from '#tests/support/layouts.ts';
import { kinds } from './index.ts';
import { LONG } from '#src/shared/layouts/layoutPatch/longPage.ts';
import { PERSONAL } from './paging.ts';

type Slot = { readonly id: string; readonly absence: string | null; readonly node: { readonly title: string } | null };
type Layout = { readonly id: string; readonly revision: string; readonly slots: readonly Slot[] };

const shelf = (id: string, more: object = {}): object => ({
  id,
  kind: 'GameRailShelf',
  v: 1,
  props: { title: `Shelf ${id}` },
  bind: { games: { source: 'casinoGames', args: { first: 4 } } },
  criticality: 'OPTIONAL',
  ...more,
});
const columns = (id: string, ...inside: readonly string[]): object => ({
  id,
  kind: 'ColumnsShelf',
  v: 1,
  props: { columns: [{ region: 'main' }] },
  criticality: 'OPTIONAL',
  regions: { main: inside },
});
const names = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `s${at}`);
const lobby = (count: number, more: Readonly<Record<string, object>> = {}): object => ({
  surface: 'casino',
  order: names(count),
  nodes: { ...Object.fromEntries(names(count).map((id) => [id, shelf(id)])), ...more },
});

async function opened(document: object): Promise<Ask> {
  const store = memoryStore();
  store.force('casino', document);
  return asking((await layoutsOver(store)).layouts);
}
async function pageOf(ask: Ask, variables: object = {}): Promise<Layout> {
  const { data, errors } = await ask('PageLayout', { canonicalUrl: '/casino', ...variables });
  expect(errors).toBeUndefined();
  return (data as { pageLayout: Layout }).pageLayout;
}
const authored = (slots: readonly Slot[]): readonly string[] => slots.map(({ id }) => id.slice(0, id.lastIndexOf('_')));
const withContent = ({ slots }: Pick<Layout, 'slots'>): readonly string[] => authored(slots.filter(({ node }) => node !== null));

describe('a long page', () => {
  let ask: Ask;
  beforeAll(async () => {
    ask = await opened(lobby(40));
  });

  it('a long page has slots for all shelves, and the content of the first ones', async () => {
    const { slots } = await pageOf(ask, { first: 5 });
    expect(authored(slots)).toEqual(names(40));
    expect(withContent({ slots })).toEqual(names(5));
    expect(slots.map(({ absence }) => absence)).toEqual([...Array<null>(5).fill(null), ...Array<string>(35).fill('LATER')]);
  });

  it('this build asks for the first eight shelves of a long page', async () => {
    expect(withContent(await pageOf(ask))).toEqual(names(8));
  });

  it('a client that names no number gets the whole page', async () => {
    expect(withContent(await pageOf(ask, { first: null }))).toEqual(names(40));
  });

  it.each([0, -3])('a request for %d shelves gets the first one', async (first) => {
    expect(withContent(await pageOf(ask, { first }))).toEqual(names(1));
  });

  it('a page has the same revision, however much of it was requested', async () => {
    const [part, whole] = [await pageOf(ask), await pageOf(ask, { first: null })];
    expect([part.id, part.revision]).toEqual([whole.id, whole.revision]);
  });

  const rest = async (variables: object) =>
    ((await ask('LayoutPart', { canonicalUrl: '/casino', ...variables })).data as { layoutPart: Layout | null }).layoutPart;

  it('the rest of a long page is requested by the ids of its shelves', async () => {
    const { revision } = await pageOf(ask);
    const part = await rest({ revision, ids: ['s8', 's9'] });
    expect(part && withContent(part)).toEqual(['s8', 's9']);
    expect(part?.slots[0]?.node?.title).toBe('Shelf s8');
    expect(await rest({ revision: 'another', ids: ['s8'] })).toBeNull();
  });

  it('a repeated request gets all slots and the content of the shelves on screen', async () => {
    const part = await rest({ ids: ['s20', 's21', 'gone'], withFrames: true });
    expect(part && authored(part.slots)).toEqual(names(40));
    expect(part && withContent(part)).toEqual(['s20', 's21']);
  });
});

describe('shelves that are always sent at once', () => {
  it('a short page is sent in one part', async () => {
    expect(withContent(await pageOf(await opened(lobby(LONG)), { first: 2 }))).toEqual(names(LONG));
    expect(withContent(await pageOf(await opened(lobby(LONG + 1)), { first: 2 }))).toEqual(names(2));
  });

  it('the personal kinds are those of the query for players', () => {
    const named = [...operation('PageLayoutPlayer').matchAll(/\.\.\. on (\w+Shelf)\b/g)].flatMap(([, kind]) => kind ?? []);
    expect(new Set(named.filter((kind) => kind in kinds))).toEqual(PERSONAL);
  });

  it('a shelf with personal fields is sent at once, to a visitor too', async () => {
    const recent = { ...shelf('s30'), kind: 'RecentGamesShelf', props: { title: 'Recent' }, bind: {} };
    expect(withContent(await pageOf(await opened(lobby(40, { s30: recent })), { first: 1 }))).toEqual(['s0', 's30']);
  });

  it('a MANDATORY shelf is sent at once with its containers', async () => {
    const owed = { criticality: 'MANDATORY' };
    const document = lobby(40, {
      s20: shelf('s20', owed),
      s30: columns('s30', 'left', 'owed'),
      left: shelf('left'),
      owed: shelf('owed', owed),
    });
    expect(withContent(await pageOf(await opened(document), { first: 3 }))).toEqual(['s0', 's1', 's2', 's20', 's30', 'left', 'owed']);
  });
});

describe('shelves in a container', () => {
  it('a container is sent with all its shelves', async () => {
    const inside = Object.fromEntries(['a', 'b', 'c'].map((id) => [id, shelf(id)]));
    const document = lobby(40, { s1: columns('s1', 'a', 'b'), s30: columns('s30', 'c'), ...inside });
    const ask = await opened(document);
    expect(withContent(await pageOf(ask, { first: 2 }))).toEqual(['s0', 's1', 'a', 'b']);
  });

  it('a shelf that is not supported keeps that reason on a long page', async () => {
    const { slots } = await pageOf(await opened(lobby(40, { s30: { ...shelf('s30'), kind: 'FutureShelf' } })), { first: 2 });
    expect(slots.find(({ id }) => id.startsWith('s30_'))?.absence).toBe('UNSUPPORTED');
  });
});
