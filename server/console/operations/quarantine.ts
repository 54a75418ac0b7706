import { quarantineKey } from '#server/content/index.ts';
import { id, matching, place, reason } from '../fields.ts';
import { DECIDERS, EVERYBODY, reading, writing } from '../operation.ts';
import { Refused } from '../refusal.ts';

export const quarantineOperations = {
  listQuarantines: reading({
    about:
      'Lists nodes that too many pages could not draw. `replaced`: its fallback is shown; `told`: reported only, because it must not be replaced or its viewers are not counted. An entry ends when its node changes.',
    roles: EVERYBODY,
    signatures: 'none',
    input: {},
    run: async ({ trx, deps }) => {
      const rows = await trx.selectFrom('layout_quarantines').selectAll().orderBy('since', 'desc').limit(200).execute();
      const published = new Set(
        [...deps.publishing.published()].flatMap(({ surface, nodes }) => nodes.map((node) => quarantineKey(surface, node))),
      );
      const quarantines = rows.map((row) => {
        const isPublished = published.has(quarantineKey(row.surface, { id: row.node_id, digest: row.digest }));
        const state: 'held' | 'released' | 'over' = row.released_at !== null ? 'released' : isPublished ? 'held' : 'over';
        return { ...row, state };
      });
      return { value: { quarantines } };
    },
  }),

  releaseQuarantine: writing({
    about: 'Shows a quarantined node again and forgets its reports. As many new reports quarantine it again.',
    roles: DECIDERS,
    signatures: 'none',
    input: {
      surface: place.surface,
      nodeId: id('node'),
      digest: matching('Digest of the node from the list.', '^[0-9a-f]{16}$'),
      reason,
    },
    run: async ({ trx, now, operator, deps, afterCommit }, { surface, nodeId, digest, reason: why }) => {
      const { numUpdatedRows } = await trx
        .updateTable('layout_quarantines')
        .set({ released_at: now, released_by: operator.id, release_reason: why })
        .where('surface', '=', surface)
        .where('node_id', '=', nodeId)
        .where('digest', '=', digest)
        .where('released_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Refused('not-found', 'This part is not in quarantine.');
      await trx
        .deleteFrom('layout_node_faults')
        .where('surface', '=', surface)
        .where('node_id', '=', nodeId)
        .where('digest', '=', digest)
        .execute();
      afterCommit(deps.publishing.switched);
      return { value: { surface, nodeId, digest }, subject: `node:${surface}/${nodeId}`, detail: { digest, reason: why } };
    },
  }),
} as const;
