import type { ExecutionResult } from 'graphql';
import { describe, expect, it } from 'vitest';
import { kindResolvers, kinds } from '#server/kinds/index.ts';
import { layoutsOver, memoryStore, type MemoryStore } from '#tests/support/layouts.ts';
import { asking, type Ask, playerViewer } from '#tests/support/layoutQueries.ts';

const NFL = '/sport/football/organization/united-states/competition/nfl';
type Slot = {
  readonly id: string;
  readonly kind: string;
  readonly criticality: string;
  readonly absence: string | null;
  readonly fallback: object | null;
  readonly node: (Readonly<Record<string, unknown>> & { readonly __typename: string; readonly id?: string }) | null;
};

async function scene(store: MemoryStore = memoryStore()): Promise<Ask> {
  return asking((await layoutsOver(store)).layouts);
}
function slotsOf({ data, errors }: ExecutionResult, field = 'pageLayout'): readonly Slot[] {
  expect(errors ?? []).toEqual([]);
  return (data as Readonly<Record<string, { readonly slots: readonly Slot[] } | null>>)[field]?.slots ?? [];
}
const node = (kind: string, more: object = {}): object => ({
  id: 'a',
  kind,
  v: 1,
  props: {},
  criticality: 'DEGRADABLE',
  fallback: { kind: 'FallbackText', text: 'later' },
  ...more,
});
const home = (stored: unknown): object => ({ surface: 'home', order: ['a'], nodes: { a: stored } });

describe('pages over the wire', () => {
  it.each([
    '/',
    '/live',
    '/sport/soccer',
    NFL,
    `${NFL}/event/nfl-1`,
    '/my-bets',
    '/my-bets/settled',
    '/promotions',
    '/casino',
    '/casino/category/slots',
    '/casino/category/slots/game-0',
    '/account/settings/content',
    '/account/settings/security',
    '/account/summary',
    '/account/history/betting',
    '/account/award-details/free-bets',
    '/account/referrals',
    '/account/update-password',
    '/account/responsible-gaming',
  ])('the layout of %s is answered with every node under its slot’s id', async (canonicalUrl) => {
    const slots = slotsOf(await (await scene())('PageLayout', { canonicalUrl }));
    expect(slots.length).toBeGreaterThan(0);
    for (const slot of slots) expect([slot.absence, slot.node?.__typename, slot.node?.id]).toEqual([null, slot.kind, slot.id]);
  });

  it('an unknown address is answered with null and no error', async () => {
    expect(await (await scene())('PageLayout', { canonicalUrl: '/nowhere' })).toEqual({ data: { pageLayout: null } });
  });

  it('the frames of a page are answered with their nodes', async () => {
    const ask = await scene();
    expect(slotsOf(await ask('FrameLayout', { surface: 'left-menu' }), 'frameLayout').map(({ kind }) => kind)).toEqual(['SportsTreeShelf']);
    expect(slotsOf(await ask('FrameLayout', { surface: 'account-panel' }, playerViewer), 'frameLayout').map(({ kind }) => kind)).toEqual([
      'WalletBoxShelf',
      'AwardsShelf',
      'ReferralShelf',
      'AccountItemsShelf',
      'AccountItemsShelf',
      'AccountItemsShelf',
    ]);
    expect(slotsOf(await ask('FrameLayout', { surface: 'casino-menu' }), 'frameLayout').map(({ kind }) => kind)).toEqual([
      'CasinoMenuShelf',
    ]);
    expect(await ask('FrameLayout', { surface: 'nothing' })).toEqual({ data: { frameLayout: null } });
  });

  it('a form comes with its action, and a dialog with its triggers', async () => {
    const ask = await scene();
    expect(await ask('Form', { formId: 'preferences' })).toMatchObject({
      data: {
        form: {
          parts: [
            { node: { __typename: 'TipForm', action: { __typename: 'DismissPromptAction', promptType: 'preferences' } } },
            {
              node: {
                __typename: 'FieldsForm',
                order: ['oddsFormat', 'autoAcceptOddsChanges', 'casinoBalanceUsagePreferences'],
                action: { __typename: 'SetUserPreferenceAction', requirements: ['LOGIN'] },
              },
            },
          ],
        },
      },
    });
    expect(await ask('Form', { formId: 'nothing' })).toEqual({ data: { form: null } });
    expect(await ask('Dialogs', {}, playerViewer)).toMatchObject({
      data: {
        dialogs: [
          { kind: 'MaintenanceDialog', triggers: { pages: [] } },
          { kind: 'LegalChangeDialog', memory: 'VISIT' },
          { kind: 'DepositAcknowledgementDialog', triggers: { pages: ['/*'] } },
          { kind: 'BigWinUploadDialog', memory: 'VISIT' },
          { kind: 'LocationPromptDialog' },
          { kind: 'CasinoBalanceUsageDialog', memory: 'VISIT' },
          { kind: 'AppTourDialog', memory: 'PLAYER' },
          { kind: 'CustomDialog', triggers: { pages: [], onLogin: false } },
        ],
      },
    });
  });
});

