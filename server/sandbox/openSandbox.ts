import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '#server/api/deps.ts';
import { PAYMENT_CALLBACK } from '#server/api/rest/money/paymentRoutes.ts';
import { CASINO_WALLET } from '#server/api/rest/money/walletRoutes.ts';
import type { Catalogue } from '#server/modules/catalogue/index.ts';
import type { LocationVendor } from '#server/modules/geolocation/index.ts';
import type { StreamHost } from '#server/modules/streams/index.ts';
import { sharedState } from '#server/platform/bus/sharedState.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { ScannerAddress } from '#server/platform/files/clamd.ts';
import type { Stops } from '#server/platform/stops.ts';
import type { SandboxDeps } from './command.ts';
import { registerSandbox } from './controlApi.ts';
import { type SandboxControls, defaultControls } from './gameProvider/controls.ts';
import { type RegisterState, usualRegister } from './exclusionRegister/state.ts';
import { asTheirNamesSay, type IdentityAnswers } from './identityVendor/state.ts';
import { startFileScanner } from './fileScanner/fileScanner.ts';
import { startLocationVendor } from './locationVendor/start.ts';
import { addressRegionOf, initialLocation, type Whereabouts } from './locationVendor/state.ts';
import { type Parties, partiesBeside } from './partiesBeside.ts';
import { startStreamHost } from './streamHost/start.ts';
import type { Broadcasts } from './streamHost/state.ts';
import { type Simulation, startSimulation } from './world/simulation.ts';

type Base = Pick<AppDeps, 'bus' | 'db' | 'log' | 'ports'>;
type Options = {
  readonly config: Config;
  readonly base: Base;
  readonly sitePort: () => number;
  readonly stops: Stops;
};

type States = Pick<SandboxDeps, 'broadcasts' | 'gameLevers' | 'identityAnswers' | 'location' | 'registerState'>;

export type OpenSandbox = {
  readonly locationVendor: LocationVendor | null;
  readonly parties: Parties | null;
  readonly streamHost: StreamHost | null;
  readonly fileScanner: ScannerAddress | null;
  readonly addressRegion: () => string | null;
  readonly startWorld: (catalogue: Catalogue) => Simulation;
  readonly registerCommands: (app: FastifyInstance, deps: Omit<SandboxDeps, keyof States>) => void;
};

/** Starts the sandbox's vendors and stream host, except those that the configuration replaces. */
export async function openSandbox(options: Options): Promise<OpenSandbox> {
  const { config, base } = options;
  const { bus } = base;
  const states: States = {
    location: sharedState<Whereabouts>(bus, 'sandbox:location', { everybody: initialLocation(config.defaultRegion), players: {} }),
    identityAnswers: sharedState<IdentityAnswers>(bus, 'sandbox:identity', asTheirNamesSay),
    registerState: sharedState<RegisterState>(bus, 'sandbox:register', usualRegister),
    gameLevers: sharedState<SandboxControls>(bus, 'sandbox:games', defaultControls),
    broadcasts: sharedState<Broadcasts>(bus, 'sandbox:broadcasts', {}),
  };
  const locationVendor = config.locationVendor === null ? await openVendor(options, states) : null;
  return {
    locationVendor,
    parties: locationVendor && partiesBeside(locationVendor),
    streamHost: config.streamHost === null ? await openStreamHost(options, states) : null,
    fileScanner: config.scanner === null ? await openFileScanner(options) : null,
    addressRegion: () => addressRegionOf(states.location.get()),
    startWorld: (catalogue) => startWorld(options, catalogue),
    registerCommands: (app, deps) => registerSandbox(app, { ...deps, ...states }),
  };
}

async function openVendor({ config, base, sitePort, stops }: Options, { location, identityAnswers, registerState, gameLevers }: States) {
  const site = (): string => `http://localhost:${sitePort()}`;
  const vendor = await startLocationVendor({
    dataDir: config.dataDir,
    host: config.host,
    port: config.locationVendorPort,
    ports: base.ports,
    state: location.get,
    identityAnswers: identityAnswers.get,
    registerState: registerState.get,
    callbackUrl: () => site() + PAYMENT_CALLBACK,
    walletUrl: () => site() + CASINO_WALLET,
    gameLevers,
  });
  stops.add('location vendor', vendor.close);
  return vendor;
}

async function openFileScanner({ stops }: Options): Promise<ScannerAddress> {
  const { host, port, close } = await startFileScanner();
  stops.add('file scanner', close);
  return { host, port };
}

async function openStreamHost({ config, base: { ports }, stops }: Options, { broadcasts }: States) {
  const { dataDir, host, streamHostPort: port } = config;
  const streamHost = await startStreamHost({ dataDir, host, port, ports, broadcasts: broadcasts.get });
  stops.add('stream host', streamHost.close);
  return streamHost;
}

function startWorld({ config: { seed, hasSimulation }, base, stops }: Options, catalogue: Catalogue): Simulation {
  const simulation = startSimulation({ ...base, catalogue, ...(seed === null ? {} : { seed }), isPaused: !hasSimulation });
  stops.add('simulation', simulation.stop);
  return simulation;
}
