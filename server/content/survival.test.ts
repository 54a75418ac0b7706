import { describe, expect, it } from 'vitest';
import { documentsOf } from '#tests/support/survival/documents.ts';
import { answered, served } from '#tests/support/survival/serve.ts';
import { shards } from '#tests/support/survival/shards.ts';
import { player, visitor } from '#tests/support/layouts.ts';
import { checkForPublish } from './publish/check.ts';
import { limits } from '#src/shared/layouts/draft/limits.ts';

const nodesIn = (document: unknown): readonly [string, unknown][] =>
  typeof document === 'object' && document !== null && 'nodes' in document && typeof document.nodes === 'object' && document.nodes !== null
    ? Object.entries(document.nodes)
    : [];
const isMandatory = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'criticality' in node && node.criticality === 'MANDATORY';

const orderIn = (document: unknown): readonly string[] =>
  typeof document === 'object' && document !== null && 'order' in document && Array.isArray(document.order)
    ? [...new Set(document.order.filter((id): id is string => typeof id === 'string'))]
    : [];

const PATIENCE_MS = 900_000;

describe.each(shards)('documents of seed $seed', { timeout: PATIENCE_MS }, (shard) => {
  const documents = documentsOf(shard);

  it('every document is checked without throwing, and one that passes is served whole', () => {
    let passed = 0;
    for (const document of documents) {
      const { problems } = checkForPublish('home', document);
      if (problems.length > 0) continue;
      passed += 1;
      const { resolved, reports } = served(document, player);
      expect(reports).toEqual([]);
      expect(resolved.nodes.filter(({ absence }) => absence !== null)).toEqual([]);
    }
    expect(passed).toBeGreaterThan(documents.length / 50);
  });

  it.each([visitor, player])('documents are served in order with every MANDATORY node to %j', (audience) => {
    for (const document of documents) {
      const { resolved } = served(document, audience, ['QuickLinksShelf']);
      const ids = resolved.nodes.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeLessThanOrEqual(limits.nodes);
      const before = new Set<string | null>([null]);
      for (const { id, parent } of resolved.nodes) {
        expect(before.has(parent)).toBe(true);
        before.add(id);
      }
      const all = nodesIn(document);
      if (all.length > limits.nodes) continue;
      const owed = all.flatMap(([id, node]) => (isMandatory(node) ? [id] : []));
      expect(ids).toEqual(expect.arrayContaining(owed));
      const top = resolved.nodes.filter(({ parent, criticality }) => parent === null && criticality !== 'MANDATORY').map(({ id }) => id);
      expect(top).toEqual(orderIn(document).filter((id) => top.includes(id)));
    }
  });

  it('every node that differs from what was stored is reported once', () => {
    for (const document of documents) {
      const { revision, reports } = served(document);
      const named = reports.filter(({ reason }) => reason === 'INVALID' || reason === 'UNSUPPORTED').flatMap(({ nodeId }) => nodeId ?? []);
      const absent = revision.nodes.filter(({ absence }) => absence !== null).map(({ id }) => id);
      expect(named.toSorted()).toEqual(absent.toSorted());
      const here = new Set(revision.nodes.map(({ id }) => id));
      const lost = nodesIn(document).flatMap(([id]) => (here.has(id) ? [] : [id]));
      const told = new Set(reports.map(({ nodeId }) => nodeId));
      if (!reports.some(({ reason }) => reason === 'TRUNCATED')) expect(lost.filter((id) => !told.has(id))).toEqual([]);
    }
  });

  it('the resolvers answer every document without an error, each absence with a reason', async () => {
    for (const document of documents) {
      const { resolved } = served(document, player);
      const { layout, errors } = await answered(resolved);
      expect(errors).toBeUndefined();
      expect(layout?.slots.map(({ id }) => id.slice(0, id.lastIndexOf('_')))).toEqual(resolved.nodes.map(({ id }) => id));
      for (const { node, absence } of layout?.slots ?? []) expect(node === null).toBe(absence !== null);
    }
  });
});
