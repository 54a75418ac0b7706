import { beforeAll, describe, expect, it } from 'vitest';
import { checkDocument } from '#server/console/checks/checks.ts';
import type { Placed } from '#server/console/checks/together.ts';
import { authored } from '#server/content/authored/index.ts';
import { hashShown } from '#tests/support/layouts.ts';
import {
  approve,
  type DraftView,
  everywhere,
  OperatorClient,
  publish,
  shelf,
  type StoredDocument,
  withShelf,
} from '#tests/support/operatorClient.ts';
import { newPlayer } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
let [editor, approver]: OperatorClient[] = [];
beforeAll(async () => {
  [editor, approver] = [await OperatorClient.as(server(), 'editor'), await OperatorClient.as(server(), 'approver')];
});
const as = (): { readonly editor: OperatorClient; readonly approver: OperatorClient } => {
  if (!editor || !approver) throw new Error('nobody is logged in');
  return { editor, approver };
};
const year = new Date().getUTCFullYear() + 1;
const linking = (id: string, deepLink: object) =>
  shelf(id, { props: { title: id, links: [{ id: 'l', label: 'L', icon: 'live', deepLink }] } });
const begun = (surface: string, place: object = {}) =>
  as().editor.run<DraftView>('createDraft', { surface, ...everywhere, ...place, title: 'Together' });
const saved = ({ id, version }: DraftView, document: StoredDocument) =>
  as().editor.run<DraftView>('saveDraft', { draftId: id, version, document });
const pageWith = async (node: Readonly<Record<string, unknown>>, place: object = {}): Promise<DraftView> => {
  const draft = await begun('promotions', place);
  return saved(draft, withShelf(draft.document, node));
};
const formDraft = async (formId: string, place: object = {}): Promise<DraftView> => {
  const [form] = authored.filter(({ document }) => document.surface === 'form:preferences');
  if (!form) throw new Error('no form is authored');
  const surface = `form:${formId}`;
  return saved(await begun(surface, place), JSON.parse(JSON.stringify({ ...form.document, surface })) as StoredDocument);
};
const release = (drafts: readonly DraftView[], month: string) => ({
  title: 'Both at once',
  environment: 'live',
  zone: 'America/New_York',
  starts: { local: `${year}-${month}-01T09:00` },
  drafts: drafts.map(({ id, contentHash }) => ({ draftId: id, contentHash })),
});
const current = (surface: string): string | null => hashShown(server().app.deps.layouts, surface);

describe('documents published together', () => {
  it('a page and a form it links to are published together', async () => {
    const page = await pageWith(linking('to-form', { kind: 'FormDeepLink', formId: 'brand-new' }));
    expect(await as().approver.try('approveDraft', { draftId: page.id, contentHash: page.contentHash })).toMatchObject({
      json: { error: 'checks', details: { problems: [{ check: 'link', message: 'no form brand-new is published' }] } },
    });
    const form = await formDraft('brand-new');
    expect(await as().editor.run('checkDraft', { draftId: page.id })).toMatchObject({
      problems: [],
      warnings: [{ check: 'link', message: expect.stringContaining('an open draft has it') }],
    });
    for (const draft of [page, form]) await approve(as().approver, draft);
    const alone = { draftId: page.id, contentHash: page.contentHash, reason: 'Without the form' };
    expect(await as().approver.try('publishDraft', alone)).toMatchObject({ status: 422, json: { error: 'checks' } });
    expect(await as().approver.try('createRelease', release([page], '05'))).toMatchObject({ status: 422, json: { error: 'checks' } });
    const { id } = await as().approver.run<{ id: string }>('createRelease', release([page, form], '05'));
    await as().approver.run('startRelease', { releaseId: id, reason: 'Now' });
    expect([current('promotions'), current('form:brand-new')]).toEqual([page.contentHash, form.contentHash]);
  });

  it('a page may link to a dialog in an open draft, and fails the check once that draft is discarded', async () => {
    const dialogs = await begun('dialogs');
    const like = dialogs.document.nodes['home-screen'] ?? {};
    const changed = await saved(dialogs, withShelf(dialogs.document, { ...like, id: 'just-made' }));
    const page = await pageWith(linking('to-dialog', { kind: 'ModalDeepLink', dialogId: 'just-made' }));
    expect(await as().editor.run('checkDraft', { draftId: page.id })).toMatchObject({ problems: [] });
    await as().editor.run('discardDraft', { draftId: changed.id });
    expect(await as().editor.run('checkDraft', { draftId: page.id })).toMatchObject({
      problems: [{ message: 'no dialog just-made is published' }],
    });
  });

  it("a link is looked up in its own environment: staging's forms do not exist live", async () => {
    const staging = { environment: 'staging' };
    await publish(as().approver, await formDraft('tried-out', staging));
    const link = linking('to-trial', { kind: 'FormDeepLink', formId: 'tried-out' });
    expect(await as().editor.run('checkDraft', { draftId: (await pageWith(link, staging)).id })).toMatchObject({ problems: [] });
    expect(await as().editor.run('checkDraft', { draftId: (await pageWith(link)).id })).toMatchObject({
      problems: [{ message: 'no form tried-out is published' }],
    });
  });
});

