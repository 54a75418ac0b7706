import { describe, expect, it } from 'vitest';
import { operation } from '#tests/support/layoutQueries.ts';
import { approve, draftWith, OperatorClient, publish, shelf } from '#tests/support/operatorClient.ts';
import { graphql, newPlayer, PlayerClient } from '#tests/support/playerClient.ts';
import { statementsOfRequests } from '#tests/support/statements.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
type Page = { readonly revision: string; readonly slots: readonly { readonly id: string; readonly absence: string | null }[] };
const pageOf = async (canonicalUrl: string, headers: Readonly<Record<string, string>> = {}): Promise<Page> =>
  (await graphql<{ pageLayout: Page }>(server(), operation('PageLayout'), { canonicalUrl }, headers)).data.pageLayout;
const bearer = ({ tokens }: PlayerClient) => ({ authorization: `Bearer ${tokens.access_token}` });
const idsOf = ({ slots }: Page): readonly (string | undefined)[] => slots.map(({ id }) => id.split('_', 1)[0]);
const reason = 'For the test';

async function publishShelf(surface: string, id: string, more: object): Promise<void> {
  const [editor, approver] = [await OperatorClient.as(server(), 'editor'), await OperatorClient.as(server(), 'approver')];
  const draft = await draftWith(editor, surface, shelf(id, more));
  await approve(approver, draft);
  await publish(approver, draft);
}

async function playersIn(segment: string, count: number): Promise<readonly PlayerClient[]> {
  const approver = await OperatorClient.as(server(), 'approver');
  const players: PlayerClient[] = [];
  for (let made = 0; made < count; made += 1) {
    const credentials = await newPlayer(server());
    await approver.run('setPlayerSegments', { playerId: credentials.playerId, segments: [segment], reason });
    players.push(await PlayerClient.logIn(server(), credentials));
  }
  return players;
}

describe('a segment', () => {
  it('a segment decides what its players see from their next token on', async () => {
    await publishShelf('live', 'for-vips', { when: { segments: ['vip'] } });
    const outsider = await PlayerClient.logIn(server(), await newPlayer(server()));
    const [vip] = await playersIn('vip', 1);
    if (!vip) throw new Error('no player');
    expect(idsOf(await pageOf('/live', bearer(vip)))).toContain('for-vips');
    expect(idsOf(await pageOf('/live', bearer(outsider)))).not.toContain('for-vips');
    expect(idsOf(await pageOf('/live'))).not.toContain('for-vips');
  });

  it("a segment's layout costs no database statement per player", async () => {
    await publishShelf('promotions', 'for-many', { when: { segments: ['many'] } });
    const [first, ...others] = await playersIn('many', 5);
    if (!first) throw new Error('no player');
    await pageOf('/promotions', bearer(first));
    const issue = (at: number) =>
      server().app.deps.identity.issueAccessToken({ playerId: `p-${at}`, sessionId: `s-${at}`, segments: ['many', `own-${at}`] });
    const tokens = await Promise.all(Array.from({ length: 100 }, (_, at) => issue(at)));
    const asks = await statementsOfRequests(() => graphql(server(), operation('RealityCheck'), {}, bearer(first)));
    expect(asks.length, 'a request that asks the database is seen to').toBeGreaterThan(0);
    expect(await statementsOfRequests(() => pageOf('/promotions', bearer(first)))).toEqual([]);
    const ofAll = await statementsOfRequests(async () => {
      for (const authorization of [...others.map((player) => bearer(player).authorization), ...tokens.map((token) => `Bearer ${token}`)])
        expect(idsOf(await pageOf('/promotions', { authorization }))).toContain('for-many');
    });
    expect(ofAll).toEqual([]);
  });
});

describe('switches', () => {
  it('a kind that is off is replaced on every page, and comes back', async () => {
    const compliance = await OperatorClient.as(server(), 'compliance');
    const before = await pageOf('/live');
    await compliance.run('switchKind', { kind: 'QuickLinksShelf', state: 'off', reason });
    const during = await pageOf('/live');
    expect(during.slots.some(({ absence }) => absence === 'UNSUPPORTED')).toBe(before.slots.length > 1);
    expect((await compliance.run<{ switches: readonly object[] }>('listSwitches')).switches).toMatchObject([
      { sort: 'kind', name: 'QuickLinksShelf', is_on: false, operator_id: 'compliance', reason },
    ]);
    await compliance.run('switchKind', { kind: 'QuickLinksShelf', state: 'on', reason });
    expect((await pageOf('/live')).revision).toBe(before.revision);
  });

  it('kinds of forms, receipts and money pages need compliance, and an unknown kind is not found', async () => {
    const approver = await OperatorClient.as(server(), 'approver');
    for (const kind of ['ConsentForm', 'DefaultReceiptLine', 'PaymentConsentShelf'])
      expect(await approver.try('switchKind', { kind, state: 'off', reason })).toMatchObject({
        status: 403,
        json: { error: 'wrong-role' },
      });
    expect(await approver.try('switchKind', { kind: 'HologramShelf', state: 'off', reason })).toMatchObject({ status: 404 });
  });

  it('a flag is on for all players at once', async () => {
    await publishShelf('casino', 'flagged', { when: { flags: ['playoffs'] } });
    const approver = await OperatorClient.as(server(), 'approver');
    expect(idsOf(await pageOf('/casino'))).not.toContain('flagged');
    await approver.run('switchFlag', { flag: 'playoffs', state: 'on', reason });
    expect(idsOf(await pageOf('/casino'))).toContain('flagged');
  });
});

describe('explanations', () => {
  type Explained = { readonly nodes: readonly { readonly id: string; readonly outcome: string; readonly why: readonly string[] }[] };
  const audience = { surface: 'promotions', brand: 'tsb', region: 'US-NJ', login: 'visitor', device: 'MOBILE' };

  it('an explanation says why an audience sees or does not see a node, published or drafted', async () => {
    const [viewer, editor] = [await OperatorClient.as(server(), 'viewer'), await OperatorClient.as(server(), 'editor')];
    const draft = await draftWith(editor, 'promotions', shelf('not-out-yet', { when: { from: '2031-01-01T00:00:00Z' } }));
    const find = ({ nodes }: Explained, id: string) => nodes.find((node) => node.id === id);
    expect(find(await viewer.run<Explained>('explain', audience), 'not-out-yet')).toBeUndefined();
    const now = await viewer.run<Explained>('explain', { ...audience, draftId: draft.id });
    expect(find(now, 'not-out-yet')).toMatchObject({ outcome: 'hidden', why: [expect.stringContaining('from 2031-01-01')] });
    const then = await viewer.run<Explained>('explain', { ...audience, draftId: draft.id, at: '2031-01-01T00:00:00Z' });
    expect(find(then, 'not-out-yet')).toMatchObject({ outcome: 'shown' });
  });

  it('an explanation refuses an unknown surface and an invalid time', async () => {
    const viewer = await OperatorClient.as(server(), 'viewer');
    expect(await viewer.try('explain', { ...audience, surface: 'form:nothing' })).toMatchObject({ status: 404 });
    for (const at of ['2031-13-01T00:00:00Z', '2031-02-29T00:00:00Z'])
      expect(await viewer.try('explain', { ...audience, at }), at).toMatchObject({ status: 422, json: { error: 'time' } });
  });
});
