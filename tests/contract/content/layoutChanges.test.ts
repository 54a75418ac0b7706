import { afterEach, describe, expect, it } from 'vitest';
import { sandbox } from '#tests/support/http.ts';
import { listenTo } from '#tests/support/layoutStream.ts';
import { operation } from '#tests/support/layoutQueries.ts';
import { everywhere, OperatorClient, shelf, type StoredDocument } from '#tests/support/operatorClient.ts';
import { graphql, PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const reason = 'For the test';
type Said = Readonly<Record<string, string>>;
type Part = {
  readonly revision: string;
  readonly title: string | null;
  readonly slots: readonly { readonly id: string; readonly node: object }[];
};

const put = (surface: string, ...nodes: readonly Readonly<Record<string, unknown>>[]) => {
  const ids = nodes.map(({ id }) => String(id));
  const document: StoredDocument = {
    surface,
    title: surface,
    nodes: Object.fromEntries(nodes.map((node) => [String(node['id']), node])),
    order: ids,
  };
  return sandbox<{ readonly revision: string }>(server(), 'layout', { surface, document });
};
const part = async (variables: object, headers: Said = {}): Promise<Part | null> => {
  const { data, errors } = await graphql<{ readonly layoutPart: Part | null }>(server(), operation('LayoutPart'), variables, headers);
  expect(errors).toEqual([]);
  return data.layoutPart;
};
const idsOf = (found: Part | null) => found?.slots.map(({ id }) => id.split('_', 1)[0]);

const open: { readonly close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const line of open.splice(0)) await line.close();
});
function listen(surface: string, headers: Said = {}) {
  const line = listenTo(server(), surface, headers);
  open.push(line);
  return line;
}

describe('a publication', () => {
  it('a publication reaches open pages as steps between revisions, and new nodes are fetched by id', async () => {
    const first = await put('promotions', shelf('a'), shelf('b'));
    const line = listen('promotions');
    expect(await line.next()).toMatchObject({ revision: first.revision, from: null, steps: null, sequence: 1 });
    const second = await put('promotions', shelf('c'), shelf('b', { label: 'Other words' }));
    expect(await line.next()).toMatchObject({
      from: first.revision,
      revision: second.revision,
      urgency: 'ORDINARY',
      steps: [
        { op: 'REMOVE', nodeId: 'a' },
        { op: 'INSERT', nodeId: 'c', after: null },
        { op: 'REPLACE', nodeId: 'b' },
      ],
    });
    const asked = { canonicalUrl: '/promotions', revision: second.revision, ids: ['c'] };
    expect(await part(asked)).toMatchObject({ revision: second.revision, title: 'promotions', slots: [{ node: { title: 'c' } }] });
    expect(await part({ ...asked, revision: first.revision })).toBeNull();
    expect(idsOf(await part({ canonicalUrl: '/promotions' }))).toEqual(['c', 'b']);
  });

  it('a publication of a frame part reaches open pages as that of a page does', async () => {
    const line = listen('account-panel');
    await line.next();
    const { revision } = await put('account-panel', shelf('only'));
    const change = await line.next();
    expect(change).toMatchObject({ revision, steps: expect.arrayContaining([expect.objectContaining({ op: 'INSERT', nodeId: 'only' })]) });
    expect(idsOf(await part({ surface: 'account-panel', revision, ids: ['only'] }))).toEqual(['only']);
    expect(await part({ surface: 'nowhere' })).toBeNull();
  });

  it('a publication tells a reader nothing about nodes they do not see, even by name', async () => {
    await put('live', shelf('all'));
    const player = await PlayerClient.fresh(server());
    const headers = { authorization: `Bearer ${player.tokens.access_token}` };
    const [visitors, players] = [listen('live'), listen('live', headers)];
    await Promise.all([visitors.next(), players.next()]);
    await put('live', shelf('all'), shelf('secret', { when: { login: 'player' } }));
    const [said, heard] = await Promise.all([visitors.next(), players.next()]);
    expect(said.steps).toEqual([]);
    expect(JSON.stringify(said)).not.toContain('secret');
    expect(heard.steps).toMatchObject([{ op: 'INSERT', nodeId: 'secret' }]);
    const asked = { canonicalUrl: '/live', ids: ['secret', 'all'] };
    expect(idsOf(await part({ ...asked, revision: said.revision }))).toEqual(['all']);
    expect(idsOf(await part({ ...asked, revision: heard.revision }, headers))).toEqual(['all', 'secret']);
    expect(await part({ ...asked, revision: heard.revision })).toBeNull();
  });

  it('a change by a switched flag reaches open pages as steps', async () => {
    await put('casino', shelf('all'), shelf('flagged', { when: { flags: ['finals'] } }));
    const line = listen('casino');
    const before = await line.next();
    const approver = await OperatorClient.as(server(), 'approver');
    await approver.run('switchFlag', { flag: 'finals', state: 'on', reason });
    expect(await line.next()).toMatchObject({
      from: before.revision,
      urgency: 'ORDINARY',
      steps: [{ op: 'INSERT', nodeId: 'flagged', after: 'all' }],
    });
  });
});

describe('an urgent change', () => {
  it('a takedown reaches open pages as urgent, an ordinary publication does not', async () => {
    await put('home', shelf('a'), shelf('b'));
    const line = listen('home');
    await line.next();
    const trader = await OperatorClient.as(server(), 'trader');
    await trader.run('takeDown', { ...everywhere, surface: 'home', nodeId: 'b', reason });
    expect(await line.next()).toMatchObject({ urgency: 'IMMEDIATE', steps: [{ op: 'REMOVE', nodeId: 'b' }] });
    await put('home', shelf('a'), shelf('c'));
    expect(await line.next()).toMatchObject({ urgency: 'ORDINARY', steps: [{ op: 'INSERT', nodeId: 'c' }] });
  });

  it('a kind switched off reaches open pages as urgent, and switched on as ordinary', async () => {
    await put('sport', shelf('a'));
    const line = listen('sport');
    await line.next();
    const compliance = await OperatorClient.as(server(), 'compliance');
    await compliance.run('switchKind', { kind: 'QuickLinksShelf', state: 'off', reason });
    expect(await line.next()).toMatchObject({ urgency: 'IMMEDIATE', steps: [{ op: 'REPLACE', nodeId: 'a' }] });
    await compliance.run('switchKind', { kind: 'QuickLinksShelf', state: 'on', reason });
    expect(await line.next()).toMatchObject({ urgency: 'ORDINARY', steps: [{ op: 'REPLACE', nodeId: 'a' }] });
  });
});
