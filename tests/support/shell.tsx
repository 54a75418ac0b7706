import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { brand as hwc } from '#brands/hwc/brand.ts';
import { brand as oneBrand } from '#brands/tsb/brand.ts';
import { vocabulary } from '#src/app/startup/boot/registries.ts';
import type { Startup } from '#src/app/startup/boot/startup.ts';
import { BetslipHost } from '#src/app/frame/hosts/BetslipHost.tsx';
import { LocationHost } from '#src/app/frame/hosts/LocationHost.tsx';
import { WhereaboutsProvider } from '#src/app/frame/hosts/Whereabouts.tsx';
import { RenderHost } from '#src/app/frame/hosts/RenderHost.tsx';
import { Scheduler } from '#src/app/startup/scheduler.ts';
import { SchedulerContext } from '#src/app/startup/SchedulerContext.ts';
import { StartupProvider, type StartupState } from '#src/app/startup/StartupContext.tsx';
import { type Vocabulary, VocabularyProvider } from '#src/app/frame/vocabulary.tsx';
import { BrandProvider } from '#src/brand/context.tsx';
import type { Brand } from '#src/brand/contract.ts';
import { type Preferences, PreferencesProvider } from '#src/brand/preferences.tsx';
import { AuthProvider, type LogoutReason } from '#src/core/auth/index.ts';
import { flagDefaults, FlagsProvider, type FlagValues } from '#src/flags/index.ts';
import { preloadViews } from '#src/render/index.ts';
import { createPlatform, PlatformProvider } from '#src/platform/index.ts';
import { PageFrameDocument } from '#src/gql/graphql.ts';
import { footer, pageFrame } from './pageFrame.ts';
import { ShellServer } from './shellServer.ts';

// Loads the views of header, menus and footer, which the server sends with a page.
await preloadViews(vocabulary.layoutNodes, ['AccountEntryShelf', 'LinkColumnShelf', 'MenuEntriesShelf', 'StoreLinksShelf']);

/** A sportsbook with a casino, in two modes. */
export const brand: Brand & { readonly footer: typeof footer } = { ...oneBrand, footer };
/** A brand with a casino but no sportsbook. */
export const casinoBrand: Brand = { ...brand, words: hwc.words, options: { ...brand.options, sportsbook: false } };

export const startup: Startup = {
  __typename: 'Startup',
  anonymousToken: null,
  sportsbookUrl: '/graphql',
  sportsbookWebsocketUrl: '/graphql',
  maintenanceModeContent: null,
  monitoring: { __typename: 'Monitoring', analyticsSampleRate: 0, errorDsn: null },
  applicationMetadata: {
    __typename: 'ApplicationMetadata',
    casinoEnabled: true,
    currentTime: '2026-11-21T12:00:00.000Z',
    searchDebounceIntervalMilliseconds: 300,
    inactivityThresholdMinutes: 15,
    heartbeatIntervalSeconds: 0,
  },
  regionalMetadata: {
    __typename: 'RegionalMetadata',
    validRegion: true,
    currentRegionCode: 'US-NJ',
    currentCountryCode: 'US',
    ipAddress: '192.0.2.1',
    ipAddressCheckTimerSeconds: 300,
  },
  serviceAttributes: {
    __typename: 'ServiceAttributes',
    appUrls: { __typename: 'AppUrls', ios: null, android: null },
    supportUrl: 'https://help.example.com/',
    supportChatUrl: null,
    paymentsBaseUrl: 'https://pay.example.com',
    partnerClientId: 'client',
    partnerIssuer: 'https://partner.example.com',
    partnerSendsIssuer: true,
    partnerAuthorizeUrl: 'https://partner.example.com/authorize',
    partnerTokenUrl: 'https://partner.example.com/token',
    liveStreamingBaseUrl: null,
    geoComply: { __typename: 'GeoComplyAttributes', ndbCdnUrl: '', plcCdnUrl: '' },
    footerDisclaimers: [],
  },
  responsibleGaming: {
    __typename: 'ResponsibleGaming',
    icon: 'responsible-gaming',
    restrictedBalancesDisclaimerLink: { __typename: 'SportsbookPageDeepLink', canonicalUrl: '/account/help#restricted-balance' },
    helplineText: 'Problem? Call 1-877-8-HOPENY.',
    helplinePhone: '1-877-8-HOPENY',
    logos: [],
  },
};

