import { legalDocuments } from '#src/shared/site/legalDocuments.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { manifestHash } from '#server/content/index.ts';
import type { LegalOperations } from '#src/shared/console/legal.ts';
import { operation } from '#tests/support/layoutQueries.ts';
import { listenTo } from '#tests/support/layoutStream.ts';
import { OperatorClient } from '#tests/support/operatorClient.ts';
import { readLanded } from '../../../scripts/codegen/landing.ts';
import { graphql, PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const reason = 'For the test';
type Wish = LegalOperations['publishLegalVersion']['input'];
type Published = LegalOperations['publishLegalVersion']['output'];
type Shown = { readonly version: number; readonly body: string; readonly isInForce: boolean };

const brand = (): string => server().app.deps.config.brand;
const wish = (changes: Partial<Wish> = {}): Wish => ({
  ...{ brand: brand(), region: '*', document: 'terms', title: 'Terms of Use', body: 'Another text.' },
  ...{ holdsFrom: null, change: 'material', reason, ...changes },
});
const compliance = () => OperatorClient.as(server(), 'compliance');
const publish = async (changes: Partial<Wish> = {}): Promise<Published> => (await compliance()).run('publishLegalVersion', wish(changes));

type Page = { readonly changesAt: string | null; readonly slots: readonly { readonly node: { readonly shown: Shown | null } }[] };
async function page(path: string): Promise<Page | null> {
  const { data, errors } = await graphql<{ readonly pageLayout: Page | null }>(server(), operation('PageLayout'), { canonicalUrl: path });
  expect(errors).toEqual([]);
  return data.pageLayout;
}
const shown = async (path: string): Promise<Shown | null | undefined> => (await page(path))?.slots[0]?.node.shown;

const lines: { readonly close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const line of lines.splice(0)) await line.close();
});

describe('a legal document', () => {
  it("every brand's legal documents begin with the build's version", async () => {
    const { db, config } = server().app.deps;
    const rows = await db.selectFrom('legal_versions').select(['brand', 'document']).where('version', '=', 1).execute();
    expect(rows).toHaveLength(config.brands.length * Object.keys(legalDocuments).length);
    expect(await shown('/legal/privacy')).toMatchObject({ version: 1, isInForce: true });
    expect(await page('/legal/nothing')).toBeNull();
    expect(await shown('/legal/privacy/99')).toBeNull();
  });

  it('a new legal version is shown at once and on open pages, and the previous one keeps its address', async () => {
    const before = await shown('/legal/terms');
    const line = listenTo(server(), 'legal');
    lines.push(line);
    await line.next();
    const { version } = await publish({ body: 'Read this.' });
    expect((await line.next()).steps).toMatchObject([{ op: 'REPLACE', nodeId: 'text' }]);
    expect(await shown('/legal/terms')).toMatchObject({ version, body: 'Read this.', isInForce: true });
    expect(await shown(`/legal/terms/${before?.version}`)).toMatchObject({ ...before, isInForce: false });
  });

  it('a legal version with a later date takes effect then, and the page states when', async () => {
    const holdsFrom = new Date(Date.now() + 3_600_000).toISOString();
    const before = await shown('/legal/accessibility');
    const { version } = await publish({ document: 'accessibility', holdsFrom });
    expect(await shown('/legal/accessibility')).toEqual(before);
    expect(await page('/legal/accessibility')).toMatchObject({ changesAt: holdsFrom });
    expect(await shown(`/legal/accessibility/${version}`)).toMatchObject({ isInForce: false });
  });

  it('a legal version for a region replaces the general one there only', async () => {
    const before = await shown('/legal/privacy');
    await publish({ document: 'privacy', region: 'CA-ON', body: 'In Ontario.' });
    expect(await shown('/legal/privacy')).toEqual(before);
    const { layouts, config } = server().app.deps;
    expect(layouts.legalText({ brand: config.brand, region: 'CA-ON' }, 'privacy', null)?.body).toBe('In Ontario.');
  });

  it('a legal text published again is the next version with the same hash', async () => {
    const first = await publish({ body: 'The first.' });
    await publish({ body: 'The second.' });
    const again = await publish({ body: 'The first.' });
    expect(again).toEqual({ version: first.version + 2, hash: first.hash });
    expect(await shown(`/legal/terms/${first.version}`)).toMatchObject({ body: 'The first.' });
  });
});

