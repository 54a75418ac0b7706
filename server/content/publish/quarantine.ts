import type { Kysely } from 'kysely';
import type { AdmittedNode, Revision } from '../serve/admit.ts';
import { inTurn } from '#server/platform/inTurn.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';

type Node = Pick<AdmittedNode, 'id' | 'digest'>;

/** Nodes that too many clients failed to draw, in memory. */
export type Quarantine = {
  readonly isIn: (surface: string, node: Node) => boolean;
  readonly idsIn: (revision: Revision) => readonly string[];
  readonly now: () => readonly string[];
  readonly reload: () => Promise<void>;
};
export type QuarantineRow = { readonly surface: string; readonly node_id: string; readonly digest: string };

export const readQuarantine = (db: Kysely<Schema>) => (): Promise<readonly QuarantineRow[]> =>
  db
    .selectFrom('layout_quarantines')
    .select(['surface', 'node_id', 'digest'])
    .where('effect', '=', 'replaced')
    .where('released_at', 'is', null)
    .execute();

/** Key of a node's content, so that an edited node leaves the quarantine. */
export const quarantineKey = (surface: string, { id, digest }: Node): string => `${surface}/${id}/${digest}`;

export function createQuarantine(read: () => Promise<readonly QuarantineRow[]>): Quarantine {
  let held: ReadonlySet<string> = new Set();
  const isIn = (surface: string, node: Node): boolean => held.size > 0 && held.has(quarantineKey(surface, node));
  return {
    isIn,
    idsIn: ({ surface, nodes }) => nodes.filter((node) => isIn(surface, node)).map(({ id }) => id),
    now: () => [...held],
    reload: inTurn(async () => {
      const rows = await read();
      held = new Set(rows.map(({ surface, node_id, digest }) => quarantineKey(surface, { id: node_id, digest })));
    }),
  };
}

export const noQuarantine: Quarantine = { isIn: () => false, idsIn: () => [], now: () => [], reload: () => Promise.resolve() };
