import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CasinoRewards as cases } from '#fixtures/casinoShelves/CasinoRewards.ts';
import { stagePart } from '#tests/support/stagePart.tsx';
import { RewardCard } from './RewardCard.tsx';

type Reward = NonNullable<typeof cases.usual.node.rewards>[number];
const [rounds, cash] = cases.usual.node.rewards ?? [];
const draw = (reward: Reward | undefined, changes: Partial<Reward> = {}) => {
  if (!reward) throw new Error('The case has two rewards');
  return stagePart(<RewardCard reward={{ ...reward, ...changes }} />);
};

describe('a reward', () => {
  it('a reward is an article with its title and value', () => {
    draw(rounds);
    expect(screen.getByRole('article', { name: 'Free rounds' }).textContent).toContain('25 rounds');
  });

  it('a reward links to its only game, and has no link if it counts everywhere', () => {
    const { unmount } = draw(rounds);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/casino/category/slots/game-0');
    unmount();
    draw(cash);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('a reward says when it ends, or nothing if it has no end', () => {
    const { unmount } = draw(cash);
    expect(screen.getByText(/^Ends 11\/24\/2026/)).toBeDefined();
    unmount();
    draw(cash, { expiresAt: null });
    expect(screen.queryByText(/^Ends/)).toBeNull();
  });

  it('a reward shows a dash for an invalid end and accepts an unknown type', () => {
    draw(cash, { expiresAt: 'soon', type: 'constructor', valueLabel: '3 spins' });
    expect(screen.getByText('Ends –')).toBeDefined();
    expect(screen.getByText('3 spins')).toBeDefined();
  });
});
