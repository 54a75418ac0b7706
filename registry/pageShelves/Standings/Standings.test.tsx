import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const rows = (): readonly (readonly (string | null)[])[] =>
  screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));

describe('Standings', () => {
  it('the standings are a table with column and row headers', async () => {
    await stageCase(caseOf('Standings', 'usual'));
    const table = within(screen.getByRole('table', { name: 'Standings' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['#', 'Team', 'GP', 'W', 'L', 'Pct']);
    expect(table.getAllByRole('rowheader')).toHaveLength(4);
    expect(rows()[1]?.slice(2)).toEqual(['10', '8', '2', '.800']);
  });

  it('the standings’ column headers have titles', async () => {
    await stageCase(caseOf('Standings', 'usual'));
    expect(screen.getByTitle('Share of games won').textContent).toBe('Pct');
  });

  it('the standings of a sport with draws have columns for draws and points', async () => {
    await stageCase(caseOf('Standings', 'one'));
    expect(rows()[0]).toEqual(['#', 'Team', 'GP', 'W', 'D', 'L', 'Pts']);
    expect(rows()).toHaveLength(2);
  });

  it('a missing figure in the standings is a dash', async () => {
    await stageCase(caseOf('Standings', 'hostile'));
    expect(rows()[2]?.slice(2)).toEqual(['–', '–']);
  });

  it('the standings say that they are empty, or that they could not be loaded', async () => {
    const { unmount } = await stageCase(caseOf('Standings', 'empty'));
    expect(screen.getByText('No side has a record yet.')).toBeDefined();
    unmount();
    await stageCase(caseOf('Standings', 'failed'));
    expect(screen.getByText('We could not load the standings')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
