import type { Logger } from 'pino';
import { sweepAttempts } from '#server/platform/sweepAttempts.ts';
import { scanFiles } from '#server/api/actions/scanFiles.ts';
import { sweepUploads } from '#server/api/actions/uploads.ts';
import { advanceReleases, createChainWatch, quarantineFailing } from '../console/index.ts';
import { forgetUnits, type healthStore, thinImpressions } from '#server/content/index.ts';
import { resolveGameRounds } from '#server/modules/casino/play/index.ts';
import { decideOverdueCashOuts, runAutomaticCashOuts } from '#server/modules/betting/cashOut/index.ts';
import { decideOverduePlacements } from '#server/modules/betting/placement/index.ts';
import { expireCredit } from '#server/modules/wallet/credit/index.ts';
import { reportPlayerFunds } from '#server/modules/wallet/index.ts';
import { refundListed, resumeSettlements, resumeVoids } from '#server/modules/betting/settlement/index.ts';
import { sweepLocations } from '#server/modules/geolocation/index.ts';
import { sweepCodes, sweepTokens } from '#server/modules/identity/tokens/index.ts';
import { sweepLimitedTokens } from '#server/modules/identity/codes/index.ts';
import { sweepChallenges } from '#server/modules/identity/passkeys/index.ts';
import { sweepResets } from '#server/modules/identity/passwords/index.ts';
import { sweepStrangers } from '#server/modules/identity/lockout/index.ts';
import { noticeOfWaiting } from '#server/api/rest/identity/waitingNotice.ts';
import { endMissed, type WatchedSessions } from '#server/api/socket/index.ts';
import { sweepMails } from '#server/platform/mail/sandboxMails.ts';
import { resolveDoubts } from '#server/modules/payments/vendor/index.ts';
import { sendSignUpMails, sweepSignUps } from '#server/modules/identity/pendingSignUps/index.ts';
import { computeHarm, forgetHarm } from '#server/modules/responsibleGaming/harm/index.ts';
import { verifyPending } from '#server/modules/identity/signUp/index.ts';
import { followFacts } from '#server/modules/offers/engine/index.ts';
import { applyWaiting, closeStarted } from '#server/modules/trading/index.ts';
import { watchHandPrices } from '#server/modules/trading/handPrices/index.ts';
import { createSuspensionWatch } from '#server/modules/trading/suspensions/index.ts';
import { sweepCounts } from '#server/platform/rateLimits/index.ts';
import { standForElection } from '#server/platform/leader.ts';
import type { AppDeps } from '#server/api/deps.ts';
import type { Stops } from '#server/platform/stops.ts';

const SWEEP_MS = 15_000;
const CASH_OUTS_MS = 1_000;
/** Short, because rewards must follow a result in a few seconds. */
const OFFERS_MS = 1_000;
const HELD_MS = 1_000;
const RESUME_MS = 2_000;
/** Short, because new exclusions must apply to open pages in a few seconds. */
const REGISTER_MS = 1_000;
const DOUBTS_MS = 2_000;
const PENDING_MS = 30_000;
/** Interval of sending sign-up mails that were delayed or whose process crashed. */
const SIGN_UP_MAILS_MS = 5_000;
/** Interval of sending mails that failed or whose process crashed. Other mails are sent at once. */
const MAILS_MS = 1_000;
const EXPOSURES_MS = 2_000;
const LIMITS_MS = 1_000;
const CLOCK_MS = 1_000;
const HEALTH_MS = 2_000;
const FIGURES_MS = 2_000;
const SUSPENSIONS_MS = 2_000;
const SCANS_MS = 2_000;
const FORGET_MS = 600_000;
const FUNDS_MS = 60_000;
const HARM_MS = 60_000;
const CHAIN_MS = 3_600_000;
const RELEASES_MS = 2_000;
const LOOK_AGAIN_MS = 2_000;

const STARTED_MS = 1_000;

type JobSources = {
  readonly healthStore: ReturnType<typeof healthStore>;
  readonly sessions: WatchedSessions;
  readonly followRegister: () => Promise<void>;
};