describe('a substantive change', () => {
  type Dialog = {
    readonly id: string;
    readonly priority?: number;
    readonly node: { readonly action?: { readonly ackType?: string } } | null;
  };
  const OWED = 'legal-change';
  const seen = async (player: PlayerClient) => {
    const { dialogs } = await player.run<{ readonly dialogs: readonly Dialog[] }>(operation('Dialogs'));
    return dialogs.find(({ id }) => id === OWED)?.node?.action?.ackType ?? '';
  };
  const isOwed = async (player: PlayerClient) => {
    const { settledDialogs } = await player.run<{ readonly settledDialogs: readonly string[] }>('{ settledDialogs }');
    return !settledDialogs.includes(OWED);
  };
  const accept = async (player: PlayerClient, ackType: string) => {
    const { userAck } = await player.run<{ readonly userAck: { readonly succeeded: boolean } }>(
      'mutation ($ackType: String!) { userAck(ackType: $ackType) { succeeded } }',
      { ackType },
    );
    return userAck.succeeded;
  };
  const recorded = (playerId: string) =>
    server()
      .app.deps.db.selectFrom('legal_acceptances')
      .select(['document', 'version', 'hash', 'origin'])
      .where('player_id', '=', playerId)
      .where('origin', '=', 'change')
      .orderBy('document', 'desc')
      .execute();

  it('a substantive legal change blocks builds without its dialog, only for players who owe it', async () => {
    await publish({ body: 'For all builds.' });
    const player = await PlayerClient.fresh(server());
    const { builds, texts } = readLanded();
    const old = builds.find(({ kinds }) => !('LegalChangeDialog' in kinds));
    const sent = old?.operations.map((hash) => texts[hash] ?? '').find((text) => text.startsWith('query Dialogs')) ?? '';
    const headers = { authorization: `Bearer ${player.tokens.access_token}`, 'x-ui-capabilities': old ? manifestHash(old) : '' };
    const { data } = await graphql<{ readonly dialogs: readonly Dialog[] }>(server(), sent, {}, headers);
    const highest = Math.max(...data.dialogs.map(({ priority = 0 }) => priority));
    expect(data.dialogs.find(({ id }) => id === OWED)).toMatchObject({
      ...{ node: null, absence: 'UNSUPPORTED', criticality: 'MANDATORY', fallback: null, priority: highest },
      triggers: { pages: ['/*'], exceptPages: expect.arrayContaining(['/legal', '/account/wallet/deposit/gateway']) },
    });
    expect(await isOwed(player)).toBe(true);
    expect(await accept(player, await seen(player))).toBe(true);
    expect(await isOwed(player)).toBe(false);
  });

  it('a player owes a substantive legal change until accepting exactly those versions and hashes', async () => {
    await publish({ body: 'Before.' });
    const player = await PlayerClient.fresh(server());
    await accept(player, await seen(player));
    expect(await isOwed(player)).toBe(false);
    const { version, hash } = await publish({ body: 'After.' });
    expect(await isOwed(player)).toBe(true);
    const ackType = await seen(player);
    expect(ackType).toMatch(new RegExp(`^legal-${version}\\.`));
    await publish({ body: 'After that.' });
    expect(await accept(player, ackType), 'a text that the player has not seen').toBe(false);
    expect(await accept(player, 'legal-0'), 'what nobody has published').toBe(false);
    expect((await recorded(player.playerId)).map((row) => row.hash)).not.toContain(hash);
    expect(await isOwed(player)).toBe(true);
    expect(await accept(player, await seen(player))).toBe(true);
    expect(await isOwed(player)).toBe(false);
    expect((await recorded(player.playerId)).filter(({ document }) => document === 'terms').at(-1)).toMatchObject({ version: version + 1 });
  });

  it('open pages show an editorial legal change, which asks for no acceptance', async () => {
    const player = await PlayerClient.fresh(server());
    await accept(player, await seen(player));
    const line = listenTo(server(), 'dialogs');
    lines.push(line);
    await line.next();
    await publish({ body: 'A comma moved.', change: 'editorial' });
    expect((await line.next()).steps).toMatchObject([{ op: 'REPLACE', nodeId: OWED }]);
    expect(await isOwed(player)).toBe(false);
  });
});

