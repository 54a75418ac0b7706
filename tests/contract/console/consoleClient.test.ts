import { describe, expect, it } from 'vitest';
import { createConsoleClient, type ConsoleClient, type Send } from '#src/console/api/index.ts';
import type { InputOf, OperationName, OutputOf } from '#src/shared/console/operations.ts';
import { type OperatorRole } from '#src/shared/console/operators.ts';
import { placeOf } from '#src/shared/console/place.ts';
import { outlineOf } from '#src/console/screens/history/outline.ts';
import { pastDocumentsOf } from '#src/console/screens/history/pastDocuments.ts';
import { needsApprovalOf, whyNotPublish } from '#src/console/screens/review/why.ts';
import { callConsole, shelf, withShelf, type StoredDocument } from '#tests/support/operatorClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();

function browser(): Send {
  let cookie = '';
  return async ({ path, body, csrfToken }) => {
    const { status, json, headers } = await callConsole(server(), path, body, {
      ...(cookie === '' ? {} : { cookie }),
      ...(csrfToken === null ? {} : { 'x-csrf-token': csrfToken }),
    });
    const [set] = headers['set-cookie'] ?? [];
    if (set !== undefined) cookie = set.split(';', 1)[0] ?? '';
    return { status, body: json };
  };
}

type Opened = {
  readonly client: ConsoleClient;
  /** Resolves to the operation's output. Throws if refused. */
  readonly run: <N extends OperationName>(name: N, input: InputOf<N>) => Promise<OutputOf<N>>;
};

async function as(role: OperatorRole): Promise<Opened> {
  const client = createConsoleClient(browser());
  await client.open();
  const answer = await client.logIn(`${role}@linemaker.test`, 'Linemaker-demo-1');
  if (!answer.ok) throw new Error(answer.refusal.message);
  return {
    client,
    run: async (name, input) => {
      const got = await client.run(name, input);
      if (!got.ok) throw new Error(`${name}: ${got.refusal.code} ${got.refusal.message}`);
      return got.value;
    },
  };
}
const me = ({ client }: Opened) => {
  const session = client.session.getState();
  if (!('operator' in session)) throw new Error('Nobody is logged in');
  return session.operator;
};
const place = (surface: string, region = '*') => ({ surface, brand: '*', region, environment: 'live' }) as const;

async function written(writer: Opened, surface: string, id: string, region = '*') {
  const begun = await writer.run('createDraft', { ...place(surface, region), title: `A change of ${surface}` });
  return writer.run('saveDraft', {
    draftId: begun.id,
    version: begun.version,
    document: withShelf(begun.document as StoredDocument, shelf(id)),
  });
}

