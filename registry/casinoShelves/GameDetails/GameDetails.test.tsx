import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { type OpenedGame, openedGameIn } from '#src/shared/site/openedGame.ts';
import type { RenderPorts } from '#src/render/index.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

type Hear = (path: string, game: OpenedGame | null) => void;
function Told({ at }: { readonly at: Hear }) {
  const { pathname, state } = useLocation();
  useEffect(() => at(pathname, openedGameIn(state)), [at, pathname, state]);
  return null;
}

describe('GameDetails', () => {
  it('the RTP of a game is written as a percentage', async () => {
    await stageCase(caseOf('GameDetails', 'usual'));
    expect(screen.getByText('RTP').nextSibling?.textContent).toBe('96.12%');
  });

  it('a game shows its minimum and maximum bet', async () => {
    await stageCase(caseOf('GameDetails', 'usual'));
    expect(screen.getByText('Min bet').nextSibling?.textContent).toBe('$0.10');
    expect(screen.getByText('Max bet').nextSibling?.textContent).toBe('$100.00');
  });

  it('practice opens the game without a login, as a history entry of the same page', async () => {
    const at = vi.fn<Hear>();
    await stageCase(caseOf('GameDetails', 'usual'), {
      path: '/casino/category/slots/copper',
      around: (drawn) => (
        <>
          {drawn}
          <Told at={at} />
        </>
      ),
    });
    act(() => screen.getByRole('button', { name: 'Practice' }).click());
    expect(at).toHaveBeenLastCalledWith('/casino/category/slots/copper', {
      title: 'Copper Canyon',
      of: { gameId: 'game-details-usual' },
      isPractice: true,
      limits: '$0.10–$100.00',
    });
  });

  it('playing for money asks a visitor to log in, and opens no game until then', async () => {
    const at = vi.fn<Hear>();
    const meet = vi.fn<RenderPorts['meet']>(async () => false);
    await stageCase(caseOf('GameDetails', 'usual'), {
      ports: { meet },
      around: (drawn) => (
        <>
          {drawn}
          <Told at={at} />
        </>
      ),
    });
    act(() => screen.getByRole('button', { name: 'Log In to Play' }).click());
    expect(meet).toHaveBeenCalledWith('LOGIN');
    expect(at).toHaveBeenLastCalledWith('/', null);
  });

  it('a closed game offers no play, and no practice if it has none', async () => {
    await stageCase(caseOf('GameDetails', 'one'));
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByText('This game is closed right now.')).toBeDefined();
  });

  it('game details without a game say that it could not be loaded', async () => {
    await stageCase(caseOf('GameDetails', 'empty'));
    expect(screen.getByText('We could not load this game')).toBeDefined();
  });
});
