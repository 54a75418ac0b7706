import type { Startup } from './startup.ts';
import type { Maintenance, StartupFault } from './startupFault.ts';

/** Product §4, application state. */
export type StartupStage = 'loading' | 'done' | 'error' | 'maintenance_mode';

export type StartupProgress = {
  readonly stage: StartupStage;
  /** The last answer; it stays through faults that come after it. */
  readonly startup: Startup | null;
  /** There in maintenance alone. */
  readonly maintenance: Maintenance | null;
  /** Whoever is not let in yet waits so many seconds before asking again; null for who is in. */
  readonly waitingSeconds: number | null;
};

export type StartupEvent =
  | { readonly type: 'answered'; readonly startup: Startup }
  | { readonly type: 'failed'; readonly fault: StartupFault }
  /** Another call was turned away. */
  | { readonly type: 'turned-away'; readonly fault: Exclude<StartupFault, { readonly kind: 'unreachable' }> };

/** Until startup is asked again after its last try failed. */
export const RETRY_MS = 10_000;
/** Where maintenance names no time (product §4). */
export const MAINTENANCE_SECONDS = 30;
/** Where the waiting room names none. */
export const WAITING_SECONDS = 5;

export const initialProgress: StartupProgress = { stage: 'loading', startup: null, maintenance: null, waitingSeconds: null };

export type StartupStep = {
  readonly progress: StartupProgress;
  /** Milliseconds until startup is to be asked again; null: not before somebody wants it. */
  readonly askAgainMs: number | null;
};

export const firstStep: StartupStep = { progress: initialProgress, askAgainMs: null };

const isHeld = ({ stage, waitingSeconds }: StartupProgress): boolean => stage === 'maintenance_mode' || waitingSeconds !== null;

/** Product §4: an answer ends everything; a waiting room changes nothing but that one waits; anything else is an error unless the house is closed. */
export function stepStartup(step: StartupStep, event: StartupEvent): StartupStep {
  const { progress } = step;
  if (event.type === 'answered') return answered(progress, event.startup);
  // Who waits already does not wait longer for every call that is turned away meanwhile.
  if (event.type === 'turned-away' && isHeld(progress)) return step;
  const { fault } = event;
  if (fault.kind === 'maintenance') return closed(progress, fault.maintenance);
  if (fault.kind === 'waiting-room') {
    const waitingSeconds = fault.refreshSeconds ?? WAITING_SECONDS;
    const stage = progress.stage === 'maintenance_mode' ? 'loading' : progress.stage;
    return { progress: { ...progress, stage, maintenance: null, waitingSeconds }, askAgainMs: waitingSeconds * 1_000 };
  }
  return { progress: isHeld(progress) ? { ...progress } : { ...progress, stage: 'error' }, askAgainMs: RETRY_MS };
}

function answered(progress: StartupProgress, startup: Startup): StartupStep {
  const content = startup.maintenanceModeContent;
  const kept = progress.startup !== null && isSame(progress.startup, startup) ? progress.startup : startup;
  if (!content) return { progress: { stage: 'done', startup: kept, maintenance: null, waitingSeconds: null }, askAgainMs: null };
  const { title, message, image, link, label, refreshIntervalSeconds: seconds } = content;
  const refreshSeconds = seconds !== null && seconds >= 1 ? seconds : null;
  return closed({ ...progress, startup: kept }, { title, message, image, link, label, refreshSeconds });
}

const closed = (progress: StartupProgress, maintenance: Maintenance): StartupStep => ({
  progress: { ...progress, stage: 'maintenance_mode', maintenance, waitingSeconds: null },
  askAgainMs: (maintenance.refreshSeconds ?? MAINTENANCE_SECONDS) * 1_000,
});

/** A poll that brings nothing but the time draws nothing anew; nor is a visitor's token news to who has one. */
const isSame = (old: Startup, next: Startup): boolean => wordsOf(old) === wordsOf(next);
const wordsOf = (startup: Startup): string =>
  JSON.stringify({ ...startup, anonymousToken: null, applicationMetadata: { ...startup.applicationMetadata, currentTime: '' } });
