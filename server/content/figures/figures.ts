import { BoundedCache } from '#server/platform/cache.ts';
import type { RateLimits } from '#server/platform/rateLimits/index.ts';
import { isBot } from '#src/shared/site/bots.ts';
import { type NodeCounts, nodeCounts } from '#src/shared/figures/counts.ts';
import type { VitalValues } from '#src/shared/figures/vitals.ts';
import type { Revision } from '../serve/admit.ts';
import { hashInRevision } from '../targeting/switches.ts';

/**
 * Report of a page. `nodeId`: id sent to the client. `openedAt`: server time in milliseconds. `sequence`: number of the batch on its page.
 */
export type FigureBatch = {
  readonly session: string;
  readonly page: string;
  readonly openedAt: number;
  readonly sequence: number;
  readonly isPlayer: boolean;
  readonly lost?: number;
  readonly vitals?: { readonly revision: string } & VitalValues;
  readonly nodes: readonly ({ readonly revision: string; readonly nodeId: string } & Partial<NodeCounts>)[];
};
export type Reporter = {
  readonly unit: string | null;
  readonly network: string;
  readonly agent: string | undefined;
  readonly brand: string;
};
export type CountedNode = {
  readonly surface: string;
  readonly revision: string;
  readonly nodeId: string;
  readonly presentation: string | null;
  readonly counts: NodeCounts;
};
export type CountedVitals = { readonly surface: string; readonly revision: string; readonly values: VitalValues };
export type KeptBatch = {
  readonly page: string;
  readonly sequence: number;
  readonly unit: string;
  readonly brand: string;
  readonly audience: 'player' | 'visitor';
  readonly lost: number;
  readonly vitals: CountedVitals | null;
  readonly nodes: readonly CountedNode[];
};

export type Figures = {
  /** Returns false for a batch over a limit. Ignores bots, unsigned visits and pages older than a day. */
  readonly take: (batch: FigureBatch, from: Reporter) => boolean;
  /** Writes the batches. On failure, throws and keeps them. */
  readonly flush: () => Promise<void>;
};

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const AHEAD_MS = MINUTE_MS;
/** Maximum batches per visit and minute. An open page sends six, and one when left. */
const MOST_OF_VISIT = 120;
const MOST_OF_NETWORK = 1_200;
const MOST_FACTS_WAITING = 100_000;
const MOST_REVISIONS = 5_000;

type Known = { readonly surface: string; readonly presentations: ReadonlyMap<string, string | null> };

export function createFigures(deps: {
  readonly now: () => Date;
  readonly published: () => Iterable<Revision>;
  readonly rateLimits: RateLimits;
  readonly write: (batches: readonly KeptBatch[], now: Date) => Promise<void>;
}): Figures {
  let waiting: KeptBatch[] = [];
  let facts = 0;
  // Keeps replaced revisions, because open pages still report their nodes.
  const known = new BoundedCache<string, Known>(MOST_REVISIONS);
  const ofVisit = deps.rateLimits.open('figures-of-visit', { most: MOST_OF_VISIT, windowMs: MINUTE_MS });
  const ofNetwork = deps.rateLimits.open('figures-of-network', { most: MOST_OF_NETWORK, windowMs: MINUTE_MS });

  function learn({ nodes, vitals }: FigureBatch): void {
    if ([...nodes, ...(vitals ? [vitals] : [])].every(({ revision }) => known.get(hashInRevision(revision)))) return;
    for (const { hash, surface, nodes: own } of deps.published())
      if (!known.get(hash)) known.set(hash, { surface, presentations: new Map(own.map(({ id, presentation }) => [id, presentation])) });
  }

  function counted({ revision, nodeId: wireId, ...counts }: FigureBatch['nodes'][number]): CountedNode | null {
    const nodeId = wireId.split('_', 1)[0] ?? '';
    const hash = hashInRevision(revision);
    const found = known.get(hash);
    const presentation = found?.presentations.get(nodeId);
    if (!found || presentation === undefined) return null;
    return { surface: found.surface, revision: hash, nodeId, presentation, counts: { ...nodeCounts, ...counts } };
  }
  function vitalsOf({ vitals }: FigureBatch): CountedVitals | null {
    if (!vitals) return null;
    const { revision, ...values } = vitals;
    const found = known.get(hashInRevision(revision));
    return found ? { surface: found.surface, revision: hashInRevision(revision), values } : null;
  }
  function nodesOf(batch: FigureBatch): readonly CountedNode[] {
    const named = new Map(batch.nodes.toReversed().map((node) => [`${node.revision} ${node.nodeId}`, node]));
    return Array.from(named.values(), counted)
      .filter((node) => node !== null)
      .toReversed();
  }

  return {
    take: (batch, { unit, network, agent, brand }) => {
      const age = deps.now().getTime() - batch.openedAt;
      if (unit === null || isBot(agent) || age > DAY_MS || age < -AHEAD_MS) return true;
      if (!ofVisit.takeAtOnce(unit).isAllowed || !ofNetwork.takeAtOnce(network).isAllowed || facts >= MOST_FACTS_WAITING) return false;
      learn(batch);
      const [nodes, vitals] = [nodesOf(batch), vitalsOf(batch)];
      facts += 1 + nodes.length;
      waiting.push({
        page: batch.page,
        sequence: batch.sequence,
        unit,
        brand,
        audience: batch.isPlayer ? 'player' : 'visitor',
        lost: (batch.lost ?? 0) + batch.nodes.length - nodes.length + (batch.vitals && vitals === null ? 1 : 0),
        vitals,
        nodes,
      });
      return true;
    },
    flush: async () => {
      if (waiting.length === 0) return;
      const batches = waiting;
      const of = facts;
      [waiting, facts] = [[], 0];
      try {
        await deps.write(batches, deps.now());
      } catch (error) {
        [waiting, facts] = [[...batches, ...waiting], facts + of];
        throw error;
      }
    },
  };
}
