import { t } from '#src/shared/text/t.ts';
import { FILE_TIMEOUT_MS, HTTP_TIMEOUT_MS } from '#src/shared/limits/timeouts.ts';
import { ageMarkOf, hasCasinoIn, regionOfCode } from '#server/platform/regions/regions.ts';
import { INACTIVITY_MINUTES } from '#server/modules/identity/sessions/index.ts';
import type { MaintenanceGate } from '../../../maintenanceGate.ts';
import { SUPPORT_URL } from '#server/kinds/supportUrl.ts';
import type { MaintenanceModeContent } from '#server/kinds/generated/resolvers.ts';
import type { Resolvers } from '../../resolverTypes.ts';
import { ageDisclaimer } from './ageDisclaimer.ts';
import type { GraphQLContext } from '../../context.ts';
import { aboutRestrictedBalance } from '#server/kinds/menuShelves/WalletBoxShelf.ts';
import { pageOf } from '#server/kinds/values.ts';

export const HEARTBEAT_SECONDS = 60;
const IP_CHECK_SECONDS = 10;
const SEARCH_DEBOUNCE_MS = 300;

const disclaimer = (body: string) => ({ __typename: 'Disclaimer' as const, body, hyperlink: null, deepLink: null });

const ageOf = ({ viewer }: GraphQLContext) => disclaimer(ageDisclaimer(viewer.addressRegion));
const RISK = disclaimer(t`Only bet what you can afford to lose. You can set limits, take a break or exclude yourself in your account.`);
const RISK_OF_PLAY = disclaimer(
  t`Only play with what you can afford to lose. You can set limits, take a break or exclude yourself in your account.`,
);

const licenseIn = ({ viewer }: GraphQLContext) => {
  const { name, regulator } = regionOfCode(viewer.addressRegion) ?? {};
  if (name === undefined || regulator === undefined) return [];
  return [disclaimer(t`License holder: Lanternfield Gaming LLC, invented for this demo. Regulator in ${name}: ${regulator}.`)];
};

/** True for a casino-only brand in any region. `validRegion` tells whether the region allows betting. */
const isAlone = ({ deps, viewer }: GraphQLContext): boolean => deps.config.withoutSportsbook.includes(viewer.brand);
const hasCasino = (context: GraphQLContext): boolean => hasCasinoIn(context.viewer.addressRegion, isAlone(context));

function regionalMetadata(context: GraphQLContext) {
  const { viewer, visitor } = context;
  const region = regionOfCode(viewer.addressRegion);
  const short = viewer.addressRegion.slice(3);
  return {
    __typename: 'RegionalMetadata' as const,
    validRegion: (region?.isServed ?? false) && (!isAlone(context) || region?.hasCasino === true),
    currentRegionCode: viewer.addressRegion,
    currentCountryCode: viewer.addressRegion.slice(0, 2),
    ipAddress: visitor.ipAddress(),
    ipAddressCity: region?.city ?? null,
    ipAddressRegionCode: viewer.addressRegion,
    ipAddressShortRegionCode: short,
    ipAddressCountryCode: viewer.addressRegion.slice(0, 2),
    ipAddressCheckTimerSeconds: IP_CHECK_SECONDS,
  };
}

function supportChatOf({ deps, viewer }: GraphQLContext): string | null {
  const places = deps.config.supportChats[viewer.brand] ?? [];
  const isOpen = places.includes(viewer.addressRegion) || places.includes(viewer.addressRegion.slice(0, 2));
  return isOpen ? deps.supportChatUrl : null;
}

function responsibleGaming({ viewer }: GraphQLContext) {
  const helpline = regionOfCode(viewer.addressRegion)?.helpline ?? { text: '', phone: '' };
  return {
    __typename: 'ResponsibleGaming' as const,
    icon: 'responsible-gaming',
    restrictedBalancesDisclaimerLink: aboutRestrictedBalance,
    helplineText: helpline.text,
    helplinePhone: helpline.phone,
    logos: [
      {
        __typename: 'ResponsibleGamingLogo' as const,
        id: 'age',
        label: ageMarkOf(viewer.addressRegion),
        url: '/account/responsible-gaming',
      },
      {
        __typename: 'ResponsibleGamingLogo' as const,
        id: 'responsible-gaming',
        label: t`Responsible gaming`,
        url: '/account/responsible-gaming',
      },
    ],
  };
}

