import { describe, expect, it, vi } from 'vitest';
import { quarantineFailing } from '#server/console/index.ts';
import { ask, sandbox } from '#tests/support/http.ts';
import { operation } from '#tests/support/layoutQueries.ts';
import { OperatorClient, shelf, type StoredDocument } from '#tests/support/operatorClient.ts';
import { graphql } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer({ trustedProxies: 1 });
const reason = 'For the test';
type Page = { readonly revision: string; readonly slots: readonly { readonly id: string; readonly absence: string | null }[] };
type Row = {
  readonly node_id: string;
  readonly digest: string;
  readonly effect: string;
  readonly state: string;
  readonly failing: number;
  readonly viewers: number;
};
type Somebody = { readonly token: string; readonly ip: string };

const deps = () => server().app.deps;
const somebody = (ip: string): Somebody => ({ token: deps().identity.issueAnonymousToken(), ip });
const crowd = (count: number, net: number): readonly Somebody[] => Array.from({ length: count }, (_, at) => somebody(`198.${net}.${at}.1`));
const headersOf = ({ token, ip }: Somebody) => ({ 'x-anonymous-authorization': token, 'x-forwarded-for': ip });
const look = async (surface: string, who: Somebody): Promise<Page> =>
  (await graphql<{ pageLayout: Page }>(server(), operation('PageLayout'), { canonicalUrl: `/${surface}` }, headersOf(who))).data.pageLayout;
/** Returns each node's absence as a visitor without a session sees it. The quarantine does not count such visitors. */
const absences = async (surface: string): Promise<object> => {
  const query = operation('PageLayout');
  const { data } = await graphql<{ pageLayout: Page }>(server(), query, { canonicalUrl: surface === 'home' ? '/' : `/${surface}` });
  return Object.fromEntries(data.pageLayout.slots.map(({ id, absence }) => [id.split('_', 1)[0], absence]));
};

const put = (surface: string, ...nodes: readonly Readonly<Record<string, unknown>>[]) => {
  const order = nodes.map(({ id }) => String(id));
  const document: StoredDocument = { surface, nodes: Object.fromEntries(nodes.map((node) => [String(node['id']), node])), order };
  return sandbox<{ readonly revision: string }>(server(), 'layout', { surface, document });
};
async function complain({ token, ip }: Somebody, revision: string, nodeId: string, times = 1): Promise<void> {
  const entry = { type: 'node', at: 1, revision, nodeId: `${nodeId}_place`, kind: 'QuickLinksShelf', reason: 'threw' };
  for (let time = 0; time < times; time += 1) {
    const body = JSON.stringify({ session: token, entries: [entry] });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': ip };
    expect((await ask(server().port, '/telemetry', { method: 'POST', headers, body })).status).toBe(204);
  }
}
const kept = async (nodeId: string) => deps().db.selectFrom('layout_node_faults').selectAll().where('node_id', '=', nodeId).execute();
const viewersOf = async (surface: string) =>
  (await deps().db.selectFrom('layout_viewers').selectAll().where('surface', '=', surface).execute()).length;
const patiently = <T>(check: () => Promise<T>) => vi.waitFor(check, { timeout: 20_000, interval: 100 });
const listed = async (nodeId: string): Promise<Row | undefined> => {
  const viewer = await OperatorClient.as(server(), 'viewer');
  return (await viewer.run<{ quarantines: readonly Row[] }>('listQuarantines')).quarantines.find(({ node_id }) => node_id === nodeId);
};

