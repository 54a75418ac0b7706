import { beforeAll, describe, expect, it } from 'vitest';
import { advanceReleases } from '#server/console/index.ts';
import { stored } from '#server/content/authored/stored.ts';
import { movePointer } from '#server/content/index.ts';
import { createLayoutStore } from '#server/content/publish/store.ts';
import { contentHash } from '#server/platform/canonicalJson.ts';
import { kindsOfWallet } from '#server/content/documents/walletKinds.ts';
import { hashShown } from '#tests/support/layouts.ts';
import { approve, type DraftView, everywhere, OperatorClient, publish, type StoredDocument } from '#tests/support/operatorClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
type Role = 'approver' | 'compliance' | 'editor';
let as: Readonly<Record<Role, OperatorClient>>;
beforeAll(async () => {
  const client = (role: Role): Promise<OperatorClient> => OperatorClient.as(server(), role);
  as = { approver: await client('approver'), compliance: await client('compliance'), editor: await client('editor') };
});

const reason = 'For the test';
const WHY = 'Players must see where to get help, so a MANDATORY HelplineShelf must stand on the page itself.';
const without = (document: StoredDocument, id: string): StoredDocument => ({
  ...document,
  nodes: Object.fromEntries(Object.entries(document.nodes).filter(([key]) => key !== id)),
  order: document.order.filter((each) => each !== id),
});
const begun = (surface: string, brand = '*') =>
  as.editor.run<DraftView>('createDraft', { surface, ...everywhere, brand, title: 'A change' });
const saved = ({ id, version }: DraftView, document: StoredDocument) =>
  as.editor.run<DraftView>('saveDraft', { draftId: id, version, document });
/** Publishes a document without checks, as an earlier build may have done. */
async function force(surface: string, document: object): Promise<string> {
  const { deps } = server().app;
  const entry = { surface, document, brand: '*', region: '*', author: 'operator:earlier', at: new Date() };
  const hash = await createLayoutStore(deps.db).publish(entry);
  await deps.publishing.announce([surface]);
  return hash;
}
async function ofBrand(surface: string, brand: string, title: string): Promise<DraftView> {
  const { document, ...draft } = await begun(surface, brand);
  const changed = await saved({ document, ...draft }, { ...document, title });
  await approve(as.compliance, changed);
  await publish(as.compliance, changed);
  return changed;
}
const emptied = ({ contentHash: from }: DraftView, surface: string, brand: string) =>
  as.compliance.try('rollback', { surface, ...everywhere, brand, from, to: null, reason });

describe('a wallet document', () => {
  it('a wallet document without its helpline cannot be approved, and the reason is given', async () => {
    const draft = await begun('deposit');
    const dropped = await saved(draft, without(draft.document, 'helpline'));
    expect(await as.compliance.try('approveDraft', { draftId: dropped.id, contentHash: dropped.contentHash })).toMatchObject({
      status: 422,
      json: { error: 'checks', details: { problems: [{ message: WHY }] } },
    });
  });

  it('a stored wallet document without its helpline is not served, and the console says why', async () => {
    const built = stored('gateway');
    const hash = await force('gateway', without(built as unknown as StoredDocument, 'helpline'));
    expect(hashShown(server().app.deps.layouts, 'gateway')).toBe(contentHash(built));
    const { pointers } = await as.editor.run<{ pointers: readonly object[] }>('listPublished');
    expect(pointers).toContainEqual(expect.objectContaining({ surface: 'gateway', hash, not_served: [WHY] }));
    expect(pointers).toContainEqual(expect.objectContaining({ surface: 'deposit', not_served: null }));
  });

  it('a wallet document for one brand is removed only if the general one passes', async () => {
    const own = await ofBrand('withdrawal', 'tsb', 'Ours');
    const bad = without(stored('withdrawal') as unknown as StoredDocument, 'helpline');
    await force('withdrawal', bad);
    expect(await emptied(own, 'withdrawal', 'tsb')).toMatchObject({
      status: 422,
      json: { error: 'checks', details: { problems: [{ message: WHY }] } },
    });
    await force('withdrawal', stored('withdrawal'));
    expect(await emptied(own, 'withdrawal', 'tsb')).toMatchObject({ status: 200 });
  });

  it('a wallet surface is never left empty, by hand or by the end of a release', async () => {
    const { db, publishing } = server().app.deps;
    const { document, ...draft } = await begun('wallet-receipt', 'tsc');
    const changed = await saved({ document, ...draft }, { ...document, title: 'For the holidays' });
    await approve(as.compliance, changed);
    const soon = Date.now() + 3_600_000;
    const local = (at: number): string => new Date(at).toISOString().slice(0, 16);
    const release = await as.approver.run<{ id: string }>('createRelease', {
      title: 'Holidays',
      environment: 'live',
      zone: 'Etc/UTC',
      starts: { local: local(Date.now() + 60_000) },
      ends: { local: local(soon) },
      drafts: [{ draftId: changed.id, contentHash: changed.contentHash }],
    });
    await as.compliance.run('startRelease', { releaseId: release.id, reason });
    await movePointer(db, { surface: 'wallet-receipt', brand: '*', region: '*', environment: 'live' }, null, {
      at: new Date(),
      by: 'x',
    });
    await publishing.announce(['wallet-receipt']);
    expect(await emptied(changed, 'wallet-receipt', 'tsc')).toMatchObject({ status: 422, json: { error: 'checks' } });
    const later = { ...server().app.deps.ports, now: () => new Date(soon + 60_000) };
    await advanceReleases({ ...server().app.deps, ports: later });
    expect(hashShown(server().app.deps.layouts, 'wallet-receipt', { brand: 'tsc' })).toBe(changed.contentHash);
    await force('wallet-receipt', stored('wallet-receipt'));
  });
});

describe('a wallet kind', () => {
  it.each([...kindsOfWallet])('%s is switched off only by compliance', async (kind) => {
    expect(await as.approver.try('switchKind', { kind, state: 'off', reason })).toMatchObject({
      status: 403,
      json: { error: 'wrong-role' },
    });
    expect(await as.compliance.try('switchKind', { kind, state: 'off', reason })).toMatchObject({ status: 200 });
    await as.compliance.run('switchKind', { kind, state: 'on', reason });
  });
});
