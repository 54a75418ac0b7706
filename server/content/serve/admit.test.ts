import { describe, expect, it } from 'vitest';
import { type AdmittedNode, admit, outcomesOf, type Revision } from './admit.ts';
import { limits } from '#src/shared/layouts/draft/limits.ts';
import type { LayoutReport } from '#server/kinds/report.ts';
import { surfaceOf } from '../documents/surfaces.ts';
import { visitor } from '#tests/support/layouts.ts';

const links = {
  title: 'Links',
  links: [{ id: 'live', label: 'Live', icon: 'live', deepLink: { kind: 'SportsbookPageDeepLink', canonicalUrl: '/live' } }],
};
const node = (id: string, more: object = {}): object => ({
  id,
  kind: 'QuickLinksShelf',
  v: 2,
  props: links,
  criticality: 'OPTIONAL',
  ...more,
});
const tabs = (id: string, regions: object, more: object = {}): object =>
  node(id, { kind: 'TabsShelf', v: 1, props: { tabs: [{ region: 'main', label: 'Main' }] }, regions, ...more });
const fallback = { kind: 'FallbackText', text: 'later' };

function admitted(
  document: unknown,
  surface = 'home',
): { readonly revision: Revision; readonly told: readonly LayoutReport[]; readonly node: (id: string) => AdmittedNode | undefined } {
  const told: LayoutReport[] = [];
  const served = surfaceOf(surface);
  if (!served) throw new Error(surface);
  const revision = admit({ hash: 'hash', surface, document }, served, (entry) => void told.push(entry));
  return { revision, told, node: (id) => revision.nodes.find((each) => each.id === id) };
}
const doc = (...nodes: readonly object[]): object => ({
  surface: 'home',
  nodes: Object.fromEntries(nodes.map((each) => [(each as { id: string }).id, each])),
  order: nodes.map((each) => (each as { id: string }).id),
});

describe('a valid document', () => {
  it('a valid document is admitted unchanged and without a report', () => {
    const { revision, told } = admitted({ ...doc(node('a'), node('b')), title: 'Home' });
    expect(revision.title).toBe('Home');
    expect(revision.nodes.map(({ id, absence, content }) => [id, absence, content?.kind])).toEqual([
      ['a', null, 'QuickLinksShelf'],
      ['b', null, 'QuickLinksShelf'],
    ]);
    expect(told).toEqual([]);
  });

  it('a document of an old version is migrated when it is admitted', () => {
    const old = { title: 'Links', items: [{ id: 'live', label: 'Live', icon: 'live', url: '/live' }] };
    expect(admitted(doc(node('a', { v: 1, props: old }))).node('a')?.content).toMatchObject({ version: 2, props: links });
  });
});

