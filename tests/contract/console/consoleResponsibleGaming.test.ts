import { beforeAll, describe, expect, it } from 'vitest';
import { advanceReleases } from '#server/console/index.ts';
import { advanceAuthored, AUTHORED } from '#server/content/publish/advance.ts';
import { authored } from '#server/content/authored/index.ts';
import { createLayoutStore } from '#server/content/publish/store.ts';
import { membersOf } from '#src/shared/values/plainObject.ts';
import { hashShown } from '#tests/support/layouts.ts';
import {
  approve,
  draftWith,
  type DraftView,
  everywhere,
  OperatorClient,
  publish,
  shelf,
  type StoredDocument,
  withShelf,
} from '#tests/support/operatorClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
type Role = 'approver' | 'compliance' | 'editor' | 'trader';
let as: Readonly<Record<Role, OperatorClient>>;
beforeAll(async () => {
  const client = (role: Role): Promise<OperatorClient> => OperatorClient.as(server(), role);
  as = {
    approver: await client('approver'),
    compliance: await client('compliance'),
    editor: await client('editor'),
    trader: await client('trader'),
  };
});

const reason = 'For the test';
const owed = (id: string) => shelf(id, { criticality: 'MANDATORY' });
const at = (surface: string, more: object = {}) => ({ surface, ...everywhere, ...more, reason });
const current = (surface: string, brand = 'tsb'): string | null => hashShown(server().app.deps.layouts, surface, { brand });
const isOut = async (surface: string, node: object, place: object = {}): Promise<DraftView> => {
  const draft = await draftWith(as.editor, surface, node, place);
  await approve(as.compliance, draft);
  await publish(as.approver, draft);
  return draft;
};
const begun = (surface: string, place: object = {}) =>
  as.editor.run<DraftView>('createDraft', { surface, ...everywhere, ...place, title: 'A change' });
const saved = ({ id, version }: DraftView, document: StoredDocument) =>
  as.editor.run<DraftView>('saveDraft', { draftId: id, version, document });
const year = new Date().getUTCFullYear() + 1;
const zone = 'America/New_York';
const planOf = ({ id, contentHash }: DraftView, month: string) => ({
  title: 'A weekend',
  environment: 'live',
  zone,
  starts: { local: `${year}-${month}-01T09:00` },
  ends: { local: `${year}-${month}-02T09:00` },
  drafts: [{ draftId: id, contentHash }],
});

describe('a container of a MANDATORY node', () => {
  it('a container of a MANDATORY node needs compliance and must show it where players see it', async () => {
    const box = (regions: readonly string[]) =>
      shelf('box', {
        kind: 'ColumnsShelf',
        v: 1,
        props: { columns: regions.map((region) => ({ region })) },
        regions: { side: ['owed-inside'] },
      });
    const { document, ...draft } = await begun('promotions');
    const nodes = { ...document.nodes, box: box(['main', 'side']), 'owed-inside': owed('owed-inside') };
    const withBox = await saved({ document, ...draft }, { ...document, nodes, order: [...document.order, 'box'] });
    await approve(as.compliance, withBox);
    await publish(as.compliance, withBox);

    const hidden = await begun('promotions');
    const hiding = await saved(hidden, { ...hidden.document, nodes: { ...hidden.document.nodes, box: box(['main']) } });
    expect(await as.approver.try('approveDraft', { draftId: hiding.id, contentHash: hiding.contentHash })).toMatchObject({
      status: 422,
      json: { error: 'checks', details: { problems: [{ pointer: '/nodes/box/regions/side' }] } },
    });
    const wider = await saved(hiding, { ...hidden.document, nodes: { ...hidden.document.nodes, box: box(['side', 'main']) } });
    expect(await approve(as.approver, wider)).toMatchObject({
      missing: ['compliance'],
      careReasons: ['owed-inside is MANDATORY and its container was changed'],
    });
  });
});

