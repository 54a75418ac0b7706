import { useCallback, useEffect, useRef, useState } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import { CasinoCloseDocument } from '#src/gql/graphql.ts';
import type { RefusalCode } from '#src/shared/betting/refusals.ts';
import type { OpenedGame } from '#src/shared/site/openedGame.ts';
import { notifyGamePlay } from '#src/platform/gamePlay.ts';
import { newId, type Platform, usePlatform } from '#src/platform/index.ts';
import { useRenderPorts } from '#src/render/index.ts';
import { askGuardsAgain, guardQuestions } from '#src/platform/guardQuestions.ts';
import { overPageStore } from '#src/platform/overPage.ts';
import { type LaunchEnd, type LaunchError, launchGame } from './launchGame.ts';

const MOST_READ = 3;

const READ_OVER_GAMES: ReadonlySet<string> = new Set<RefusalCode>([
  'acknowledgement-required',
  'reality-check-due',
  'safer-play-contact-due',
  'safer-play-guide-due',
]);

export type Stage =
  | { readonly at: 'opening' }
  | { readonly at: 'acknowledging'; readonly error: LaunchError }
  | { readonly at: 'refused'; readonly error: LaunchError }
  | { readonly at: 'not-located' }
  | ({ readonly at: 'open' } & Omit<Extract<LaunchEnd, { readonly kind: 'opened' }>, 'kind'>);

export type GameDoor = {
  readonly stage: Stage;
  readonly again: () => void;
  readonly locate: () => void;
  readonly refused: (code: string) => void;
};

export function useGame(game: OpenedGame): GameDoor {
  const { client } = usePlatform();
  const { isLoggedIn } = useAuth();
  const { locate: isLocated, askDialogs } = useRenderPorts();
  const [stage, setStage] = useState<Stage>({ at: 'opening' });
  const [launchId, setLaunchId] = useState(newId);
  const read = useRef(0);
  const mayOpen = game.isPractice ? isLoggedIn !== null : isLoggedIn === true;
  const again = useCallback(() => setLaunchId(newId()), []);
  useEffect(() => {
    if (!mayOpen) return;
    let isStale = false;
    setStage({ at: 'opening' });
    void launchGame(game, launchId, { client, isLocated }).then((end) => {
      if (!isStale) setStage(stageOf(end, read.current));
      else if (end.kind === 'opened') close(client, end.sessionId);
    });
    return () => {
      isStale = true;
    };
  }, [client, isLocated, game, launchId, mayOpen]);
  const unread = stage.at === 'acknowledging' ? stage.error : null;
  useEffect(() => {
    if (unread === null) return;
    const goOn = (): void => {
      read.current += 1;
      again();
    };
    return untilRead(askDialogs, { onRead: goOn, onPutOff: () => setStage({ at: 'refused', error: unread }) });
  }, [unread, askDialogs, again]);
  const locate = (): void => void isLocated('manual-check').then((ok) => (ok ? again() : undefined));
  const refused = (code: string): void => {
    if (READ_OVER_GAMES.has(code)) askGuardsAgain();
    // Launches the game again, because the acknowledgement dialog cannot open over a running game.
    if (code === 'deposits-not-acknowledged') again();
    if (code === 'location-not-verified' || code === 'region-not-served') void isLocated('manual-check');
  };
  useSitting(stage, again);
  return { stage, again, locate, refused };
}

function stageOf(end: LaunchEnd, timesRead: number): Stage {
  if (end.kind === 'not-located') return { at: 'not-located' };
  if (end.kind === 'opened') return { at: 'open', url: end.url, sessionId: end.sessionId, backTo: end.backTo };
  return end.error.kind === 'RG_ACK_REQUIRED' && timesRead < MOST_READ
    ? { at: 'acknowledging', error: end.error }
    : { at: 'refused', error: end.error };
}

type Reading = { readonly onRead: () => void; readonly onPutOff: () => void };

function untilRead(askDialogs: () => void, { onRead, onPutOff }: Reading): () => void {
  const stops = [
    guardQuestions.subscribe((now, before) => (now.read === before.read ? undefined : onRead())),
    guardQuestions.subscribe((now, before) => (now.putOff === before.putOff ? undefined : onPutOff())),
    overPageStore.subscribe((now, before) => (before.hasDialog && !now.hasDialog ? onRead() : undefined)),
  ];
  askGuardsAgain();
  askDialogs();
  return () => stops.forEach((stop) => stop());
}

function useSitting(stage: Stage, again: () => void): void {
  const { client } = usePlatform();
  const sessionId = stage.at === 'open' ? stage.sessionId : null;
  useEffect(() => {
    if (sessionId === null) return;
    notifyGamePlay('opened');
    guardQuestions.setState({ isPlaying: true });
    const part = (): void => close(client, sessionId, { fetchOptions: { keepalive: true } });
    // Launches the game again after a restore from the back/forward cache, because leaving the page closed the session.
    const back = ({ persisted }: PageTransitionEvent): void => (persisted ? again() : undefined);
    addEventListener('pagehide', part);
    addEventListener('pageshow', back);
    return () => {
      removeEventListener('pagehide', part);
      removeEventListener('pageshow', back);
      notifyGamePlay('closed');
      guardQuestions.setState({ isPlaying: false });
      close(client, sessionId);
    };
  }, [client, sessionId, again]);
}

/** Closes the session. Ignores errors, because the next launch closes it too. */
function close(client: Platform['client'], sessionId: string | null, context: object = {}): void {
  if (sessionId === null) return;
  client.mutate({ mutation: CasinoCloseDocument, variables: { sessionId }, context }).catch(() => undefined);
}
