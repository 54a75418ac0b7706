import type { Step } from '#src/shared/layouts/layoutPatch/index.ts';

/** A change as the server tells it. `steps` are null where there are none, or one is of a sort that this build does not know. */
export type Told = {
  readonly revision: string;
  readonly from: string | null;
  readonly steps: readonly Step[] | null;
  readonly isUrgent: boolean;
  readonly stream: string;
  readonly sequence: number;
};

/** What a page has heard of its layout and not taken yet. */
export type Course = {
  /** The newest revision that was told; null when nothing is known to be newer. */
  readonly wanted: string | null;
  /** Changes that wait, oldest first. */
  readonly waiting: readonly Told[];
  readonly isUrgent: boolean;
  /** The last number of each stream that was heard, the newest stream last. */
  readonly heard: readonly (readonly [stream: string, sequence: number])[];
};

export const atRest: Course = { wanted: null, waiting: [], isUrgent: false, heard: [] };

/** More changes than this at once are one large one: all of it is asked for. */
const MAX_WAITING = 20;
/** A stream that ended long ago sends nothing any more. */
const MAX_STREAMS = 8;

/** Takes a message in. One that was overtaken by a later one of its stream, or whose stream was replaced by another, changes nothing. */
export function hear(course: Course, told: Told): Course {
  const { stream, sequence, revision, isUrgent } = told;
  const last = course.heard.find(([name]) => name === stream);
  const isOfNewest = !last || last === course.heard.at(-1);
  if (!isOfNewest || (last && last[1] >= sequence)) return course;
  return {
    wanted: revision,
    waiting: [...course.waiting, told].slice(-MAX_WAITING),
    isUrgent: course.isUrgent || isUrgent,
    heard: [...course.heard.filter((each) => each !== last), [stream, sequence] as const].slice(-MAX_STREAMS),
  };
}

export type Plan =
  | { readonly way: 'nothing' }
  | { readonly way: 'steps'; readonly steps: readonly Step[]; readonly to: string }
  /** All of the layout. */
  | { readonly way: 'ask' };

/** How to get from the revision that is held to the one that is wanted: by the changes that waited, when they fit together without a gap. */
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

/** Nothing waits any more: what is held is what there is. */
export const settled = (course: Course): Course => ({ ...course, wanted: null, waiting: [], isUrgent: false });
/** The changes that waited are of no use; what is wanted has to be asked for. */
export const withoutSteps = (course: Course): Course => ({ ...course, waiting: [] });
