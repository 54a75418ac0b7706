import { useEffect } from 'react';
import { usePlatform } from '#src/platform/index.ts';
import type { Owner } from '../../types.ts';
import { askWhileDown } from '../placement/askWhileDown.ts';
import { createBetslipApi } from '../placement/betslipApi.ts';
import type { BetslipRunner } from '../placement/betslipRunner.ts';
import { refreshPlayer } from './refreshPlayer.ts';

/** Wait before a refetch: several bets may settle together. */
const GATHER_MS = 300;

export function useBetslipStreams({ dispatch }: BetslipRunner, owner: Owner): void {
  const platform = usePlatform();
  const { client, socket } = platform;
  const isKnown = owner.type !== 'unknown';
  const playerId = owner.type === 'player' ? owner.id : null;
  useEffect(
    () => (isKnown ? createBetslipApi(client).onSlip((slip) => dispatch({ type: 'slip-received', slip })) : undefined),
    [client, dispatch, isKnown, playerId],
  );
  useEffect(() => {
    if (playerId === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void refreshPlayer(client), GATHER_MS);
    };
    let wasLive = socket.state() === 'live';
    // The cache updates cards, but lists need a refetch.
    const stopBets = createBetslipApi(client).followBets(refresh);
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
  }, [client, socket, playerId]);
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
