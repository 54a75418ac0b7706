import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const season = () => within(screen.getByRole('table', { name: 'Season' }));
const cells = (table: ReturnType<typeof season>): readonly (readonly (string | null)[])[] =>
  table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));

describe('Statistics', () => {
  it('statistics are one table per group with column and row headers', async () => {
    await stageCase(caseOf('Statistics', 'usual'));
    expect(screen.getAllByRole('table')).toHaveLength(2);
    expect(['Harbourmen', 'Foxes'].map((name) => season().getByRole('columnheader', { name }).tagName)).toEqual(['TH', 'TH']);
    expect(
      season()
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Place in the table', 'Won', 'Lost']);
  });

  it('statistics show the away team first, as the event’s name does', async () => {
    await stageCase(caseOf('Statistics', 'usual'));
    expect(cells(season())).toEqual([
      ['PEHHarbourmen', 'RMFFoxes'],
      ['1 of 32', 'Place in the table', '4 of 32'],
      ['7', 'Won', '6'],
      ['3', 'Lost', '4'],
    ]);
  });

  it('bars comparing two teams are hidden from screen readers, and missing if not comparable', async () => {
    const { container } = await stageCase(caseOf('Statistics', 'usual'));
    const bars = [...container.querySelectorAll('[aria-hidden] > span[style]')].map((part) => (part as HTMLElement).style.flexGrow);
    expect(bars.slice(0, 4)).toEqual(['54', '46', '43', '57']);
    const [first] = season().getAllByRole('rowheader');
    expect(first?.querySelector('[aria-hidden]')).toBeNull();
  });

  it('statistics ignore invalid figures and show markup as text', async () => {
    const { container } = await stageCase(caseOf('Statistics', 'hostile'));
    expect(container.querySelector('script, img')).toBeNull();
    expect(container.querySelectorAll('th[scope="row"] [aria-hidden]')).toHaveLength(0);
  });

  it('statistics say that no game was played yet, or that they could not be loaded', async () => {
    const { unmount } = await stageCase(caseOf('Statistics', 'empty'));
    expect(screen.getByText('Neither side has played yet.')).toBeDefined();
    unmount();
    await stageCase(caseOf('Statistics', 'failed'));
    expect(screen.getByText('We could not load the statistics')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
