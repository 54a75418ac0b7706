import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('GameDetails', () => {
  it('writes hundredths of a per cent as per cent', async () => {
    await stageCase(caseOf('GameDetails', 'usual'));
    expect(screen.getByText('Return to player').nextSibling?.textContent).toBe('96.12%');
  });

  it('names the limits of a bet', async () => {
    await stageCase(caseOf('GameDetails', 'usual'));
    expect(screen.getByText('Smallest bet').nextSibling?.textContent).toBe('$0.10');
    expect(screen.getByText('Largest bet').nextSibling?.textContent).toBe('$100.00');
  });

  it('has a state of its own without a game', async () => {
    await stageCase(caseOf('GameDetails', 'empty'));
    expect(screen.getByText('We could not load this game')).toBeDefined();
  });
});
