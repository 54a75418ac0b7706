import { geoRefusals, type GeoRefusal } from '#server/modules/geolocation/rules/index.ts';
import type { GeolocationError } from '#server/kinds/generated/resolvers.ts';
import type { Resolvers } from '../resolverTypes.ts';
import type { Result } from '#src/shared/values/result.ts';
import { sessionIn } from '#server/kinds/context.ts';
import { badInput } from '#server/platform/problems.ts';

/** Maximum characters of a location packet. Usually there are about 1,200. */
const MAX_PACKET = 8_192;

const errorOf = (code: GeoRefusal): GeolocationError => ({ __typename: 'GeolocationError', code, ...geoRefusals[code] });

const tokenOf = (license: Result<string, GeoRefusal>) => ({
  __typename: 'GeoComplyApiToken' as const,
  licenseKey: license.ok ? license.value : null,
  errors: license.ok ? [] : [errorOf(license.refusal)],
});

export const geolocationResolvers = {
  Mutation: {
    geoComplyGetApiToken: async (_root, { licenseType }, context) => {
      const { id: sessionId } = sessionIn(context);
      return tokenOf(await context.deps.geolocation.fetchLicense({ sessionId, licenseType }));
    },
    geoComplyForceRefetchLicense: async (_root, { currentLicenseKey, licenseType }, context) => {
      const { id: sessionId } = sessionIn(context);
      return tokenOf(await context.deps.geolocation.refetchLicense(currentLicenseKey, { sessionId, licenseType }));
    },
    geoComplyAuthorizeGeoPacket: async (_root, { geoPacket }, context) => {
      const session = sessionIn(context);
      if (geoPacket.length > MAX_PACKET) throw badInput('The packet is too long.', ['geoPacket']);
      const { deps, viewer } = context;
      const verdict = await deps.geolocation.authorize({ packet: geoPacket, session, ip: viewer.ip });
      deps.log.info({
        event: 'geo-verdict',
        sessionId: session.id,
        kind: verdict.kind,
        ...(verdict.kind === 'refused' ? { refusal: verdict.refusal } : { region: verdict.region }),
      });
      return verdict.kind === 'allowed'
        ? {
            __typename: 'GeoPacketAuthorization',
            errors: [],
            expiresAt: verdict.expiresAt.toISOString(),
            refreshAt: verdict.refreshAt.toISOString(),
          }
        : { __typename: 'GeoPacketAuthorization', errors: [errorOf(verdict.refusal)], expiresAt: null, refreshAt: null };
    },
  },
} satisfies Resolvers;
