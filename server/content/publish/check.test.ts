import { describe, expect, it } from 'vitest';
import { checkForPublish } from './check.ts';
import { limits } from '#src/shared/layouts/draft/limits.ts';

const links = (url: string): object => ({
  title: 'Links',
  links: [{ id: 'live', label: 'Live', icon: 'live', deepLink: { kind: 'SportsbookPageDeepLink', canonicalUrl: url } }],
});
const node = (id: string, more: object = {}): object => ({
  id,
  kind: 'QuickLinksShelf',
  v: 2,
  props: links('/live'),
  criticality: 'OPTIONAL',
  ...more,
});
const doc = (nodes: Readonly<Record<string, object>>, more: object = {}): object => ({
  surface: 'home',
  nodes,
  order: Object.keys(nodes),
  ...more,
});
const tell = (document: unknown, surface = 'home'): readonly string[] =>
  checkForPublish(surface, document).problems.map(({ nodeId, path, message }) => `${nodeId ?? '-'} ${path} ${message}`);

describe('publishing', () => {
  it('a valid document may be published', () => {
    expect(checkForPublish('home', doc({ a: node('a') }, { title: 'Home' }))).toEqual({ problems: [], warnings: [] });
  });

  it('a document of an old version that can be migrated may be published', () => {
    expect(tell(doc({ a: node('a', { v: 1, props: { title: 'Links', items: [] } }) }))).toEqual([
      'a /props/links must NOT have fewer than 1 items',
    ]);
    expect(tell(doc({ a: node('a', { v: 1, props: { title: 'Links', items: [{ id: 'x', label: 'x', icon: 'x', url: '/' }] } }) }))).toEqual(
      [],
    );
  });

  it.each([
    ['a surface that nothing asks for', doc({ a: node('a') }), 'nowhere', '- /surface nothing asks for a surface nowhere'],
    ['a document for another surface', doc({ a: node('a') }, { surface: 'live' }), 'home', '- /surface the document is for live'],
    ['something beside the document', doc({ a: node('a') }, { price: 1 }), 'home', '- must NOT have additional properties: price'],
    ['no order', { surface: 'home', nodes: {} }, 'home', "- must have required property 'order'"],
    ['nothing', null, 'home', '- must be object'],
    ['a title of the wrong type', doc({ a: node('a') }, { title: 7 }), 'home', '- /title must be string'],
    ['a kind that does not exist', doc({ a: node('a', { kind: 'HologramShelf' }) }), 'home', 'a /kind no kind HologramShelf'],
    ['a node under another name', doc({ a: node('b') }), 'home', 'a /id stored under the key a'],
    [
      'a page that does not exist',
      doc({ a: node('a', { props: links('/nowhere') }) }),
      'home',
      'a /props/links/0/deepLink no page has the address /nowhere',
    ],
    [
      'the segment may-not-play',
      doc({ a: node('a', { when: { segments: ['vip', 'may-not-play'] } }) }),
      'home',
      'a /when/segments/1 the server alone gives may-not-play: a rule may ask whether the player may play (mayPlay)',
    ],
    [
      'the segment keeps-rewards',
      doc({ a: node('a', { when: { segments: ['vip', 'keeps-rewards'] } }) }),
      'home',
      'a /when/segments/1 the server alone gives keeps-rewards: a rule may ask whether the player may play (mayPlay)',
    ],
    ['a mention of nothing', doc({ a: node('a') }, { order: ['a', 'ghost'] }), 'home', 'ghost  listed, but this part does not exist'],
    ['a node that nothing mentions', doc({ a: node('a'), b: node('b') }, { order: ['a'] }), 'home', 'b  not placed anywhere'],
    [
      'a character that cannot be stored',
      doc({ a: node('a', { label: 'a\u0000b' }) }),
      'home',
      '-  it has a character that cannot be stored: U+0000, or half of a pair',
    ],
    [
      'half of a pair',
      doc({ a: node('a', { label: 'a\ud800b' }) }),
      'home',
      '-  it has a character that cannot be stored: U+0000, or half of a pair',
    ],
  ])('publishing refuses %s', (_, document, surface, problem) => {
    expect(tell(document, surface).map((line) => line.replace('-  must', '- must'))).toEqual([problem]);
  });

  it('publishing accepts text that looks like an escape sequence', () => {
    expect(tell(doc({ a: node('a', { label: 'a\\u0000b' }) }))).toEqual([]);
  });

  it('publishing refuses too many nodes, too much text and circular values', () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`n${index}`, node(`n${index}`)]));
    expect(tell(doc(many))[0]).toContain(`at most ${limits.size}`);
    const small = Object.fromEntries(Array.from({ length: limits.nodes + 1 }, (_, index) => [`n${index}`, {}]));
    expect(tell({ surface: 'home', nodes: small, order: ['n0'] })).toEqual([`- /nodes ${limits.nodes + 1} nodes; at most ${limits.nodes}`]);
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    expect(tell({ surface: 'home', nodes: circle, order: ['self'] })).toEqual([`-  too many characters; at most ${limits.size}`]);
  });

  it.each([
    ['ColumnsShelf', { columns: [{ region: 'main' }] }, 'ColumnsShelf shows only main'],
    ['TabsShelf', { tabs: [{ region: 'main', label: 'Main' }] }, 'TabsShelf shows only main'],
    [
      'TabsShelf',
      { tabs: [{ region: 'side', label: 'Side', deepLink: { kind: 'SportsbookPageDeepLink', canonicalUrl: '/live' } }] },
      'TabsShelf shows only pages',
    ],
  ])('publishing refuses children where %s would not draw them', (kind, props, message) => {
    const box = (regions: object): object => node('box', { kind, v: 1, props, regions });
    const inside = doc({ box: box({ side: ['owed'] }), owed: node('owed', { criticality: 'MANDATORY' }) }, { order: ['box'] });
    expect(tell(inside)).toEqual([`box /regions/side ${message}`]);
    expect(tell(doc({ box: box({ side: [] }) })), 'where there are none nothing is lost').toEqual([]);
  });

  it.each(['from', 'until'])('publishing refuses an impossible date in %s', (name) => {
    const timed = (at: string): object => doc({ a: node('a', { when: { [name]: at } }) });
    expect(tell(timed('2026-02-30T00:00:00Z'))).toEqual([`a /when/${name} there is no instant 2026-02-30T00:00:00Z`]);
    expect(tell(timed('2028-02-29T00:00:00Z'))).toEqual([]);
  });

  it('publishing refuses a cycle of regions and a tree that is too deep', () => {
    const tabs = (id: string, children: readonly string[]): object =>
      node(id, { kind: 'TabsShelf', v: 1, props: { tabs: [{ region: 'main', label: 'Main' }] }, regions: { main: children } });
    expect(tell(doc({ a: tabs('a', ['b']), b: tabs('b', ['a']) }, { order: ['a'] }))).toEqual(['a  listed more than once']);
    const ids = Array.from({ length: limits.depth + 1 }, (_, index) => `n${index}`);
    const chain = Object.fromEntries(ids.map((id, index) => [id, tabs(id, ids.slice(index + 1, index + 2))]));
    expect(tell(doc(chain, { order: ['n0'] }))).toEqual([`n${limits.depth}  deeper than ${limits.depth}`]);
  });

  it('publishing refuses a surface without its mandatory node', () => {
    const consent = {
      title: 'x',
      body: 'x',
      consentLabel: 'x',
      action: { kind: 'AcknowledgeAction', id: 'x', label: 'x', ackType: 'terms', requirements: [] },
    };
    const form = (criticality: string): object => ({
      surface: 'form:responsible-gaming',
      order: ['a'],
      nodes: { a: { id: 'a', kind: 'ConsentForm', v: 1, props: consent, criticality } },
    });
    expect(tell(form('OPTIONAL'), 'form:responsible-gaming')).toEqual(['- /nodes this surface must have a MANDATORY ConsentForm']);
    expect(tell(form('MANDATORY'), 'form:responsible-gaming')).toEqual([]);
  });

  it('publishing reports the problems of each invalid node', () => {
    const broken = doc({ a: node('a', { props: { title: 7, links: [] } }), b: node('b', { criticality: 'DEGRADABLE' }), c: node('c') });
    expect(tell(broken).map((line) => line.split(' ', 1)[0])).toEqual(['a', 'b']);
  });

  it('publishing warns of an audience rule on a MANDATORY node', () => {
    expect(checkForPublish('home', doc({ a: node('a', { criticality: 'MANDATORY', when: { login: 'player' } }) })).warnings).toEqual([
      { nodeId: 'a', path: '/when', message: 'a MANDATORY part can’t have an audience rule: it is shown to all players' },
    ]);
  });

  it('publishing a document with property names of objects changes no prototype', () => {
    const nodes: unknown = JSON.parse('{"__proto__":{"id":"__proto__"},"constructor":{"id":"constructor"}}');
    expect(tell({ surface: 'home', nodes, order: ['a'] }).length).toBeGreaterThan(1);
    expect(Object.prototype).not.toHaveProperty('id');
  });
});
