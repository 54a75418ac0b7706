import { describe, expect, it } from 'vitest';
import { columnsOf, layoutOfEvent, rowsOf } from './grid.ts';
import { tabsOf } from './pageShelves/events/MarketGroupsShelf.ts';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';

const catalogue = tinyCatalogue();
const events = (...ids: readonly string[]) => ids.flatMap((id) => catalogue.event(id) ?? []);
const labels = (choice: Parameters<typeof columnsOf>[0], ...ids: readonly string[]): readonly string[] =>
  columnsOf(choice, events(...ids), catalogue).map(({ key, label }) => `${key}=${label}`);
const cells = (choice: Parameters<typeof columnsOf>[0], id: string): readonly (readonly string[])[] =>
  rowsOf('node', columnsOf(choice, events(id), catalogue), events(id), catalogue).flatMap((row) =>
    row.cells.map(({ selections }) => selections.map(({ type }) => type)),
  );

describe('columns', () => {
  it('the columns of a market grid follow the sport', () => {
    expect(labels('auto', 'nfl-1')).toEqual(['spread=Spread', 'total=Total', 'moneyline=Moneyline']);
    expect(labels('auto', 'nhl-1')).toEqual(['spread=Puck Line', 'total=Total', 'moneyline=Moneyline']);
    expect(labels('auto', 'epl-1')).toEqual(['home=1', 'draw=X', 'away=2']);
    expect(labels('auto', 'tour-1')).toEqual(['moneyline=Winner']);
  });

  it('the columns of a market grid skip events without markets, and have a default', () => {
    expect(labels('auto', 'bare', 'tour-1')).toEqual(['moneyline=Winner']);
    expect(labels('auto')).toEqual(['spread=Spread', 'total=Total', 'moneyline=Moneyline']);
    expect(layoutOfEvent(...([events('bare')[0], catalogue] as Parameters<typeof layoutOfEvent>))).toBeNull();
  });

  it('a market grid of several sports names its first column Spread', () => {
    expect(labels('lines', 'nhl-1', 'nfl-1')[0]).toBe('spread=Spread');
  });

  it('the columns of a market grid are those the author chose', () => {
    expect(labels('winner', 'nfl-1')).toEqual(['moneyline=Winner']);
    expect(labels('three-way', 'nfl-1')).toEqual(['home=1', 'draw=X', 'away=2']);
  });
});

describe('cells', () => {
  it('a market grid lists away before home and over before under', () => {
    expect(cells('auto', 'nfl-1')).toEqual([
      ['away', 'home'],
      ['over', 'under'],
      ['away', 'home'],
    ]);
  });

  it('a three-way market has one selection per cell', () => {
    expect(cells('auto', 'epl-1')).toEqual([['home'], ['draw'], ['away']]);
  });

  it('a cell is empty if the event has no such market', () => {
    expect(cells('three-way', 'nfl-1')).toEqual([[], [], []]);
    expect(cells('lines', 'bare')).toEqual([[], [], []]);
  });

  it('the rows of a market grid have ids with their shelf’s', () => {
    expect(rowsOf('node', [], events('nfl-1', 'nfl-live'), catalogue).map(({ id }) => id)).toEqual(['node:nfl-1', 'node:nfl-live']);
  });
});

describe('market groups', () => {
  const group = (id: string, ...marketTypes: string[]) => ({ id, title: id, marketTypes });
  const outline = (tabs: Parameters<typeof tabsOf>[1], eventId: string) =>
    tabsOf('node', tabs, catalogue.marketsOf(eventId)).map(({ id, groups }) => [
      id,
      groups.map((each) => [each.id, each.markets.map(({ type }) => type)]),
    ]);

  it('market groups keep their authored order, and empty ones are left out', () => {
    const tabs = [
      { id: 'main', label: 'Main', groups: [group('game', 'spread', 'moneyline'), group('result', 'three-way')] },
      { id: 'goals', label: 'Goals', groups: [group('both', 'both-teams-score')] },
      { id: 'more', label: 'More', groups: [group('others', '*')] },
    ];
    expect(outline(tabs, 'nfl-1')).toEqual([
      ['node:main', [['node:main:game', ['spread', 'moneyline']]]],
      ['node:more', [['node:more:others', ['total', 'team-total-home', 'first-to-score']]]],
    ]);
  });

  it('a market may be in several tabs, but the remaining ones are listed only once', () => {
    const tabs = [
      { id: 'a', label: 'A', groups: [group('x', 'spread')] },
      { id: 'b', label: 'B', groups: [group('x', 'spread', '*')] },
    ];
    expect(outline(tabs, 'nhl-1')).toEqual([
      ['node:a', [['node:a:x', ['spread']]]],
      ['node:b', [['node:b:x', ['spread', 'moneyline', 'total']]]],
    ]);
  });

  it('an event without markets has no tabs', () => {
    expect(outline([{ id: 'a', label: 'A', groups: [group('x', '*')] }], 'bare')).toEqual([]);
  });

  it('the page brings the markets of five groups of its first tab, and counts and types of all', () => {
    const tabs = [
      { id: 'none', label: 'None', groups: [group('none', 'three-way')] },
      {
        id: 'a',
        label: 'A',
        groups: ['spread', 'total', 'moneyline', 'spread', 'total', 'moneyline'].map((type, at) => group(`g${at}`, type)),
      },
      { id: 'b', label: 'B', groups: [group('x', 'spread', 'three-way')] },
    ];
    const groups = tabsOf('node', tabs, catalogue.marketsOf('nfl-1')).flatMap((tab) => tab.groups);
    expect(groups.map(({ marketsAtOnce }) => marketsAtOnce.length)).toEqual([1, 1, 1, 1, 1, 0, 0]);
    expect(groups.map(({ marketCount }) => marketCount)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(groups.at(-1)?.marketTypes).toEqual(['spread']);
  });
});