export type ShellOptions = {
  readonly path?: string;
  readonly state?: unknown;
  readonly brand?: Brand;
  readonly server?: ShellServer;
  /** `unknown`: the page does not know yet whether a player is logged in. */
  readonly who?: 'visitor' | 'player' | 'unknown';
  readonly startup?: Partial<StartupState>;
  /** True, as by default, if the server sent header, menus and footer with the page. */
  readonly isFrameGiven?: boolean;
  readonly preferences?: Preferences;
  /** Overrides the declared flag values. */
  readonly flags?: FlagValues;
  /** Replaces the registered kinds, for example by lazy views. */
  readonly vocabulary?: Vocabulary;
  /** Replaces the memory router, which begins at `path`. */
  readonly router?: ComponentType<{ readonly children: ReactNode }>;
  /** Id of an earlier shell, whose stored data is used again. */
  readonly brandId?: string;
};

function entryOf(path: string, state: unknown) {
  const { pathname, search, hash } = new URL(path, 'http://shell.test');
  return state === undefined ? path : { pathname, search, hash, state };
}

let shells = 0;
const EXISTING_USER = JSON.stringify({ v: 1, value: true });

/** Renders parts of the shell with all providers. Replaces only the network. */
export function showShell(children: ReactNode, options: ShellOptions = {}) {
  const { path = '/', server = new ShellServer(), who = 'visitor', startup: state = {} } = options;
  // Each shell has its own brand id, because tabs of one brand share their login.
  const brandId = options.brandId ?? `shell-${(shells += 1)}`;
  if (who !== 'visitor') localStorage.setItem(`${brandId}.previouslyLoggedIn`, EXISTING_USER);
  server.isSessionOpen = who === 'player';
  server.isTokenSilent = who === 'unknown';
  const platform = createPlatform({ brandId, hashes: {}, fetcher: server.fetcher, loadSocket: server.loadSocket });
  const given = pageFrame((state.startup ?? startup).serviceAttributes.appUrls ?? undefined);
  server.frame = given;
  if (options.isFrameGiven !== false) platform.client.writeQuery({ query: PageFrameDocument, data: given });
  platform.credentials.setLocation({ regionCode: 'US-NJ', countryCode: 'US' });
  const address = { current: path };
  const on = { left: vi.fn<(reason: LogoutReason) => void>(), preferences: vi.fn<(chosen: Preferences) => void>() };
  const OwnHistory = ({ children: routed }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[entryOf(path, options.state)]} useTransitions={false}>
      {routed}
    </MemoryRouter>
  );
  const Router = options.router ?? OwnHistory;
  const scheduler = new Scheduler();
  const view = render(
    <SchedulerContext value={scheduler}>
      <BrandProvider brand={options.brand ?? brand}>
        <PlatformProvider platform={platform}>
          <FlagsProvider values={{ ...flagDefaults, ...options.flags }}>
            <PreferencesProvider onChange={on.preferences} {...(options.preferences ? { initial: options.preferences } : {})}>
              <VocabularyProvider vocabulary={options.vocabulary ?? vocabulary}>
                <StartupProvider
                  value={{
                    stage: 'done',
                    maintenance: null,
                    waitingSeconds: null,
                    waitingText: null,
                    startup,
                    retry: vi.fn<() => void>(),
                    ...state,
                  }}
                >
                  <Router>
                    <AuthProvider brandId={brandId} onLeave={(reason) => on.left(reason)}>
                      <LocationHost>
                        <WhereaboutsProvider>
                          <BetslipHost>
                            <RenderHost>
                              {children}
                              <Address into={address} />
                            </RenderHost>
                          </BetslipHost>
                        </WhereaboutsProvider>
                      </LocationHost>
                    </AuthProvider>
                  </Router>
                </StartupProvider>
              </VocabularyProvider>
            </PreferencesProvider>
          </FlagsProvider>
        </PlatformProvider>
      </BrandProvider>
    </SchedulerContext>,
  );
  return { ...view, brandId, scheduler, server, platform, on, user: userEvent.setup(), address: () => address.current };
}

function Address({ into }: { readonly into: { current: string } }) {
  const { pathname, search } = useLocation();
  Object.assign(into, { current: pathname + search });
  return null;
}
