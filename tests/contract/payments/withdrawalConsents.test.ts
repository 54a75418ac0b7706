import { beforeAll, describe, expect, it } from 'vitest';
import { stored } from '#server/content/authored/stored.ts';
import { keepRevision } from '#server/content/index.ts';
import { contentHash } from '#server/platform/canonicalJson.ts';
import {
  BUILT,
  type Publishers,
  publishChange,
  publishersOf,
  type ConsentInput,
  saying,
  shownOn,
  shownTo,
  withdrawalPage,
} from '#tests/support/consents.ts';
import { cashOf } from '#tests/support/deposits.ts';
import { everywhere, type StoredDocument } from '#tests/support/operatorClient.ts';
import { graphql, PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';
import { createWithdrawal, toBank } from '#tests/support/withdrawals.ts';

const server = useTestServer();
let publishers: Publishers;
beforeAll(async () => {
  publishers = await publishersOf(server());
});
const dbOf = () => server().app.deps.db;
const START = 100_000n;
/** Consent sentence of an older build, still sent by open pages. */
const LANDED = 'The money is set aside at once and cannot be bet. A withdrawal that was made cannot be taken back.';

const keptOf = ({ playerId }: PlayerClient) =>
  dbOf()
    .selectFrom('withdrawals')
    .leftJoin('withdrawal_consents', 'withdrawal_id', 'withdrawals.id')
    .select(['revision', 'node_id', 'sentence', 'label', 'agreed_at'])
    .where('player_id', '=', playerId)
    .orderBy('requested_at')
    .execute();
const change = (words: Readonly<Record<string, string>>) => publishChange(publishers, 'withdrawal', saying(words));

describe('texts of a withdrawal', () => {
  it('a withdrawal stores the texts the player saw, even if another document is published meanwhile', async () => {
    const player = await PlayerClient.fresh(server());
    const { contentHash: revision } = await change({ sentence: 'It leaves now.', confirmLabel: 'Yes, send' });
    const said = await shownTo(player);
    expect(said).toMatchObject({ sentence: 'It leaves now.', label: 'Yes, send' });
    await change({ sentence: 'It leaves tomorrow.' });
    expect(await createWithdrawal(player, toBank(5_000), undefined, said)).toMatchObject({ succeeded: true });
    const before = server().app.deps.ports.now().getTime();
    expect(await keptOf(player)).toEqual([
      { revision, node_id: 'consent', sentence: 'It leaves now.', label: 'Yes, send', agreed_at: expect.any(Date) as Date },
    ]);
    expect(Math.abs(before - ((await keptOf(player))[0]?.agreed_at?.getTime() ?? 0))).toBeLessThan(60_000);
  });

  it("a withdrawal stores the build's texts, by brand, if the document has none", async () => {
    const player = await PlayerClient.fresh(server());
    await change({});
    expect(await createWithdrawal(player, toBank(5_000), undefined, await shownTo(player))).toMatchObject({ succeeded: true });
    expect(await keptOf(player)).toMatchObject([BUILT]);
    const headers = { authorization: `Bearer ${player.tokens.access_token}`, host: `hwc.localhost:${server().port}` };
    const hwc = { ...BUILT, sentence: BUILT.sentence.replace('bet', 'played') };
    const consent = shownOn(await withdrawalPage(server(), headers), hwc);
    await graphql(
      server(),
      'mutation ($input: PaymentInput!, $consent: PaymentConsentInput) { withdrawalCreate(input: $input, consent: $consent) { succeeded } }',
      { input: toBank(6_000), consent },
      headers,
    );
    expect(await keptOf(player)).toMatchObject([BUILT, hwc]);
  });

  it("a withdrawal by a landed build's open page stores the texts that page showed, not today's", async () => {
    const player = await PlayerClient.fresh(server());
    await change({ confirmLabel: 'Yes, send' });
    const ownLabel = { ...(await shownTo(player)), sentence: LANDED };
    expect(await createWithdrawal(player, toBank(5_000), undefined, ownLabel)).toMatchObject({ succeeded: true });
    await change({});
    const built = { ...(await shownTo(player)), sentence: LANDED };
    expect(await createWithdrawal(player, toBank(6_000), undefined, built)).toMatchObject({ succeeded: true });
    expect(await keptOf(player)).toMatchObject([
      { sentence: LANDED, label: 'Yes, send', revision: ownLabel.revision },
      { sentence: LANDED, label: BUILT.label, revision: built.revision },
    ]);
  });

  it('a landed text does not count on a document with a text of its own', async () => {
    const player = await PlayerClient.fresh(server());
    await change({ sentence: 'It leaves now.' });
    const said = { ...(await shownTo(player)), sentence: LANDED };
    expect(await createWithdrawal(player, toBank(5_000), undefined, said)).toMatchObject({ succeeded: false });
    expect([await keptOf(player), await cashOf(player)]).toEqual([[], START]);
    await change({});
  });

  it('a withdrawal by a build without consent texts is accepted and stores none', async () => {
    const player = await PlayerClient.fresh(server());
    expect(await createWithdrawal(player, toBank(5_000))).toMatchObject({ succeeded: true });
    expect(await keptOf(player)).toEqual([{ revision: null, node_id: null, sentence: null, label: null, agreed_at: null }]);
  });

  it('a repeated withdrawal keeps the texts of its first request', async () => {
    const player = await PlayerClient.fresh(server());
    await change({ sentence: 'First.' });
    const first = await shownTo(player);
    const actionId = crypto.randomUUID();
    const made = await createWithdrawal(player, toBank(5_000), actionId, first);
    await change({ sentence: 'Second.' });
    const second = await shownTo(player);
    expect(await createWithdrawal(player, toBank(5_000), actionId, second)).toEqual(made);
    expect(await createWithdrawal(player, toBank(5_000), actionId, { ...second, revision: 'forged' })).toEqual(made);
    expect(await createWithdrawal(player, toBank(5_000), actionId)).toEqual(made);
    expect(await keptOf(player)).toMatchObject([{ sentence: 'First.', revision: first.revision }]);
    expect(await cashOf(player)).toBe(START - 5_000n);
  });

  it("a withdrawal's texts are checked against the document, whatever else the page omits", async () => {
    const player = await PlayerClient.fresh(server());
    await change({ sentence: 'All of it.' });
    const { compliance } = publishers;
    await compliance.run('switchKind', { kind: 'ManagedMethodsShelf', state: 'off', reason: 'For the test' });
    const said = await shownTo(player);
    expect(said.revision, 'the page names what is off, too').toContain('~');
    expect(await createWithdrawal(player, toBank(5_000), undefined, said)).toMatchObject({ succeeded: true });
    await compliance.run('switchKind', { kind: 'ManagedMethodsShelf', state: 'on', reason: 'For the test' });
    expect(await keptOf(player)).toMatchObject([{ sentence: 'All of it.', revision: said.revision.split('~')[0] }]);
  });

  it('compliance can read the texts a player confirmed, and the access is audited', async () => {
    const player = await PlayerClient.fresh(server());
    const { compliance, editor } = publishers;
    await createWithdrawal(player, toBank(4_000));
    const said = await shownTo(player);
    await createWithdrawal(player, toBank(5_000), undefined, said);
    const asked = { playerId: player.playerId, reason: 'A complaint' };
    const { sentence, label, revision } = said;
    expect(await compliance.run('whatPlayerConfirmed', asked)).toMatchObject({
      withdrawals: [
        {
          cents: 5_000,
          currency: 'USD',
          status: 'PENDING',
          consent: { sentence, label, nodeId: 'consent', revision: revision.split('~')[0] },
        },
        { cents: 4_000, consent: null },
      ],
    });
    expect(await compliance.run('readAudit', { limit: 1 })).toMatchObject({
      entries: [{ operation: 'whatPlayerConfirmed', subject: `player:${player.playerId}`, detail: { reason: 'A complaint' } }],
    });
    expect((await editor.try('whatPlayerConfirmed', asked)).status).toBe(403);
  });

  it('a stored consent cannot be changed or deleted', async () => {
    const player = await PlayerClient.fresh(server());
    await createWithdrawal(player, toBank(5_000), undefined, await shownTo(player));
    const removed = dbOf().deleteFrom('withdrawal_consents').execute();
    await expect(removed).rejects.toThrow('never changed nor removed');
    await expect(dbOf().updateTable('withdrawal_consents').set({ sentence: 'Other.' }).execute()).rejects.toThrow('never changed');
  });
});

/** Returns a consent to a stored document that was never published. */
async function unpublished(): Promise<ConsentInput> {
  const document = saying({ sentence: 'Never stood.' })(stored('withdrawal') as unknown as StoredDocument);
  const revision = contentHash(document);
  await keepRevision(dbOf(), revision, { surface: 'withdrawal', document, author: 'operator:editor', at: new Date() });
  return { revision, nodeId: 'consent_x', sentence: 'Never stood.', label: BUILT.label };
}
/** Returns a consent to a document published for another brand only. */
async function ofAnotherBrand(): Promise<ConsentInput> {
  const { editor, compliance } = publishers;
  const place = { surface: 'withdrawal', ...everywhere, brand: 'hwc' };
  type Draft = { readonly id: string; readonly version: number; readonly document: StoredDocument; readonly contentHash: string };
  const begun = await editor.run<Draft>('createDraft', { ...place, title: 'Theirs' });
  const document = saying({ sentence: 'Of hwc.' })(begun.document);
  const { id, contentHash: hash } = await editor.run<Draft>('saveDraft', { draftId: begun.id, version: begun.version, document });
  await compliance.run('approveDraft', { draftId: id, contentHash: hash });
  await compliance.run('publishDraft', { draftId: id, contentHash: hash, reason: 'For the test' });
  return { revision: hash, nodeId: 'consent_x', sentence: 'Of hwc.', label: BUILT.label };
}
const revisionAt = async (player: PlayerClient, canonicalUrl: string): Promise<string> =>
  (
    await player.run<{ pageLayout: { revision: string } }>('query ($url: String!) { pageLayout(canonicalUrl: $url) { revision } }', {
      url: canonicalUrl,
    })
  ).pageLayout.revision;

describe('a withdrawal with a wrong consent', () => {
  it.each<readonly [string, (said: ConsentInput, player: PlayerClient) => Partial<ConsentInput> | Promise<Partial<ConsentInput>>]>([
    ['a revision that does not exist', () => ({ revision: 'f'.repeat(64) })],
    ['what is no revision', () => ({ revision: "' OR true --" })],
    ['a revision that was never published', unpublished],
    ['a revision of another brand', ofAnotherBrand],
    ['a revision of another page', async (_said, player) => ({ revision: await revisionAt(player, '/account/wallet/deposit') })],
    ['a node that is no consent', ({ nodeId }) => ({ nodeId: nodeId.replace('consent', 'total') })],
    ['a node that is not there', () => ({ nodeId: 'nothing_x' })],
    ['another sentence than the revision has', () => ({ sentence: 'I agree to nothing.' })],
    ['a sentence that a landed build had on another brand', () => ({ sentence: LANDED.replace('bet', 'played') })],
    ['another button than the revision has', () => ({ label: 'Cancel' })],
  ])('a withdrawal whose consent names %s is refused and moves no money', async (_what, forge) => {
    const player = await PlayerClient.fresh(server());
    const said = await shownTo(player);
    const consent = { ...said, ...(await forge(said, player)) };
    expect(await createWithdrawal(player, toBank(5_000), undefined, consent)).toMatchObject({
      succeeded: false,
      uri: null,
      userErrors: [
        { field: ['consent'], message: 'We did not make this withdrawal because this page is out of date. Reload it and confirm again.' },
      ],
    });
    expect([await keptOf(player), await cashOf(player)]).toEqual([[], START]);
    expect(await createWithdrawal(player, toBank(5_000), undefined, said), 'the page as it is').toMatchObject({ succeeded: true });
  });
});
