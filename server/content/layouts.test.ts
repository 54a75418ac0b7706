import { describe, expect, it } from 'vitest';
import { topics } from '#server/platform/bus/bus.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import type { LayoutParent } from '#server/kinds/nodeParents.ts';
import { counting, hashShown, layoutsOver, memoryStore, player, visitor } from '#tests/support/layouts.ts';

const NFL = '/sport/football/organization/united-states/competition/nfl';
const links = (id: string, more: object = {}): object => ({
  id,
  kind: 'QuickLinksShelf',
  v: 2,
  criticality: 'OPTIONAL',
  props: { title: id, links: [{ id: 'x', label: 'x', icon: 'x' }] },
  ...more,
});
const doc = (...nodes: readonly object[]): object => {
  const ids = nodes.map((node) => (node as { id: string }).id);
  return { surface: 'home', title: 'Home', order: ids, nodes: Object.fromEntries(nodes.map((node, index) => [ids[index], node])) };
};
const kindsOf = (layout: LayoutParent | null): readonly string[] => layout?.slots.map(({ kind }) => kind) ?? [];
const authoredIds = (layout: LayoutParent | null): readonly string[] => layout?.slots.map(({ id }) => id.split('_', 1)[0] ?? '') ?? [];

describe('a new installation', () => {
  it('a new installation publishes its authored documents once', async () => {
    const store = memoryStore();
    const { layouts, told } = await layoutsOver(store);
    expect(kindsOf(layouts.page('/', visitor))).toContain('FeaturedEventsShelf');
    expect(told).toEqual([]);
    const published = store.authors().length;
    await layoutsOver(store);
    expect(store.authors()).toHaveLength(published);
  });

  it('a start keeps a document that an operator has published', async () => {
    const store = memoryStore();
    const own = store.force('home', doc(links('own')));
    const { layouts } = await layoutsOver(store);
    expect(hashShown(layouts, 'home')).toBe(own);
  });
});

describe('a page', () => {
  it('a page has the title of its subject', async () => {
    const { layouts } = await layoutsOver(memoryStore());
    const titles = ['/', '/sport/football', NFL, `${NFL}/event/nfl-1`, '/casino/category/slots/game-0', '/my-bets/settled'].map(
      (url) => layouts.page(url, visitor)?.title,
    );
    expect(titles).toEqual(['Sportsbook', 'Football', 'NFL', 'Away at Home (nfl-1)', 'Game 0', 'Settled bets']);
  });

  it.each([
    '/nowhere',
    '/sport/chess',
    '/sport/football/organization/england/competition/nfl',
    `${NFL}/event/nothing`,
    `${NFL}/event/nfl-hidden`,
    `${NFL}/event/epl-1`,
    '/casino/category/slots/nothing',
  ])('the address %s has no page', async (url) => {
    const { layouts } = await layoutsOver(memoryStore());
    expect(layouts.page(url, visitor)).toBeNull();
  });

  it('a game asked for below another category has moved to its own', async () => {
    const { layouts } = await layoutsOver(memoryStore());
    const moved = (url: string) => layouts.page(url, visitor)?.movedTo;
    expect(moved('/casino/category/jackpots/game-0')).toBe('/casino/category/slots/game-0');
    expect(moved('/casino/category/slots/game-0')).toBeNull();
    expect(moved('/casino/hollywood-casino/category/slots/game-0')).toBeNull();
  });

  it('two pages of one document share no ids', async () => {
    const { layouts } = await layoutsOver(memoryStore());
    const one = layouts.page(`${NFL}/event/nfl-1`, visitor);
    const two = layouts.page(`${NFL}/event/nfl-live`, visitor);
    const ids = [...(one?.slots ?? []), ...(two?.slots ?? [])].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(one?.id).not.toBe(two?.id);
    expect(authoredIds(one)).toEqual(authoredIds(two));
  });

  it('a page is the same in every tab, and keeps its ids after another publication', async () => {
    const { layouts, publishing } = await layoutsOver(memoryStore());
    expect(layouts.page(`${NFL}/event/nfl-1/totals`, visitor)).toBe(layouts.page(`${NFL}/event/nfl-1`, visitor));
    await publishing.publish('home', doc(links('stays'), links('goes')), { author: 'editor' });
    const before = layouts.page('/', visitor);
    await publishing.publish('home', doc(links('comes'), links('stays')), { author: 'editor' });
    const after = layouts.page('/', visitor);
    expect(after?.revision).not.toBe(before?.revision);
    expect(after?.id).toBe(before?.id);
    expect(after?.slots.map(({ id }) => id)).toContain(before?.slots[0]?.id);
  });

  it('a page is resolved once for all visitors with the same outcome', async () => {
    const { layouts } = await layoutsOver(memoryStore());
    const mobile = { ...visitor, device: 'MOBILE' } as const;
    expect(layouts.page('/promotions', visitor)).toBe(layouts.page('/promotions', mobile));
    expect(layouts.page('/promotions', visitor)).toBe(layouts.page('/promotions', player));
  });

  it('a visitor’s page counts the first shelves that players see, too', async () => {
    const { layouts } = await layoutsOver(memoryStore());
    const common = (url: string, audience = visitor) => layouts.page(url, audience)?.common;
    expect(layouts.page('/casino', player)?.slots[2]?.kind).toBe('RecentGamesShelf');
    expect([common('/casino'), common('/casino', player), common('/promotions')]).toEqual([2, null, null]);
  });

  it('a page has the parents and regions of its document', async () => {
    const { layouts } = await layoutsOver(memoryStore());
    const live = layouts.page('/live', visitor);
    const tabs = live?.slots[0];
    expect(tabs).toMatchObject({ kind: 'TabsShelf', parent: null, region: 'main' });
    const inside = live?.slots.filter(({ parent }) => parent === tabs?.id) ?? [];
    expect(inside.map(({ region }) => region)).toContain('football');
    expect(inside.map(({ kind }) => kind)).toEqual(inside.map(() => 'LiveEventsShelf'));
  });
});

