import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '#src/core/auth/index.ts';
import { loginPath } from '#src/shared/site/loginPath.ts';
import type { OpenedGame } from '#src/shared/site/openedGame.ts';
import { tellOfGame } from '#src/platform/gamePlay.ts';
import type { GameMessage } from './gameMessage.ts';
import { GameSurface } from './GameSurface.tsx';
import { LOBBY } from './launchGame.ts';
import { LaunchProblem } from './Problem.tsx';
import { useGame } from './useGame.ts';

export function GameStage({ game }: { readonly game: OpenedGame }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { isLoggedIn } = useAuth();
  const door = useGame(game);
  const { stage } = door;
  const here = pathname + search;
  const close = (): void => void navigate(here, { replace: true });
  const end = (): void => (stage.at === 'open' ? void navigate(stage.backTo, { replace: true }) : close());
  const onMessage = (message: GameMessage): void => {
    if (message.type === 'close') return end();
    if (message.type === 'round-started') tellOfGame('played');
    if (message.type === 'wager-refused') door.refused(message.refusal);
  };
  const isNotLocated = stage.at === 'not-located';
  useEffect(() => {
    if (isNotLocated) void navigate(here, { replace: true });
  }, [isNotLocated, navigate, here]);
  if (!game.isPractice && isLoggedIn === false) return <Navigate to={loginPath(here)} replace />;
  switch (stage.at) {
    case 'acknowledging':
    case 'not-located':
      return null;
    case 'refused':
      return <LaunchProblem error={stage.error} onClose={close} onAgain={door.again} onLocate={door.locate} />;
    default:
      return (
        <GameSurface
          game={game}
          url={stage.at === 'open' ? stage.url : null}
          onMessage={onMessage}
          onAgain={door.again}
          onLeave={() => void navigate(LOBBY, { replace: true })}
        />
      );
  }
}
