import { createKnownDocuments, readManifests } from '../graphql/persistedDocuments.ts';
import { createPreview } from '../graphql/preview.ts';
import { createDrawings } from '../firstView/drawings.ts';
import { createFirstViews } from '../firstView/firstViews.ts';
import { createFirstAnswers } from '../graphql/firstAnswers.ts';
import { HotAnswers } from '../graphql/hotAnswers.ts';
import { createReader } from '../graphql/hotDocument.ts';
import { registerGraphQLRoute } from '../graphql/route.ts';
import { attachGraphQLSocket } from '../graphql/socket.ts';
import { createGraphQLSchema } from '../graphql/schema.ts';
import { createStreams } from '../graphql/streams.ts';
import { createGraphQLServer } from '../graphql/yoga.ts';
import { topics } from '../live/index.ts';
import { registerAccountSecurity } from '../rest/accountSecurity.ts';
import { registerAcknowledgements } from '../rest/acknowledgementRoutes.ts';
import { registerAnalytics } from '../rest/analytics.ts';
import { registerFormFiles } from '../rest/formFiles.ts';
import { registerRevocation } from '../rest/revocationRoute.ts';
import { registerAuthorize } from '../rest/authorizeRoute.ts';
import { registerIdentityRoutes } from '../rest/identityRoutes.ts';
import { registerOwnLimits } from '../rest/ownLimitRoutes.ts';
import { registerPasswordRoutes } from '../rest/passwordRoutes.ts';
import { registerRegionRoutes } from '../rest/regionRoutes.ts';
import { registerSessionRoutes } from '../rest/sessionRoutes.ts';
import { registerOfrep } from '../rest/ofrep.ts';
import { registerOneTimeCodes } from '../rest/oneTimeCodeRoutes.ts';
import { registerPayments } from '../rest/paymentRoutes.ts';
import { registerWallet } from '../rest/walletRoutes.ts';
import { registerTaxForms } from '../rest/taxRoutes.ts';
import { registerTelemetry } from '../rest/telemetry.ts';
import { registerSignUp } from '../rest/signUpRoutes.ts';
import { registerTokenEndpoint } from '../rest/tokenEndpoint.ts';
import { registerConsole } from '../console/index.ts';
import type { SandboxDeps } from '../sandbox/command.ts';
import { registerSandbox } from '../sandbox/controlApi.ts';
import type { AppDeps } from './deps.ts';
import { registerHealth } from './health.ts';
import { DOORS_TOPIC, registerDoors } from './doors.ts';
import { createHttp } from './http.ts';
import { listenOn } from '#server/platform/http/listen.ts';
import { createMetrics, metricsReader } from './metrics.ts';
import { trackRequests } from './requests.ts';
import { registerOtherRegions, registerSisterSites } from './sisterSites.ts';
import { registerSite } from './site.ts';

export type Served = { readonly port: number; readonly close: () => Promise<void> };

/** Everything that players, operators' tools and the sandbox reach over the network, on one port. */
export async function serve(
  deps: AppDeps,
  movable: Pick<SandboxDeps, 'broadcasts' | 'clock' | 'doors' | 'gameLevers' | 'identityAnswers' | 'location' | 'simulation'>,
): Promise<Served> {
  let isStopping = false;
  const app = await createHttp(deps.config, deps.ports, deps.log);
  const requests = trackRequests(app);
  registerSisterSites(app, deps);
  registerDoors(app, deps);
  registerOtherRegions(app, deps);
  const metrics = createMetrics(app, metricsReader(deps.config));
  const schema = createGraphQLSchema();
  const documents = createKnownDocuments(readManifests(deps.config.persistedDocuments), deps.config.mode !== 'production');
  registerConsole(app, { ...deps, preview: createPreview({ deps, schema, documents }) });
  registerHealth(app, deps.db, () => isStopping);
  const yoga = createGraphQLServer({ deps, schema, documents, metrics });
  const hot = new HotAnswers(schema, createReader(schema, deps.config.mode === 'production', documents.isVetted), deps);
  const stops = [
    deps.bus.subscribe(topics.world, hot.worldMoved),
    deps.layouts.onMoved(hot.layoutsMoved),
    deps.bus.subscribe(DOORS_TOPIC, hot.layoutsMoved),
  ];
  const streams = createStreams();
  registerGraphQLRoute(app, { deps, yoga, hot, documents, metrics, streams });
  registerTokenEndpoint(app, deps);
  registerAuthorize(app, deps);
  registerRevocation(app, deps);
  registerOneTimeCodes(app, deps);
  registerSessionRoutes(app, deps);
  registerPasswordRoutes(app, deps);
  registerAccountSecurity(app, deps);
  registerAcknowledgements(app, deps);
  registerOwnLimits(app, deps);
  registerSignUp(app, deps);
  registerIdentityRoutes(app, deps);
  registerRegionRoutes(app, deps);
  registerFormFiles(app, deps);
  registerTaxForms(app, deps);
  registerPayments(app, deps);
  registerWallet(app, deps);
  registerTelemetry(app, deps, metrics);
  registerAnalytics(app, deps, metrics);
  registerOfrep(app, deps);
  const sockets = attachGraphQLSocket(app.server, { deps, yoga, documents, metrics });
  if (deps.config.hasSandbox) registerSandbox(app, { ...deps, ...movable, dropSockets: () => sockets.closeSockets() });
  const drawings = createDrawings(deps.config.distDir, deps.log);
  await registerSite(app, deps, createFirstAnswers(deps, hot), drawings && createFirstViews(drawings, deps.ports.now));
  const port = await listenOn(app, { host: deps.config.host, port: deps.config.port, variable: 'PORT' });
  return {
    port,
    close: async () => {
      isStopping = true;
      for (const stop of stops) stop();
      await sockets.close();
      streams.close();
      await drawings?.close();
      await requests.closeWhenDone();
    },
  };
}
