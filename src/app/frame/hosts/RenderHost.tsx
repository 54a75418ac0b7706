import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useBrand } from '#src/brand/context.tsx';
import { useAuth } from '#src/core/auth/index.ts';
import { useBetslipContext } from '#src/core/betslip/index.ts';
import { reportError, reportNode, usePlatform } from '#src/platform/index.ts';
import { type RenderPorts, RenderProvider } from '#src/render/index.ts';
import { useScheduler } from '../../startup/SchedulerContext.ts';
import { useStartup } from '../../startup/StartupContext.tsx';
import { askDialogsAgain } from '../dialogs/dialogQuestions.ts';
import { loginPath } from '../paths.ts';
import { useVocabulary } from '../vocabulary.tsx';
import { keepAttempts } from './attemptStore.ts';
import { useLocationCheck } from './LocationHost.tsx';
import { openDialog, openForm } from './overlayStore.ts';
import { locationNow } from './locationNow.ts';
import { useWhereabouts } from './Whereabouts.tsx';

type RequiredPorts = Omit<RenderPorts, 'leave' | 'reload'>;

/** Provides ports to nodes. The object stays the same, because a new one would re-render all nodes. */
export function RenderHost({ children }: { readonly children: ReactNode }) {
  const { links, actions, layoutNodes, loadReceiptLines } = useVocabulary();
  const { meet, locate, playerId, watchPlayer } = useRequirements();
  const platform = usePlatform();
  const { atHand } = useScheduler();
  const { take, open } = useBetslipContext();
  const { linkHosts } = useBrand();
  const { startup } = useStartup();
  const told = useRef(startup);
  told.current = startup;
  const ports = useMemo(
    (): RequiredPorts => ({
      report: reportNode,
      allowedHosts: linkHosts,
      links,
      actions,
      loadReceiptLines,
      searchDebounceMs: () => told.current?.applicationMetadata.searchDebounceIntervalMilliseconds ?? null,
      loadAccountPanel: async () => (await import('../shell/lazyFrame.ts')).preloadedPanel(),
      meet,
      locate,
      playerId,
      watchPlayer,
      position: () => locationNow.getState().state?.position ?? null,
      watchPosition: locationNow.subscribe,
      distanceUnit: () => (told.current?.regionalMetadata.currentCountryCode === 'CA' ? 'km' : 'mi'),
      askDialogs: askDialogsAgain,
      prefetch: (...page) =>
        void import('../site/prefetch.ts').then(
          ({ prefetch }) => prefetch({ client: platform.client, layoutNodes, atHand }, ...page),
          () => undefined,
        ),
      attempts: keepAttempts(platform.tabStorage),
      refresh: () => {
        for (const query of platform.client.getObservableQueries('active'))
          if (query.queryName?.startsWith('PageLayout')) query.refetch().catch((error: unknown) => reportError('layout', error));
      },
      opener: {
        openForm,
        openDialog,
        openBetslip: (ids, asks) => {
          if (ids.length > 0) take({ legs: ids.map((selectionId) => ({ selectionId })) }, asks);
          open();
        },
      },
    }),
    [linkHosts, links, actions, layoutNodes, loadReceiptLines, meet, locate, playerId, watchPlayer, platform, take, open, atHand],
  );
  useLostAnswers(ports);
  return <RenderProvider ports={ports}>{children}</RenderProvider>;
}

function useLostAnswers(ports: RequiredPorts): void {
  const { client } = usePlatform();
  const { isLoggedIn, userId } = useAuth();
  useEffect(() => {
    const begun = ports.attempts.all();
    if (begun.length === 0 || isLoggedIn === null) return;
    import('./lostAnswers.ts').then(
      ({ findOut }) => findOut({ ...ports, client }),
      (error: unknown) => reportError('layout', error),
    );
  }, [ports, client, isLoggedIn, userId]);
}

/** Meets what actions require, such as a login. Never meets an unknown requirement. */
function useRequirements(): Pick<RenderPorts, 'locate' | 'meet' | 'playerId' | 'watchPlayer'> {
  const { isLoggedIn, userId } = useAuth();
  const { path, go } = useWhereabouts();
  const check = useLocationCheck();
  const latest = useRef({ isLoggedIn, userId, check });
  latest.current = { isLoggedIn, userId, check };
  const [watching] = useState(() => new Set<() => void>());
  useEffect(() => {
    for (const listener of watching) listener();
  }, [watching, userId]);
  return useMemo(() => {
    const locate: RenderPorts['locate'] = async (trigger) => (await latest.current.check(trigger)).ok;
    return {
      locate,
      playerId: () => latest.current.userId,
      watchPlayer: (listener) => {
        watching.add(listener);
        return () => void watching.delete(listener);
      },
      meet: async (requirement: string) => {
        const now = latest.current;
        if (requirement === 'LOGIN') {
          if (now.isLoggedIn !== true) go(loginPath(path()));
          return now.isLoggedIn === true;
        }
        return requirement === 'LOCATION' ? locate('manual-check') : false;
      },
    };
  }, [path, go, watching]);
}
