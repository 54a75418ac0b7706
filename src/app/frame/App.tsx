import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { BrandProvider } from '#src/brand/context.tsx';
import type { Brand } from '#src/brand/contract.ts';
import { type Preferences, PreferencesProvider } from '#src/brand/preferences.tsx';
import { AuthProvider, type LogoutDestination, type LogoutReason } from '#src/core/auth/index.ts';
import { FlagsProvider, type FlagValues } from '#src/flags/index.ts';
import { type Platform, PlatformProvider } from '#src/platform/index.ts';
import type { Startup } from '../startup/boot/startup.ts';
import { StartupHost } from '../startup/boot/StartupHost.tsx';
import { OuterBoundary } from './errors/OuterBoundary.tsx';
import { Gate } from '../startup/gate/Gate.tsx';
import { BetslipHost } from './hosts/BetslipHost.tsx';
import { LocationHost } from './hosts/LocationHost.tsx';
import { RenderHost } from './hosts/RenderHost.tsx';
import { useWhereabouts, WhereaboutsProvider } from './hosts/Whereabouts.tsx';
import { lazyFrame } from '#src/render/lazyWithRetry.ts';
import { useAfterStart } from '../page/useAfterStart.ts';
import { loginPath } from './paths.ts';
import { PlayersRouter } from './router/PlayersRouter.tsx';
import { AppRoutes } from './routes.tsx';
import type { Scheduler } from '../startup/scheduler.ts';
import { SchedulerContext } from '../startup/SchedulerContext.ts';
import { ThemeApplier, type ThemeDoor } from './ThemeApplier.tsx';
import { type Vocabulary, VocabularyProvider } from './vocabulary.tsx';

const AfterStart = lazyFrame(async () => (await import('../startup/afterStart/AfterStart.tsx')).AfterStart);

export type AppProps = {
  readonly scheduler: Scheduler;
  readonly brand: Brand;
  readonly platform: Platform;
  readonly flags: FlagValues;
  readonly vocabulary: Vocabulary;
  readonly preferences: Preferences;
  readonly onPreferences: (preferences: Preferences) => void;
  readonly theme: ThemeDoor;
  readonly startup: Promise<Startup>;
  readonly answered?: Startup | null;
  readonly onDrawn?: (() => void) | undefined;
  readonly router?: ComponentType<{ readonly children: ReactNode }>;
};

export function App({
  scheduler,
  brand,
  platform,
  flags,
  vocabulary,
  preferences,
  onPreferences,
  theme,
  startup,
  answered = null,
  onDrawn,
  router: Router = PlayersRouter,
}: AppProps) {
  useEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <OuterBoundary>
      <SchedulerContext value={scheduler}>
        <BrandProvider brand={brand}>
          <PlatformProvider platform={platform}>
            <FlagsProvider values={flags}>
              <PreferencesProvider initial={preferences} onChange={onPreferences}>
                <ThemeApplier theme={theme} />
                <VocabularyProvider vocabulary={vocabulary}>
                  <StartupHost platform={platform} first={startup} answered={answered}>
                    <Router>
                      <WhereaboutsProvider>
                        <Players brandId={brand.id}>
                          <Gate>
                            <AppRoutes />
                          </Gate>
                        </Players>
                      </WhereaboutsProvider>
                    </Router>
                  </StartupHost>
                </VocabularyProvider>
              </PreferencesProvider>
            </FlagsProvider>
          </PlatformProvider>
        </BrandProvider>
      </SchedulerContext>
    </OuterBoundary>
  );
}

function Players({ brandId, children }: { readonly brandId: string; readonly children: ReactNode }) {
  const { path, go } = useWhereabouts();
  const started = useAfterStart();
  const [left, setLeft] = useState<{ readonly reason: LogoutReason } | null>(null);
  const leave = (reason: LogoutReason, to: LogoutDestination): void => {
    setLeft({ reason });
    const state = { logoutReason: reason };
    // The page stays the same, so it needs no new history entry.
    if (to === 'stay') go(path(), { replace: true, state });
    else go(to === 'login' ? '/login' : loginPath(path()), { state });
  };
  return (
    <AuthProvider brandId={brandId} onLeave={leave}>
      <LocationHost>
        <BetslipHost>
          <RenderHost>
            {children}
            {started ? (
              <Suspense fallback={null}>
                <AfterStart left={left} />
              </Suspense>
            ) : null}
          </RenderHost>
        </BetslipHost>
      </LocationHost>
    </AuthProvider>
  );
}
