import { describe, expect, it } from 'vitest';
import { hashShown } from '#tests/support/layouts.ts';
import {
  approve,
  draftWith,
  type DraftView,
  everywhere,
  OperatorClient,
  publish,
  shelf,
  withShelf,
} from '#tests/support/operatorClient.ts';
import { graphql } from '#tests/support/playerClient.ts';
import { operation } from '#tests/support/layoutQueries.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const as = (role: 'approver' | 'compliance' | 'editor') => OperatorClient.as(server(), role);
type Page = {
  readonly revision: string;
  readonly slots: readonly { readonly id: string; readonly kind: string; readonly node: object | null }[];
};
const pageOf = async (canonicalUrl: string): Promise<Page> =>
  (await graphql<{ pageLayout: Page }>(server(), operation('PageLayout'), { canonicalUrl })).data.pageLayout;
const idsOf = ({ slots }: Page): readonly string[] => slots.map(({ id }) => id.split('_', 1)[0] ?? '');

/** Removes from a revision the part after `~`, the outcomes of rules. */
const documentOfRevision = (revision: string): string => revision.replace(/~.*$/, '');

describe('two editors at once', () => {
  it('changes of two editors to different nodes are merged', async () => {
    const [one, two] = [await as('editor'), await as('approver')];
    const begun = await one.run<DraftView>('createDraft', { surface: 'live', ...everywhere, title: 'Together' });
    const first = { draftId: begun.id, version: 1, document: withShelf(begun.document, shelf('by-one')) };
    expect(await one.run('saveDraft', first)).toMatchObject({ version: 2, isMerged: false });
    const second = { draftId: begun.id, version: 1, document: withShelf(begun.document, shelf('by-two')) };
    const merged = await two.run<DraftView>('saveDraft', second);
    expect(merged).toMatchObject({ version: 3, isMerged: true });
    expect(merged.document.order).toEqual(expect.arrayContaining(['by-one', 'by-two', ...begun.document.order]));
  });

  it('conflicting changes of a node are refused with both texts, and nothing is saved', async () => {
    const [one, two] = [await as('editor'), await as('approver')];
    const begun = await draftWith(one, 'live', shelf('shared'));
    const text = (title: string) => withShelf(begun.document, shelf('shared', { props: { ...(shelf('x')['props'] as object), title } }));
    await one.run('saveDraft', { draftId: begun.id, version: begun.version, document: text('first') });
    const answer = await two.try('saveDraft', { draftId: begun.id, version: begun.version, document: text('second') });
    expect(answer).toMatchObject({
      status: 409,
      json: { error: 'stale', details: { conflicts: ['shared'], yours: text('second'), theirs: text('first'), base: begun.document } },
    });
    expect(await one.run('readDraft', { draftId: begun.id })).toMatchObject({ document: text('first') });
  });

  it("an editor restores a draft's earlier version as a new one, and the history keeps all", async () => {
    const editor = await as('editor');
    const draft = await draftWith(editor, 'live', shelf('undone'));
    const restored = await editor.run<DraftView>('restoreDraftVersion', { draftId: draft.id, version: 2, restore: 1 });
    expect(restored.version).toBe(3);
    expect(restored.document.order).not.toContain('undone');
    expect(await editor.try('restoreDraftVersion', { draftId: draft.id, version: 2, restore: 1 })).toMatchObject({ status: 409 });
    const { versions } = await editor.run<{ versions: readonly { note: string }[] }>('draftHistory', { draftId: draft.id });
    expect(versions.map(({ note }) => note)).toEqual(['version 1 again', 'saved', 'begun']);
  });
});