describe('the audience of a page', () => {
  it('a page differs by brand', async () => {
    const { layouts } = await layoutsOver(memoryStore());
    expect(kindsOf(layouts.page('/', { ...visitor, brand: 'hwc' }))[0]).toBe('GameRailShelf');
    expect(kindsOf(layouts.page('/', visitor))[0]).toBe('HeroCarouselShelf');
  });

  it('the responsible-gaming notice names the region’s helpline and age', async () => {
    const { layouts } = await layoutsOver(memoryStore());
    const notice = (region: string): string =>
      JSON.stringify(layouts.form('responsible-gaming', { ...visitor, region })?.parts[0]?.node?.props);
    expect(notice('US-NJ')).toContain('1-800-GAMBLER');
    expect(notice('US-NJ')).toContain('21 or older');
    expect(notice('CA-ON')).toContain('1-866-531-2600');
    expect(notice('CA-ON')).toContain('19 or older');
  });

  it('a page follows its rules: each country has its own link to help', async () => {
    const { layouts } = await layoutsOver(memoryStore());
    expect(authoredIds(layouts.page('/', visitor))).toContain('care');
    expect(authoredIds(layouts.page('/', { ...visitor, region: 'CA-ON' }))).toContain('care-canada');
    expect(authoredIds(layouts.page('/', { ...visitor, region: 'CA-ON' }))).not.toContain('care');
  });

  it('a build gets fallbacks for kinds that it cannot draw', async () => {
    const { layouts } = await layoutsOver(memoryStore());
    const old = layouts.capabilities.register({ build: '1', kinds: { QuickLinksShelf: 1, CollectionShelf: 1 }, presentations: {} });
    const slots = layouts.page('/promotions', { ...visitor, capabilities: old })?.slots ?? [];
    expect(slots.map(({ id, absence }) => [id.split('_', 1)[0], absence])).toEqual([
      ['all', null],
      ['parlays', 'UNSUPPORTED'],
      ['parlay-video', 'UNSUPPORTED'],
      ['care', 'UNSUPPORTED'],
    ]);
    expect(slots.at(-1)).toMatchObject({ node: null, criticality: 'DEGRADABLE', fallback: { __typename: 'FallbackText' } });
  });
});