describe('a legal version', () => {
  it('the database refuses to change or delete a legal version', async () => {
    const { db } = server().app.deps;
    const stands = 'never changed nor removed';
    await expect(db.deleteFrom('legal_versions').where('version', '=', 1).execute()).rejects.toThrow(stands);
    await expect(db.updateTable('legal_versions').set({ title: 'Other' }).where('version', '=', 1).execute()).rejects.toThrow(stands);
  });

  it.each([
    [{ holdsFrom: '2026-01-01T00:00:00Z' }, 'take effect in the past'],
    [{ holdsFrom: '2026-02-31T00:00:99Z' }, 'not valid'],
    [{ brand: 'nobody' }, 'brand does not exist'],
    [{ region: 'XX-YY' }, 'region does not exist'],
    [{ body: '  ' }, 'Enter a title'],
  ] satisfies readonly (readonly [Partial<Wish>, string])[])('a legal version with %j is refused: %s', async (changes, said) => {
    const answer = await (await compliance()).try('publishLegalVersion', wish(changes));
    expect(answer).toMatchObject({ status: 422, json: { error: 'input' } });
    expect(JSON.stringify(answer.json)).toContain(said);
  });

  it('a legal version cannot take effect before one already planned', async () => {
    const holdsFrom = new Date(Date.now() + 7_200_000).toISOString();
    await publish({ holdsFrom });
    for (const at of [holdsFrom, null])
      expect(await (await compliance()).try('publishLegalVersion', wish({ holdsFrom: at }))).toMatchObject({ status: 422 });
  });

  it('compliance calls off a planned legal version with an audit entry; its number is not reused', async () => {
    const holdsFrom = new Date(Date.now() + 86_400_000).toISOString();
    const { version } = await publish({ document: 'privacy', region: 'US-PA', holdsFrom });
    const asked = { brand: brand(), document: 'privacy', version, reason } as const;
    expect((await (await OperatorClient.as(server(), 'approver')).try('callOffLegalVersion', asked)).status).toBe(403);
    expect(await (await compliance()).run('callOffLegalVersion', asked)).toEqual({ version });
    expect(await shown(`/legal/privacy/${version}`)).toBeNull();
    const { db } = server().app.deps;
    const noted = await db
      .selectFrom('audit_entries')
      .select('detail')
      .where('operation', '=', 'callOffLegalVersion')
      .where('outcome', '=', 'done')
      .execute();
    expect(JSON.parse(noted[0]?.detail ?? '{}')).toMatchObject({ version, region: 'US-PA', holdsFrom, reason });
    const again = await publish({ document: 'privacy', region: 'US-PA', holdsFrom });
    expect(again.version).toBe(version + 1);
    const refused = await (await compliance()).try('callOffLegalVersion', { ...asked, version: 1 });
    expect(refused).toMatchObject({ status: 422, json: { error: 'input' } });
    expect(await (await compliance()).try('callOffLegalVersion', asked)).toMatchObject({ status: 422 });
  });

  it('only compliance publishes legal versions', async () => {
    for (const role of ['viewer', 'editor', 'approver', 'trader'] as const)
      expect((await (await OperatorClient.as(server(), role)).try('publishLegalVersion', wish())).status).toBe(403);
  });
});