describe('open drafts of colleagues', () => {
  it('open drafts are read only for links that lead nowhere yet, and only their surfaces', async () => {
    const { deps } = server().app;
    const place = { surface: 'promotions', ...everywhere };
    const { document } = await begun('promotions');
    const asked: (readonly string[])[] = [];
    const open = (surfaces: readonly string[]): Promise<readonly Placed[]> => {
      asked.push(surfaces);
      return Promise.resolve([]);
    };
    const check = (checked: StoredDocument) =>
      deps.db.transaction().execute((trx) => checkDocument({ trx, deps }, { place, document: checked }, { open }));
    expect((await check(document)).problems).toEqual([]);
    const asleep = withShelf(document, linking('asleep', { kind: 'SportsbookPageDeepLink', canonicalUrl: '/sport/curling' }));
    expect((await check(asleep)).warnings).not.toEqual([]);
    expect(asked, 'nothing is amiss that a draft could mend').toEqual([]);
    const missing = [
      { kind: 'FormDeepLink', formId: 'not-yet' },
      { kind: 'ModalDeepLink', dialogId: 'nor-this' },
      { kind: 'ModalDeepLink', dialogId: 'nor-that' },
    ];
    const dead = missing.reduce((all, link, nr) => withShelf(all, linking(`dead-${nr}`, link)), document);
    expect((await check(dead)).problems).toHaveLength(3);
    expect(asked).toEqual([['form:not-yet', 'dialogs']]);
  });
});

describe('a rebased draft', () => {
  const bringUpToDate = ({ id, version }: DraftView) => as().editor.run<DraftView>('rebaseDraft', { draftId: id, version });
  const isOut = async (surface: string, node: Readonly<Record<string, unknown>>, place: object = {}): Promise<DraftView> => {
    const draft = await begun(surface, place);
    const written = await saved(draft, withShelf(draft.document, node));
    await approve(as().approver, written);
    await publish(as().approver, written);
    return written;
  };
  const emptied = (surface: string, place: object, { contentHash }: DraftView) =>
    as().approver.run('rollback', { surface, ...everywhere, ...place, from: contentHash, to: null, reason: 'For the test' });

  it('a draft rebased at an emptied place keeps what is shown there from the general document', async () => {
    const there = { region: 'US-MI' };
    const out = await isOut('sport', shelf('of-the-region'), there);
    const draft = await begun('sport', there);
    const mine = await saved(draft, withShelf(draft.document, shelf('mine')));
    await emptied('sport', there, out);
    const refused = await as().approver.try('publishDraft', { draftId: mine.id, contentHash: mine.contentHash, reason: 'Late' });
    expect(refused).toMatchObject({ json: { error: 'base-moved' } });
    const rebased = await bringUpToDate(mine);
    const { document: shown } = await begun('sport', there);
    expect(shown.order.length).toBeGreaterThan(0);
    expect(rebased.document.order, 'less what was withdrawn').toEqual([...shown.order, 'mine']);
    expect(await as().approver.run('diffDraft', { draftId: mine.id })).toMatchObject({
      baseHash: null,
      nodes: [{ change: 'added', id: 'mine' }],
    });
    await approve(as().approver, rebased);
    await publish(as().approver, rebased);
  });

  it("a draft rebased at a place without its own document takes in the general document's changes", async () => {
    const draft = await begun('live', { region: 'US-PA' });
    const mine = await saved(draft, withShelf(draft.document, shelf('mine')));
    expect((await bringUpToDate(mine)).document, 'nothing has changed').toEqual(mine.document);
    await isOut('live', shelf('from-further-out'));
    const rebased = await bringUpToDate({ ...mine, version: mine.version + 1 });
    expect(rebased.document.order).toEqual(expect.arrayContaining([...mine.document.order, 'from-further-out']));
    expect(await as().approver.run('diffDraft', { draftId: mine.id })).toMatchObject({ nodes: [{ change: 'added', id: 'mine' }] });
  });

  it('a draft rebased where nothing is published any more stays as it is', async () => {
    const form = await formDraft('soon-gone');
    await approve(as().approver, form);
    await publish(as().approver, form);
    const draft = await begun('form:soon-gone');
    const mine = await saved(draft, { ...draft.document, title: 'Still wanted' });
    await emptied('form:soon-gone', {}, form);
    const rebased = await bringUpToDate(mine);
    expect(rebased.document).toEqual(mine.document);
    await approve(as().approver, rebased);
    await publish(as().approver, rebased);
    expect(current('form:soon-gone')).toBe(rebased.contentHash);
  });
});