describe('frames, forms and dialogs', () => {
  it('a frame or a form is found only by its own name', async () => {
    const { layouts } = await layoutsOver(memoryStore());
    expect(kindsOf(layouts.frame('left-menu', visitor))).toEqual(['SportsTreeShelf']);
    expect(layouts.frame('home', visitor)).toBeNull();
    expect(layouts.frame('constructor', visitor)).toBeNull();
    expect(layouts.form('preferences', visitor)).toMatchObject({ id: 'preferences', title: 'Betting preferences' });
    expect(layouts.form('nothing', visitor)).toBeNull();
    expect(layouts.form('../home', visitor)).toBeNull();
  });

  it('dialogs come by priority, and only those for the visitor or player', async () => {
    const { layouts } = await layoutsOver(memoryStore());
    expect(layouts.dialogs(visitor).map(({ kind }) => kind)).toEqual([
      'MaintenanceDialog',
      'LocationPromptDialog',
      'AnonymousExperienceDialog',
      'CustomDialog',
    ]);
    expect(layouts.dialogs(player).map(({ kind, priority, triggers }) => [kind, priority, triggers.onLogin])).toEqual([
      ['MaintenanceDialog', 950, false],
      ['LegalChangeDialog', 940, false],
      ['DepositAcknowledgementDialog', 900, false],
      ['BigWinUploadDialog', 800, false],
      ['LocationPromptDialog', 100, false],
      ['CasinoBalanceUsageDialog', 40, false],
      ['AppTourDialog', 15, false],
      ['CustomDialog', 1, false],
    ]);
  });

  it('a dialog keeps its authored id, by which a deep link opens it', async () => {
    const { layouts } = await layoutsOver(memoryStore());
    expect(layouts.dialogs(player).map(({ id }) => id)).toEqual([
      'maintenance',
      'legal-change',
      'deposit-acknowledgement',
      'big-win',
      'location-prompt',
      'casino-balance-usage',
      'app-tour',
      'home-screen',
    ]);
  });

  it('a MANDATORY dialog that cannot be drawn comes first', async () => {
    const store = memoryStore();
    store.force('dialogs', {
      surface: 'dialogs',
      order: ['notice'],
      nodes: { notice: { id: 'notice', kind: 'CustomDialog', v: 7, props: {}, criticality: 'MANDATORY' } },
    });
    const { layouts } = await layoutsOver(store);
    expect(layouts.dialogs(visitor)).toMatchObject([{ absence: 'UNSUPPORTED', priority: 1_001, triggers: { pages: ['/', '/*'] } }]);
  });
});

