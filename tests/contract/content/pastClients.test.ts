import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from 'graphql-ws';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { manifestHash } from '#server/content/index.ts';
import { sandbox } from '#tests/support/http.ts';
import { readLanded } from '../../../scripts/codegen/landing.ts';
import { ROOT } from '../../../scripts/files.ts';
import { draftWith, everywhere, OperatorClient, shelf, type StoredDocument } from '#tests/support/operatorClient.ts';
import { graphql } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();

/** Kinds and operations of a build of last month, as shipped. */
const PAST = {
  build: 'last-month',
  kinds: { QuickLinksShelf: 2, TabsShelf: 1, PromotionsShelf: 1, MarketGridShelf: 1 },
  presentations: {},
};
const PAGE = `query PageLayout($canonicalUrl: String!) {
  pageLayout(canonicalUrl: $canonicalUrl) {
    __typename id surface revision title
    slots {
      __typename id parent region kind criticality label trackingId absence
      fallback { __typename ... on FallbackText { text } ... on FallbackLink { text url } ... on FallbackAmountLine { label formattedAmount } }
      node { __typename ... on QuickLinksShelf { id title links { id label icon } } ... on TabsShelf { id tabs { region label } } }
    }
  }
}`;
const CHANGED = 'subscription LayoutChanged($surface: ID!) { layoutChanged(surface: $surface) { surface revision } }';

type Slot = {
  readonly id: string;
  readonly criticality: string;
  readonly absence: string | null;
  readonly node: object | null;
  readonly fallback: object | null;
};
type Page = { readonly revision: string; readonly slots: readonly Slot[] };
const hash = manifestHash(PAST);
const known = () => server().app.deps.layouts.capabilities.register(PAST);
const page = async (canonicalUrl: string, headers: Readonly<Record<string, string>> = {}): Promise<Page> => {
  const { data, errors } = await graphql<{ readonly pageLayout: Page }>(
    server(),
    PAGE,
    { canonicalUrl },
    { 'x-ui-capabilities': known(), ...headers },
  );
  expect(errors).toEqual([]);
  return data.pageLayout;
};
const words = (id: string, more: object = {}) =>
  shelf(id, {
    kind: 'EditorialShelf',
    v: 1,
    criticality: 'DEGRADABLE',
    fallback: { kind: 'FallbackText', text: `Instead of ${id}` },
    props: { title: id, blocks: [{ id: 'a', style: 'note', spans: [{ text: 'Words' }] }] },
    ...more,
  });
const put = (surface: string, ...nodes: readonly Readonly<Record<string, unknown>>[]) => {
  const order = nodes.map(({ id }) => String(id));
  const document: StoredDocument = { surface, nodes: Object.fromEntries(nodes.map((node) => [String(node['id']), node])), order };
  return sandbox<{ readonly revision: string }>(server(), 'layout', { surface, document });
};

describe('a past client', () => {
  it("a past client's page query is answered for every page", async () => {
    for (const url of ['/', '/live', '/promotions', '/casino', '/my-bets', '/account/settings/content']) {
      const { slots } = await page(url);
      expect(slots.length, url).toBeGreaterThan(0);
      for (const { node, absence, criticality, fallback } of slots) {
        expect(node === null, url).toBe(absence !== null);
        if (criticality === 'DEGRADABLE') expect(fallback, url).not.toBeNull();
      }
    }
  });

  it('a past client gets the fallback of a kind it cannot draw, and everything else', async () => {
    await put('promotions', shelf('old'), words('new'), words('extra', { criticality: 'OPTIONAL', fallback: undefined }));
    const { slots } = await page('/promotions');
    expect(slots.map(({ id, absence }) => [id.split('_', 1)[0], absence])).toEqual([
      ['old', null],
      ['new', 'UNSUPPORTED'],
      ['extra', 'UNSUPPORTED'],
    ]);
    expect(slots[0]?.node).toMatchObject({ __typename: 'QuickLinksShelf', title: 'old' });
    expect(slots[1]?.fallback).toEqual({ __typename: 'FallbackText', text: 'Instead of new' });
  });

  it('a past client hears of each revision, also of one made by a flag rule', async () => {
    await put('live', shelf('all'), shelf('flagged', { when: { flags: ['past-clients'] } }));
    const client = createClient({
      url: `ws://localhost:${server().port}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { 'x-ui-capabilities': known() },
    });
    const changes = client.iterate<{ readonly layoutChanged: object }>({ query: CHANGED, variables: { surface: 'live' } });
    const next = async () => (await changes.next()).value?.data?.layoutChanged as { readonly revision: string } | undefined;
    const before = await next();
    expect(before).toEqual({ surface: 'live', revision: (await page('/live')).revision });
    const approver = await OperatorClient.as(server(), 'approver');
    await approver.run('switchFlag', { flag: 'past-clients', state: 'on', reason: 'For the test' });
    const after = await next();
    expect(after?.revision).not.toBe(before?.revision);
    expect(await page('/live')).toMatchObject({ revision: after?.revision, slots: [{ absence: null }, { absence: null }] });
    await changes.return?.();
    await client.dispose();
  });

  it('checking a draft reports the share of current viewers who would see a fallback', async () => {
    const { deps } = server().app;
    await deps.db.deleteFrom('layout_viewers').execute();
    known();
    const visit = (capabilities: string | null) =>
      deps.health.saw({ session: `s-${Math.random()}`, ip: '203.0.113.9', capabilities }, 'casino');
    for (let at = 0; at < 3; at += 1) visit(hash);
    for (let at = 0; at < 7; at += 1) visit(null);
    await vi.waitFor(async () => expect(await deps.db.selectFrom('layout_viewers').select('session').execute()).toHaveLength(10), {
      timeout: 20_000,
    });
    const editor = await OperatorClient.as(server(), 'editor');
    const draft = await draftWith(editor, 'my-bets', words('news'), everywhere);
    const checked = await editor.run<{ coverage: { sessions: number; share: number; unknown: number; nodes: readonly object[] } }>(
      'checkDraft',
      {
        draftId: draft.id,
      },
    );
    expect(checked.coverage).toMatchObject({ sessions: 10, share: 0.3, unknown: 0.7 });
    expect(checked.coverage.nodes).toContainEqual({ nodeId: 'news', kind: 'EditorialShelf', criticality: 'DEGRADABLE', share: 0.3 });
  });

  it('checking a wallet draft counts viewers of older builds apart, who do not get its documents', async () => {
    const { deps } = server().app;
    const [landed] = readLanded().builds;
    const today = (JSON.parse(readFileSync(join(ROOT, 'src/gql/capabilities.json'), 'utf8')) as { readonly build: string }).build;
    await deps.db.deleteFrom('layout_viewers').execute();
    const seen = [landed ? manifestHash(landed) : null, today, today, null];
    for (const [at, capabilities] of seen.entries()) deps.health.saw({ session: `w-${at}`, ip: '203.0.113.9', capabilities }, 'home');
    await vi.waitFor(async () => expect(await deps.db.selectFrom('layout_viewers').select('session').execute()).toHaveLength(4), {
      timeout: 20_000,
    });
    const editor = await OperatorClient.as(server(), 'editor');
    const draft = await draftWith(
      editor,
      'deposit',
      shelf('payment', { kind: 'PaymentShelf', v: 1, criticality: 'MANDATORY', props: {} }),
      everywhere,
    );
    const checked = await editor.run<{ coverage: object }>('checkDraft', { draftId: draft.id });
    expect(checked.coverage).toEqual({ sessions: 4, share: 0, own: 0.25, unknown: 0.25, nodes: [] });
  });
});