describe('a player’s section', () => {
  const sectionOf = (slots: readonly Slot[]): unknown =>
    slots.find(({ node: found }) => found?.__typename === 'BetListShelf')?.node?.['section'];

  it('a player’s section is left out of the public answer, and null for a visitor', async () => {
    const ask = await scene();
    expect(sectionOf(slotsOf(await ask('PageLayout', { canonicalUrl: '/my-bets' }, playerViewer)))).toBeUndefined();
    expect(sectionOf(slotsOf(await ask('PageLayoutPlayer', { canonicalUrl: '/my-bets' })))).toBeNull();
  });

  it('a player’s answer has the same slots as the public answer', async () => {
    const ask = await scene();
    const ids = async (name: string): Promise<readonly string[]> =>
      slotsOf(await ask(name, { canonicalUrl: '/my-bets' })).map(({ id }) => id);
    expect(await ids('PageLayoutPlayer')).toEqual(await ids('PageLayout'));
  });
});

describe('a node that cannot be drawn', () => {
  it.each([
    ['an unheard kind', node('HologramShelf'), 'HologramShelf', 'UNSUPPORTED'],
    ['a version of the future', node('TabsShelf', { v: 3 }), 'TabsShelf', 'UNSUPPORTED'],
    ['props that do not fit', node('TabsShelf', { props: { tabs: 'none' } }), 'TabsShelf', 'INVALID'],
    ['a dialog on a page', node('CustomDialog', { props: kinds.CustomDialog.versions.examples[1] }), 'CustomDialog', 'INVALID'],
    ['a kind named constructor', node('constructor'), 'Unreadable', 'INVALID'],
    ['a kind named __proto__', node('__proto__'), 'Unreadable', 'INVALID'],
    ['nothing at all', null, 'Unreadable', 'INVALID'],
  ])('a layout with %s is answered as a slot with its fallback', async (_, stored, kind, absence) => {
    const store = memoryStore();
    store.force('home', home(stored));
    const [slot] = slotsOf(await (await scene(store))('PageLayout', { canonicalUrl: '/' }));
    expect(slot).toMatchObject({ kind, absence, criticality: 'DEGRADABLE', node: null, fallback: { __typename: 'FallbackText' } });
  });

  it.each(['OPTIONAL', 'DEGRADABLE', 'MANDATORY'])('a broken node that is %s keeps its criticality in the answer', async (criticality) => {
    const store = memoryStore();
    store.force('home', home(node('TabsShelf', { criticality })));
    expect(slotsOf(await (await scene(store))('PageLayout', { canonicalUrl: '/' }))).toMatchObject([
      { criticality, absence: 'INVALID', node: null },
    ]);
  });

  it('a failed source leaves its own node without data and the other nodes unchanged', async () => {
    const bind = { events: { source: 'eventsOfCompetition', args: { competitionId: 'nfl', first: 5 } } };
    const store = memoryStore();
    const grid = node('MarketGridShelf', { props: { title: 'NFL', columns: 'auto' }, bind });
    const links = {
      id: 'b',
      kind: 'QuickLinksShelf',
      v: 2,
      criticality: 'OPTIONAL',
      props: { title: 'b', links: [{ id: 'x', label: 'x', icon: 'x' }] },
    };
    store.force('home', { surface: 'home', order: ['a', 'b'], nodes: { a: grid, b: links } });
    const { layouts } = await layoutsOver(store);
    const failing = { ...layouts, sources: { load: () => Promise.resolve(null) } };
    const slots = slotsOf(await asking(failing)('PageLayout', { canonicalUrl: '/' }));
    expect(slots.map(({ node: found }) => found?.['rows'] ?? found?.__typename)).toEqual(['MarketGridShelf', 'QuickLinksShelf']);
    expect(slots[0]?.node).toMatchObject({ rows: null, columns: [{ key: 'spread' }, { key: 'total' }, { key: 'moneyline' }] });
  });

  it('a text with <script> is passed on unchanged', async () => {
    const evil = '<script>alert(1)</script>';
    const store = memoryStore();
    store.force('home', {
      ...home(node('QuickLinksShelf', { v: 2, props: { title: evil, links: [{ id: 'x', label: evil, icon: 'x' }] }, label: evil })),
      title: evil,
    });
    const result = await (await scene(store))('PageLayout', { canonicalUrl: '/' });
    expect(result.data).toMatchObject({ pageLayout: { title: evil, slots: [{ label: evil, node: { title: evil } }] } });
  });
});

describe('loading of sources', () => {
  it('each source is loaded once per node, however many fields read it', async () => {
    const { layouts } = await layoutsOver(memoryStore());
    const asked: string[] = [];
    const counting: typeof layouts = {
      ...layouts,
      sources: { load: (bind, ...rest) => (asked.push(bind.source), layouts.sources.load(bind, ...rest)) },
    };
    slotsOf(await asking(counting)('PageLayout', { canonicalUrl: NFL }));
    // The countdown and the grid each load the events. Both fields of the table share one load.
    expect(asked.toSorted()).toEqual(['eventsOfCompetition', 'eventsOfCompetition', 'gamesOfCompetition', 'standings', 'suggestedParlays']);
  });

  it('every kind has a resolver', () => {
    expect(Object.keys(kindResolvers)).toEqual(Object.keys(kinds));
  });
});
