import { describe, expect, it } from 'vitest';
import { mailsTo } from '#tests/support/people/openAccount.ts';
import { approve, draftWith, OperatorClient, publish, shelf } from '#tests/support/operatorClient.ts';
import { graphql } from '#tests/support/playerClient.ts';
import { operation } from '#tests/support/layoutQueries.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const reason = 'It hangs on old phones';
const APPROVER = 'approver@linemaker.test';
const COMPLIANCE = 'compliance@linemaker.test';
const newest = async (to: string): Promise<string> => (await mailsTo(server(), to))[0]?.body ?? '';

describe('changes by one operator for all players', () => {
  it('a flag switched by one operator is mailed with the reason to the others who decide', async () => {
    const approver = await OperatorClient.as(server(), 'approver');
    await approver.run('switchFlag', { flag: 'search', state: 'off', reason });
    expect(await newest(COMPLIANCE)).toContain(`${APPROVER} turned the flag search off for all players. Reason: ${reason}`);
    for (const to of [APPROVER, 'trader@linemaker.test', 'editor@linemaker.test', 'viewer@linemaker.test'])
      expect(await mailsTo(server(), to), to).toEqual([]);
    const compliance = await OperatorClient.as(server(), 'compliance');
    await compliance.run('switchKind', { kind: 'QuickLinksShelf', state: 'off', reason });
    expect(await newest(APPROVER)).toContain(`${COMPLIANCE} turned QuickLinksShelf off for all players.`);
  });

  it('a rollback by one operator is mailed to the others who decide', async () => {
    const [editor, approver] = [await OperatorClient.as(server(), 'editor'), await OperatorClient.as(server(), 'approver')];
    const draft = await draftWith(editor, 'promotions', shelf('to-go', {}));
    await approve(approver, draft);
    await publish(approver, draft);
    const place = { surface: 'promotions', brand: '*', region: '*', environment: 'live' };
    const { db } = server().app.deps;
    const { hash, previous_hash: to } = await db
      .selectFrom('layout_publications')
      .select(['hash', 'previous_hash'])
      .where('surface', '=', 'promotions')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await approver.run('rollback', { ...place, from: hash, to, reason });
    expect(await newest(COMPLIANCE)).toContain(`${APPROVER} rolled back promotions (brand *, region *, live). Reason: ${reason}`);
  });

  it('an operator’s refused change is not mailed to others', async () => {
    const trader = await OperatorClient.as(server(), 'trader');
    const before = await mailsTo(server(), COMPLIANCE);
    expect((await trader.try('switchFlag', { flag: 'search', state: 'on', reason })).status).toBe(403);
    expect(await mailsTo(server(), COMPLIANCE)).toEqual(before);
  });
});

describe('a document that links to another site', () => {
  it('a link to a host that the brand does not list is published with a warning, as written', async () => {
    const editor = await OperatorClient.as(server(), 'editor');
    const url = 'https://xn--80ak6aa92e.com/';
    const fallback = { kind: 'FallbackLink', text: 'Elsewhere', url };
    const deepLink = { kind: 'WebPageDeepLink', url, opensNewWindow: true };
    const blocks = [{ id: 'one', style: 'paragraph', spans: [{ text: 'Out', deepLink }] }];
    const props = { title: 'Out', blocks };
    const article = { ...shelf('leads-out', { criticality: 'DEGRADABLE', fallback, props }), kind: 'EditorialShelf', v: 1 };
    const draft = await draftWith(editor, 'live', article);
    const found = await editor.run<{ readonly problems: readonly object[]; readonly warnings: readonly object[] }>('checkDraft', {
      draftId: draft.id,
    });
    expect(found.problems).toEqual([]);
    expect(found.warnings).toContainEqual({
      ...{ check: 'link', nodeId: 'leads-out', pointer: '/nodes/leads-out/fallback/url' },
      message: expect.stringMatching(
        /^players are asked before they leave for xn--80ak6aa92e\.com: it is not among the linkHosts of .*tsb/,
      ) as unknown,
    });
    await approve(await OperatorClient.as(server(), 'approver'), draft);
    await publish(await OperatorClient.as(server(), 'approver'), draft);
    const { data } = await graphql<{ pageLayout: { slots: readonly { id: string; node: object | null }[] } }>(
      server(),
      operation('PageLayout'),
      { canonicalUrl: '/live' },
    );
    const { node } = data.pageLayout.slots.find(({ id }) => id.startsWith('leads-out')) ?? { node: null };
    expect(node).toMatchObject({ blocks: [{ spans: [{ deepLink: { __typename: 'WebPageDeepLink', url, opensNewWindow: true } }] }] });
  });
});
