import { useEffect, useRef } from 'react';
import { usePlatform } from '#src/platform/index.ts';
import { readLocal, writeLocal } from '#src/platform/localState.ts';
import { SETTLED_UNSEEN, withSettled } from '#src/platform/settledBets.ts';
import { t } from '#src/shared/text/t.ts';
import { dismissToast, toast } from '#src/ui/notices/toast.ts';
import type { Owner } from '../../types.ts';
import { askWhileDown } from '../placement/askWhileDown.ts';
import { createBetslipApi } from '../placement/betslipApi.ts';
import type { BetslipRunner } from '../placement/betslipRunner.ts';
import { refreshPlayer } from './refreshPlayer.ts';
import { isSettled, type SettledBet, settledToast } from './settledToast.ts';

/** Milliseconds before a refetch, because several bets may settle together. */
const GATHER_MS = 300;
const SETTLED_SECONDS = 10;

type Go = (path: string) => void;

export function useBetslipStreams({ dispatch }: BetslipRunner, owner: Owner, go: Go): void {
  const platform = usePlatform();
  const { client, socket, storage } = platform;
  const follow = useRef(go);
  follow.current = go;
  const isKnown = owner.type !== 'unknown';
  const playerId = owner.type === 'player' ? owner.id : null;
  useEffect(
    () => (isKnown ? createBetslipApi(client).onSlip((slip) => dispatch({ type: 'slip-received', slip })) : undefined),
    [client, dispatch, isKnown, playerId],
  );
  useEffect(() => {
    if (playerId === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let settled: readonly SettledBet[] = [];
    const show = (): void => {
      const notice = settledToast(settled);
      if (notice === null) return;
      const ids = settled.map(({ id }) => id);
      settled = [];
      writeLocal(storage, SETTLED_UNSEEN, withSettled(readLocal(storage, SETTLED_UNSEEN), ids));
      const { path, ...said } = notice;
      const id = `settled ${ids.join(' ')}`;
      const onPress = (): void => {
        dismissToast(id);
        follow.current(path);
      };
      toast({
        ...said,
        id,
        cta: { label: t`{${ids.length}, plural, one {View bet} other {View bets}}`, onPress },
        secondsUntilRemoved: SETTLED_SECONDS,
      });
    };
    const refresh = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        show();
        void refreshPlayer(client);
      }, GATHER_MS);
    };
    let wasLive = socket.state() === 'live';
    // Refetches the bet lists, because the message updates only single bets in the cache.
    const stopBets = createBetslipApi(client).followBets((bet) => {
      if (bet !== null && isSettled(bet)) settled = [...settled.filter(({ id }) => id !== bet.id), bet];
      refresh();
    });
    const stopState = socket.onState((state) => {
      if (state !== 'live') return;
      if (wasLive) refresh();
      wasLive = true;
    });
    const stopAsking = askWhileDown(socket, refresh);
    return () => {
      clearTimeout(timer);
      stopAsking();
      stopState();
      stopBets();
    };
  }, [client, socket, storage, playerId]);
  useEffect(() => {
    const restored = (): void => dispatch({ type: 'placement', event: { type: 'connection-restored' } });
    const stop = socket.onState((state) => state === 'live' && restored());
    window.addEventListener('online', restored);
    return () => {
      stop();
      window.removeEventListener('online', restored);
    };
  }, [socket, dispatch]);
}