describe('the helpline', () => {
  const guardedWords = (id: string, what: string) => [`${id} is guarded by compliance and was ${what}`];

  it('the helpline is changed, moved or removed only with compliance', async () => {
    const { document, ...draft } = await begun('event');
    const { care, ...others } = document.nodes;
    const left = document.order.filter((id) => id !== 'care');
    const changes: readonly (readonly [string, StoredDocument])[] = [
      ['removed', { ...document, nodes: others, order: left }],
      ['changed', { ...document, nodes: { ...document.nodes, care: { ...membersOf(care), label: 'Other words' } } }],
      ['changed', { ...document, nodes: { ...document.nodes, care: { ...membersOf(care), when: { regions: ['US-PA'] } } } }],
    ];
    let now: DraftView = { document, ...draft };
    for (const [what, changed] of changes) {
      now = await saved(now, changed);
      expect(await approve(as.approver, now)).toMatchObject({ missing: ['compliance'], careReasons: guardedWords('care', what) });
      expect(await as.approver.try('publishDraft', { draftId: now.id, contentHash: now.contentHash, reason })).toMatchObject({
        status: 409,
        json: { error: 'not-approved' },
      });
    }
    await approve(as.compliance, now);
    await publish(as.approver, now);
    const back = { ...at('event'), from: now.contentHash, to: draft.baseHash };
    expect(await as.approver.try('rollback', back)).toMatchObject({ status: 403, json: { error: 'wrong-role' } });
    await as.compliance.run('rollback', back);
  });

  it('a trader cannot take down the helpline, and no kind that draws it is switched off', async () => {
    for (const by of [as.trader, as.approver])
      expect(await by.try('takeDown', { ...at('event'), nodeId: 'care' })).toMatchObject({
        status: 403,
        json: { error: 'wrong-role', details: { careReasons: guardedWords('care', 'removed') } },
      });
    expect(await as.approver.try('switchKind', { kind: 'QuickLinksShelf', state: 'off', reason })).toMatchObject({
      status: 403,
      json: { error: 'wrong-role' },
    });
  });

  it('the helpline counts as guarded in a document older than the mark', async () => {
    const { deps } = server().app;
    const { document } = await begun('quick-bets');
    const { guardedBy: _mark, ...care } = membersOf(document.nodes['care']);
    const old = { ...document, nodes: { ...document.nodes, care } };
    await createLayoutStore(deps.db).publish({
      surface: 'quick-bets',
      document: old,
      brand: '*',
      region: '*',
      author: 'operator:earlier',
      at: new Date(),
    });
    await deps.publishing.announce(['quick-bets']);
    expect(await as.trader.try('takeDown', { ...at('quick-bets'), nodeId: 'care' })).toMatchObject({ status: 403 });
  });

  it.each([
    ['a link for a text', { fallback: { kind: 'FallbackLink', text: 'Help', url: '/account/help' } }, '/nodes/care/fallback'],
    ['an hour from which it is shown', { when: { regions: ['US'], from: '2030-01-01T00:00:00Z' } }, '/nodes/care/when/from'],
    ['players alone who see it', { when: { login: 'player' } }, '/nodes/care/when/login'],
  ])('a document whose helpline has %s is not published', async (_, change, pointer) => {
    const { document, ...draft } = await begun('live');
    const nodes = { ...document.nodes, care: { ...membersOf(document.nodes['care']), ...change } };
    const changed = await saved({ document, ...draft }, { ...document, nodes });
    expect(await as.compliance.try('approveDraft', { draftId: changed.id, contentHash: changed.contentHash })).toMatchObject({
      status: 422,
      json: { error: 'checks', details: { problems: [{ pointer }] } },
    });
  });
});

describe('a takedown', () => {
  it('a takedown on a responsible-gaming surface needs compliance', async () => {
    const { contentHash } = await isOut('responsible-gaming', shelf('one-more'));
    for (const by of [as.trader, as.approver])
      expect(await by.try('takeDown', { ...at('responsible-gaming'), nodeId: 'one-more' })).toMatchObject({
        status: 403,
        json: { error: 'wrong-role', details: { careReasons: ['responsible-gaming is a surface of responsible gaming'] } },
      });
    expect(current('responsible-gaming')).toBe(contentHash);
    const { hash } = await as.compliance.run<{ hash: string }>('takeDown', { ...at('responsible-gaming'), nodeId: 'one-more' });
    expect(current('responsible-gaming')).toBe(hash);
  });

  it('a takedown works although the document already had another fault', async () => {
    const { deps } = server().app;
    const { document } = await begun('live');
    const broken = withShelf(withShelf(document, shelf('old-fault', { kind: 'GoneShelf' })), shelf('urgent'));
    const entry = { surface: 'live', document: broken, brand: '*', region: '*', author: 'an earlier build', at: new Date() };
    await createLayoutStore(deps.db).publish(entry);
    await deps.publishing.announce(['live']);
    await as.trader.run('takeDown', { ...at('live'), nodeId: 'urgent' });
    const { pointers } = await as.trader.run<{ pointers: readonly { surface: string; hash: string }[] }>('listPublished');
    const left = await as.trader.run<{ document: StoredDocument }>('readRevision', {
      hash: pointers.find(({ surface }) => surface === 'live')?.hash,
    });
    expect(left.document.order).toContain('old-fault');
    expect(left.document.order).not.toContain('urgent');
  });

  it('a takedown is refused if the surface would be invalid without the node', async () => {
    const only = await begun('casino', { brand: 'espnbet' });
    const draft = await saved(only, { surface: 'casino', nodes: { last: shelf('last') }, order: ['last'] });
    await approve(as.compliance, draft);
    await publish(as.approver, draft);
    expect(await as.trader.try('takeDown', { ...at('casino', { brand: 'espnbet' }), nodeId: 'last' })).toMatchObject({
      status: 422,
      json: { error: 'checks' },
    });
  });
});