describe('the console’s client with the real server', () => {
  it("the console's client reports no operator, then the one logged in, then none after logout", async () => {
    const client = createConsoleClient(browser());
    await client.open();
    expect(client.session.getState().state).toBe('nobody');
    expect(await client.logIn('viewer@linemaker.test', 'wrong')).toMatchObject({ ok: false, refusal: { code: 'wrong-password' } });
    expect(await client.logIn('viewer@linemaker.test', 'Linemaker-demo-1')).toMatchObject({ ok: true, value: null });
    expect(client.session.getState()).toMatchObject({ state: 'open', operator: { role: 'viewer' } });
    await client.open();
    expect(client.session.getState()).toMatchObject({ state: 'open', operator: { email: 'viewer@linemaker.test' } });
    await client.logOut();
    await client.open();
    expect(client.session.getState().state).toBe('nobody');
  });

  it("a call of the console's client waits for a new login when its session has ended", async () => {
    const editor = await as('editor');
    await server().app.deps.db.updateTable('operator_sessions').set({ ended_at: new Date() }).where('operator_id', '=', 'editor').execute();
    const waiting = editor.client.run('listDrafts', {});
    await expect.poll(() => editor.client.session.getState().state).toBe('ended');
    await editor.client.logIn('editor@linemaker.test', 'Linemaker-demo-1');
    expect(await waiting).toMatchObject({ ok: true });
  });

  it("the console's client takes a document from draft to publication and back, by two operators", async () => {
    const [editor, approver] = [await as('editor'), await as('approver')];
    const draft = await written(editor, 'promotions', 'from-the-console', 'US-NJ');
    const diff = await approver.run('diffDraft', { draftId: draft.id });
    // Nothing is published for exactly this place, so every node counts as added.
    expect(diff.nodes.map(({ change, id }) => [change, id])).toContainEqual(['added', 'from-the-console']);
    const check = await approver.run('checkDraft', { draftId: draft.id });
    expect([needsApprovalOf(me(approver), draft, check), needsApprovalOf(me(editor), draft, check)]).toEqual([true, false]);
    expect(whyNotPublish(me(approver), draft, check)).toBe('You can publish once a second person has approved it.');
    const approval = await approver.run('approveDraft', { draftId: draft.id, contentHash: check.contentHash });
    expect(approval).toMatchObject({ isApproved: true, approvals: [{ approverId: 'approver', role: 'approver' }] });
    const published = await approver.run('publishDraft', { draftId: draft.id, contentHash: check.contentHash, reason: 'It is time' });
    expect(published.state).toBe('published');

    const { pointers } = await approver.run('listPublished', {});
    const here = pointers.find(({ surface, region }) => surface === 'promotions' && region === 'US-NJ');
    expect(here).toMatchObject({ hash: draft.contentHash, operator_id: 'approver' });
    const { document } = await approver.run('readRevision', { hash: draft.contentHash });
    expect(outlineOf(document)).toContainEqual(expect.objectContaining({ id: 'from-the-console', kind: 'QuickLinksShelf', depth: 0 }));

    const more = await written(editor, 'promotions', 'too-much', 'US-NJ');
    await approver.run('approveDraft', { draftId: more.id, contentHash: more.contentHash });
    await approver.run('publishDraft', { draftId: more.id, contentHash: more.contentHash, reason: 'More of it' });
    const { moves } = await approver.run('listPublications', placeOf(draft));
    const stood = pastDocumentsOf(moves);
    expect(stood.map(({ hash }) => hash)).toEqual([more.contentHash, draft.contentHash, null]);
    const changes = await approver.run('compareRevisions', { from: more.contentHash, to: draft.contentHash });
    expect(changes.nodes).toMatchObject([{ change: 'removed', id: 'too-much' }]);
    const back = await approver.run('rollback', { ...placeOf(draft), from: more.contentHash, to: draft.contentHash, reason: 'Too much' });
    expect(back.changes).toMatchObject([{ change: 'removed', id: 'too-much' }]);
    const gone = await (await as('trader')).run('takeDown', { ...placeOf(draft), nodeId: 'from-the-console', reason: 'At once' });
    expect(gone.previousHash).toBe(draft.contentHash);
  });

  it("the console's client plans, describes and cancels a release", async () => {
    const [editor, approver] = [await as('editor'), await as('approver')];
    const draft = await written(editor, 'live', 'for-a-weekend', 'US-PA');
    await approver.run('approveDraft', { draftId: draft.id, contentHash: draft.contentHash });
    const year = new Date().getUTCFullYear() + 1;
    const told = await approver.run('tellTime', { zone: 'America/New_York', local: `${year}-06-01T09:00` });
    const release = await approver.run('createRelease', {
      title: 'A weekend',
      environment: 'live',
      zone: 'America/New_York',
      starts: { local: `${year}-06-01T09:00` },
      ends: { local: `${year}-06-03T09:00` },
      drafts: [{ draftId: draft.id, contentHash: draft.contentHash }],
    });
    expect(release).toMatchObject({ state: 'scheduled', ownerId: 'approver', starts: { at: told.at, words: told.words } });
    const { releases } = await approver.run('listReleases', {});
    expect(releases.find(({ id }) => id === release.id)?.items).toMatchObject([{ draftId: draft.id, surface: 'live', region: 'US-PA' }]);
    expect((await approver.run('cancelRelease', { releaseId: release.id, reason: 'No weekend' })).state).toBe('cancelled');
  });

  it("the console's client learns which of two local times is meant, and that one does not exist", async () => {
    const viewer = await as('viewer');
    const twice = await viewer.client.run('tellTime', { zone: 'America/New_York', local: '2026-11-01T01:30' });
    expect(twice).toMatchObject({
      ok: false,
      refusal: { code: 'time', details: { first: expect.any(String), second: expect.any(String) } },
    });
    const second = await viewer.run('tellTime', { zone: 'America/New_York', local: '2026-11-01T01:30', which: 'second' });
    expect(second.at).toBe('2026-11-01T06:30:00.000Z');
    const none = await viewer.client.run('tellTime', { zone: 'America/New_York', local: '2027-03-14T02:30' });
    expect(none).toMatchObject({ ok: false, refusal: { code: 'time', details: {} } });
  });

  it("the console's client switches a flag, explains a layout and reads the audit", async () => {
    const approver = await as('approver');
    expect(await approver.run('switchFlag', { flag: 'from-the-console', state: 'on', reason: 'To see it' })).toEqual({
      flag: 'from-the-console',
      state: 'on',
    });
    const { switches } = await approver.run('listSwitches', {});
    expect(switches).toContainEqual(
      expect.objectContaining({ sort: 'flag', name: 'from-the-console', is_on: true, operator_id: 'approver' }),
    );
    const house = await approver.run('describeHouse', {});
    const [brand = ''] = house.brands;
    expect(house.builds.every(({ name, capabilities }) => name !== '' && capabilities !== '')).toBe(true);
    const { nodes } = await approver.run('explain', { surface: 'home', brand, region: 'US-NJ', login: 'visitor', device: 'DESKTOP' });
    expect(nodes.length).toBeGreaterThan(0);
    for (const { outcome, why } of nodes)
      expect([['shown', 'stands-in', 'hidden'].includes(outcome), why.length > 0]).toEqual([true, true]);
    const { entries } = await approver.run('readAudit', { limit: 5 });
    expect(entries[0]).toMatchObject({ actor: 'approver@linemaker.test', operation: 'switchFlag', outcome: 'done' });
    const { head, fault } = await approver.run('verifyAudit', {});
    expect(fault).toBeNull();
    expect((await approver.run('verifyAudit', { noted: head })).fault).toBeNull();
  });

  it("the console's client restores a draft's version and copies a draft", async () => {
    const editor = await as('editor');
    const draft = await written(editor, 'casino', 'to-undo');
    const { versions } = await editor.run('draftHistory', { draftId: draft.id });
    expect(versions.map(({ version, authorId }) => [version, authorId])).toEqual([
      [2, 'editor'],
      [1, 'editor'],
    ]);
    const restored = await editor.run('restoreDraftVersion', { draftId: draft.id, version: draft.version, restore: 1 });
    expect(restored.version).toBe(3);
    const read = await editor.run('readDraft', { draftId: draft.id });
    expect(outlineOf(read.document).map(({ id }) => id)).not.toContain('to-undo');
    expect(outlineOf(read.base)).toEqual(outlineOf(read.document));
    const copy = await editor.run('duplicateDraft', {
      draftId: draft.id,
      title: 'For Ontario',
      brand: '*',
      region: 'CA-ON',
      environment: 'staging',
    });
    expect(copy).toMatchObject({ surface: 'casino', region: 'CA-ON', environment: 'staging', version: 1 });
    expect((await editor.run('discardDraft', { draftId: copy.id })).state).toBe('discarded');
    const stale = await editor.client.run('saveDraft', { draftId: copy.id, version: 1, document: {} });
    expect(stale).toMatchObject({ ok: false, refusal: { code: 'wrong-state' } });
  });
});
