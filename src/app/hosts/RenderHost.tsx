import { type ReactNode, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { useAuth } from '#src/core/auth/index.ts';
import { isInBetslip, useBetslipContext } from '#src/core/betslip/index.ts';
import { reportError, reportNode, usePlatform } from '#src/platform/index.ts';
import { type RenderPorts, RenderProvider } from '#src/render/index.ts';
import { loginPath } from '../paths.ts';
import { useVocabulary } from '../vocabulary.tsx';
import { useLocationCheck } from './LocationHost.tsx';
import { openBetslipWith } from './openBetslip.ts';
import { openDialog, openForm } from './overlayStore.ts';

/** Gives drawing what it needs of the application. One object for the life of the page: everything that is drawn reads it. */
export function RenderHost({ children }: { readonly children: ReactNode }) {
  const { links, actions, loadReceiptLines } = useVocabulary();
  const meet = useRequirements();
  const platform = usePlatform();
  const { store, toggle, open } = useBetslipContext();
  const { linkHosts } = useBrand();
  const ports = useMemo(
    (): Partial<RenderPorts> => ({
      report: reportNode,
      allowedHosts: linkHosts,
      links,
      actions,
      loadReceiptLines,
      meet,
      refresh: () =>
        void platform.client.refetchQueries({ include: ['PageLayout'] }).catch((error: unknown) => reportError('layout', error)),
      opener: {
        openForm,
        openDialog,
        openBetslip: (ids) => openBetslipWith(platform.prices, { has: (id) => isInBetslip(store.getState(), id), toggle, open }, ids),
      },
    }),
    [linkHosts, links, actions, loadReceiptLines, meet, platform, store, toggle, open],
  );
  return <RenderProvider ports={ports}>{children}</RenderProvider>;
}

/** Makes a requirement of an action hold; an unknown one never does. */
function useRequirements(): (requirement: string) => Promise<boolean> {
  const { isLoggedIn } = useAuth();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const check = useLocationCheck();
  const latest = useRef({ isLoggedIn, path: pathname + search, check });
  latest.current = { isLoggedIn, path: pathname + search, check };
  return useMemo(
    () => async (requirement: string) => {
      const now = latest.current;
      if (requirement === 'LOGIN') {
        if (now.isLoggedIn !== true) void navigate(loginPath(now.path));
        return now.isLoggedIn === true;
      }
      return requirement === 'LOCATION' ? (await now.check('manual-check')).ok : false;
    },
    [navigate],
  );
}
