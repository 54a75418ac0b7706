import { BoundedCache } from '#server/platform/cache.ts';

export type LayoutReport = {
  readonly reason:
    | 'SOURCE_FAILED'
    | 'INVALID'
    | 'UNSUPPORTED'
    | 'TRUNCATED'
    | 'MISPLACED'
    | 'MANDATORY_MISSING'
    | 'REVISION_MISSING'
    | 'NOT_SERVED';
  readonly surface?: string;
  readonly revision?: string;
  readonly nodeId?: string;
  readonly source?: string;
  readonly message: string;
};

export type Report = (report: LayoutReport) => void;

/** Skips a report that equals one of the last `capacity` reports. */
export function onceEach(report: Report, capacity = 2_000): Report {
  const seen = new BoundedCache<string, true>(capacity);
  return (entry) => {
    const key = [entry.revision, entry.nodeId, entry.reason, entry.source, entry.source === undefined ? entry.message : ''].join('|');
    if (seen.get(key)) return;
    seen.set(key, true);
    report(entry);
  };
}
