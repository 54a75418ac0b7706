import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { openCatalogue } from '#server/modules/catalogue/index.ts';
import { seedDemoOperators } from '#server/sandbox/demo/demoOperators.ts';
import { lockDemoOperators } from '#server/console/index.ts';
import type { Config } from '#server/platform/config/config.ts';
import { seedFeaturedBets } from '#server/sandbox/demo/demoFeatured.ts';
import { seedDemoAccounts } from '#server/sandbox/demo/demoAccounts.ts';
import { relayNotices } from '#server/platform/bus/notices.ts';
import { readFlagRules } from '#server/content/targeting/rules.ts';
import { openGeolocation, type LocationVendor } from '#server/modules/geolocation/index.ts';
import { openIdentity } from '#server/modules/identity/index.ts';
import {
  createExposures,
  createHealth,
  type FrameSites,
  healthStore,
  keepBuilds,
  openLayouts,
  writeExposures,
} from '#server/content/index.ts';
import { createMemoryBus, createRedisBus, hearSessions, type Bus } from '#server/api/socket/index.ts';
import { errorSinkDsn } from '../sandbox/errorSink/errorSink.ts';
import { helpDeskOrigin } from '../sandbox/helpDesk/helpDesk.ts';
import { supportChatUrlBeside } from '../sandbox/supportChat/supportChat.ts';
import { startStreamHost } from '../sandbox/streamHost/start.ts';
import type { Broadcasts } from '../sandbox/streamHost/state.ts';
import type { IdentityVendor } from '#server/modules/identity/signUp/index.ts';
import { openLinking, type PartnerSite } from '#server/modules/identity/linking/index.ts';
import { openMailSender } from '#server/platform/mail/sender.ts';
import { fetchOnThisMachine } from '../sandbox/fetchOnThisMachine.ts';
import { PARTNER_CLIENT, partnerOrigin } from '../sandbox/partner/partner.ts';
import type { GameProvider } from '#server/modules/casino/play/wallet/index.ts';
import type { PaymentVendor } from '#server/modules/payments/vendor/index.ts';
import { CASINO_WALLET } from '#server/api/rest/money/walletRoutes.ts';
import { PAYMENT_CALLBACK } from '#server/api/rest/money/paymentRoutes.ts';
import { paymentOrigin, paymentSecret } from '../sandbox/paymentVendor/paymentVendor.ts';
import { openLiveStreams, type StreamHost } from '#server/modules/streams/index.ts';
import { gameOrigin, gameSecret } from '../sandbox/gameProvider/gameProvider.ts';
import { type Levers, usualLevers } from '../sandbox/gameProvider/levers.ts';
import { identityOrigin, identitySecret } from '../sandbox/identityVendor/identityVendor.ts';
import { asTheirNamesSay, type IdentityAnswers } from '../sandbox/identityVendor/state.ts';
import { startLocationVendor, type VendorOptions } from '../sandbox/locationVendor/start.ts';
import { addressRegionOf, initialLocation, type Whereabouts } from '../sandbox/locationVendor/state.ts';
import { ensureDataFolder, openStore } from '#server/platform/store/index.ts';
import { rollover, seedWorld } from '#server/sandbox/world/seed.ts';
import { startSimulation } from '#server/sandbox/world/simulation.ts';
import { regionsOfAddresses } from '#server/api/addressRegion.ts';
import type { AppDeps } from '#server/api/deps.ts';
import { type Doors, DOORS_TOPIC } from '#server/api/doors.ts';
import { refuseTakenPort } from '#server/platform/http/listen.ts';
import { readManifests } from '#server/api/manifests.ts';
import { CLOCK_TOPIC, createClock, createPorts, type MovableClock } from '#server/platform/systemPorts.ts';
import { startRounds } from './rounds.ts';
import { serve } from './serve.ts';
import { createStops, type Stops } from '#server/platform/stops.ts';

export type RunningApp = {
  readonly deps: AppDeps;
  readonly clock: MovableClock;
  /** The port that was taken. */
  readonly port: number;
  readonly stop: () => Promise<void>;
};

/** Puts the application together and listens. When it cannot, everything it had opened is closed and it throws one clear line. */
export async function startApp(config: Config, log: Logger): Promise<RunningApp> {
  const stops = createStops(log);
  try {
    return await assemble(config, log, stops);
  } catch (error) {
    await stops.run();
    throw error;
  }
}