describe('an invalid node', () => {
  it.each([
    ['of unheard kind', { kind: 'HologramShelf' }, 'UNSUPPORTED'],
    ['of a version of the future', { v: 9 }, 'UNSUPPORTED'],
    ['without props that its kind needs', { props: { title: 'Links' } }, 'INVALID'],
    ['with props of the wrong type', { props: { title: 7, links: 'none' } }, 'INVALID'],
    ['with a bind it has no place for', { bind: { events: { source: 'sportsMenu', args: {} } } }, 'INVALID'],
  ])('a node %s keeps its slot and fallback, and is reported', (_, more, absence) => {
    const { node: find, told } = admitted(doc(node('a', { ...more, criticality: 'DEGRADABLE', fallback }), node('b')));
    expect(find('a')).toMatchObject({ absence, content: null, criticality: 'DEGRADABLE', fallback });
    expect(find('b')).toMatchObject({ absence: null });
    expect(told).toEqual([expect.objectContaining({ reason: absence, nodeId: 'a', revision: 'hash', surface: 'home' })]);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('a node of kind %s is unreadable and stays MANDATORY', (kind) => {
    const { node: find } = admitted(doc(node('a', { kind, criticality: 'MANDATORY' })));
    expect(find('a')).toMatchObject({ kind: 'Unreadable', absence: 'INVALID', criticality: 'MANDATORY', content: null });
  });

  it.each([null, 7, 'text', [], {}])('a node that is %j counts as DEGRADABLE, with a default text', (broken) => {
    const { node: find } = admitted({ surface: 'home', nodes: { a: broken }, order: ['a'] });
    expect(find('a')).toMatchObject({ criticality: 'DEGRADABLE', absence: 'INVALID', fallback: { kind: 'FallbackText' } });
  });

  it('an invalid node keeps a valid criticality and a valid fallback', () => {
    expect(admitted(doc(node('a', { surprise: 1, criticality: 'OPTIONAL' }))).node('a')).toMatchObject({
      criticality: 'OPTIONAL',
      fallback: null,
      kind: 'QuickLinksShelf',
    });
    expect(admitted(doc(node('a', { v: 'x', criticality: 'DEGRADABLE', fallback }))).node('a')).toMatchObject({
      criticality: 'DEGRADABLE',
      fallback,
    });
    const link = { kind: 'FallbackLink', text: 'x', url: 'javascript:alert(1)' };
    expect(admitted(doc(node('a', { criticality: 'DEGRADABLE', fallback: link }))).node('a')?.fallback).toMatchObject({
      kind: 'FallbackText',
    });
  });

  it('a node stored under another id is invalid', () => {
    expect(admitted({ nodes: { a: node('b') }, order: ['a'] }).node('a')).toMatchObject({ absence: 'INVALID' });
  });

  it('a text with <script> is admitted unchanged', () => {
    const evil = '<script>alert(1)</script>';
    const props = { title: evil, links: [{ id: 'x', label: evil.slice(0, 30), icon: 'x' }] };
    expect(admitted(doc(node('a', { props, label: evil }))).node('a')).toMatchObject({ absence: null, label: evil, content: { props } });
  });
});

describe('an invalid document', () => {
  it.each([null, [], 'text', {}, { nodes: null }, { nodes: 7, order: [] }, { order: ['a'] }])(
    'the document %j has no nodes and is reported',
    (document) => {
      const { revision, told } = admitted(document);
      expect(revision.nodes).toEqual([]);
      expect(told[0]).toMatchObject({ reason: 'INVALID', message: 'the document has no nodes' });
    },
  );

  it('a document is cut at the node limit, MANDATORY nodes first, and reported', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => node(`n${index}`, index === 9_999 ? { criticality: 'MANDATORY' } : {}));
    const { revision, told } = admitted(doc(...many));
    expect(revision.nodes).toHaveLength(limits.nodes);
    expect(revision.nodes.some(({ id }) => id === 'n9999')).toBe(true);
    expect(revision.nodes.some(({ id }) => id === 'n0')).toBe(true);
    expect(told[0]).toMatchObject({ reason: 'TRUNCATED', message: `10000 nodes; ${limits.nodes} are served` });
    expect(told.length).toBeLessThan(30);
  });

  it('a document with a cycle of regions serves each node once', () => {
    const { revision, told } = admitted({ nodes: { a: tabs('a', { main: ['b'] }), b: tabs('b', { main: ['a'] }) }, order: ['a'] });
    expect(revision.nodes.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(told).toEqual([expect.objectContaining({ reason: 'MISPLACED', nodeId: 'a', message: 'repeated' })]);
  });

  it('every unreached node is reported, and at most 20 wrong mentions', () => {
    const gone = Array.from({ length: 30 }, (_, index) => `gone-${index}`);
    const { told } = admitted({ nodes: { a: node('a'), b: node('b'), c: node('c') }, order: [...gone, 'a', 'a'] });
    const misplaced = told.map(({ nodeId, message }) => `${nodeId ?? ''} ${message}`);
    expect(misplaced.slice(0, 2)).toEqual(['b unreached', 'c unreached']);
    expect(misplaced).toHaveLength(22);
  });

  it('a node below the depth limit is dropped unless it is MANDATORY', () => {
    const ids = Array.from({ length: 9 }, (_, index) => `n${index}`);
    const nodes = Object.fromEntries(
      ids.map((id, index) => [id, tabs(id, { main: ids.slice(index + 1, index + 2) }, id === 'n8' ? { criticality: 'MANDATORY' } : {})]),
    );
    const { revision, told } = admitted({ nodes, order: ['n0'] });
    expect(revision.nodes.map(({ id, parent }) => [id, parent])).toEqual([
      ['n0', null],
      ['n1', 'n0'],
      ['n2', 'n1'],
      ['n3', 'n2'],
      ['n4', 'n3'],
      ['n5', 'n4'],
      ['n8', null],
    ]);
    expect(told.map(({ nodeId, message }) => [nodeId, message])).toEqual([
      ['n6', 'too-deep'],
      ['n7', 'unreached'],
      ['n8', 'unreached'],
    ]);
  });

  it('a document without its surface’s mandatory node is reported', () => {
    const form = { fields: { id: 'fields', kind: 'ConsentForm', v: 1, criticality: 'DEGRADABLE', fallback, props: {} } };
    const { told } = admitted({ nodes: form, order: ['fields'] }, 'form:responsible-gaming');
    expect(told).toContainEqual(expect.objectContaining({ reason: 'MANDATORY_MISSING' }));
  });
});

describe('rules of nodes', () => {
  const when = { login: 'player' };

  it('a node’s rule is evaluated per audience', () => {
    const { revision } = admitted(doc(node('a', { when }), node('b'), node('c', { when: { login: 'visitor' } })));
    expect(revision.nodes.map(({ rule }) => rule)).toEqual([0, null, 1]);
    expect(outcomesOf(revision, visitor)).toBe('01');
  });

  it('a rule has no effect on a MANDATORY node or its container', () => {
    const { revision } = admitted({
      nodes: {
        tabs: tabs('tabs', { main: ['notice', 'extra'] }, { when }),
        notice: node('notice', { criticality: 'MANDATORY', when }),
        extra: node('extra', { when }),
      },
      order: ['tabs'],
    });
    expect(revision.nodes.map(({ id, rule }) => [id, rule])).toEqual([
      ['tabs', null],
      ['notice', null],
      ['extra', 0],
    ]);
  });
});