describe('a second draft for staging', () => {
  it('a second staging draft begins with what the first has published', async () => {
    const staging = { environment: 'staging' };
    const first = await begun('live', staging);
    await publish(as().approver, await saved(first, withShelf(first.document, shelf('of-the-first'))));
    const second = await begun('live', staging);
    expect(second.document.order).toContain('of-the-first');
    const more = await saved(second, withShelf(second.document, shelf('of-the-second')));
    expect(await as().editor.run('diffDraft', { draftId: more.id })).toMatchObject({ nodes: [{ change: 'added', id: 'of-the-second' }] });
    expect((await begun('live')).document.order, 'live is as it was').not.toContain('of-the-first');
    const there = await begun('live', { ...staging, brand: 'tsb' });
    expect(there.document.order, 'a place of its own begins with what staging shows there').toContain('of-the-first');
  });
});

describe('the difference that an approver reads', () => {
  it('the difference shown to an approver is against what players saw there', async () => {
    const draft = await begun('promotions', { brand: 'tsb' });
    const gone = 'care';
    const order = draft.document.order.filter((id) => id !== gone);
    const { [gone]: _, ...nodes } = draft.document.nodes;
    const less = await saved(draft, withShelf({ ...draft.document, nodes, order }, shelf('only-here')));
    const changes = [
      { change: 'removed', id: gone },
      { change: 'added', id: 'only-here' },
    ];
    expect(await as().approver.run('diffDraft', { draftId: less.id })).toMatchObject({ baseHash: null, nodes: changes });
    expect(await as().approver.run('readDraft', { draftId: less.id })).toMatchObject({ base: draft.document });
    const copy = await as().editor.run<DraftView>('duplicateDraft', {
      draftId: less.id,
      title: 'Elsewhere',
      brand: 'tsb',
      region: 'US-NJ',
      environment: 'live',
    });
    expect(await as().approver.run('diffDraft', { draftId: copy.id })).toMatchObject({ nodes: changes });
  });
});

describe('invalid texts', () => {
  it('a text with a NUL character is refused with a specific error in every operation', async () => {
    const { id, version, document } = await begun('live');
    const nul = { draftId: id, version, document: { ...document, title: 'a\u0000b' } };
    expect(await as().editor.try('saveDraft', nul)).toMatchObject({ status: 422, json: { error: 'input' } });
    expect(await as().editor.try('createDraft', { surface: 'live', ...everywhere, title: 'a\u0000b' })).toMatchObject({
      status: 422,
      json: { error: 'input' },
    });
    expect(await as().approver.try('withdrawApproval', { draftId: id, reason: 'half \ud800 of it' })).toMatchObject({
      json: { error: 'input' },
    });
    const list = { ...document, order: Array.from({ length: 60_000 }, (_, at) => `n${at}`) };
    expect(await as().editor.try('saveDraft', { draftId: id, version, document: list })).toMatchObject({ status: 422 });
  });

  it('a document nested too deep is refused', async () => {
    const { id, version } = await begun('live');
    let props: object = {};
    for (let depth = 0; depth < 2_000; depth += 1) props = { props };
    expect(await as().editor.try('saveDraft', { draftId: id, version, document: props })).toMatchObject({
      status: 422,
      json: { error: 'input', message: expect.stringContaining('nested') },
    });
  });
});

describe('segments of a player', () => {
  it('segments of a player written by six at once succeed, and one result holds', async () => {
    const { playerId } = await newPlayer(server());
    const say = (segments: readonly string[]) => as().approver.try('setPlayerSegments', { playerId, segments, reason: 'For the test' });
    const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => say(['vip', at % 2 === 0 ? 'even' : 'odd'])));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const kept = await server().app.deps.db.selectFrom('player_segments').select('segment').where('player_id', '=', playerId).execute();
    expect([
      ['even', 'vip'],
      ['odd', 'vip'],
    ]).toContainEqual(kept.map(({ segment }) => segment).toSorted());
  });
});
