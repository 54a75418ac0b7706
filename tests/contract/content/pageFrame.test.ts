import { expect, it } from 'vitest';
import { footer } from '#server/content/authored/footer.ts';
import { asking, operation, visitorViewer } from '#tests/support/layoutQueries.ts';
import { layoutsOver, memoryStore } from '#tests/support/layouts.ts';
import { listenTo } from '#tests/support/layoutStream.ts';
import { approve, draftWith, OperatorClient, publish } from '#tests/support/operatorClient.ts';
import { graphql } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

type Node = {
  readonly title?: string;
  readonly links?: readonly { readonly deepLink: { readonly canonicalUrl: string } }[];
  readonly apps?: unknown;
};
type Menu = { readonly entries: readonly { readonly id: string; readonly deepLink: { readonly canonicalUrl: string } }[] };
type Frame = { readonly footer: { readonly slots: readonly { readonly id: string; readonly node: Node }[] } };

const server = useTestServer();
const opened = layoutsOver(memoryStore());

const columnsFor = async (viewer: object, config: object = {}) => {
  const { layouts } = await opened;
  const ask = asking(layouts, { config: { withoutSportsbook: [], appUrls: {}, ...config } as never });
  const { data, errors } = await ask('PageFrame', {}, { ...visitorViewer, ...viewer });
  expect(errors).toBeUndefined();
  return (data as unknown as Frame).footer.slots.map(({ node }) => node);
};
const linksFor = async (viewer: object): Promise<readonly string[]> =>
  (await columnsFor(viewer)).flatMap(({ links = [] }) => links.map(({ deepLink }) => deepLink.canonicalUrl));

it("each brand's footer begins with the columns of its own file", async () => {
  const titlesOf = async (brand: string) => (await columnsFor({ brand })).flatMap(({ title }) => title ?? []);
  expect(await titlesOf('tsb')).toEqual(['Betting', 'Company', 'Products']);
  expect(await titlesOf('espnbet')).toEqual(['Betting', 'Company', 'Partner']);
  expect(await titlesOf('hwc')).toEqual(['Casino', 'Company', 'Products']);
});

it("the footer omits a page that is closed in the visitor's region", async () => {
  expect(await linksFor({ addressRegion: 'US-NJ' })).toContain('/casino');
  const closed = await linksFor({ addressRegion: 'US-NY' });
  expect(closed).not.toContain('/casino');
  expect(closed).toContain('/promotions');
});

it('the sports and casino menus have their own entries, and a casino-only brand its home', async () => {
  const entriesFor = async (part: string, viewer: object = {}) => {
    const { layouts } = await opened;
    const ask = asking(layouts, { config: { withoutSportsbook: ['hwc'], appUrls: {} } as never });
    const { data } = await ask('PageFrame', {}, { ...visitorViewer, ...viewer });
    const frame = data as unknown as Readonly<Record<string, { readonly slots: readonly { readonly node: Menu }[] } | null>>;
    return frame[part]?.slots.flatMap(({ node }) => node.entries) ?? [];
  };
  const paths = (entries: Menu['entries']) => entries.map(({ deepLink }) => deepLink.canonicalUrl);
  const [sports, casino] = [await entriesFor('sportsEntries'), await entriesFor('casinoEntries')];
  expect(paths(sports)).toEqual(['/search', '/', '/live', '/promotions', '/my-bets']);
  expect(paths(casino)).toEqual(['/search', '/casino', '/promotions']);
  expect(paths(await entriesFor('casinoEntries', { brand: 'hwc' }))).toEqual(['/search', '/', '/promotions']);
  expect(paths(await entriesFor('visitorEntries'))).toEqual(['/promotions', '/account/responsible-gaming', '/account/help']);
  const ids = [...sports, ...casino].map(({ id }) => id);
  expect(new Set(ids).size, 'one entity of the cache each').toBe(ids.length);
});

it("the footer links a brand's own app, whatever the document says", async () => {
  const appUrls = { tsb: { ios: 'https://apps.test/one', android: null } };
  const [apps] = (await columnsFor({}, { appUrls })).flatMap((node) => node.apps ?? []);
  expect(apps).toMatchObject({ platform: 'ios', url: 'https://apps.test/one' });
});

it('a footer column added in the console reaches open pages and answers without a release', async () => {
  const titles = async () => {
    const { data } = await graphql<Frame>(server(), operation('PageFrame'));
    return data.footer.slots.flatMap(({ node }) => node.title ?? []);
  };
  const usual = Object.values(footer.nodes).flatMap(({ props }) => ('title' in props ? String(props['title']) : []));
  expect(await titles()).toEqual(usual);
  const line = listenTo(server(), 'footer');
  await line.next();
  const [editor, approver] = await Promise.all([OperatorClient.as(server(), 'editor'), OperatorClient.as(server(), 'approver')]);
  const links = [{ id: 'teams', label: 'Our teams', deepLink: { kind: 'SportsbookPageDeepLink', canonicalUrl: '/promotions' } }];
  const column = { id: 'sponsors', kind: 'LinkColumnShelf', v: 1, criticality: 'OPTIONAL', props: { title: 'Sponsors', links } };
  const draft = await draftWith(editor, 'footer', column);
  await approve(approver, draft);
  await publish(approver, draft);
  expect(await line.next()).toMatchObject({ steps: [{ op: 'INSERT', nodeId: 'sponsors' }] });
  expect(await titles()).toEqual([...usual, 'Sponsors']);
  await line.close();
});