describe('a node that many pages cannot draw', () => {
  it('a node many pages cannot draw is replaced for all, audited, and released by an operator', async () => {
    const { revision } = await put(
      'promotions',
      shelf('sick', { criticality: 'DEGRADABLE', fallback: { kind: 'FallbackText', text: 'Not now' } }),
      shelf('well'),
    );
    const all = crowd(8, 18);
    for (const who of all) await look('promotions', who);
    for (const who of all.slice(0, 5)) await complain(who, revision, 'sick');
    await patiently(async () => expect(await absences('promotions')).toEqual({ sick: 'QUARANTINED', well: null }));
    const row = await listed('sick');
    expect(row).toMatchObject({ effect: 'replaced', state: 'held', failing: 5, viewers: 8 });

    const approver = await OperatorClient.as(server(), 'approver');
    const { entries } = await approver.run<{ entries: readonly { operation: string; actor: string; subject: string }[] }>('readAudit', {});
    expect(entries).toContainEqual(
      expect.objectContaining({ operation: 'quarantineNode', actor: 'system', subject: 'node:promotions/sick' }),
    );

    const input = { surface: 'promotions', nodeId: 'sick', digest: row?.digest, reason };
    expect((await (await OperatorClient.as(server(), 'editor')).try('releaseQuarantine', input)).status).toBe(403);
    await approver.run('releaseQuarantine', input);
    expect(await absences('promotions')).toEqual({ sick: null, well: null });
    expect(await listed('sick')).toMatchObject({ state: 'released' });
    expect(await kept('sick')).toEqual([]);
    expect((await approver.try('releaseQuarantine', input)).status).toBe(404);
  });

  it('a quarantine ends when its node is changed', async () => {
    const { revision } = await put('casino', shelf('ill'), shelf('fine'));
    for (const who of crowd(6, 19)) await complain(who, revision, 'ill');
    await patiently(async () => expect(await absences('casino')).toEqual({ ill: 'QUARANTINED', fine: null }));
    await put('casino', shelf('ill', { label: 'Mended' }), shelf('fine'));
    expect(await absences('casino')).toEqual({ ill: null, fine: null });
    expect(await listed('ill')).toMatchObject({ state: 'over' });
  });

  it('a MANDATORY node that fails is not replaced; operators are notified', async () => {
    const { revision } = await put('live', shelf('owed', { criticality: 'MANDATORY' }), shelf('other'));
    for (const who of crowd(6, 20)) await complain(who, revision, 'owed');
    await patiently(async () => expect(await listed('owed')).toMatchObject({ effect: 'told', state: 'held' }));
    expect(await absences('live')).toEqual({ owed: null, other: null });
  });

  it('a node guarded by compliance that fails is not replaced; operators are notified', async () => {
    const help = { criticality: 'DEGRADABLE', guardedBy: 'COMPLIANCE', fallback: { kind: 'FallbackText', text: 'Call' } };
    const { revision } = await put('quick-bets', shelf('helpline', help), shelf('beside'));
    for (const who of crowd(6, 23)) await complain(who, revision, 'helpline');
    await patiently(async () => expect(await listed('helpline')).toMatchObject({ effect: 'told', state: 'held' }));
    expect(await absences('quick-bets')).toEqual({ helpline: null, beside: null });
  });

  it('a node of a money page that fails is not replaced; compliance decides', async () => {
    const { revision } = await look('account/wallet/deposit', somebody('198.22.99.1'));
    for (const who of crowd(6, 22)) await complain(who, revision, 'code');
    await patiently(async () => expect(await listed('code')).toMatchObject({ effect: 'told', state: 'held' }));
    expect(await absences('account/wallet/deposit')).toMatchObject({ code: null });
  });
});

describe('reports that take no node down', () => {
  it('one client cannot take a node down, however many sessions or reports it sends', async () => {
    const { revision } = await put('home', shelf('target'));
    const sessions = Array.from({ length: 40 }, (_, at) => somebody(`203.0.113.${at}`));
    for (const who of sessions) await complain(who, revision, 'target', 2);
    for (const forged of ['', 'made.up', 'x'.repeat(100)]) await complain({ token: forged, ip: '198.99.1.1' }, revision, 'target');
    await patiently(async () => expect((await kept('target')).length).toBe(40));
    const [one] = await kept('target');
    const node = { surface: 'home', id: 'target', digest: one?.digest ?? '', kind: 'QuickLinksShelf', isGuarded: false };
    expect(await quarantineFailing(deps(), [node])).toBe(0);
    expect(await absences('home')).toMatchObject({ target: null });
    expect(await listed('target')).toBeUndefined();
  });

  it('failures of a few among many viewers do not take a node down', async () => {
    const { revision } = await put('my-bets', shelf('mostly'));
    const all = crowd(40, 21);
    for (const who of all) await look('my-bets', who);
    await patiently(async () => expect(await viewersOf('my-bets')).toBeGreaterThanOrEqual(40));
    for (const who of all.slice(0, 6)) await complain(who, revision, 'mostly');
    await patiently(async () => expect((await kept('mostly')).length).toBe(6));
    const [one] = await kept('mostly');
    const node = { surface: 'my-bets', id: 'mostly', digest: one?.digest ?? '', kind: 'QuickLinksShelf', isGuarded: false };
    expect(await quarantineFailing(deps(), [node])).toBe(0);
    expect(await absences('my-bets')).toMatchObject({ mostly: null });
  });
});
