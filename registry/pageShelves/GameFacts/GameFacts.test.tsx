import { act, screen, waitFor, within } from '@testing-library/react';
import { ApolloLink } from '@apollo/client';
import type { ReactElement } from 'react';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { GameFacts as cases } from '#fixtures/pageShelves/GameFacts.ts';
import { usePlatform } from '#src/platform/index.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';
import { figuresOf } from './figures.ts';

/** The server that answers what is asked from now on. */
function Following({ stream, children }: { readonly stream: Subject<{ data: object }>; readonly children: ReactElement }) {
  usePlatform().client.setLink(new ApolloLink(() => stream));
  return children;
}

const rowsIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent),
    );

describe('GameFacts', () => {
  it('is the score by period, with whose turn it is and what is going on', async () => {
    await stageCase(caseOf('GameFacts', 'usual'));
    const table = screen.getByRole('table', { name: 'Score by period' });
    expect(rowsIn(table).slice(1)).toEqual([
      ['7', '0', '7', '14'],
      ['3', '14', '0', '17'],
    ]);
    expect(within(table).getByRole('rowheader', { name: /Harbourmen.*in possession/ })).toBeDefined();
    expect(screen.getByText('Port Ellis Harbourmen in possession')).toBeDefined();
    expect(screen.getByText('Red zone')).toBeDefined();
  });

  it('says who is on base and how the count stands, in words too', async () => {
    await stageCase(caseOf('GameFacts', 'crowded'));
    expect(screen.getByRole('img', { name: 'On first and third' })).toBeDefined();
    expect(screen.getByText('3 balls, 2 strikes, 1 out')).toBeDefined();
    // Home has not batted in the twelfth.
    expect(rowsIn(screen.getByRole('table', { name: 'Score by period' }))[2]?.slice(-2)).toEqual(['–', '4']);
  });

  it('puts the points of the game beside the games of the sets in tennis', async () => {
    await stageCase(caseOf('GameFacts', 'longWords'));
    const table = screen.getByRole('table', { name: 'Score by period' });
    expect(rowsIn(table)[1]).toEqual(['6', '3', 'AD', '1']);
    expect(within(table).getByRole('columnheader', { name: 'Points' })).toBeDefined();
  });

  it('puts the home side first in soccer, as its page does', async () => {
    await stageCase(caseOf('GameFacts', 'one'));
    const [, first] = within(screen.getByRole('table', { name: 'Score by period' })).getAllByRole('row');
    expect(first?.textContent).toContain('Alder Rovers');
    const figures = screen.getByRole('table', { name: 'Team stats' });
    const heads = within(figures).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent.replace(/^[A-Z]{2,3}/, ''))).toEqual(['Alder Rovers', 'Wick Albion']);
    // Of possession the home side has 62 %.
    expect(within(figures).getAllByRole('row')[1]?.textContent).toMatch(/^62%/);
    const [bar] = [...figures.querySelectorAll('[aria-hidden] > span[style]')].map((part) => (part as HTMLElement).style.flexGrow);
    expect(bar).toBe('62');
  });

  it('has letters for names on a phone where many columns stand beside them, with the name for who hears it', async () => {
    await stageCase(caseOf('GameFacts', 'crowded'));
    const table = screen.getByRole('table', { name: 'Score by period' });
    const [side] = within(table).getAllByRole('rowheader');
    expect(side?.querySelector('abbr')?.getAttribute('aria-hidden')).toBe('true');
    expect(side?.textContent).toContain('Pines');
  });

  it('is nothing before the start, and keeps its figures but no turn once it is over', async () => {
    const before = await stageCase(caseOf('GameFacts', 'notBegun'));
    expect(before.container.textContent).not.toContain('The game so far');
    before.unmount();
    await stageCase(caseOf('GameFacts', 'over'));
    expect(screen.getByRole('table', { name: 'Score by period' })).toBeDefined();
    expect(screen.queryByText(/in possession/)).toBeNull();
  });

  it('follows the game: a newer message is shown whole, an older one is not', async () => {
    const stream = new Subject<{ data: object }>();
    await stageCase(caseOf('GameFacts', 'usual'), { around: (drawn) => <Following stream={stream}>{drawn}</Following> });
    const { event } = cases.usual.node;
    const message = (version: string, awayScore: number) => ({
      data: {
        eventPrices: {
          __typename: 'EventPrices',
          eventId: event?.id,
          version,
          status: 'IN_PLAY',
          scoreboard: { ...event?.scoreboard, awayScore },
          statistics: { ...event?.statistics, periods: [{ __typename: 'PeriodScore', label: '1', away: awayScore, home: 17 }] },
        },
      },
    });
    act(() => stream.next(message('12', 21)));
    await waitFor(() => expect(rowsIn(screen.getByRole('table', { name: 'Score by period' }))[1]).toEqual(['21', '21']));
    act(() => stream.next(message('11', 14)));
    expect(rowsIn(screen.getByRole('table', { name: 'Score by period' }))[1]).toEqual(['21', '21']);
  });

  it('has a state of its own without an event', async () => {
    await stageCase(caseOf('GameFacts', 'empty'));
    expect(screen.getByText('We could not load the box score')).toBeDefined();
  });
});

describe('the figures of a sport', () => {
  it('are none where this build does not know it, whatever it is called', () => {
    for (const name of ['CurlingStatistics', 'constructor', 'OtherStatistics'])
      expect(figuresOf({ __typename: name, periods: [] } as never)).toEqual([]);
  });

  it('are set against each other only where both count the same', () => {
    const statistics = cases.usual.node.event?.statistics;
    const rows = statistics ? figuresOf(statistics) : [];
    expect(rows.map(({ label, away, home, awayShare }) => [label, away, home, awayShare])).toEqual([
      ['Total yards', '198', '241', 45],
      ['First downs', '12', '14', 46],
      ['Turnovers', '0', '1', 0],
      ['Timeouts left', '3', '2', null],
    ]);
  });
});
