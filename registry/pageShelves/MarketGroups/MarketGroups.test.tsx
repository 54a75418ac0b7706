import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MarketGroups as fixture } from '#fixtures/pageShelves/MarketGroups.ts';
import { EventMarketsDocument } from '#src/gql/graphql.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const toggle = (name: RegExp) => screen.getByRole('button', { name, expanded: true });

describe('MarketGroups', () => {
  it('a market group can be closed and opened, and a closed one draws no markets', async () => {
    await stageCase(caseOf('MarketGroups', 'usual'));
    expect(screen.getByRole('button', { name: /^Harbourmen, .*Moneyline/ })).toBeDefined();
    act(() => toggle(/^Game lines/).click());
    expect(screen.queryByRole('button', { name: /^Harbourmen, .*Moneyline/ })).toBeNull();
    act(() => screen.getByRole('button', { name: /^Game lines/, expanded: false }).click());
    expect(screen.getByRole('button', { name: /^Harbourmen, .*Moneyline/ })).toBeDefined();
  });

  it('alternate lines are paired from the lowest, and the rest is shown on demand', async () => {
    await stageCase(caseOf('MarketGroups', 'crowded'));
    const [group] = screen.getAllByRole('group', { name: 'Alternate total' });
    const lines = () => within(group ?? document.body).getAllByRole('button').length;
    expect(lines()).toBe(16);
    act(() => screen.getByRole('button', { name: 'Show all 24 lines' }).click());
    expect(lines()).toBe(48);
  });

  it('a line is shown on its button and not beside the team’s name', async () => {
    await stageCase(caseOf('MarketGroups', 'usual'));
    const spread = screen.getByRole('button', { name: /^Harbourmen \+3.5, / });
    expect(spread.textContent).toMatch(/^\+3\.5/);
    expect(screen.getByText('Harbourmen', { ignore: 'button *' })).toBeDefined();
    expect(screen.queryByText(/\S \+3\.5/)).toBeNull();
  });

  it('game lines have the columns of the event lists: spread, total, moneyline', async () => {
    await stageCase(caseOf('MarketGroups', 'usual'));
    const named = screen
      .getAllByRole('button')
      .map((button) => /(Spread|Total|Moneyline)(?:, Suspended)?$/.exec(button.getAttribute('aria-label') ?? '')?.[1]);
    expect(named.filter((name) => name !== undefined).slice(0, 4)).toEqual(['Spread', 'Moneyline', 'Spread', 'Moneyline']);
  });

  it('the sides of a line are in the order of the match result: home first if a draw is possible', async () => {
    await stageCase(caseOf('MarketGroups', 'usual'));
    const [foxes, harbourmen] = screen.getAllByRole('button', { name: /[+-]3.5, .*Spread/ });
    expect(foxes?.getAttribute('aria-label')).toMatch(/^Foxes/);
    expect(harbourmen?.getAttribute('aria-label')).toMatch(/^Harbourmen/);
  });

  it('the first market groups are open and the others closed', async () => {
    await stageCase(caseOf('MarketGroups', 'crowded'));
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(5);
    expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(1);
  });

  it('market tabs change by arrow keys', async () => {
    await stageCase(caseOf('MarketGroups', 'usual'));
    const main = screen.getByRole('tab', { name: 'Main' });
    act(() => main.focus());
    fireEvent.keyDown(main, { key: 'ArrowRight' });
    expect(await screen.findByRole('tab', { name: 'All markets', selected: true })).toBeDefined();
    expect(screen.queryByText('Double chance')).toBeNull();
  });

  it('a single market tab is not drawn', async () => {
    await stageCase(caseOf('MarketGroups', 'one'));
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('an event without markets says that no market is open', async () => {
    await stageCase(caseOf('MarketGroups', 'empty'));
    expect(screen.getByText('No markets are open')).toBeDefined();
  });

  it('scorers have their anytime and first prices side by side, and players their lines', async () => {
    await stageCase(caseOf('MarketGroups', 'usual'));
    const tab = screen.getByRole('tab', { name: 'Players' });
    fireEvent.click(tab);
    act(() => tab.focus());
    const named = (name: RegExp) =>
      screen.getAllByRole('button', { name }).map((one) => one.getAttribute('aria-label')?.split(', ').at(-1));
    expect(named(/^Player 1, /)).toEqual(['Anytime Touchdown Scorer', 'First Touchdown Scorer']);
    expect(named(/^(Over|Under) 220.5, /)).toEqual(['Player 1 Passing Yards', 'Player 1 Passing Yards']);
    act(() => screen.getByRole('button', { name: 'Show all 11 players' }).click());
    expect(named(/^No touchdown, /)).toEqual(['First Touchdown Scorer']);
  });

  it('markets that did not come with the page are asked for when their tab opens', async () => {
    const [main, , players] = fixture.usual.node.marketTabs ?? [];
    if (!main || !players) throw new Error('no tabs');
    const later = { ...players, groups: players.groups.map((group) => ({ ...group, markets: [] })) };
    const node = { ...fixture.usual.node, marketTabs: [main, later] };
    const { platform } = await stageCase({ ...caseOf('MarketGroups', 'usual'), node });
    platform.client.writeQuery({
      query: EventMarketsDocument,
      variables: { eventId: 'mg', types: ['anytime-touchdown', 'first-touchdown', 'player-passing-yards'] },
      data: { eventMarkets: players.groups.flatMap(({ markets }) => markets) },
    });
    fireEvent.click(screen.getByRole('tab', { name: 'Players' }));
    expect(await screen.findByRole('button', { name: /^Over 220.5, / })).toBeDefined();
  });

  it('markets that cannot be loaded say so, and can be asked for again', async () => {
    const [main, , players] = fixture.usual.node.marketTabs ?? [];
    if (!main || !players) throw new Error('no tabs');
    const later = { ...players, groups: players.groups.slice(1).map((group) => ({ ...group, markets: [] })) };
    const node = { ...fixture.usual.node, marketTabs: [main, later] };
    await stageCase({ ...caseOf('MarketGroups', 'usual'), node });
    fireEvent.click(screen.getByRole('tab', { name: 'Players' }));
    expect((await screen.findByRole('alert')).textContent).toBe('We could not load these markets.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