describe('a rollback', () => {
  it('a rollback that removes a MANDATORY node needs compliance', async () => {
    const before = current('casino');
    const { contentHash } = await isOut('casino', owed('owed-here'));
    const back = { ...at('casino'), from: contentHash, to: before };
    expect(await as.approver.try('rollback', back)).toMatchObject({
      status: 403,
      json: { error: 'wrong-role', details: { careReasons: ['owed-here is MANDATORY and was removed'] } },
    });
    expect(current('casino')).toBe(contentHash);
    await as.compliance.run('rollback', back);
    expect(current('casino')).toBe(before);
  });

  it('a rollback undoes the first publication at a place, and can itself be undone', async () => {
    const below = current('sport');
    const { contentHash } = await isOut('sport', shelf('first-here'), { brand: 'tsb' });
    const where = at('sport', { brand: 'tsb' });
    await as.approver.run('rollback', { ...where, from: contentHash, to: null });
    expect(current('sport')).toBe(below);
    expect(await as.approver.try('rollback', { ...where, from: contentHash, to: null })).toMatchObject({ json: { error: 'base-moved' } });
    expect(await as.approver.run('rollback', { ...where, from: null, to: contentHash })).toMatchObject({ hash: contentHash });
    expect(current('sport')).toBe(contentHash);
  });

  it("a rollback to the build's document is kept at the next start of a build", async () => {
    const { db, publishing } = server().app.deps;
    const store = createLayoutStore(db);
    const found = authored.find(({ document }) => document.surface === 'casino-category');
    if (!found) throw new Error('no such page is authored');
    const from = current('casino-category', 'nobody') ?? '';
    const place = { surface: 'casino-category', brand: '*', region: '*', author: AUTHORED, at: new Date() };
    const newer = { ...found.document, title: 'As a newer build has it' };
    expect(await store.advance({ ...place, document: newer, from })).toBe(true);
    await publishing.announce(['casino-category']);
    const moved = current('casino-category', 'nobody');
    const { pointers } = await as.approver.run<{ pointers: readonly { surface: string }[] }>('listPublished');
    expect(pointers.find(({ surface }) => surface === 'casino-category')).toMatchObject({ hash: moved, operator_id: null });
    await as.approver.run('rollback', { ...at('casino-category'), from: moved, to: from });
    expect(current('casino-category', 'nobody')).toBe(from);
    const build = [{ document: newer, brand: '*', region: '*' }];
    expect(await advanceAuthored(store, build, { at: new Date() })).toEqual([]);
    const { moves } = await as.approver.run<{ moves: readonly object[] }>('listPublications', {
      ...everywhere,
      surface: 'casino-category',
    });
    expect(moves).toMatchObject([{ operator_id: as.approver.id }, { operator_id: null, hash: moved, previous_hash: from }]);
  });

  it('a rollback cannot empty a place that was never empty', async () => {
    const from = current('live', 'nobody');
    expect(await as.compliance.try('rollback', { ...at('live'), from, to: null })).toMatchObject({ json: { error: 'not-found' } });
  });

  it('a rollback that empties a place is checked against the document it uncovers', async () => {
    const { contentHash } = await isOut('account-settings', shelf('alone'), { brand: 'tsb' });
    await isOut('account-settings', owed('owed-below'));
    const back = { ...at('account-settings', { brand: 'tsb' }), from: contentHash, to: null };
    expect(await as.approver.try('rollback', back)).toMatchObject({
      status: 403,
      json: { error: 'wrong-role', details: { careReasons: ['owed-below is MANDATORY and was added'] } },
    });
    await as.compliance.run('rollback', back);
    expect(current('account-settings')).not.toBe(contentHash);
  });
});

