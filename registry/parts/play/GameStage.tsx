import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { useAuth } from '#src/core/auth/index.ts';
import { loginPath } from '#src/shared/site/loginPath.ts';
import type { OpenedGame } from '#src/shared/site/openedGame.ts';
import { notifyGamePlay } from '#src/platform/gamePlay.ts';
import { guardQuestions } from '#src/platform/guardQuestions.ts';
import { usePlatform } from '#src/platform/index.ts';
import { BuiltInProblem } from './BuiltIn.tsx';
import type { GameMessage } from './gameMessage.ts';
import { GameSurface } from './GameSurface.tsx';
import { LOBBY } from './launchGame.ts';
import { Parts } from './parts.ts';
import { type Stage, StageContext } from './stage.ts';
import { useGame } from './useGame.ts';
import { useTable } from './useTable.ts';

/** Starts the game at once, even while the layout in `children` is loading. */
export function GameStage({ game, children }: { readonly game: OpenedGame; readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { isLoggedIn } = useAuth();
  const { clock } = usePlatform();
  const { stage, again, locate, refused } = useGame(game);
  const url = stage.at === 'open' ? stage.url : null;
  const here = pathname + search;
  const close = (): void => void navigate(here, { replace: true });
  const end = (): void => (stage.at === 'open' ? void navigate(stage.backTo, { replace: true }) : close());
  const onMessage = (message: GameMessage): void => {
    if (message.type === 'close') return end();
    if (message.type === 'round-started') notifyGamePlay('played');
    if (message.type === 'wager-refused') refused(message.refusal);
  };
  const { table, frame } = useTable(url, onMessage);
  const isPaused = useStore(guardQuestions, ({ hasCheck }) => hasCheck);
  const [openedAt] = useState(() => clock.now());
  const [floor, setFloor] = useState<HTMLElement | null>(null);
  const [parts] = useState(() => new Parts());
  const isNotLocated = stage.at === 'not-located';
  useEffect(() => {
    if (isNotLocated) void navigate(here, { replace: true });
  }, [isNotLocated, navigate, here]);
  const isShown = stage.at === 'opening' || stage.at === 'open';
  const error = stage.at === 'refused' ? stage.error : null;
  const leave = (): void => void navigate(LOBBY, { replace: true });
  const around: Stage = { game, table, openedAt, isPaused, error, floor, parts, leave, close, again, locate };
  if (!game.isPractice && isLoggedIn === false) return <Navigate to={loginPath(here)} replace />;
  return (
    <StageContext value={around}>
      <GameSurface isShown={isShown} url={url} frame={frame} setFloor={setFloor}>
        {children}
      </GameSurface>
      <BuiltInProblem />
    </StageContext>
  );
}
