import { kindsOfWallet } from '#server/content/documents/walletKinds.ts';
import { isGuardedOn } from '#server/content/publish/beforePublish.ts';
import type { FaultyNode } from '#server/content/health/health.ts';
import { type Tally, tallyOf } from '#server/content/health/healthStore.ts';
import { isPageSurface } from '#server/content/documents/routes.ts';
import { isFrameSurface } from '#server/content/documents/surfaces.ts';
import { type ConsoleDeps, SYSTEM, type Work } from './operation.ts';
import { runIn } from './runOperation.ts';

/** Minimum number of sessions in which a node must fail to be quarantined. */
export const LEAST_SESSIONS = 5;
export const LEAST_SHARE = 0.2;

export const isTooMany = ({ failing, viewers }: Pick<Tally, 'failing' | 'viewers'>): boolean =>
  failing >= LEAST_SESSIONS && failing >= LEAST_SHARE * viewers;

/** False for guarded and wallet nodes, about which compliance decides, and for places whose viewers are not counted. */
const isReplaceable = ({ surface, kind, ...node }: FaultyNode): boolean =>
  !isGuardedOn(surface, node) && !kindsOfWallet.has(kind) && (isPageSurface(surface) || isFrameSurface(surface));

/** Quarantines failing nodes, each with an audit entry. Returns how many. */
export async function quarantineFailing(deps: ConsoleDeps, nodes: readonly FaultyNode[]): Promise<number> {
  let held = 0;
  for (const node of nodes) {
    const tally = await tallyOf(deps.db, node);
    if (!isTooMany(tally) || (await isKnown(deps, node))) continue;
    await runIn(deps, 'quarantineNode', SYSTEM, { run: (work) => hold(work, node, tally) });
    held += 1;
  }
  return held;
}

const isKnown = async ({ db }: Pick<ConsoleDeps, 'db'>, { surface, id, digest }: FaultyNode): Promise<boolean> =>
  (await db
    .selectFrom('layout_quarantines')
    .select('since')
    .where('surface', '=', surface)
    .where('node_id', '=', id)
    .where('digest', '=', digest)
    .where('released_at', 'is', null)
    .executeTakeFirst()) !== undefined;

async function hold({ trx, now, deps, afterCommit }: Work, node: FaultyNode, tally: Tally) {
  const { surface, id, digest, kind } = node;
  const effect: 'replaced' | 'told' = isReplaceable(node) ? 'replaced' : 'told';
  const values = { kind, effect, ...tally, since: now, released_at: null, released_by: null, release_reason: null };
  await trx
    .insertInto('layout_quarantines')
    .values({ surface, node_id: id, digest, ...values })
    .onConflict((conflict) => conflict.columns(['surface', 'node_id', 'digest']).doUpdateSet(values))
    .execute();
  deps.log.error({ event: 'node-failing', surface, nodeId: id, kind, effect, ...tally });
  if (effect === 'replaced') afterCommit(deps.publishing.switched);
  return { value: {}, subject: `node:${surface}/${id}`, detail: { digest, kind, effect, ...tally } };
}
