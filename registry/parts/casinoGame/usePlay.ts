import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type OpenedGame, withGame } from '#src/shared/site/openedGame.ts';

/** Opens a game in a new history entry, so that the browser's Back button closes the game. */
export function usePlay(): (game: OpenedGame) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback((game) => void navigate(pathname + search, { state: withGame(game) }), [navigate, pathname, search]);
}
