import { type NodeCounts, nodeCounts } from '#src/shared/figures/counts.ts';
import type { VitalValues } from '#src/shared/figures/vitals.ts';
import { placeOf } from '../page/shownLayouts.ts';

const ONCE = ['seen', 'empties', 'fallbacks', 'loads'] as const;
/** The server's limits per batch (schemas/json/wire/NodeFigures.schema.json). */
const MOST_NODES = 200;
const MOST = { presses: 100, refusals: 100, dwellMs: 120_000, loadMs: 120_000 } as const;

export type PageCounts = {
  readonly add: (nodeId: string, facts: Partial<NodeCounts>) => void;
  /** Returns the next batch's request body. Null if nothing was counted. */
  readonly next: (who: { readonly session: string; readonly isPlayer: boolean }) => string | null;
  /** Restores the last batch's counts, because the browser refused to send it. */
  readonly putBack: () => void;
  readonly measure: (revision: string, values: VitalValues) => void;
  readonly lose: (facts: number) => void;
  readonly size: () => number;
};

type Options = {
  readonly page: string;
  readonly openedAt: number;
  /** Null if the layout is unknown. Counts for it are dropped. */
  readonly revisionAt: (place: string) => string | null;
};

export function createPageCounts({ page, openedAt, revisionAt }: Options): PageCounts {
  const told = new Set<string>();
  let waiting = new Map<string, { readonly revision: string; readonly nodeId: string; readonly counts: NodeCounts }>();
  let sent = waiting;
  let [sequence, lost, lostBefore] = [0, 0, 0];
  let vitals: object | undefined;
  let vitalsBefore = vitals;

  function add(nodeId: string, facts: Partial<NodeCounts>): void {
    const revision = revisionAt(placeOf(nodeId));
    const key = `${revision ?? ''} ${nodeId}`;
    const before = waiting.get(key)?.counts ?? nodeCounts;
    if (revision === null || (waiting.size >= MOST_NODES && !waiting.has(key))) {
      lost += 1;
      return;
    }
    const fresh = { ...nodeCounts, ...facts };
    for (const field of ONCE) {
      const name = `${nodeId} ${field}`;
      if (fresh[field] > 0 && told.has(name)) fresh[field] = 0;
      else if (fresh[field] > 0) told.add(name);
    }
    const counts: NodeCounts = {
      seen: before.seen + fresh.seen,
      presses: Math.min(MOST.presses, before.presses + fresh.presses),
      refusals: Math.min(MOST.refusals, before.refusals + fresh.refusals),
      dwellMs: Math.min(MOST.dwellMs, before.dwellMs + Math.round(fresh.dwellMs)),
      empties: before.empties + fresh.empties,
      fallbacks: before.fallbacks + fresh.fallbacks,
      loads: before.loads + fresh.loads,
      loadMs: fresh.loads > 0 ? Math.min(MOST.loadMs, Math.round(fresh.loadMs)) : before.loadMs,
    };
    waiting.set(key, { revision, nodeId, counts });
  }

  return {
    add,
    next: ({ session, isPlayer }) => {
      const nodes = Array.from(waiting.values(), ({ revision, nodeId, counts }) => ({ revision, nodeId, ...withoutZeros(counts) })).filter(
        (node) => Object.keys(node).length > 2,
      );
      if (nodes.length === 0 && lost === 0 && !vitals) return null;
      const body = { session, page, openedAt, sequence, isPlayer, ...(lost > 0 ? { lost } : {}), vitals, nodes };
      [sent, waiting] = [waiting, new Map()];
      [lostBefore, lost] = [lost, 0];
      [vitalsBefore, vitals] = [vitals, undefined];
      sequence += 1;
      return JSON.stringify(body);
    },
    putBack: () => {
      waiting = sent;
      lost = lostBefore;
      vitals = vitalsBefore;
      sequence -= 1;
    },
    measure: (revision, values) => {
      vitals = { revision, ...values };
    },
    lose: (facts) => {
      lost += facts;
    },
    size: () => waiting.size,
  };
}

const withoutZeros = (counts: NodeCounts): Partial<NodeCounts> =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
