import { act, screen, waitFor, within } from '@testing-library/react';
import { ApolloLink } from '@apollo/client';
import type { ReactElement } from 'react';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { GameFacts as cases } from '#fixtures/pageShelves/GameFacts.ts';
import { usePlatform } from '#src/platform/index.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';
import { figuresOf } from './figures.ts';

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
  it('the box score shows the score by period, possession and red zone', async () => {
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

  it('the box score of baseball shows bases and count, also as text', async () => {
    await stageCase(caseOf('GameFacts', 'crowded'));
    expect(screen.getByRole('img', { name: 'On first and third' })).toBeDefined();
    expect(screen.getByText('3 balls, 2 strikes, 1 out')).toBeDefined();
    // The home team has not batted in inning 12, so its cell shows a dash.
    expect(rowsIn(screen.getByRole('table', { name: 'Score by period' }))[2]?.slice(-2)).toEqual(['–', '4']);
  });

  it('the box score of tennis shows the game’s points beside the sets', async () => {
    await stageCase(caseOf('GameFacts', 'longWords'));
    const table = screen.getByRole('table', { name: 'Score by period' });
    expect(rowsIn(table)[1]).toEqual(['6', '3', 'AD', '1']);
    expect(within(table).getByRole('columnheader', { name: 'Points' })).toBeDefined();
  });

  it('the box score of soccer has the home side first', async () => {
    await stageCase(caseOf('GameFacts', 'one'));
    const [, first] = within(screen.getByRole('table', { name: 'Score by period' })).getAllByRole('row');
    expect(first?.textContent).toContain('Alder Rovers');
    const figures = screen.getByRole('table', { name: 'Team stats' });
    const heads = within(figures).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent.replace(/^[A-Z]{2,3}/, ''))).toEqual(['Alder Rovers', 'Wick Albion']);
    expect(within(figures).getAllByRole('row')[1]?.textContent).toMatch(/^62%/);
    const [bar] = [...figures.querySelectorAll('[aria-hidden] > span[style]')].map((part) => (part as HTMLElement).style.flexGrow);
    expect(bar).toBe('62');
  });

  it('a box score with many columns shows abbreviations, and full names to screen readers', async () => {
    await stageCase(caseOf('GameFacts', 'crowded'));
    const table = screen.getByRole('table', { name: 'Score by period' });
    const [side] = within(table).getAllByRole('rowheader');
    expect(side?.querySelector('abbr')?.getAttribute('aria-hidden')).toBe('true');
    expect(side?.textContent).toContain('Pines');
  });

  it('the box score is hidden before the start, and shows no possession after the end', async () => {
    const before = await stageCase(caseOf('GameFacts', 'notBegun'));
    expect(before.container.textContent).not.toContain('Box score');
    before.unmount();
    await stageCase(caseOf('GameFacts', 'over'));
    expect(screen.getByRole('table', { name: 'Score by period' })).toBeDefined();
    expect(screen.queryByText(/in possession/)).toBeNull();
  });

  it('the box score follows newer messages and ignores older ones', async () => {
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

  it('a box score without an event says that it could not be loaded', async () => {
    await stageCase(caseOf('GameFacts', 'empty'));
    expect(screen.getByText('We could not load the box score')).toBeDefined();
  });
});

describe('the figures of a sport', () => {
  it('the statistics of an unknown sport are empty', () => {
    for (const name of ['CurlingStatistics', 'constructor', 'OtherStatistics'])
      expect(figuresOf({ __typename: name, periods: [] } as never)).toEqual([]);
  });

  it('two teams’ figures get a comparing bar only if both are counted alike', () => {
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
