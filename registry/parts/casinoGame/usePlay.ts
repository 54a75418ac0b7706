import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type OpenedGame, withGame } from '#src/shared/site/openedGame.ts';

/** Opens a game in a new history entry, so that Back closes it. */
export function usePlay(): (game: OpenedGame) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback((game) => void navigate(pathname + search, { state: withGame(game) }), [navigate, pathname, search]);
}
