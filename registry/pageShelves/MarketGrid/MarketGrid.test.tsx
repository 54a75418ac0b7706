import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const rowOf = (name: string) => within(screen.getByRole('article', { name }));

describe('MarketGrid', () => {
  it('the market grid shows the away team first, beside its prices', async () => {
    await stageCase(caseOf('MarketGrid', 'usual'));
    const link = rowOf('Port Ellis Harbourmen at Redmoor Foxes').getByRole('link', { name: /live, Q3/ });
    expect(link.textContent).toMatch(/Harbourmen.*17.*Foxes.*14/);
    const names = rowOf('Northgate Pines at Bayview Comets')
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names[0]).toMatch(/^Pines \+3\.5/);
    expect(names[1]).toMatch(/^Comets -3\.5/);
  });

  it('the market grid shows the home side first in sports with a draw', async () => {
    await stageCase(caseOf('MarketGrid', 'threeWay'));
    const row = rowOf('Wick Albion at Alder Rovers');
    expect(row.queryAllByRole('link').at(-1)?.textContent).toMatch(/^WIC|^ALD/);
  });

  it('a row of the market grid follows its event’s score', async () => {
    const { platform } = await stageCase(caseOf('MarketGrid', 'usual'));
    act(() => {
      platform.prices.receive({
        eventId: 'g1',
        version: '1000000',
        status: 'IN_PLAY',
        matchProgress: 'IN_PROGRESS',
        scoreboard: { homeScore: 21, awayScore: 17, period: 'Q4', clock: '0:12', turn: 'HOME', situation: '2nd & 8' },
        selections: [],
      });
      platform.prices.flush();
    });
    const row = rowOf('Port Ellis Harbourmen at Redmoor Foxes');
    expect(await row.findByText('Q4 · 0:12 · 2nd & 8')).toBeDefined();
    expect(row.getByRole('link', { name: /Redmoor Foxes 21/ })).toBeDefined();
  });

  it('the market grid keeps the space of a market that is not offered', async () => {
    await stageCase(caseOf('MarketGrid', 'usual'));
    const closed = rowOf('Redmoor Foxes at Northgate Pines').getAllByRole('button', { name: 'No Spread odds, Closed' });
    expect(closed.map((button) => (button as HTMLButtonElement).disabled)).toEqual([true, true]);
  });

  it('a row of the market grid counts the markets it does not show', async () => {
    await stageCase(caseOf('MarketGrid', 'usual'));
    expect(
      rowOf('Northgate Pines at Bayview Comets').getByRole('link', { name: '83 more markets, Northgate Pines at Bayview Comets' }),
    ).toBeDefined();
  });

  it('a market grid whose source failed can be refreshed', async () => {
    const refresh = vi.fn();
    await stageCase(caseOf('MarketGrid', 'failed'), { ports: { refresh } });
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});
