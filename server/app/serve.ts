import type { FastifyInstance } from 'fastify';
import { createKnownDocuments, readManifests } from '#server/api/graphql/persistedDocuments.ts';
import { createPreview } from '#server/api/graphql/preview.ts';
import { createDrawings } from '#server/api/pages/drawings.ts';
import { createFirstViews } from '#server/api/pages/firstViews.ts';
import { createFirstAnswers } from '#server/api/graphql/responseCache/firstAnswers.ts';
import { ResponseCache } from '#server/api/graphql/responseCache/responseCache.ts';
import { createReader } from '#server/api/graphql/responseCache/cacheableDocument.ts';
import { registerGraphQLRoute } from '#server/api/graphql/route.ts';
import { attachGraphQLSocket } from '#server/api/socket/graphqlSocket.ts';
import { createGraphQLSchema } from '#server/api/graphql/schema.ts';
import { createStreams } from '#server/api/graphql/streams.ts';
import { createGraphQLServer } from '#server/api/graphql/yoga.ts';
import { topics } from '#server/api/socket/index.ts';
import { registerAccountSecurity } from '#server/api/rest/identity/accountSecurity.ts';
import { registerPasskeys } from '#server/api/rest/identity/passkeyRoutes.ts';
import { registerAcknowledgements } from '#server/api/rest/money/acknowledgementRoutes.ts';
import { registerAnalytics } from '#server/api/rest/analytics.ts';
import { registerFormFiles } from '#server/api/rest/formFiles.ts';
import { registerRevocation } from '#server/api/rest/identity/revocationRoute.ts';
import { registerAuthorize } from '#server/api/rest/identity/authorizeRoute.ts';
import { registerIdentityRoutes } from '#server/api/rest/identity/identityRoutes.ts';
import { registerRgLimits } from '#server/api/rest/money/rgLimitRoutes.ts';
import { registerPasswordRoutes } from '#server/api/rest/identity/passwordRoutes.ts';
import { registerRegionRoutes } from '#server/api/rest/regionRoutes.ts';
import { registerSessionRoutes } from '#server/api/rest/identity/sessionRoutes.ts';
import { registerOfrep } from '#server/api/rest/ofrep.ts';
import { registerOneTimeCodes } from '#server/api/rest/identity/oneTimeCodeRoutes.ts';
import { registerPayments } from '#server/api/rest/money/paymentRoutes.ts';
import { registerWallet } from '#server/api/rest/money/walletRoutes.ts';
import { registerTaxForms } from '#server/api/rest/money/taxRoutes.ts';
import { registerDisplays } from '#server/api/rest/displays.ts';
import { registerFigures } from '#server/api/rest/figures.ts';
import { registerTelemetry } from '#server/api/rest/telemetry.ts';
import { registerSignUp } from '#server/api/rest/identity/signUpRoutes.ts';
import { registerTokenEndpoint } from '#server/api/rest/identity/tokenEndpoint.ts';
import { registerConsole } from '../console/index.ts';
import type { AppDeps } from '#server/api/deps.ts';
import { registerHealth } from './health.ts';
import { createReadiness } from './readiness.ts';
import { GATE_TOPIC, registerMaintenanceGate } from '#server/api/maintenanceGate.ts';
import { createHttp } from './http.ts';
import { registerHosts } from '#server/platform/http/hosts.ts';
import { listenOn } from '#server/platform/http/listen.ts';
import { createMetrics, metricsReader } from '#server/api/metrics.ts';
import { trackRequests } from './requests.ts';
import { registerOtherRegions, registerRegionalSites } from '#server/api/regionalSites.ts';
import { registerSite } from '#server/api/pages/site.ts';

export type Served = { readonly port: number; readonly close: () => Promise<void> };

export type RegisterCommands = (app: FastifyInstance, dropSockets: () => number) => void;

/** Serves players, operators and sandbox on one port. Throws `PortTaken`. */
export async function serve(deps: AppDeps, registerCommands: RegisterCommands | null): Promise<Served> {
  let isStopping = false;
  const app = await createHttp(deps.config, deps.ports, deps.log);
  const requests = trackRequests(app);
  registerHosts(app, deps.config);
  registerRegionalSites(app, deps);
  registerMaintenanceGate(app, deps);
  registerOtherRegions(app, deps);
  const metrics = createMetrics(app, metricsReader(deps.config));
  metrics.countRegister(deps.register.reachability);
  const schema = createGraphQLSchema();
  const documents = createKnownDocuments(readManifests(deps.config.persistedDocuments), deps.config.mode !== 'production');
  registerConsole(app, { ...deps, preview: createPreview({ deps, schema, documents }) });
  const readiness = createReadiness({ db: deps.db, bus: deps.bus, isStopping: () => isStopping });
  registerHealth(app, readiness);
  metrics.watchReadiness(async () => (await readiness()) !== 'unavailable');
  const yoga = createGraphQLServer({ deps, schema, documents, metrics });
  const hot = new ResponseCache(schema, createReader(schema, deps.config.mode === 'production', documents.isVetted), deps);
  const stops = [
    deps.bus.subscribe(topics.world, hot.worldMoved),
    deps.layoutUpkeep.onMoved(hot.layoutsMoved),
    deps.bus.subscribe(GATE_TOPIC, hot.layoutsMoved),
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
  registerPasskeys(app, deps);
  registerAcknowledgements(app, deps);
  registerRgLimits(app, deps);
  registerSignUp(app, deps);
  registerIdentityRoutes(app, deps);
  registerRegionRoutes(app, deps);
  registerFormFiles(app, deps);
  registerTaxForms(app, deps);
  registerPayments(app, deps);
  registerWallet(app, deps);
  registerTelemetry(app, deps, metrics);
  registerAnalytics(app, deps, metrics);
  registerFigures(app, deps);
  registerDisplays(app, deps);
  registerOfrep(app, deps);
  const sockets = attachGraphQLSocket(app.server, { deps, yoga, documents, metrics });
  registerCommands?.(app, () => sockets.closeSockets());
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