const IDENTITY_PATHS = {
  __typename: 'IdentityPaths' as const,
  authorize: '/oauth/authorize',
  token: '/oauth/token',
  revoke: '/oauth/revoke',
  session: '/api/session',
  logout: '/api/logout',
  passwordResetRequests: '/api/password_reset_requests',
};

function outOfStateOf({ deps, viewer }: GraphQLContext) {
  const words = deps.config.outOfState[viewer.brand] ?? null;
  return words && { __typename: 'CasinoOutOfState' as const, ...words, deepLink: pageOf('/') };
}

function maintenanceIn(doors: MaintenanceGate): MaintenanceModeContent | null {
  if (doors.state !== 'announced') return null;
  const { imageUrl: image, ...notice } = doors.notice;
  return { __typename: 'MaintenanceModeContent', image, ...notice };
}

export const startupResolvers = {
  Query: {
    startup: async (_root, _args, context) => {
      const { deps, viewer, visitor } = context;
      const partner = await deps.linking.partnerOf(viewer.brand);
      return {
        __typename: 'Startup',
        applicationMetadata: {
          __typename: 'ApplicationMetadata',
          casinoEnabled: hasCasino(context),
          currentTime: visitor.currentTime(),
          searchDebounceIntervalMilliseconds: SEARCH_DEBOUNCE_MS,
          inactivityThresholdMinutes: INACTIVITY_MINUTES,
          heartbeatIntervalSeconds: HEARTBEAT_SECONDS,
          timeouts: { __typename: 'Timeouts', httpMilliseconds: HTTP_TIMEOUT_MS, fileMilliseconds: FILE_TIMEOUT_MS },
        },
        regionalMetadata: regionalMetadata(context),
        serviceAttributes: {
          __typename: 'ServiceAttributes',
          identityBaseUrl: '/',
          identityPaths: IDENTITY_PATHS,
          appUrls: { __typename: 'AppUrls', ...(deps.config.appUrls[viewer.brand] ?? { ios: null, android: null }) },
          casinoOutOfState: outOfStateOf(context),
          footerDisclaimers: [ageOf(context), isAlone(context) ? RISK_OF_PLAY : RISK, ...licenseIn(context)],
          supportUrl: SUPPORT_URL,
          supportChatUrl: supportChatOf(context),
          paymentsBaseUrl: deps.paymentVendor?.pageOrigin ?? null,
          partnerIssuer: partner?.issuer ?? null,
          partnerSendsIssuer: partner?.sendsIssuer ?? false,
          partnerClientId: partner?.clientId ?? null,
          partnerAuthorizeUrl: partner?.authorizeUrl ?? null,
          partnerTokenUrl: partner?.tokenUrl ?? null,
          liveStreamingBaseUrl: deps.config.liveStreamingUrl,
          geoComply: {
            __typename: 'GeoComplyAttributes',
            installerId: 'linemaker-sandbox',
            ndbCdnUrl: `${deps.geolocation.vendorOrigin}/location.js`,
            plcCdnUrl: `${deps.geolocation.vendorOrigin}/service.js`,
          },
        },
        responsibleGaming: responsibleGaming(context),
        launchPage: { __typename: 'LaunchPage', disclaimers: [ageOf(context)] },
        monitoring: {
          __typename: 'Monitoring',
          analyticsSampleRate: deps.config.analyticsSampleRate,
          errorDsn: deps.errorDsn,
        },
        anonymousToken: visitor.anonymousToken(),
        maintenanceModeContent: maintenanceIn(deps.doorsNow()),
        sportsbookUrl: '/graphql',
        sportsbookWebsocketUrl: '/graphql',
      };
    },
  },
} satisfies Resolvers;
