import { apply, NO_REVISION, type Outline, unknownAfter } from '#src/shared/layouts/layoutPatch/index.ts';
import { atRest, type PendingChanges, receive, type Plan, planFrom, settled, type LayoutChange, withoutSteps } from './pendingChanges.ts';

export type FollowPorts<P extends { readonly revision: string }> = {
  readonly held: () => { readonly revision: string; readonly outline: Outline } | null;
  /** Fetches nodes of a revision; for null, the newest revision. Resolves to null if the revision no longer exists. */
  readonly fetch: (asked: { readonly revision: string; readonly ids: readonly string[] } | null) => Promise<P | null>;
  readonly outlineOf: (part: P) => Outline;
  readonly put: (revision: string, outline: Outline, part: P | null) => void;
  readonly leave: () => void;
  readonly whenSafe: (until: AbortSignal) => Promise<void>;
  /** Resolves when the current payment ends, because payments block all changes. Null without a payment. */
  readonly whenFree: () => Promise<void> | null;
  readonly pause: (ms: number, until: AbortSignal) => Promise<void>;
  readonly random: () => number;
  readonly onFault: (error: unknown) => void;
};

/** Default maximum of the random delay before a request, in milliseconds. Doubles with each failure. */
const SPREAD_MS = 2_000;
const ATTEMPTS = 6;

/** Applies layout changes in order, each completely or not at all. */
export class Follower<P extends { readonly revision: string }> {
  #course: PendingChanges = atRest;
  #isWorking = false;
  #failures = 0;
  #hurry = new AbortController();
  #isOver = false;
  #isDue = false;

  constructor(private readonly ports: FollowPorts<P>) {}

  hear(told: LayoutChange): void {
    this.#course = receive(this.#course, told);
    this.#failures = 0;
    if (this.#course.isUrgent) this.#hurry.abort();
    void this.#work();
  }

  lookAnew(): void {
    this.#isDue = true;
    this.#failures = 0;
    void this.#work();
  }

  stop(): void {
    this.#isOver = true;
    this.#hurry.abort();
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    try {
      while (this.#plan().way !== 'nothing' && this.#failures < ATTEMPTS) await this.#turn();
    } finally {
      this.#isWorking = false;
      this.#course = settled(this.#course);
      this.#isDue = false;
    }
  }

  #plan(): Plan {
    const held = this.#isOver ? null : this.ports.held();
    if (!held) return { way: 'nothing' };
    return this.#isDue ? { way: 'ask' } : planFrom(held.revision, this.#course);
  }

  async #turn(): Promise<void> {
    if (!this.#course.isUrgent) {
      this.#hurry = new AbortController();
      await this.ports.pause(this.ports.random() * this.#spreadMs(), this.#hurry.signal);
      await this.ports.whenSafe(this.#hurry.signal);
    } else if (this.#failures > 0) await this.ports.pause(250 * 2 ** this.#failures, new AbortController().signal);
    const held = this.ports.whenFree();
    if (held !== null) await held;
    const plan = this.#plan();
    try {
      if (plan.way === 'steps') await this.#takeSteps(plan);
      else if (plan.way === 'ask') await this.#askForAll();
    } catch (error) {
      this.#failures += 1;
      this.ports.onFault(error);
    }
  }

  #spreadMs(): number {
    const told = this.#isDue || this.#failures > 0 ? null : this.#course.spreadMs;
    return told ?? SPREAD_MS * 2 ** this.#failures;
  }

  async #takeSteps({ steps, to }: Extract<Plan, { readonly way: 'steps' }>): Promise<void> {
    const before = this.ports.held();
    const after = before && apply(steps, before.outline);
    if (!before || !after) {
      this.#course = withoutSteps(this.#course);
      return;
    }
    if (to === NO_REVISION) return this.#leave();
    const ids = unknownAfter(steps, after);
    // Applies an urgent change, such as a removal, before the fetch if it needs no new nodes.
    const isGone = this.#course.isUrgent && ids.length === 0;
    if (isGone) this.ports.put(to, after, null);
    const part = await this.ports.fetch({ revision: to, ids });
    if (!part) this.#course = withoutSteps(this.#course);
    else if (await this.#isStillAt(isGone ? to : before.revision)) this.ports.put(to, after, part);
  }

  async #askForAll(): Promise<void> {
    const before = this.ports.held();
    const part = await this.ports.fetch(null);
    if (!before || !(await this.#isStillAt(before.revision))) return;
    if (part) this.ports.put(part.revision, this.ports.outlineOf(part), part);
    else if (this.#course.wanted === NO_REVISION) this.#leave();
    this.#isDue = false;
    // If another revision arrives, the server process that answered lags behind. This counts as a failure.
    if (this.#course.wanted !== null && part?.revision !== this.#course.wanted) this.#failures += 1;
  }

  #leave(): void {
    this.ports.put(NO_REVISION, [], null);
    this.ports.leave();
  }

  /** Waits until the layout may change. Resolves to true if the page then still shows `revision`. */
  async #isStillAt(revision: string): Promise<boolean> {
    if (!this.#course.isUrgent) await this.ports.whenSafe(this.#hurry.signal);
    const held = this.ports.whenFree();
    if (held !== null) await held;
    return !this.#isOver && this.ports.held()?.revision === revision;
  }
}
