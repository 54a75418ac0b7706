import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '#src/core/auth/index.ts';
import { reportError, usePlatform } from '#src/platform/index.ts';
import { isBot } from '#src/shared/site/bots.ts';
import type { Counting } from '../../nodeFigures/startFigures.ts';

/** Counts views and presses of nodes. A new path, login or logout counts as a new page. */
export function useNodeFigures(): void {
  const platform = usePlatform();
  const { pathname } = useLocation();
  const isPlayer = useAuth().isLoggedIn === true;
  const now = useRef(isPlayer);
  const counting = useRef<Counting | null>(null);
  useEffect(() => {
    if (isBot(navigator.userAgent) || typeof IntersectionObserver === 'undefined') return undefined;
    let isOver = false;
    import('../../nodeFigures/startFigures.ts').then(
      ({ startFigures }) => {
        if (!isOver) counting.current = startFigures({ platform, isPlayer: () => now.current });
      },
      (error: unknown) => reportError('boot', error),
    );
    return () => {
      isOver = true;
      counting.current?.stop();
      counting.current = null;
    };
  }, [platform]);
  useEffect(() => {
    counting.current?.turn();
    now.current = isPlayer;
  }, [pathname, isPlayer]);
}
