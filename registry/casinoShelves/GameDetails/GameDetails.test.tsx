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
  it('writes hundredths of a per cent as per cent', async () => {
    await stageCase(caseOf('GameDetails', 'usual'));
    expect(screen.getByText('RTP').nextSibling?.textContent).toBe('96.12%');
  });

  it('names the limits of a bet', async () => {
    await stageCase(caseOf('GameDetails', 'usual'));
    expect(screen.getByText('Min bet').nextSibling?.textContent).toBe('$0.10');
    expect(screen.getByText('Max bet').nextSibling?.textContent).toBe('$100.00');
  });

  it('is played for practice without a login: an entry of the history of its own, over the same page', async () => {
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

  it('asks a visitor to log in before it is played for money, and opens nothing meanwhile', async () => {
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

  it('offers no play of a game that is closed, and no practice of one that has none', async () => {
    await stageCase(caseOf('GameDetails', 'one'));
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByText('This game is closed right now.')).toBeDefined();
  });

  it('has a state of its own without a game', async () => {
    await stageCase(caseOf('GameDetails', 'empty'));
    expect(screen.getByText('We could not load this game')).toBeDefined();
  });
});