export function startJobs(deps: AppDeps, { healthStore, sessions, followRegister }: JobSources, stops: Stops): void {
  const { db, ports, log, layoutUpkeep, identity, exposures, health, figures } = deps;
  const again = (name: string, everyMs: number, work: Work): void => stops.add(name, everySoOften(everyMs, work, log));
  const thin = thinImpressions(db);
  const looking = setInterval(layoutUpkeep.lookAtClock, CLOCK_MS);
  stops.add('layouts by the clock', () => clearInterval(looking));
  again('sweep', SWEEP_MS, identity.sweep);
  again('held placements', HELD_MS, () => decideOverduePlacements(deps));
  // Runs these jobs separately, so that failures of one do not delay another.
  again('interrupted voids', RESUME_MS, () => resumeVoids(deps));
  again('interrupted settlements', RESUME_MS, () => resumeSettlements(deps));
  again('waiting words of feeds', RESUME_MS, () => applyWaiting(deps));
  again('register of excluded persons', REGISTER_MS, followRegister);
  // Resumes refunds after accounts were joined, a proposal was decided or a process crashed.
  again('bets of listed players', RESUME_MS, () => refundListed(deps));
  again('held cash outs', HELD_MS, () => decideOverdueCashOuts(deps));
  again('automatic cash outs', CASH_OUTS_MS, () => runAutomaticCashOuts(deps, deps.config.liveBetDelayMs));
  again('credit that expired', OFFERS_MS, () => expireCredit(deps));
  again('awards of offers', OFFERS_MS, followFacts(deps));
  again('ends of sessions', SWEEP_MS, () => endMissed(sessions, identity.liveAmong));
  again('identities not known yet', PENDING_MS, () => verifyPending(deps, noticeOfWaiting(deps)));
  again('mails of sign-ups', SIGN_UP_MAILS_MS, () => sendSignUpMails(deps));
  again('mails', MAILS_MS, deps.mail.sendDue);
  const { paymentVendor } = deps;
  if (paymentVendor !== null) again('payments in doubt', DOUBTS_MS, () => resolveDoubts(deps, paymentVendor));
  const { gameProvider } = deps;
  if (gameProvider !== null) again('rounds in doubt', DOUBTS_MS, () => resolveGameRounds(deps, gameProvider));
  again('funds of players', FUNDS_MS, () =>
    reportPlayerFunds({ db, now: ports.now(), onVariance: (funds, day) => log.error({ event: 'player-funds-variance', day, funds }) }),
  );
  again('resets', FORGET_MS, () => sweepResets(deps));
  again('codes', FORGET_MS, () => sweepCodes(deps));
  again('challenges of passkeys', FORGET_MS, () => sweepChallenges(deps));
  again('limited tokens', FORGET_MS, () => sweepLimitedTokens(deps));
  again('markers of harm', HARM_MS, (goesOn) => computeHarm(deps, goesOn));
  again('old markers of harm', FORGET_MS, () => forgetHarm(db, ports.now()));
  again('sign-ups', FORGET_MS, () => sweepSignUps(deps));
  again('tokens', FORGET_MS, () => sweepTokens(deps));
  again('strangers', FORGET_MS, () => sweepStrangers(deps));
  again('locations', FORGET_MS, () => sweepLocations(deps));
  again('attempts', FORGET_MS, () => sweepAttempts(deps));
  again('mails of the sandbox', FORGET_MS, () => sweepMails(deps));
  again('scans of files', SCANS_MS, () => scanFiles(deps));
  again('limits', LIMITS_MS, deps.rateLimits.settle);
  again('ended limits', FORGET_MS, () => sweepCounts(db));
  again('uploads', FORGET_MS, () => sweepUploads(db, ports.now()));
  stops.add('last exposures', exposures.flush);
  again('exposures', EXPOSURES_MS, exposures.flush);
  again('exposures said twice', FORGET_MS, () => thin(ports.now()));
  again('health of nodes', HEALTH_MS, async () => quarantineFailing(deps, await health.flush()));
  stops.add('last figures of nodes', figures.flush);
  again('figures of nodes', FIGURES_MS, figures.flush);
  again('units of old figures', FORGET_MS, () => forgetUnits(db, ports.now()));
  again('old faults', FORGET_MS, () => healthStore.forget(ports.now()));
  again('releases', RELEASES_MS, () => advanceReleases(deps));
  again('chain of the audit', CHAIN_MS, createChainWatch(deps));
  again('suspensions', SUSPENSIONS_MS, createSuspensionWatch(deps));
  again('prices held by hand', SUSPENSIONS_MS, () => watchHandPrices(deps));
  // A sandbox's simulation closes started games itself.
  if (!deps.config.hasSandbox) {
    const leadership = standForElection(db, {
      onElected: () => log.info({ event: 'games-leader-elected' }, 'This process runs the games'),
      onError: (error) => log.error({ event: 'games-leader-election-failed', error }, String(error)),
    });
    stops.add('leadership', leadership.stop);
    again('imported games', STARTED_MS, async () => {
      if (leadership.isLeader()) await closeStarted(deps);
    });
  }
  // Applies kill-switch changes whose message was lost.
  again('second look', LOOK_AGAIN_MS, layoutUpkeep.lookAgain);
}

/** Long work must end when `goesOn()` returns false, on shutdown. */
type Work = (goesOn: () => boolean) => Promise<unknown>;

/** Repeats work without overlap and logs failures. The returned function stops and awaits the current run. */
function everySoOften(everyMs: number, work: Work, log: Logger): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let isFree = true;
  let isStopped = false;
  const timer = setInterval(() => {
    if (!isFree) return;
    isFree = false;
    running = work(() => !isStopped)
      .catch((error: unknown) => log.error({ event: 'timed-work-failed', error }))
      .finally(() => (isFree = true));
  }, everyMs);
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
