import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('LiveGames', () => {
  it('tells who deals and whether there is a seat', async () => {
    await stageCase(caseOf('LiveGames', 'usual'));
    expect(screen.getByText('Amara · 3 of 7 seats open')).toBeDefined();
    expect(screen.getByText('Bruno · Every seat is taken')).toBeDefined();
  });

  it('offers to bet behind where the table does, and marks a closed one with its hours', async () => {
    await stageCase(caseOf('LiveGames', 'usual'));
    expect(screen.getAllByText('Bet Behind (BB)')).toHaveLength(1);
    expect(screen.getByText('Closed')).toBeDefined();
    expect(screen.getByText('4:00 PM – 4:00 AM ET')).toBeDefined();
  });

  it('stands a number of seats that cannot be', async () => {
    await stageCase(caseOf('LiveGames', 'hostile'));
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('draws nothing where nobody deals, and says that it could not be asked', async () => {
    const { unmount } = await stageCase(caseOf('LiveGames', 'empty'));
    expect(document.body.textContent).toBe('');
    unmount();
    await stageCase(caseOf('LiveGames', 'failed'));
    expect(screen.getByText('We could not load the tables')).toBeDefined();
  });
});
