import { BoundedCache } from '#server/platform/cache.ts';
import type { RateLimits } from '#server/platform/rateLimits/index.ts';
import { isBot } from '#src/shared/site/bots.ts';
import { type NodeCounts, nodeCounts } from '#src/shared/figures/counts.ts';
import type { Revision } from '../serve/admit.ts';
import { hashInRevision } from '../targeting/switches.ts';

/** What a page reports; `nodeId` is the wire id, `openedAt` is server time in milliseconds, `sequence` counts the page's batches. */
export type FigureBatch = {
  readonly session: string;
  readonly page: string;
  readonly openedAt: number;
  readonly sequence: number;
  readonly isPlayer: boolean;
  readonly lost?: number;
  readonly nodes: readonly ({ readonly revision: string; readonly nodeId: string } & Partial<NodeCounts>)[];
};
/** Who sent a batch; `unit` is the signed visit. */
export type Reporter = {
  readonly unit: string | null;
  readonly network: string;
  readonly agent: string | undefined;
  readonly brand: string;
};
export type CountedNode = { readonly surface: string; readonly revision: string; readonly nodeId: string; readonly counts: NodeCounts };
export type KeptBatch = {
  readonly page: string;
  readonly sequence: number;
  readonly unit: string;
  readonly brand: string;
  readonly audience: 'player' | 'visitor';
  readonly lost: number;
  readonly nodes: readonly CountedNode[];
};

export type Figures = {
  /** False for a batch over a limit. Ignores bots, visits without a signed token, and pages older than a day. */
  readonly take: (batch: FigureBatch, from: Reporter) => boolean;
  /** Writes. On failure throws and keeps the batches. */
  readonly flush: () => Promise<void>;
};

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Clocks of pages are set by the server's, to within a second or two. */
const AHEAD_MS = MINUTE_MS;
/** Per minute: a page sends six. */
const MOST_OF_VISIT = 30;
const MOST_OF_NETWORK = 600;
const MOST_WAITING = 5_000;
const MOST_REVISIONS = 5_000;

type Known = { readonly surface: string; readonly nodes: ReadonlySet<string> };

export function createFigures(deps: {
  readonly now: () => Date;
  readonly published: () => Iterable<Revision>;
  readonly rateLimits: RateLimits;
  readonly write: (batches: readonly KeptBatch[], now: Date) => Promise<void>;
}): Figures {
  let waiting: KeptBatch[] = [];
  // Open pages report a revision for a while after another has replaced it.
  const known = new BoundedCache<string, Known>(MOST_REVISIONS);
  const ofVisit = deps.rateLimits.open('figures-of-visit', { most: MOST_OF_VISIT, windowMs: MINUTE_MS });
  const ofNetwork = deps.rateLimits.open('figures-of-network', { most: MOST_OF_NETWORK, windowMs: MINUTE_MS });

  function revisionOf(revision: string): Known | null {
    const hash = hashInRevision(revision);
    if (!known.get(hash))
      for (const { hash: each, surface, nodes } of deps.published())
        if (!known.get(each)) known.set(each, { surface, nodes: new Set(nodes.map(({ id }) => id)) });
    return known.get(hash) ?? null;
  }

  /** A wire id appends `_…` to the id without underscore. */
  function counted({ revision, nodeId: wireId, ...counts }: FigureBatch['nodes'][number]): CountedNode | null {
    const nodeId = wireId.split('_', 1)[0] ?? '';
    const found = revisionOf(revision);
    if (found?.nodes.has(nodeId) !== true) return null;
    return { surface: found.surface, revision: hashInRevision(revision), nodeId, counts: { ...nodeCounts, ...counts } };
  }

  return {
    take: (batch, { unit, network, agent, brand }) => {
      const age = deps.now().getTime() - batch.openedAt;
      if (unit === null || isBot(agent) || age > DAY_MS || age < -AHEAD_MS) return true;
      if (!ofVisit.takeAtOnce(unit).isAllowed || !ofNetwork.takeAtOnce(network).isAllowed || waiting.length >= MOST_WAITING) return false;
      const nodes = batch.nodes.map(counted).filter((node) => node !== null);
      waiting.push({
        page: batch.page,
        sequence: batch.sequence,
        unit,
        brand,
        audience: batch.isPlayer ? 'player' : 'visitor',
        lost: (batch.lost ?? 0) + batch.nodes.length - nodes.length,
        nodes,
      });
      return true;
    },
    flush: async () => {
      if (waiting.length === 0) return;
      const batches = waiting;
      waiting = [];
      try {
        await deps.write(batches, deps.now());
      } catch (error) {
        waiting = [...batches, ...waiting].slice(0, MOST_WAITING);
        throw error;
      }
    },
  };
}