describe('publishing', () => {
  it('a publication is served at once and sent to open pages', async () => {
    const bus = createMemoryBus();
    const heard: unknown[] = [];
    bus.subscribe(topics.layout('home'), (message) => void heard.push(message));
    const { layouts, publishing } = await layoutsOver(memoryStore(), { bus });
    heard.length = 0;
    const changes = layouts.watch('home', visitor);
    await changes.next();
    const next = changes.next();
    const result = await publishing.publish('home', doc(links('new')), { author: 'editor' });
    const revision = result.ok ? result.value.revision : null;
    expect(await next).toMatchObject({ value: { surface: 'home', revision } });
    expect(layouts.page('/', visitor)).toMatchObject({ revision, slots: [{ kind: 'QuickLinksShelf' }] });
    expect(heard).toEqual([{ surface: 'home', revision }]);
  });

  it('a refused publication reports its problems and changes nothing', async () => {
    const { layouts, publishing } = await layoutsOver(memoryStore());
    const before = layouts.shown('home', visitor)?.revision;
    const result = await publishing.publish('home', doc(links('new', { props: {} })), { author: 'editor' });
    expect(result).toMatchObject({ ok: false, refusal: { problems: [{ nodeId: 'new', path: '/props' }] } });
    expect(layouts.shown('home', visitor)?.revision).toBe(before);
  });

  it('a publication for one brand changes only that brand’s page', async () => {
    const { layouts, publishing } = await layoutsOver(memoryStore());
    const before = layouts.shown('home', visitor)?.revision;
    await publishing.publish('home', doc(links('new')), { brand: 'espnbet', author: 'editor' });
    expect(layouts.shown('home', visitor)?.revision).toBe(before);
    expect(authoredIds(layouts.page('/', { ...visitor, brand: 'espnbet' }))).toEqual(['new']);
  });

  it('a publication reaches another process by the bus', async () => {
    const [store, bus] = [memoryStore(), createMemoryBus()];
    const { publishing: here } = await layoutsOver(store, { bus });
    const { layouts: there } = await layoutsOver(store, { bus });
    const changes = there.watch('home', visitor);
    await changes.next();
    const next = changes.next();
    const result = await here.publish('home', doc(links('new')), { author: 'editor' });
    expect(await next).toMatchObject({ value: { revision: result.ok ? result.value.revision : null } });
    expect(authoredIds(there.page('/', visitor))).toEqual(['new']);
  });

  it('caches are dropped before open pages are notified of a publication', async () => {
    const { layouts, publishing, upkeep } = await layoutsOver(memoryStore());
    const order: string[] = [];
    const stop = upkeep.onMoved(() => order.push('moved'));
    const changes = layouts.watch('home', visitor);
    await changes.next();
    const next = changes.next().then(() => order.push('told'));
    await publishing.publish('home', doc(links('one')), { author: 'editor' });
    await next;
    expect(order.slice(0, 1)).toEqual(['moved']);
    stop();
    const before = order.length;
    await publishing.publish('home', doc(links('two')), { author: 'editor' });
    expect(order).toHaveLength(before);
  });

  it('publishing an earlier document again restores its revision', async () => {
    const { layouts, publishing } = await layoutsOver(memoryStore());
    const first = await publishing.publish('home', doc(links('one')), { author: 'editor' });
    await publishing.publish('home', doc(links('two')), { author: 'editor' });
    const again = await publishing.publish('home', doc(links('one')), { author: 'editor' });
    expect(again).toEqual(first);
    expect(authoredIds(layouts.page('/', visitor))).toEqual(['one']);
  });
});

describe('an invalid stored document', () => {
  it('a stored document that is invalid does not stop the start, and is reported once', async () => {
    const store = memoryStore();
    const hostile: unknown = JSON.parse(
      '{"surface":"home","order":["a","__proto__","b"],"nodes":{"a":null,"__proto__":{"kind":"constructor"},"b":{}}}',
    );
    store.force('home', hostile);
    const { layouts, told } = await layoutsOver(store);
    const page = layouts.page('/', visitor);
    layouts.page('/', player);
    expect(page?.slots.every(({ node, absence, fallback }) => node === null && absence === 'INVALID' && fallback !== null)).toBe(true);
    expect(page?.slots).toHaveLength(3);
    expect(told.filter(({ nodeId }) => nodeId === 'a')).toHaveLength(1);
    expect(told.every(({ revision }) => typeof revision === 'string')).toBe(true);
  });
});

describe('a time rule', () => {
  it('a time rule’s change is announced, sent to open pages when due, and never served late', async () => {
    let now = '2026-11-22T10:59:00.000Z';
    const ports = { now: () => new Date(now), newId: counting() };
    const { layouts, publishing, upkeep } = await layoutsOver(memoryStore(), { ports });
    const when = { from: '2026-11-22T11:00:00Z', until: '2026-11-22T12:00:00Z' };
    await publishing.publish('home', doc(links('all'), links('timed', { when })), { author: 'editor' });
    const before = layouts.page('/', visitor);
    expect(before?.changesAt).toBe('2026-11-22T11:00:00.000Z');
    let moves = 0;
    upkeep.onMoved(() => (moves += 1));
    const changes = layouts.watch('home', visitor);
    await changes.next();
    const next = changes.next();
    upkeep.lookAtClock();
    expect(moves).toBe(0);
    now = '2026-11-22T11:00:00.000Z';
    upkeep.lookAtClock();
    expect((await next).value).toMatchObject({ from: before?.revision, steps: [{ op: 'INSERT', nodeId: 'timed', after: 'all' }] });
    expect(moves).toBe(1);
    expect(layouts.page('/', visitor)).toMatchObject({ changesAt: '2026-11-22T12:00:00.000Z', slots: [{}, {}] });
    now = '2026-11-22T12:00:00.000Z';
    expect(layouts.page('/', visitor)).toMatchObject({ revision: before?.revision, changesAt: null });
    upkeep.close();
  });
});