describe('from a draft to the players', () => {
  it('a draft approved by a second person is published as it was approved', async () => {
    const [editor, approver] = [await as('editor'), await as('approver')];
    const draft = await draftWith(editor, 'promotions', shelf('approved'));
    expect(await approver.try('publishDraft', { draftId: draft.id, contentHash: draft.contentHash, reason: 'Too early' })).toMatchObject({
      status: 409,
      json: { error: 'not-approved', details: { missing: ['second-person'] } },
    });
    expect(await editor.run('diffDraft', { draftId: draft.id })).toMatchObject({ nodes: [{ change: 'added', id: 'approved' }] });
    await approve(approver, draft);
    await publish(approver, draft);
    const page = await pageOf('/promotions');
    expect(documentOfRevision(page.revision)).toBe(draft.contentHash);
    expect(idsOf(page)).toContain('approved');
  });

  it('an edit after the approval ends it, also when the same text comes back', async () => {
    const [editor, approver] = [await as('editor'), await as('approver')];
    const draft = await draftWith(editor, 'promotions', shelf('edited-later'));
    await approve(approver, draft);
    await editor.run('saveDraft', { draftId: draft.id, version: 2, document: withShelf(draft.document, shelf('sneaked-in')) });
    expect(await approver.try('publishDraft', { draftId: draft.id, contentHash: draft.contentHash, reason: 'As seen' })).toMatchObject({
      json: { error: 'stale' },
    });
    const again = await editor.run<DraftView>('restoreDraftVersion', { draftId: draft.id, version: 3, restore: 2 });
    expect(again.contentHash).toBe(draft.contentHash);
    expect(await approver.try('publishDraft', { draftId: draft.id, contentHash: draft.contentHash, reason: 'As seen' })).toMatchObject({
      json: { error: 'not-approved' },
    });
    expect(await approver.try('approveDraft', { draftId: draft.id, contentHash: 'f'.repeat(64) })).toMatchObject({
      json: { error: 'stale' },
    });
  });

  it('a draft must be rebased if the document it began from was replaced', async () => {
    const [editor, approver] = [await as('editor'), await as('approver')];
    const [early, late] = [await draftWith(editor, 'casino', shelf('early')), await draftWith(editor, 'casino', shelf('late'))];
    await approve(approver, early);
    await approve(approver, late);
    await publish(approver, early);
    const refused = await approver.try('publishDraft', { draftId: late.id, contentHash: late.contentHash, reason: 'Next' });
    expect(refused).toMatchObject({ status: 409, json: { error: 'base-moved' } });
    const rebased = await editor.run<DraftView>('rebaseDraft', { draftId: late.id, version: late.version });
    expect(rebased.document.order).toEqual(expect.arrayContaining(['early', 'late']));
    await approve(approver, rebased);
    await publish(approver, rebased);
    expect(idsOf(await pageOf('/casino'))).toEqual(expect.arrayContaining(['early', 'late']));
  });

  it("a draft is checked for schema, links and pictures, each problem with its field's pointer", async () => {
    const [editor, approver] = [await as('editor'), await as('approver')];
    const link = (deepLink: object) => ({ props: { title: 'x', links: [{ id: 'l', label: 'L', icon: 'live', deepLink }] } });
    const draft = await draftWith(editor, 'live', shelf('wrong', link({ kind: 'ModalDeepLink', dialogId: 'nowhere' })));
    const report = await editor.run<{ problems: readonly { check: string; pointer: string }[] }>('checkDraft', { draftId: draft.id });
    expect(report.problems).toMatchObject([{ check: 'link', pointer: '/nodes/wrong/props/links/0/deepLink' }]);
    expect(await approver.try('approveDraft', { draftId: draft.id, contentHash: draft.contentHash })).toMatchObject({
      status: 422,
      json: { error: 'checks' },
    });
    const broken = await draftWith(editor, 'live', shelf('broken', { props: { title: 7, picture: '/a.png' } }));
    expect((await editor.run<typeof report>('checkDraft', { draftId: broken.id })).problems).toMatchObject([
      { check: 'schema', pointer: '/nodes/broken/props' },
      { check: 'image', pointer: '/nodes/broken/props/picture' },
    ]);
  });

  it('a draft cannot frame a site that the server does not list', async () => {
    const editor = await as('editor');
    const frame = (id: string, site: string) =>
      shelf(id, { kind: 'FrameShelf', v: 1, props: { title: 'x', site, path: '/limits', height: 200 } });
    const draft = await draftWith(editor, 'live', frame('ours', 'help'));
    const checked = (draftId: string) => editor.run<{ problems: readonly object[] }>('checkDraft', { draftId });
    expect((await checked(draft.id)).problems).toEqual([]);
    const other = await draftWith(editor, 'live', frame('theirs', 'somewhere'));
    expect((await checked(other.id)).problems).toMatchObject([
      {
        check: 'frame',
        nodeId: 'theirs',
        pointer: '/nodes/theirs/props/site',
        message: expect.stringContaining('the list has help') as string,
      },
    ]);
  });

  it('a document for one region replaces the general one there', async () => {
    const [editor, approver] = [await as('editor'), await as('approver')];
    const draft = await draftWith(editor, 'sport', shelf('only-there'), { region: 'CA-ON' });
    await approve(approver, draft);
    await publish(approver, draft);
    const { layouts } = server().app.deps;
    expect(hashShown(layouts, 'sport', { region: 'CA-ON' })).toBe(draft.contentHash);
    expect(hashShown(layouts, 'sport')).not.toBe(draft.contentHash);
  });

  it('one operator can publish to staging, which players do not see', async () => {
    const approver = await as('approver');
    const draft = await draftWith(approver, 'my-bets', shelf('tried-out'), { environment: 'staging' });
    await publish(approver, draft);
    expect(idsOf(await pageOf('/my-bets'))).not.toContain('tried-out');
  });
});

