import type { Catalogue } from '#server/modules/catalogue/index.ts';
import { settleUnlessVoid } from '#server/modules/betting/settlement/index.ts';
import { applyChanges, closeStarted, type EventChange } from '#server/modules/trading/index.ts';
import type { WorldChange } from '#server/modules/catalogue/messages/index.ts';
import { createControls, type ControlDeps, type Controls } from './controls.ts';
import { settleForgotten, voidAbandoned } from './housekeeping.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { standForElection, type Leadership } from '#server/platform/leader.ts';
import { addDetails } from './details.ts';
import { booksOf, gameOf, type Game } from './play/game.ts';
import { stepGame } from './play/step.ts';
import { randomOf, type Random } from '#server/modules/trading/random/index.ts';
import { rollover, WORLD_SEED } from './seed.ts';

export type SimulationLog = {
  readonly info: (fields: object, line: string) => void;
  readonly error: (fields: object, line: string) => void;
};
export type SimulationDeps = ControlDeps & {
  readonly log: SimulationLog;
  readonly seed?: number;
  /** True to start paused. While paused, `step` still plays, and imported games still leave the lists when they start. */
  readonly isPaused?: boolean;
  /** Calls `run` repeatedly, by default each second. Returns a function to stop. */
  readonly every?: (run: () => void) => () => void;
};
export type Simulation = {
  readonly pause: () => void;
  readonly resume: () => void;
  readonly isPaused: () => boolean;
  readonly isLeader: () => boolean;
  /** Adds markets on periods and players to a few games that lack them. Returns these games' ids. */
  readonly addDetails: () => Promise<readonly string[]>;
  /** Plays this many seconds, even while paused or in a process that is not elected. */
  readonly step: (seconds: number) => Promise<void>;
  readonly controls: Controls;
  readonly stop: () => Promise<void>;
};

const TICK_MS = 1_000;
const ROLLOVER_EVERY_MS = 10 * 60_000;
const FEW_IN_PLAY = 6;
const PAUSE_TOPIC = 'simulation:paused';

/** Simulates scores, prices, suspensions and settlement, only in the elected process. */
export function startSimulation(deps: SimulationDeps): Simulation {
  const player = createPlayer(deps);
  let isPaused = deps.isPaused ?? false;
  let lastAt = deps.ports.now().getTime();
  let lastRollover = 0;
  let running: Promise<void> | null = null;
  let isStopped = false;
  const leadership: Leadership | null = standForElection(deps.db, {
    onElected: () => {
      lastAt = deps.ports.now().getTime();
      deps.log.info({ event: 'games-leader-elected' }, 'This process runs the games');
    },
    onError: (error) => report(deps.log, 'games-leader-election-failed', error),
  });

  const extend = async (): Promise<void> => {
    const now = deps.ports.now().getTime();
    if (Math.abs(now - lastRollover) < ROLLOVER_EVERY_MS) return;
    lastRollover = now;
    await voidAbandoned(deps);
    // If few games are in play, as after a long pause or clock jump, creates games that have already begun.
    const mode = deps.catalogue.countEvents({ status: 'IN_PLAY' }) < FEW_IN_PLAY ? 'in-progress' : 'soon';
    const { addedEvents } = await rollover(deps, { seed: deps.seed ?? WORLD_SEED, mode });
    if (addedEvents > 0) deps.log.info({ event: 'world-extended', addedEvents }, 'Games were added');
  };
  const tick = async (): Promise<void> => {
    const now = deps.ports.now().getTime();
    const seconds = Math.max(0, now - lastAt) / 1000;
    lastAt = now;
    if (!leadership.isLeader()) return;
    await closeStarted(deps);
    if (isPaused) return;
    await player.step(seconds);
    await extend();
    await player.addDetails();
  };
  const exclusively = (work: () => Promise<void>): Promise<void> => {
    const next = (running ?? Promise.resolve()).then(work).catch((error: unknown) => report(deps.log, 'simulation-step-failed', error));
    running = next;
    void next.finally(() => {
      if (running === next) running = null;
    });
    return next;
  };
  const stopTicking = (deps.every ?? everySecond)(() => {
    if (running === null && !isStopped) void exclusively(tick);
  });
  const stopHearing = deps.bus.subscribe(PAUSE_TOPIC, (message) => {
    isPaused = message === true;
  });
  return {
    pause: () => deps.bus.publish(PAUSE_TOPIC, (isPaused = true)),
    resume: () => deps.bus.publish(PAUSE_TOPIC, (isPaused = false)),
    isPaused: () => isPaused,
    isLeader: leadership.isLeader,
    addDetails: player.addDetails,
    step: (seconds) => exclusively(() => player.step(seconds)),
    controls: createControls(deps),
    stop: async () => {
      isStopped = true;
      stopTicking();
      stopHearing();
      await running;
      await leadership.stop();
    },
  };
}

