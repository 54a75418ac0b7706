import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { openCatalogue } from '#server/modules/catalogue/index.ts';
import { lockDemoOperators } from '#server/console/index.ts';
import type { Config } from '#server/platform/config/config.ts';
import { sharedState, type SharedState } from '#server/platform/bus/sharedState.ts';
import { relayNotices } from '#server/platform/bus/notices.ts';
import { readFlagRules } from '#server/content/targeting/rules.ts';
import { openGeolocation } from '#server/modules/geolocation/index.ts';
import { openIdentity } from '#server/modules/identity/index.ts';
import { contactOf } from '#server/modules/identity/signUp/index.ts';
import { openKeys, sealingBy } from '#server/modules/identity/tokens/index.ts';
import { correctPersons, openPersonKeys } from '#server/modules/persons/index.ts';
import {
  createFigures,
  createHealth,
  createImpressions,
  healthStore,
  keepBuilds,
  openLayouts,
  writeFigures,
  writeImpressions,
} from '#server/content/index.ts';
import { createMemoryBus, createRedisBus, watchSessions, type Bus } from '#server/api/socket/index.ts';
import { followRegister, openRegister } from '#server/modules/exclusionRegister/index.ts';
import { noticeOldLimits } from '#server/modules/betting/limits/index.ts';
import { refundListed } from '#server/modules/betting/settlement/index.ts';
import { openLinking } from '#server/modules/identity/linking/index.ts';
import { openDelivery, TIMEOUT_MS } from '#server/platform/mail/deliver.ts';
import { openSmtp } from '#server/platform/mail/smtp.ts';
import { openOutbox } from '#server/platform/mail/outbox.ts';
import { openLiveStreams } from '#server/modules/streams/index.ts';
import {
  createRateLimits,
  createSharedCounts,
  postgresLimiters,
  type RateLimits,
  redisLimiters,
} from '#server/platform/rateLimits/index.ts';
import { ensureDataFolder, openStore } from '#server/platform/store/index.ts';
import { regionsOfAddresses } from '#server/api/addressRegion.ts';
import { createBudget } from '#server/api/graphql/budget.ts';
import { createRecentlyBarred } from '#server/api/recentlyBarred.ts';
import type { AppDeps } from '#server/api/deps.ts';
import { type MaintenanceGate, GATE_TOPIC } from '#server/api/maintenanceGate.ts';
import { refuseTakenPort } from '#server/platform/http/listen.ts';
import { readManifests } from '#server/api/manifests.ts';
import { CLOCK_TOPIC, createClock, createPorts, type MovableClock } from '#server/platform/systemPorts.ts';
import type { OpenSandbox } from '#server/sandbox/index.ts';
import type { Sandbox } from './loadSandbox.ts';
import { startJobs } from './jobs.ts';
import { type RegisterCommands, serve } from './serve.ts';
import { scanBy, vendorsOf } from './vendors.ts';
import { createStops, type Stops } from '#server/platform/stops.ts';

export type RunningApp = {
  readonly deps: AppDeps;
  readonly clock: MovableClock;
  readonly port: number;
  readonly stop: () => Promise<void>;
};

/** Starts all parts of the server. If one fails, closes the others and throws. */
export async function startApp(config: Config, log: Logger, sandbox: Sandbox | null): Promise<RunningApp> {
  const stops = createStops(log);
  try {
    return await assemble(config, log, sandbox, stops);
  } catch (error) {
    await stops.run();
    throw error;
  }
}

