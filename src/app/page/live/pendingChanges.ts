import type { Step } from '#src/shared/layouts/layoutPatch/index.ts';

/** Published change of a layout. `steps` is null if the message has none, or one of an unknown kind. */
export type LayoutChange = {
  readonly revision: string;
  readonly from: string | null;
  readonly steps: readonly Step[] | null;
  readonly isUrgent: boolean;
  readonly stream: string;
  readonly sequence: number;
  /** Milliseconds over which all open pages spread their requests. */
  readonly spreadMs: number;
};

export type PendingChanges = {
  readonly wanted: string | null;
  readonly waiting: readonly LayoutChange[];
  readonly isUrgent: boolean;
  /** `spreadMs` of the newest message; null before the first message. */
  readonly spreadMs: number | null;
  /** Last received sequence number of each stream. The newest stream is last. */
  readonly heard: readonly (readonly [stream: string, sequence: number])[];
};

export const atRest: PendingChanges = { wanted: null, waiting: [], isUrgent: false, spreadMs: null, heard: [] };

/** If more changes wait, the whole layout is fetched. */
const MAX_WAITING = 20;
const MAX_STREAMS = 8;

/** Adds a change. Ignores older streams and old sequence numbers. */
export function receive(course: PendingChanges, change: LayoutChange): PendingChanges {
  const { stream, sequence, revision, isUrgent, spreadMs } = change;
  const last = course.heard.find(([name]) => name === stream);
  const isOfNewest = !last || last === course.heard.at(-1);
  if (!isOfNewest || (last && last[1] >= sequence)) return course;
  return {
    wanted: revision,
    waiting: [...course.waiting, change].slice(-MAX_WAITING),
    isUrgent: course.isUrgent || isUrgent,
    spreadMs,
    heard: [...course.heard.filter((each) => each !== last), [stream, sequence] as const].slice(-MAX_STREAMS),
  };
}

export type Plan =
  | { readonly way: 'nothing' }
  | { readonly way: 'steps'; readonly steps: readonly Step[]; readonly to: string }
  | { readonly way: 'ask' };

/** Plans the waiting steps if they lead from `held` to `wanted` without a gap, otherwise a fetch of the whole layout. */
export function planFrom(held: string, { wanted, waiting }: PendingChanges): Plan {
  if (wanted === null || wanted === held) return { way: 'nothing' };
  const steps: Step[] = [];
  let at = held;
  for (const change of waiting) {
    if (change.from !== at || change.steps === null) continue;
    steps.push(...change.steps);
    at = change.revision;
  }
  return at === wanted ? { way: 'steps', steps, to: wanted } : { way: 'ask' };
}

export const settled = (course: PendingChanges): PendingChanges => ({ ...course, wanted: null, waiting: [], isUrgent: false });
export const withoutSteps = (course: PendingChanges): PendingChanges => ({ ...course, waiting: [] });
