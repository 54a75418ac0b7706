import { expect, it } from 'vitest';
import { documentHashes } from '#src/gql/documentHashes.ts';
import { operation } from '#tests/support/layoutQueries.ts';
import { draftWith, everywhere, OperatorClient, shelf, withShelf, type DraftView } from '#tests/support/operatorClient.ts';
import { graphql } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const audience = { brand: 'tsb', region: 'US-NJ', login: 'visitor', device: 'DESKTOP' } as const;

type Slot = { readonly id: string; readonly kind: string; readonly absence: string | null; readonly node: object | null };
type Page = { readonly revision: string; readonly title: string | null; readonly slots: readonly Slot[] };
type Answer<T = { pageLayout: Page | null }> = { readonly data: T; readonly errors?: readonly { readonly message: string }[] };

async function preview<T = { pageLayout: Page | null }>(by: OperatorClient, draftId: string, more: object = {}): Promise<Answer<T>> {
  const input = { draftId, ...audience, query: documentHashes['PageLayout'], variables: { canonicalUrl: '/live' }, ...more };
  return (await by.run<{ answer: Answer<T> }>('previewDraft', input)).answer;
}
const idsOf = (page: Page | null): readonly (string | undefined)[] => (page?.slots ?? []).map(({ id }) => id.split('_', 1)[0]);

it("a preview answers the page's query as players are answered after publication", async () => {
  const [editor, approver] = [await OperatorClient.as(server(), 'editor'), await OperatorClient.as(server(), 'approver')];
  const draft = await draftWith(editor, 'live', shelf('rehearsed'));
  const before = await preview(editor, draft.id);
  expect(before.errors).toBeUndefined();
  expect(idsOf(before.data.pageLayout)).toContain('rehearsed');
  await approver.run('approveDraft', { draftId: draft.id, contentHash: draft.contentHash });
  await approver.run('publishDraft', { draftId: draft.id, contentHash: draft.contentHash, reason: 'It is time' });
  const played = await graphql<{ pageLayout: Page }>(server(), operation('PageLayout'), { canonicalUrl: '/live' });
  expect(played.data.pageLayout).toEqual(before.data.pageLayout);
});

it('a preview shows unsaved changes to any operator and leaves no trace', async () => {
  const [editor, viewer] = [await OperatorClient.as(server(), 'editor'), await OperatorClient.as(server(), 'viewer')];
  const draft = await draftWith(editor, 'live', shelf('saved'));
  const document = withShelf(draft.document, shelf('unsaved', { when: { login: 'player', from: '2030-01-01T00:00:00Z' } }));
  expect(idsOf((await preview(viewer, draft.id, { document })).data.pageLayout)).not.toContain('unsaved');
  const then = { document, login: 'player', at: '2030-01-02T00:00:00Z' };
  expect(idsOf((await preview(viewer, draft.id, then)).data.pageLayout)).toContain('unsaved');
  expect((await editor.run<DraftView>('readDraft', { draftId: draft.id })).contentHash).toBe(draft.contentHash);
  const { count } = await server()
    .app.deps.db.selectFrom('layout_exposures')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(0);
});

it('a preview for an old build shows the fallback of a kind it cannot draw', async () => {
  const editor = await OperatorClient.as(server(), 'editor');
  const draft = await draftWith(editor, 'live', shelf('too-new'));
  const old = server().app.deps.layouts.capabilities.register({ build: 'old', kinds: {}, presentations: {} });
  const slot = (await preview(editor, draft.id, { capabilities: old })).data.pageLayout?.slots.find(({ id }) => id.startsWith('too-new_'));
  expect(slot).toMatchObject({ absence: 'UNSUPPORTED', node: null });
});

it('a preview for a player shows an account without data', async () => {
  const editor = await OperatorClient.as(server(), 'editor');
  const draft = await editor.run<DraftView>('createDraft', { surface: 'my-bets', ...everywhere, title: 'Bets' });
  const seen = { login: 'player', variables: { canonicalUrl: '/my-bets' } };
  expect((await preview(editor, draft.id, { ...seen, query: documentHashes['PageLayout'] })).errors).toBeUndefined();
  const own = await preview(editor, draft.id, { ...seen, query: documentHashes['PageLayoutPlayer'] });
  expect(own).toMatchObject({ data: { pageLayout: { slots: expect.any(Array) } } });
  expect(JSON.stringify(own)).not.toContain('demo@');
});