async function assemble(config: Config, log: Logger, stops: Stops): Promise<RunningApp> {
  // Before anything is opened: what is wrong with the machine is told at once.
  ensureDataFolder(config.dataDir);
  await refuseTakenPort({ host: config.host, port: config.port, variable: 'PORT' });
  const flagRules = readFlagRules(config.flagRules);
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
  await fillWorld(config, base);
  const catalogue = await openCatalogue(db, bus, {
    url: store.url,
    onError: (error) => log.error({ event: 'catalogue-reload-failed', error }),
  });
  stops.add('catalogue', catalogue.close);
  stops.add('notices', await relayNotices(store.url, bus, (error) => log.error({ event: 'notices-lost', error })));
  const layouts = await openLayouts({
    ...base,
    catalogue,
    environment: config.layoutEnvironment,
    flagRules,
    manifests: await keepBuilds(db, readManifests([config.distDir, ...config.persistedDocuments.map(dirname)]), ports.now()),
  });
  stops.add('layouts', layouts.close);
  const identity = await openIdentity({ ...base, keysFile: join(config.dataDir, 'keys.json') });
  const location = sharedState<Whereabouts>(bus, 'sandbox:location', { everybody: initialLocation(config.defaultRegion), players: {} });
  const identityAnswers = sharedState<IdentityAnswers>(bus, 'sandbox:identity', asTheirNamesSay);
  stops.add(
    'clock',
    bus.subscribe(CLOCK_TOPIC, (offsetMs) => clock.setOffsetMs(Number(offsetMs))),
  );
  // Known once we listen; nobody pays before.
  let ownPort = config.port;
  const callbackUrl = (): string => `http://localhost:${ownPort}${PAYMENT_CALLBACK}`;
  const walletUrl = (): string => `http://localhost:${ownPort}${CASINO_WALLET}`;
  const gameLevers = sharedState<Levers>(bus, 'sandbox:games', usualLevers);
  const told = { state: location.get, identityAnswers: identityAnswers.get, callbackUrl, walletUrl, gameLevers };
  const vendor = await openVendor(config, base, told, stops);
  const doors = sharedState<Doors>(bus, DOORS_TOPIC, { state: 'open' });
  const broadcasts = sharedState<Broadcasts>(bus, 'sandbox:broadcasts', {});
  const streamHost = await openStreamHost(config, base, broadcasts.get, stops);
  const regionOfAddress = regionsOfAddresses(config, () => (config.hasSandbox ? addressRegionOf(location.get()) : null));
  const exposures = createExposures({
    now: ports.now,
    switchedNow: (audience) => ({ ...layouts.switchedNow(), flags: layouts.flagsFor(audience) }),
    write: writeExposures(db),
    onLost: (count) => log.error({ event: 'exposures-lost', count }),
  });
  const ward = healthStore(db);
  const health = createHealth({ now: ports.now, published: layouts.published, write: ward.write });
  const deps: AppDeps = {
    ...base,
    exposures,
    health,
    config,
    catalogue,
    layouts,
    identity,
    geolocation: openGeolocation({ db, ports, vendor, servedElsewhere: config.sisterSites }),
    identityVendor: identityVendorOf(config, vendor),
    mail: openMailSender(base, { service: config.mailService, hasOutbox: config.hasSandbox }),
    paymentVendor: paymentVendorOf(config, vendor),
    gameProvider: gameProviderOf(config, vendor),
    linking: openLinking(base, partnerOf(config, vendor), config.linkingBrands),
    frames: framesBeside(config, vendor),
    supportChatUrl: config.supportChatUrl ?? (playsVendor(config) ? supportChatUrlBeside(vendor.origin) : null),
    errorDsn: config.errorDsn ?? (playsVendor(config) ? errorSinkDsn(vendor.origin) : null),
    liveStreams: openLiveStreams({ db, ports, catalogue, host: streamHost }),
    doorsNow: doors.get,
    regionOfAddress,
  };
  startRounds(deps, { ward, sessions: bus.sessions }, stops);
  const simulation = startSimulation({
    ...base,
    catalogue,
    ...(config.seed === null ? {} : { seed: config.seed }),
    isPaused: !config.hasSimulation,
  });
  stops.add('simulation', simulation.stop);
  const served = await serve(deps, { clock, location, identityAnswers, gameLevers, broadcasts, doors, simulation });
  ownPort = served.port;
  stops.add('http', served.close);
  return { deps, clock, port: served.port, stop: stops.run };
}

/** The sites of the configuration, and the sandbox's help desk where it stands beside the vendor. What the configuration names wins. */
const framesBeside = (config: Config, { origin }: LocationVendor): FrameSites =>
  new Map([...(playsVendor(config) ? [['help', helpDeskOrigin(origin)] as const] : []), ...config.frameSites]);