const report = (log: SimulationLog, event: string, error: unknown): void => log.error({ event, error }, String(error));

function everySecond(run: () => void): () => void {
  const timer = setInterval(run, TICK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Keeps game states in memory. The catalogue determines which games exist. */
function createPlayer(deps: SimulationDeps) {
  const seed = deps.seed ?? WORLD_SEED;
  const games = new Map<string, Game>();
  const finished = new Set<string>();
  const tried = new Set<string>();
  let steps = 0;
  let hasRecovered = false;
  return {
    step: async (seconds: number): Promise<void> => {
      if (!hasRecovered) await settleForgotten(deps);
      hasRecovered = true;
      takeUp(games, finished, deps.catalogue, seed);
      const now = deps.ports.now();
      const changes = playAll(games, seconds, now, randomOf(seed, 'step', now.getTime(), (steps += 1)));
      await publish(deps, games, finished, changes);
    },
    addDetails: async (): Promise<readonly string[]> => {
      const added = await addDetails(deps, { games, tried });
      if (added.length === 0) return added;
      await deps.catalogue.reload(added);
      for (const id of added) {
        const game = games.get(id);
        if (game) games.set(id, { ...game, books: booksOf(id, deps.catalogue.marketsOf(id)) });
      }
      deps.bus.publish(topics.world, { reload: added });
      return added;
    },
  };
}

/**
 * Adds the catalogue's games to the simulation. Drops games changed by hand. Ignores `finished` games, which the catalogue may still list.
 */
function takeUp(games: Map<string, Game>, finished: ReadonlySet<string>, catalogue: Catalogue, seed: number): void {
  const current = catalogue.events({ status: ['IN_PLAY', 'PRE_GAME'] }).filter(({ id, origin }) => origin === 'seed' && !finished.has(id));
  const ids = new Set(current.map(({ id }) => id));
  for (const id of games.keys()) if (!ids.has(id)) games.delete(id);
  for (const event of current) {
    const game = games.has(event.id) ? null : gameOf(seed, event, catalogue.marketsOf(event.id));
    if (game) games.set(event.id, game);
  }
}

function playAll(games: Map<string, Game>, seconds: number, now: Date, random: Random): readonly EventChange[] {
  const changes: EventChange[] = [];
  for (const [id, game] of games) {
    const step = stepGame(game, seconds, now, random);
    games.set(id, step.game);
    if (step.change) changes.push(step.change);
  }
  return changes;
}

/** Writes changes and settles ended games. If a write fails, drops the games from memory, so that they are loaded again, and throws. */
async function publish(
  deps: SimulationDeps,
  games: Map<string, Game>,
  finished: Set<string>,
  changes: readonly EventChange[],
): Promise<void> {
  let applied: readonly WorldChange[];
  try {
    applied = await applyChanges(deps, changes, { onlyOrigin: 'seed' });
  } catch (error) {
    for (const { eventId } of changes) games.delete(eventId);
    throw error;
  }
  for (const { eventId, status, scoreboard } of applied) {
    if (status !== 'FINISHED' || !scoreboard) continue;
    games.delete(eventId);
    finished.add(eventId);
    await settleUnlessVoid(deps, { eventId, homeScore: scoreboard.homeScore, awayScore: scoreboard.awayScore, origin: 'simulation' });
  }
}
