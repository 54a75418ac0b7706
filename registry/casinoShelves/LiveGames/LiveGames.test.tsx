import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('LiveGames', () => {
  it('a live table shows its dealer and its open seats', async () => {
    await stageCase(caseOf('LiveGames', 'usual'));
    expect(screen.getByText('Amara · 3 of 7 seats open')).toBeDefined();
    expect(screen.getByText('Bruno · Every seat is taken')).toBeDefined();
  });

  it('a live table offers to bet behind if it allows that, and a closed one shows its hours', async () => {
    await stageCase(caseOf('LiveGames', 'usual'));
    expect(screen.getAllByText('Bet Behind (BB)')).toHaveLength(1);
    expect(screen.getByText('Closed')).toBeDefined();
    expect(screen.getByText('4:00 PM – 4:00 AM ET')).toBeDefined();
  });

  it('live tables are drawn when a number of seats is impossible', async () => {
    await stageCase(caseOf('LiveGames', 'hostile'));
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('live games draw nothing without tables, and say when they could not be loaded', async () => {
    const { unmount } = await stageCase(caseOf('LiveGames', 'empty'));
    expect(document.body.textContent).toBe('');
    unmount();
    await stageCase(caseOf('LiveGames', 'failed'));
    expect(screen.getByText('We could not load the tables')).toBeDefined();
  });
});