/** Production has the partner of its configuration, or none. */
function partnerOf(config: Config, vendor: LocationVendor): PartnerSite | null {
  if (config.partner !== null) return config.partner;
  if (!playsVendor(config)) return null;
  return { issuer: partnerOrigin(vendor.origin), clientId: PARTNER_CLIENT, ask: fetchOnThisMachine };
}

/** Nobody resolves the names of this machine but browsers: the server asks it where its neighbour is. */
function paymentVendorOf(config: Config, { origin, apiSecret }: LocationVendor): PaymentVendor | null {
  const { paymentVendor } = config;
  if (paymentVendor !== null) return { apiOrigin: paymentVendor.origin, pageOrigin: paymentVendor.origin, secret: paymentVendor.secret };
  return playsVendor(config) ? { apiOrigin: origin, pageOrigin: paymentOrigin(origin), secret: paymentSecret(apiSecret) } : null;
}

/** As of the payment vendor. */
function gameProviderOf(config: Config, { origin, apiSecret }: LocationVendor): GameProvider | null {
  const { gameProvider } = config;
  if (gameProvider !== null) return { apiOrigin: gameProvider.origin, pageOrigin: gameProvider.origin, secret: gameProvider.secret };
  return playsVendor(config) ? { apiOrigin: origin, pageOrigin: gameOrigin(origin), secret: gameSecret(apiSecret) } : null;
}

/** Nobody resolves the names of this machine but browsers: the server asks it where its neighbour is. */
function identityVendorOf(config: Config, { origin, apiSecret }: LocationVendor): IdentityVendor {
  if (config.identityVendor !== null) return config.identityVendor;
  return playsVendor(config) ? { origin: identityOrigin(origin), secret: identitySecret(apiSecret), ask: fetchOnThisMachine } : null;
}

const playsVendor = ({ hasSandbox, locationVendor }: Config): boolean => hasSandbox && locationVendor === null;

/** A value that all processes share, at once in this one. */
function sharedState<T>(bus: Bus, topic: string, first: T): { readonly get: () => T; readonly set: (next: T) => void } {
  let held = first;
  bus.subscribe(topic, (next) => {
    held = next as T;
  });
  return {
    get: () => held,
    set: (next) => {
      held = next;
      bus.publish(topic, next);
    },
  };
}

async function openBus({ redisUrl }: Config, log: Logger, stops: Stops): Promise<Bus> {
  const onError = (error: unknown): void => log.error({ event: 'bus-listener-failed', error });
  const bus = redisUrl === null ? createMemoryBus(onError) : await createRedisBus(redisUrl, onError);
  stops.add('bus', bus.close);
  return bus;
}

/** Beside a sandbox the world of the first start, or what has to be added to an older one; production offers only what was imported. */
async function fillWorld(config: Config, base: Pick<AppDeps, 'db' | 'ports' | 'bus' | 'log'>): Promise<void> {
  if (config.hasSandbox) {
    const options = config.seed === null ? {} : { seed: config.seed };
    const { addedEvents } = await seedWorld(base, options);
    if (addedEvents === 0 && config.hasSimulation) await rollover(base, { ...options, mode: 'in-progress' });
    await seedDemoAccounts(base);
    await seedFeaturedBets(base);
    await seedDemoOperators(base);
  } else await lockDemoOperators(base);
}

/** Reserved by RFC 2606: nobody answers there. */
const NO_VENDOR: LocationVendor = { origin: 'https://location-vendor.invalid', apiSecret: '' };

async function openVendor(
  config: Config,
  { ports, log }: Pick<AppDeps, 'log' | 'ports'>,
  told: Omit<VendorOptions, 'dataDir' | 'host' | 'port' | 'ports'>,
  stops: Stops,
): Promise<LocationVendor> {
  if (config.locationVendor !== null) return config.locationVendor;
  if (!config.hasSandbox) {
    log.warn({ event: 'no-location-vendor' }, 'LOCATION_VENDOR_URL is not set: every wager will be refused');
    return NO_VENDOR;
  }
  const vendor = await startLocationVendor({ dataDir: config.dataDir, host: config.host, port: config.locationVendorPort, ports, ...told });
  stops.add('location vendor', vendor.close);
  return vendor;
}

/** Null where nobody sends pictures; then nobody is let in. */
async function openStreamHost(
  config: Config,
  { ports }: Pick<AppDeps, 'ports'>,
  broadcasts: () => Broadcasts,
  stops: Stops,
): Promise<StreamHost | null> {
  if (config.streamHost !== null || !config.hasSandbox) return config.streamHost;
  const host = await startStreamHost({ dataDir: config.dataDir, host: config.host, port: config.streamHostPort, ports, broadcasts });
  stops.add('stream host', host.close);
  return host;
}