async function assemble(config: Config, log: Logger, sandbox: Sandbox | null, stops: Stops): Promise<RunningApp> {
  ensureDataFolder(config.dataDir);
  await refuseTakenPort({ host: config.host, port: config.port, variable: 'PORT' });
  const flagRules = readFlagRules(config.flagRules);
  if (config.hasSandbox !== (sandbox !== null)) throw new Error('The sandbox is loaded exactly where the configuration has one.');
  const clock = createClock();
  const ports = createPorts(clock, config.seed ?? 1);
  const bus = watchSessions(await openBus(config, log, stops));
  const store = await openStore({
    databaseUrl: config.databaseUrl,
    postgresBin: config.postgresBin,
    dataDir: config.dataDir,
    log: { info: (line) => log.info(line), error: (line) => log.error(line) },
  });
  stops.add('store', store.close);
  const { db } = store;
  const base = { db, ports, bus, log };
  const unhurried = { ...base, db: store.jobs };
  // Locks the demo operators in production. Fills a sandbox with an invented world.
  await (sandbox === null ? lockDemoOperators(base) : sandbox.fillWorld(config, unhurried));
  const catalogue = await openCatalogue(db, bus, {
    url: store.url,
    features: sandbox === null || config.gameProvider !== null ? config.gameFeatures : sandbox.gameFeatures,
    onError: (error) => log.error({ event: 'catalogue-reload-failed', error }),
  });
  stops.add('catalogue', catalogue.close);
  const rateLimits = await openRateLimits(config, base, stops);
  stops.add('notices', await relayNotices(store.url, bus, (error) => log.error({ event: 'notices-lost', error })));
  const { layouts, publishing, upkeep } = await openLayouts({
    ...base,
    catalogue,
    environment: config.layoutEnvironment,
    flagRules,
    manifests: await keepBuilds(db, readManifests([config.distDir, ...config.persistedDocuments.map(dirname)]), ports.now()),
  });
  stops.add('layouts', upkeep.close);
  const keysFile = join(config.dataDir, 'keys.json');
  const { secret } = await openKeys(keysFile);
  const mail = openMail(config, { ...base, ...sealingBy(secret) }, stops);
  await noticeOldLimits({ db, now: ports.now, newId: ports.newId, mail });
  const identity = await openIdentity({ ...base, keysFile, mail, hasSandbox: config.hasSandbox });
  const personKeys = openPersonKeys(config.personKeys, secret);
  // Precedes the first request, so that excluded persons cannot play with old accounts.
  await correctPersons({ ...unhurried, personKeys });
  stops.add(
    'clock',
    bus.subscribe(CLOCK_TOPIC, (offsetMs) => clock.setOffsetMs(Number(offsetMs))),
  );
  // Set when the server listens. No vendor calls earlier.
  let ownPort = config.port;
  const open = sandbox && (await sandbox.openSandbox({ config, base, sitePort: () => ownPort, stops }));
  const { location, streamHost, partner, registerVendor, fileScanner, ...vendors } = vendorsOf(config, open, log);
  const following = {
    ...base,
    personKeys,
    vendor: registerVendor,
    freshMs: config.registerFreshSeconds * 1_000,
    taxDigitsOf: async (playerId: string) => (await contactOf(db, identity, playerId))?.taxDigits ?? null,
    onListed: () => refundListed(unhurried),
  };
  const register = openRegister(following);
  const doors = sharedState<MaintenanceGate>(bus, GATE_TOPIC, { state: 'open' });
  const exposures = createImpressions({
    now: ports.now,
    switchedNow: (audience) => ({ ...layouts.switchedNow(), flags: layouts.flagsFor(audience) }),
    write: writeImpressions(db),
    onLost: (count) => log.error({ event: 'exposures-lost', count }),
  });
  const faults = healthStore(db);
  const health = createHealth({ now: ports.now, published: publishing.published, write: faults.write, rateLimits });
  const figures = createFigures({ now: ports.now, published: publishing.published, write: writeFigures(db), rateLimits });
  const deps: AppDeps = {
    ...base,
    ...vendors,
    exposures,
    health,
    figures,
    config,
    catalogue,
    layouts,
    publishing,
    layoutUpkeep: upkeep,
    identity,
    ...limitsOf(config, rateLimits),
    personKeys,
    register,
    geolocation: openGeolocation({ db, ports, vendor: location, servedElsewhere: config.sisterSites, rateLimits }),
    mail,
    scanFile: scanBy(fileScanner),
    linking: openLinking(base, partner, config.linkingBrands),
    liveStreams: openLiveStreams({ db, ports, catalogue, host: streamHost, rateLimits }),
    doorsNow: doors.get,
    barredRecently: createRecentlyBarred(bus, () => ports.now().getTime()),
    regionOfAddress: regionsOfAddresses(config, () => open?.addressRegion() ?? null),
  };
  const looked = { healthStore: faults, sessions: bus.sessions, followRegister: () => followRegister(following, register) };
  startJobs({ ...deps, db: store.jobs }, looked, stops);
  const served = await serve(deps, open && commandsOf(open, deps, { clock, doors }));
  ownPort = served.port;
  stops.add('http', served.close);
  return { deps, clock, port: served.port, stop: stops.run };
}

function openMail(
  { mailService, smtp: configured, hasSandbox }: Config,
  deps: Parameters<typeof openOutbox>[0] & Pick<AppDeps, 'ports'>,
  stops: Stops,
) {
  const smtp = configured && openSmtp(configured, TIMEOUT_MS);
  stops.add('smtp', () => smtp?.close());
  return openOutbox(deps, openDelivery(deps, { service: mailService, smtp, hasSandbox }), mailService !== null || smtp !== null);
}

function commandsOf(
  sandbox: OpenSandbox,
  deps: AppDeps,
  moved: { readonly clock: MovableClock; readonly doors: SharedState<MaintenanceGate> },
): RegisterCommands {
  const simulation = sandbox.startWorld(deps.catalogue);
  return (app, dropSockets) => sandbox.registerCommands(app, { ...deps, ...moved, simulation, dropSockets });
}

async function openBus({ redisUrl }: Config, log: Logger, stops: Stops): Promise<Bus> {
  const onError = (error: unknown): void => log.error({ event: 'bus-listener-failed', error });
  const bus = redisUrl === null ? createMemoryBus(onError) : await createRedisBus(redisUrl, onError);
  stops.add('bus', bus.close);
  return bus;
}

const limitsOf = (config: Config, rateLimits: RateLimits): Pick<AppDeps, 'budget' | 'placements' | 'rateLimits'> => ({
  rateLimits,
  budget: createBudget(config, rateLimits),
  placements: rateLimits.open('placements', { most: config.placementsPerMinute, windowMs: 60_000 }),
});

async function openRateLimits(
  { redisUrl }: Config,
  { db, log, ports }: Pick<AppDeps, 'db' | 'log' | 'ports'>,
  stops: Stops,
): Promise<RateLimits> {
  const redis = redisUrl === null ? null : await redisLimiters(redisUrl, (error) => log.error({ event: 'limits-fault', error }));
  if (redis) stops.add('shared limits', redis.close);
  const nowMs = (): number => ports.now().getTime();
  const counts = createSharedCounts({
    limiters: redis?.limiters ?? postgresLimiters(db),
    onAway: (isAway) => log.warn({ event: isAway ? 'shared-limits-away' : 'shared-limits-back' }),
    nowMs,
  });
  const rateLimits = createRateLimits(nowMs, counts);
  stops.add('limits', rateLimits.settle);
  return rateLimits;
}
