import { type ReactNode, useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { pageTypeOf } from '#src/shared/site/pageType.ts';
import { happened } from '#src/platform/analytics/happened.ts';
import { type Platform, usePlatform } from '#src/platform/index.ts';
import { placementShelf } from '../storedPlacements.ts';
import type { BetslipState, Owner } from '../types.ts';
import { createBetslipApi } from './placement/betslipApi.ts';
import { createBetslipRunner } from './placement/betslipRunner.ts';
import { type BetslipFrame, type SlipCallbacks, useBetslipContext } from './context.ts';
import type { HeldEvents } from './placement/heldEvents.ts';
import { refreshPlayer } from './streams/refreshPlayer.ts';
import { JoinHost } from './card/JoinHost.tsx';
import { keepTab } from './placement/keepTab.ts';
import { notifyAdded } from './placement/notifyAdded.ts';
import { notifyAddFailed } from './placement/notifyAddFailed.ts';
import { notifyLeftOut } from './placement/notifyLeftOut.ts';
import { useBetslipStreams } from './streams/useBetslipStreams.ts';
import { useLiveOffers } from './streams/useLiveOffers.ts';
import { watchIntents } from './placement/watchIntents.ts';

export type BetslipMachineProps = {
  readonly held: HeldEvents;
  readonly store: StoreApi<BetslipState>;
  readonly owner: Owner;
  readonly callbacks: { readonly current: SlipCallbacks };
};

export function BetslipMachine({ held, store, owner, callbacks }: BetslipMachineProps): ReactNode {
  const platform = usePlatform();
  const { frame } = useBetslipContext();
  const [runner] = useState(() => createRunner(platform, store, { callbacks, frame }));
  useEffect(() => {
    const stops = [keepTab(runner, platform.storage), watchIntents(runner, platform.tabStorage, platform.clock.now)];
    held.attach(runner.dispatch);
    return () => stops.forEach((stop) => stop());
  }, [held, runner, platform]);
  useLiveOffers(runner);
  useBetslipStreams(runner, owner, (path) => callbacks.current.onGo(path));
  return <JoinHost />;
}

type Around = { readonly callbacks: BetslipMachineProps['callbacks']; readonly frame: StoreApi<BetslipFrame> };

const createRunner = (platform: Platform, store: StoreApi<BetslipState>, { callbacks, frame }: Around) =>
  createBetslipRunner(
    {
      api: createBetslipApi(platform.client, notifyLeftOut),
      shelf: placementShelf(platform.storage),
      now: platform.clock.now,
      after: (ms, act) => {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      },
      verifyLocation: () => callbacks.current.verifyLocation(),
      selectionOrigin: () => pageTypeOf(window.location.pathname),
      onAdded: () => notifyAdded(frame.getState()),
      onAddFailed: (code, refusal) => {
        happened({ type: 'selection-add-failed', code });
        notifyAddFailed(refusal);
      },
      onPlaced: () => void refreshPlayer(platform.client),
    },
    store,
  );