describe('changes that need compliance', () => {
  const mandatory = { criticality: 'MANDATORY', when: { brands: ['no-such-brand'] } };

  it('a MANDATORY node needs compliance, and no rule takes it away', async () => {
    const [editor, approver, compliance] = [await as('editor'), await as('approver'), await as('compliance')];
    const draft = await draftWith(editor, 'promotions', shelf('owed', mandatory));
    await approve(approver, draft);
    expect(await approver.try('publishDraft', { draftId: draft.id, contentHash: draft.contentHash, reason: 'Alone' })).toMatchObject({
      json: { error: 'not-approved', details: { missing: ['compliance'], careReasons: ['owed is MANDATORY and was added'] } },
    });
    await approve(compliance, draft);
    await publish(approver, draft);
    expect(idsOf(await pageOf('/promotions')), 'in spite of a rule that is for nobody').toContain('owed');
    const without = await editor.run<DraftView>('createDraft', { surface: 'promotions', ...everywhere, brand: 'tsb', title: 'Around it' });
    const { owed: _, ...nodes } = without.document.nodes;
    const saved = await editor.run<DraftView>('saveDraft', {
      draftId: without.id,
      version: 1,
      document: { ...without.document, nodes, order: without.document.order.filter((id) => id !== 'owed') },
    });
    expect(await approve(approver, saved), 'a place of its own is no way around it').toMatchObject({ missing: ['compliance'] });
  });

  it('every change of a responsible-gaming surface needs compliance', async () => {
    const [editor, approver, compliance] = [await as('editor'), await as('approver'), await as('compliance')];
    const draft = await draftWith(editor, 'responsible-gaming', shelf('more'));
    expect(await approve(approver, draft)).toMatchObject({ isApproved: false, missing: ['compliance'] });
    expect(await approve(compliance, draft)).toMatchObject({ isApproved: true, missing: [] });
  });

  it('one operator can take down any node that is not MANDATORY, at once', async () => {
    const [editor, approver] = [await as('editor'), await as('approver')];
    const trader = await OperatorClient.as(server(), 'trader');
    const draft = await draftWith(editor, 'live', shelf('withdrawn'));
    await approve(approver, draft);
    await publish(approver, draft);
    const where = { surface: 'live', ...everywhere, reason: 'The market was withdrawn' };
    const { hash } = await trader.run<{ hash: string }>('takeDown', { ...where, nodeId: 'withdrawn' });
    const page = await pageOf('/live');
    expect(documentOfRevision(page.revision)).toBe(hash);
    expect(idsOf(page)).not.toContain('withdrawn');
    expect(await trader.try('takeDown', { ...where, surface: 'promotions', nodeId: 'owed' })).toMatchObject({
      status: 409,
      json: { error: 'mandatory' },
    });
    const back = { surface: 'live', ...everywhere, from: hash, to: draft.contentHash, reason: 'It is offered again' };
    await approver.run('rollback', back);
    expect(idsOf(await pageOf('/live'))).toContain('withdrawn');
    expect(await approver.try('rollback', back)).toMatchObject({ json: { error: 'base-moved' } });
    expect(await approver.try('rollback', { ...back, from: draft.contentHash, to: 'a'.repeat(64) })).toMatchObject({
      json: { error: 'not-found' },
    });
  });
});

