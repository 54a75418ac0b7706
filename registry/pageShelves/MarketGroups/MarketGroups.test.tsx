import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const toggle = (name: RegExp) => screen.getByRole('button', { name, expanded: true });

describe('MarketGroups', () => {
  it('closes and opens a group, and draws nothing inside a closed one', async () => {
    await stageCase(caseOf('MarketGroups', 'usual'));
    expect(screen.getByRole('button', { name: /^Harbourmen, .*Money line/ })).toBeDefined();
    act(() => toggle(/^Game lines/).click());
    expect(screen.queryByRole('button', { name: /^Harbourmen, .*Money line/ })).toBeNull();
    act(() => screen.getByRole('button', { name: /^Game lines/, expanded: false }).click());
    expect(screen.getByRole('button', { name: /^Harbourmen, .*Money line/ })).toBeDefined();
  });

  it('pairs the lines of an alternate market, lowest first, and shows the rest on demand', async () => {
    await stageCase(caseOf('MarketGroups', 'crowded'));
    const [group] = screen.getAllByRole('group', { name: 'Alternate total' });
    const lines = () => within(group ?? document.body).getAllByRole('button').length;
    expect(lines()).toBe(16);
    act(() => screen.getByRole('button', { name: 'Show all 24 lines' }).click());
    expect(lines()).toBe(48);
  });

  it('says a line once: under the side’s name alone, on the button alone', async () => {
    await stageCase(caseOf('MarketGroups', 'usual'));
    const spread = screen.getByRole('button', { name: /^Harbourmen \+3.5, / });
    expect(spread.textContent).toMatch(/^\+3\.5/);
    expect(screen.getByText('Harbourmen', { ignore: 'button *' })).toBeDefined();
    expect(screen.queryByText(/\S \+3\.5/)).toBeNull();
  });

  it('stands game lines in the columns of the lists: spread, total, moneyline', async () => {
    await stageCase(caseOf('MarketGroups', 'usual'));
    const named = screen
      .getAllByRole('button')
      .map((button) => /(Spread|Total|Money line)(?:, Suspended)?$/.exec(button.getAttribute('aria-label') ?? '')?.[1]);
    expect(named.filter((name) => name !== undefined).slice(0, 4)).toEqual(['Spread', 'Money line', 'Spread', 'Money line']);
  });

  it('shows the sides in the order of the match result, home first, where there can be a draw', async () => {
    await stageCase(caseOf('MarketGroups', 'usual'));
    const [foxes, harbourmen] = screen.getAllByRole('button', { name: /[+-]3.5, .*Spread/ });
    expect(foxes?.getAttribute('aria-label')).toMatch(/^Foxes/);
    expect(harbourmen?.getAttribute('aria-label')).toMatch(/^Harbourmen/);
  });

  it('keeps the first groups open and the others one press away', async () => {
    await stageCase(caseOf('MarketGroups', 'crowded'));
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(5);
    expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(1);
  });

  it('changes tabs by keyboard', async () => {
    await stageCase(caseOf('MarketGroups', 'usual'));
    const main = screen.getByRole('tab', { name: 'Main' });
    act(() => main.focus());
    fireEvent.keyDown(main, { key: 'ArrowRight' });
    expect(await screen.findByRole('tab', { name: 'All markets', selected: true })).toBeDefined();
    expect(screen.queryByText('Double chance')).toBeNull();
  });

  it('needs no tabs for one', async () => {
    await stageCase(caseOf('MarketGroups', 'one'));
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('says when no market is open', async () => {
    await stageCase(caseOf('MarketGroups', 'empty'));
    expect(screen.getByText('No markets are open')).toBeDefined();
  });
});
