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
import { createExposures, createHealth, healthStore, keepBuilds, openLayouts, writeExposures } from '#server/content/index.ts';
import { createMemoryBus, createRedisBus, hearSessions, type Bus } from '#server/api/socket/index.ts';
import { followRegister, openRegister } from '#server/modules/exclusionRegister/index.ts';
import { noticeOldLimits } from '#server/modules/betting/limits/index.ts';
import { refundListed } from '#server/modules/betting/settlement/index.ts';
import { openLinking } from '#server/modules/identity/linking/index.ts';
import { openDelivery } from '#server/platform/mail/deliver.ts';
import { openOutbox } from '#server/platform/mail/outbox.ts';
import { openLiveStreams } from '#server/modules/streams/index.ts';
import { ensureDataFolder, openStore } from '#server/platform/store/index.ts';
import { regionsOfAddresses } from '#server/api/addressRegion.ts';
import { createRecentlyBarred } from '#server/api/recentlyBarred.ts';
import type { AppDeps } from '#server/api/deps.ts';
import { type Doors, DOORS_TOPIC } from '#server/api/doors.ts';
import { refuseTakenPort } from '#server/platform/http/listen.ts';
import { readManifests } from '#server/api/manifests.ts';
import { CLOCK_TOPIC, createClock, createPorts, type MovableClock } from '#server/platform/systemPorts.ts';
import type { OpenSandbox } from '#server/sandbox/index.ts';
import type { Sandbox } from './loadSandbox.ts';
import { startRounds } from './rounds.ts';
import { type RegisterCommands, serve } from './serve.ts';
import { vendorsOf } from './vendors.ts';
import { createStops, type Stops } from '#server/platform/stops.ts';

export type RunningApp = {
  readonly deps: AppDeps;
  readonly clock: MovableClock;
  readonly port: number;
  readonly stop: () => Promise<void>;
};

/** Opens everything and listens. Closes all and throws on failure. */
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
  // Checks the machine before anything is opened.
  ensureDataFolder(config.dataDir);
  await refuseTakenPort({ host: config.host, port: config.port, variable: 'PORT' });
  const flagRules = readFlagRules(config.flagRules);
  if (config.hasSandbox !== (sandbox !== null)) throw new Error('The sandbox is loaded exactly where the configuration has one.');
  const clock = createClock();
  const ports = createPorts(clock, config.seed ?? 1);
  const bus = hearSessions(await openBus(config, log, stops));
  const store = await openStore({
    databaseUrl: config.databaseUrl ?? undefined,
    dataDir: config.dataDir,
    log: { info: (line) => log.info(line), error: (line) => log.error(line) },
  });
  stops.add('store', store.close);
  const { db } = store;
  const base = { db, ports, bus, log };
  // Production offers only imported data.
  await (sandbox === null ? lockDemoOperators(base) : sandbox.fillWorld(config, base));
  const catalogue = await openCatalogue(db, bus, {
    url: store.url,
    features: sandbox === null || config.gameProvider !== null ? config.gameFeatures : sandbox.gameFeatures,
    onError: (error) => log.error({ event: 'catalogue-reload-failed', error }),
  });
  stops.add('catalogue', catalogue.close);
  stops.add('notices', await relayNotices(store.url, bus, (error) => log.error({ event: 'notices-lost', error })));
  const {
    layouts,
    publishing,
    upkeep: layoutUpkeep,
  } = await openLayouts({
    ...base,
    catalogue,
    environment: config.layoutEnvironment,
    flagRules,
    manifests: await keepBuilds(db, readManifests([config.distDir, ...config.persistedDocuments.map(dirname)]), ports.now()),
  });
  stops.add('layouts', layoutUpkeep.close);
  const keysFile = join(config.dataDir, 'keys.json');
  const { secret } = await openKeys(keysFile);
  const mail = openOutbox(
    { ...base, ...sealingBy(secret) },
    openDelivery(base, { service: config.mailService, hasSandbox: config.hasSandbox }),
    config.mailService !== null,
  );
  await noticeOldLimits({ db, now: ports.now, newId: ports.newId, mail });
  const identity = await openIdentity({ ...base, keysFile, mail, hasSandbox: config.hasSandbox });
  const personKeys = openPersonKeys(config.personKeys, secret);
  // Before anybody is served: an account of before must not play while its person is excluded.
  await correctPersons({ ...base, personKeys });
  stops.add(
    'clock',
    bus.subscribe(CLOCK_TOPIC, (offsetMs) => clock.setOffsetMs(Number(offsetMs))),
  );
  // Known once we listen; vendors call nobody before.
  let ownPort = config.port;
  const open = sandbox && (await sandbox.openSandbox({ config, base, sitePort: () => ownPort, stops }));
  const { location, streamHost, partner, registerVendor, ...vendors } = vendorsOf(config, open, log);
  const following = {
    ...base,
    personKeys,
    vendor: registerVendor,
    freshMs: config.registerFreshSeconds * 1_000,
    taxDigitsOf: async (playerId: string) => (await contactOf(db, identity, playerId))?.taxDigits ?? null,
    onListed: () => refundListed(base),
  };
  const register = openRegister(following);
  const doors = sharedState<Doors>(bus, DOORS_TOPIC, { state: 'open' });
  const exposures = createExposures({
    now: ports.now,
    switchedNow: (audience) => ({ ...layouts.switchedNow(), flags: layouts.flagsFor(audience) }),
    write: writeExposures(db),
    onLost: (count) => log.error({ event: 'exposures-lost', count }),
  });
  const ward = healthStore(db);
  const health = createHealth({ now: ports.now, published: publishing.published, write: ward.write });
  const deps: AppDeps = {
    ...base,
    ...vendors,
    exposures,
    health,
    config,
    catalogue,
    layouts,
    publishing,
    layoutUpkeep,
    identity,
    personKeys,
    register,
    geolocation: openGeolocation({ db, ports, vendor: location, servedElsewhere: config.sisterSites }),
    mail,
    linking: openLinking(base, partner, config.linkingBrands),
    liveStreams: openLiveStreams({ db, ports, catalogue, host: streamHost }),
    doorsNow: doors.get,
    barredRecently: createRecentlyBarred(bus, () => ports.now().getTime()),
    regionOfAddress: regionsOfAddresses(config, () => open?.addressRegion() ?? null),
  };
  startRounds(deps, { ward, sessions: bus.sessions, followRegister: () => followRegister(following, register) }, stops);
  const served = await serve(deps, open && commandsOf(open, deps, { clock, doors }));
  ownPort = served.port;
  stops.add('http', served.close);
  return { deps, clock, port: served.port, stop: stops.run };
}

function commandsOf(
  sandbox: OpenSandbox,
  deps: AppDeps,
  moved: { readonly clock: MovableClock; readonly doors: SharedState<Doors> },
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