describe('published places', () => {
  it('a published place shows who published it, and nobody for a document of the build', async () => {
    const [editor, approver] = [await OperatorClient.as(server(), 'editor'), await OperatorClient.as(server(), 'approver')];
    const draft = await draftWith(editor, 'exclusives', shelf('who-put-it'), { region: 'US-PA' });
    await approve(approver, draft);
    await publish(approver, draft);
    const { pointers } = await editor.run<{ pointers: readonly { surface: string; region: string; operator_id: string | null }[] }>(
      'listPublished',
    );
    const at = (surface: string, region: string) => pointers.find((pointer) => pointer.surface === surface && pointer.region === region);
    expect([at('exclusives', 'US-PA')?.operator_id, at('event', '*')?.operator_id]).toEqual(['approver', null]);
  });

  it('the difference between two revisions is shown in both directions', async () => {
    const [editor, approver] = [await OperatorClient.as(server(), 'editor'), await OperatorClient.as(server(), 'approver')];
    const draft = await draftWith(editor, 'exclusives', shelf('to-compare'), { region: 'US-NY' });
    await approve(approver, draft);
    await publish(approver, draft);
    const next = await draftWith(editor, 'exclusives', shelf('to-compare-too'), { region: 'US-NY' });
    await approve(approver, next);
    await publish(approver, next);
    const compared = async (from: string, to: string) =>
      (await editor.run<{ nodes: readonly { change: string; id: string }[] }>('compareRevisions', { from, to })).nodes;
    expect(await compared(draft.contentHash, next.contentHash)).toMatchObject([{ change: 'added', id: 'to-compare-too' }]);
    expect(await compared(next.contentHash, draft.contentHash)).toMatchObject([{ change: 'removed', id: 'to-compare-too' }]);
    expect(await compared(next.contentHash, next.contentHash)).toEqual([]);
    expect(await editor.try('compareRevisions', { from: next.contentHash, to: 'f'.repeat(64) })).toMatchObject({ status: 404 });
  });

  it('the console describes its brands, regions, surfaces and kinds', async () => {
    const viewer = await OperatorClient.as(server(), 'viewer');
    const house = await viewer.run<{ brands: string[]; regions: { code: string }[]; surfaces: string[]; kinds: { name: string }[] }>(
      'describeHouse',
    );
    expect(house.brands).toEqual(server().app.deps.config.brands);
    expect(house.regions.map(({ code }) => code)).toContain('US-NJ');
    expect(house.surfaces).toEqual(
      expect.arrayContaining(['home', 'left-menu', 'dialogs', 'form:responsible-gaming', 'receipt:bet-placed']),
    );
    expect(new Set(house.surfaces).size).toBe(house.surfaces.length);
    expect(house.kinds).toContainEqual({ name: 'ConsentForm', family: 'forms' });
  });
});
