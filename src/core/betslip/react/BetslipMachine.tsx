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
import { tellAdded } from './placement/tellAdded.ts';
import { tellAddFailed } from './placement/tellAddFailed.ts';
import { tellLeftOut } from './placement/tellLeftOut.ts';
import { useBetslipStreams } from './streams/useBetslipStreams.ts';
import { useLiveOffers } from './streams/useLiveOffers.ts';
import { watchWishes } from './placement/watchWishes.ts';

export type BetslipMachineProps = {
  readonly held: HeldEvents;
  readonly store: StoreApi<BetslipState>;
  readonly owner: Owner;
  /** Latest, at call time. */
  readonly callbacks: { readonly current: SlipCallbacks };
};

export function BetslipMachine({ held, store, owner, callbacks }: BetslipMachineProps): ReactNode {
  const platform = usePlatform();
  const { frame } = useBetslipContext();
  const [runner] = useState(() => createRunner(platform, store, { callbacks, frame }));
  useEffect(() => {
    const stop = watchWishes(runner, platform.tabStorage, platform.clock.now);
    held.attach(runner.dispatch);
    return stop;
  }, [held, runner, platform]);
  useLiveOffers(runner);
  useBetslipStreams(runner, owner);
  return <JoinHost />;
}

type Around = { readonly callbacks: BetslipMachineProps['callbacks']; readonly frame: StoreApi<BetslipFrame> };

const createRunner = (platform: Platform, store: StoreApi<BetslipState>, { callbacks, frame }: Around) =>
  createBetslipRunner(
    {
      api: createBetslipApi(platform.client, tellLeftOut),
      shelf: placementShelf(platform.storage),
      now: platform.clock.now,
      after: (ms, act) => {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      },
      verifyLocation: () => callbacks.current.verifyLocation(),
      selectionOrigin: () => pageTypeOf(window.location.pathname),
      onAdded: () => tellAdded(frame.getState()),
      onAddFailed: (code, refusal) => {
        happened({ type: 'selection-add-failed', code });
        tellAddFailed(refusal);
      },
      onPlaced: () => void refreshPlayer(platform.client),
    },
    store,
  );