describe('a release with an end', () => {
  it('a release that changes a MANDATORY node needs compliance, whose approval covers its end', async () => {
    const draft = await draftWith(as.editor, 'my-bets', owed('owed-a-while'));
    await approve(as.approver, draft);
    expect(await as.approver.try('createRelease', planOf(draft, '06'))).toMatchObject({
      status: 409,
      json: { error: 'not-approved', details: { missing: ['compliance'] } },
    });
    await approve(as.compliance, draft);
    const { id } = await as.approver.run<{ id: string }>('createRelease', planOf(draft, '06'));
    const before = current('my-bets');
    await as.approver.run('startRelease', { releaseId: id, reason });

    expect(await as.approver.try('endRelease', { releaseId: id, reason })).toMatchObject({
      status: 403,
      json: { error: 'wrong-role', details: { careReasons: ['owed-a-while is MANDATORY and was removed'] } },
    });
    expect(current('my-bets'), 'ended early by somebody else it would be gone too soon').toBe(draft.contentHash);
    const { deps } = server().app;
    const now = (): Date => new Date(`${year}-06-02T13:00:00.000Z`);
    expect(await advanceReleases({ ...deps, ports: { ...deps.ports, now } }), 'the clock keeps what was approved').toBe(1);
    expect(current('my-bets')).toBe(before);
  });

  it('the end of a release restores the build’s document at its place', async () => {
    const moverOf = async (): Promise<unknown> =>
      server()
        .app.deps.db.selectFrom('layout_pointers')
        .select('moved_by')
        .where('surface', '=', 'casino-game')
        .where('brand', '=', '*')
        .executeTakeFirst();
    const told = async (): Promise<object | undefined> => {
      const { pointers } = await as.approver.run<{ pointers: readonly { surface: string; brand: string }[] }>('listPublished');
      return pointers.find(({ surface, brand }) => surface === 'casino-game' && brand === '*');
    };
    expect(await moverOf()).toEqual({ moved_by: AUTHORED });
    expect(await told()).toMatchObject({ operator_id: null });
    const draft = await draftWith(as.editor, 'casino-game', shelf('a-while'));
    await approve(as.approver, draft);
    const { id } = await as.approver.run<{ id: string }>('createRelease', planOf(draft, '09'));
    await as.approver.run('startRelease', { releaseId: id, reason });
    expect(await moverOf()).toEqual({ moved_by: `operator:${as.approver.id}` });
    expect(await told()).toMatchObject({ operator_id: as.approver.id, hash: draft.contentHash });
    await as.approver.run('endRelease', { releaseId: id, reason });
    expect(await moverOf()).toEqual({ moved_by: AUTHORED });
    expect(await told()).toMatchObject({ operator_id: null });
    expect(await told()).not.toHaveProperty('moved_by');
  });

  it('compliance can end a release early', async () => {
    const draft = await draftWith(as.editor, 'my-bets', owed('owed-briefly'));
    await approve(as.compliance, draft);
    const { id } = await as.approver.run<{ id: string }>('createRelease', planOf(draft, '07'));
    await as.approver.run('startRelease', { releaseId: id, reason });
    expect(await as.compliance.run('endRelease', { releaseId: id, reason })).toMatchObject({ state: 'ended' });
    expect(current('my-bets')).not.toBe(draft.contentHash);
  });

  it('the end of a release does not restore an invalid document, and fails once', async () => {
    const { deps } = server().app;
    const { document } = await begun('competition');
    const old = withShelf(document, shelf('of-old', { kind: 'GoneShelf' }));
    const entry = { surface: 'competition', document: old, brand: '*', region: '*', author: 'an earlier build', at: new Date() };
    await createLayoutStore(deps.db).publish(entry);
    const draft = await saved(await begun('competition'), withShelf(document, shelf('of-now')));
    await approve(as.compliance, draft);
    const { id } = await as.approver.run<{ id: string }>('createRelease', planOf(draft, '08'));
    await as.approver.run('startRelease', { releaseId: id, reason });
    expect(await as.compliance.try('endRelease', { releaseId: id, reason })).toMatchObject({ status: 422, json: { error: 'checks' } });
    const late = { ...deps, ports: { ...deps.ports, now: () => new Date(`${year}-08-02T13:00:00.000Z`) } };
    expect([await advanceReleases(late), await advanceReleases(late)]).toEqual([0, 0]);
    expect(current('competition')).toBe(draft.contentHash);
    const { releases } = await as.approver.run<{ releases: readonly { id: string }[] }>('listReleases');
    expect(releases.find((release) => release.id === id)).toMatchObject({ state: 'failed', failure: expect.stringContaining('checks') });
    const { entries } = await as.approver.run<{ entries: readonly { operation: string; subject: string }[] }>('readAudit', { limit: 20 });
    expect(entries.filter(({ operation, subject }) => operation === 'releaseFailed' && subject === `release:${id}`)).toHaveLength(1);
  });
});
