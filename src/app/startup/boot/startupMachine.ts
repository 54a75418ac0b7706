import type { Startup } from './startup.ts';
import type { Maintenance, StartupFault } from './startupFault.ts';

/** State of the application (product §4). */
export type StartupStage = 'loading' | 'done' | 'error' | 'maintenance_mode';

export type StartupProgress = {
  readonly stage: StartupStage;
  readonly startup: Startup | null;
  readonly maintenance: Maintenance | null;
  readonly waitingSeconds: number | null;
  /** Server's text for the waiting room. Null: the built-in text. */
  readonly waitingText: string | null;
};

export type StartupEvent =
  | { readonly type: 'answered'; readonly startup: Startup }
  | { readonly type: 'failed'; readonly fault: StartupFault }
  /** Another request met maintenance or the waiting room. */
  | { readonly type: 'turned-away'; readonly fault: Exclude<StartupFault, { readonly kind: 'unreachable' }> };

export const RETRY_MS = 10_000;
/** Default poll interval during maintenance (product §4). */
export const MAINTENANCE_SECONDS = 30;
export const WAITING_SECONDS = 5;

export const initialProgress: StartupProgress = {
  stage: 'loading',
  startup: null,
  maintenance: null,
  waitingSeconds: null,
  waitingText: null,
};

export type StartupStep = {
  readonly progress: StartupProgress;
  readonly askAgainMs: number | null;
};

export const firstStep: StartupStep = { progress: initialProgress, askAgainMs: null };

const isHeld = ({ stage, waitingSeconds }: StartupProgress): boolean => stage === 'maintenance_mode' || waitingSeconds !== null;

/**
 * Maintenance and the waiting room end with any response without them. An unreachable server is an error, except in maintenance or the
 * waiting room (product §4).
 */
export function stepStartup(step: StartupStep, event: StartupEvent): StartupStep {
  const { progress } = step;
  if (event.type === 'answered') return answered(progress, event.startup);
  // Another refusal would restart the wait for the next poll.
  if (event.type === 'turned-away' && isHeld(progress)) return step;
  const { fault } = event;
  if (fault.kind === 'maintenance') return closed(progress, fault.maintenance);
  if (fault.kind === 'waiting-room') {
    const waitingSeconds = fault.refreshSeconds ?? WAITING_SECONDS;
    const stage = progress.stage === 'maintenance_mode' ? 'loading' : progress.stage;
    return {
      progress: { ...progress, stage, maintenance: null, waitingSeconds, waitingText: fault.text },
      askAgainMs: waitingSeconds * 1_000,
    };
  }
  return { progress: isHeld(progress) ? { ...progress } : { ...progress, stage: 'error' }, askAgainMs: RETRY_MS };
}

function answered(progress: StartupProgress, startup: Startup): StartupStep {
  const content = startup.maintenanceModeContent;
  const kept = progress.startup !== null && isSame(progress.startup, startup) ? progress.startup : startup;
  if (!content) return { progress: { ...initialProgress, stage: 'done', startup: kept }, askAgainMs: null };
  const { title, message, image, link, label, refreshIntervalSeconds: seconds } = content;
  const refreshSeconds = seconds !== null && seconds >= 1 ? seconds : null;
  return closed({ ...progress, startup: kept }, { title, message, image, link, label, refreshSeconds });
}

const closed = (progress: StartupProgress, maintenance: Maintenance): StartupStep => ({
  progress: { ...progress, stage: 'maintenance_mode', maintenance, waitingSeconds: null, waitingText: null },
  askAgainMs: (maintenance.refreshSeconds ?? MAINTENANCE_SECONDS) * 1_000,
});

/** Ignores server time and token, so that polls cause no render. */
const isSame = (old: Startup, next: Startup): boolean => wordsOf(old) === wordsOf(next);
const wordsOf = (startup: Startup): string =>
  JSON.stringify({ ...startup, anonymousToken: null, applicationMetadata: { ...startup.applicationMetadata, currentTime: '' } });