it.each(['PlaceBets', 'AddMarketSelection', 'SetPreference', 'LayoutChanged', 'EventPriceUpdates'])(
  'a preview does not run the mutation or subscription %s',
  async (name) => {
    const editor = await OperatorClient.as(server(), 'editor');
    const draft = await draftWith(editor, 'live', shelf('still'));
    const input = { draftId: draft.id, ...audience, query: documentHashes[name] ?? '0'.repeat(64), variables: {} };
    expect(await editor.try('previewDraft', input)).toMatchObject({ status: 422, json: { error: 'input' } });
  },
);

it('a preview refuses a query that no build contains', async () => {
  const editor = await OperatorClient.as(server(), 'editor');
  const draft = await draftWith(editor, 'live', shelf('still'));
  const input = { draftId: draft.id, ...audience, query: 'f'.repeat(64), variables: {} };
  expect(await editor.try('previewDraft', input)).toMatchObject({ status: 422, json: { error: 'input' } });
});

it('a preview accepts a broken document, and refuses one that cannot be stored or an invalid time', async () => {
  const editor = await OperatorClient.as(server(), 'editor');
  const draft = await draftWith(editor, 'live', shelf('whole'));
  const broken = { nodes: { a: { kind: 'Nothing' }, b: 7 }, order: ['a', 'b', 'c'] };
  expect((await preview(editor, draft.id, { document: broken })).data.pageLayout?.slots.map(({ absence }) => absence)).toEqual([
    'INVALID',
    'INVALID',
  ]);
  const input = { draftId: draft.id, ...audience, query: documentHashes['PageLayout'], variables: { canonicalUrl: '/live' } };
  expect(await editor.try('previewDraft', { ...input, document: { title: '\u0000' } })).toMatchObject({ status: 422 });
  expect(await editor.try('previewDraft', { ...input, at: '2026-02-30T00:00:00Z' })).toMatchObject({ json: { error: 'time' } });
});

it('a preview lists the addresses where players find the document', async () => {
  const editor = await OperatorClient.as(server(), 'editor');
  const of = async (surface: string) => {
    const { id } = await editor.run<DraftView>('createDraft', { surface, ...everywhere, title: surface });
    return (await editor.run<{ addresses: readonly { path: string; name: string }[] }>('previewAddresses', { draftId: id })).addresses;
  };
  expect(await of('home')).toEqual([{ path: '/', name: 'Home' }]);
  expect((await of('event')).length).toBeGreaterThan(3);
  expect(await of('left-menu')).toEqual([]);
});

it('the console lists the kinds allowed on a surface, each with valid example props', async () => {
  const viewer = await OperatorClient.as(server(), 'viewer');
  type Listed = {
    readonly kind: string;
    readonly isAllowed: boolean;
    readonly isContainer: boolean;
    readonly needs: object;
    readonly example: object;
  };
  const listed = await viewer.run<{
    kinds: readonly Listed[];
    sources: readonly { source: string; item: string }[];
    params: readonly string[];
  }>('listKinds', { surface: 'competition' });
  const allowed = listed.kinds.filter(({ isAllowed }) => isAllowed);
  expect(allowed.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['QuickLinksShelf', 'ColumnsShelf', 'GameRailShelf']));
  expect(allowed.map(({ kind }) => kind)).not.toContain('ConsentForm');
  expect(listed.kinds.find(({ kind }) => kind === 'TabsShelf')).toMatchObject({ isContainer: true });
  expect(listed.params).toContain('competitionId');
  for (const item of Object.values(listed.kinds.find(({ kind }) => kind === 'GameRailShelf')?.needs ?? {}))
    expect(listed.sources.map((source) => source.item)).toContain(item);
  expect(await viewer.try('listKinds', { surface: 'nowhere' })).toMatchObject({ status: 404 });
});
