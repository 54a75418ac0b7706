import type { Step } from '#src/shared/layouts/layoutPatch/index.ts';

/** Null `steps`: none, or of an unknown kind. */
export type Told = {
  readonly revision: string;
  readonly from: string | null;
  readonly steps: readonly Step[] | null;
  readonly isUrgent: boolean;
  readonly stream: string;
  readonly sequence: number;
  /** Pages spread requests over this time. */
  readonly spreadMs: number;
};

/** Changes received, not applied. */
export type Course = {
  /** Newest announced revision. */
  readonly wanted: string | null;
  /** Oldest first. */
  readonly waiting: readonly Told[];
  readonly isUrgent: boolean;
  /** Newest message's; null before the first. */
  readonly spreadMs: number | null;
  /** Last number per stream, newest last. */
  readonly heard: readonly (readonly [stream: string, sequence: number])[];
};

export const atRest: Course = { wanted: null, waiting: [], isUrgent: false, spreadMs: null, heard: [] };

/** Limit beyond which the layout is fetched. */
const MAX_WAITING = 20;
const MAX_STREAMS = 8;

/** Ignores outdated messages and replaced streams. */
export function hear(course: Course, told: Told): Course {
  const { stream, sequence, revision, isUrgent, spreadMs } = told;
  const last = course.heard.find(([name]) => name === stream);
  const isOfNewest = !last || last === course.heard.at(-1);
  if (!isOfNewest || (last && last[1] >= sequence)) return course;
  return {
    wanted: revision,
    waiting: [...course.waiting, told].slice(-MAX_WAITING),
    isUrgent: course.isUrgent || isUrgent,
    spreadMs,
    heard: [...course.heard.filter((each) => each !== last), [stream, sequence] as const].slice(-MAX_STREAMS),
  };
}

export type Plan =
  | { readonly way: 'nothing' }
  | { readonly way: 'steps'; readonly steps: readonly Step[]; readonly to: string }
  | { readonly way: 'ask' };

/** Uses waiting changes if they lead to `wanted` without a gap. */
export function planFrom(held: string, { wanted, waiting }: Course): Plan {
  if (wanted === null || wanted === held) return { way: 'nothing' };
  const steps: Step[] = [];
  let at = held;
  for (const told of waiting) {
    if (told.from !== at || told.steps === null) continue;
    steps.push(...told.steps);
    at = told.revision;
  }
  return at === wanted ? { way: 'steps', steps, to: wanted } : { way: 'ask' };
}

export const settled = (course: Course): Course => ({ ...course, wanted: null, waiting: [], isUrgent: false });
export const withoutSteps = (course: Course): Course => ({ ...course, waiting: [] });
