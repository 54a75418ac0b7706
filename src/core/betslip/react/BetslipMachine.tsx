import { useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { type Platform, reportError, usePlatform } from '#src/platform/index.ts';
import { placementShelf } from '../storedPlacements.ts';
import type { BetslipState, Owner } from '../types.ts';
import { createBetslipApi } from './betslipApi.ts';
import type { SlipCallbacks } from './BetslipProvider.tsx';
import { createBetslipRunner } from './betslipRunner.ts';
import type { HeldEvents } from './heldEvents.ts';
import { refreshPlayer } from './refreshPlayer.ts';
import { tellAddFailed } from './tellAddFailed.ts';
import { useBetslipStreams } from './useBetslipStreams.ts';
import { useLiveOffers } from './useLiveOffers.ts';

export type BetslipMachineProps = {
  readonly held: HeldEvents;
  readonly store: StoreApi<BetslipState>;
  readonly owner: Owner;
  /** As they are when they are called. */
  readonly callbacks: { readonly current: SlipCallbacks };
};

/** The core at work: draws nothing. */
export function BetslipMachine({ held, store, owner, callbacks }: BetslipMachineProps) {
  const platform = usePlatform();
  const [runner] = useState(() => createRunner(platform, store, callbacks));
  useEffect(() => held.attach(runner.dispatch), [held, runner]);
  useLiveOffers(runner);
  useBetslipStreams(runner, owner);
  return null;
}

const createRunner = (platform: Platform, store: StoreApi<BetslipState>, callbacks: BetslipMachineProps['callbacks']) =>
  createBetslipRunner(
    {
      api: createBetslipApi(platform.client),
      shelf: placementShelf(platform.storage),
      now: platform.clock.now,
      after: (ms, act) => {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      },
      verifyLocation: () => callbacks.current.verifyLocation(),
      onAddFailed: (code) => {
        reportError('betslip', new Error(`add failed: ${code}`));
        tellAddFailed();
      },
      onPlaced: () => void refreshPlayer(platform.client),
    },
    store,
  );
