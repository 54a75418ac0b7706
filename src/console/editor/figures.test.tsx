import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NodeFigures, PageVital, ShownFigures } from '#src/shared/console/figures.ts';
import type { OperatorRole } from '#src/shared/console/operators.ts';
import { documentOf, EditorServer, shelfNode, showWindow } from '#tests/support/console/editorServer.ts';
import { headingOf, openConsole } from '#tests/support/console/openConsole.tsx';
import './EditorScreen.tsx';

beforeEach(() => {
  localStorage.clear();
  showWindow(1280);
});

const sums: ShownFigures = {
  ...{ visits: 1_204, pressedVisits: 98, presses: 120, refusals: 6 },
  dwellMs: 4_240,
  loadMs: null,
  empties: 3,
  fallbacks: 0,
};
const figures = (more: Partial<NodeFigures>): NodeFigures => ({
  ...{ nodeId: 'one', audience: 'visitor', revision: 'abcdef0123', isLive: true, presentation: 'grid', shown: sums },
  ...more,
});

const vital = (of: Partial<PageVital>): PageVital => ({
  ...{ revision: 'abcdef0123', audience: 'visitor', isLive: true, vital: 'lcp', visits: 40, mostWithin: 2_500 },
  ...of,
});
const vitals = [
  vital({}),
  vital({ vital: 'cls', mostWithin: 100, visits: 39 }),
  vital({ vital: 'ttfb', mostWithin: null }),
  vital({ isLive: false }),
];

async function opened(told: readonly NodeFigures[], role: OperatorRole = 'editor') {
  const server = new EditorServer(documentOf(shelfNode('one', 'First'), shelfNode('two', 'Second')), role);
  server.on('readFigures', () => ({ figures: told, vitals, reports: 1_000, lostReports: 4, lostFacts: 0 }));
  const view = openConsole(server, '/drafts/draft-1');
  await headingOf('Cup final on top');
  await screen.findByRole('tree');
  await act(async () => undefined);
  return { server, ...view };
}

describe('figures beside each part', () => {
  it('a part shows visits and presses of the live revision, and its table every audience and revision with the uncertainty', async () => {
    const { user } = await opened([
      figures({}),
      figures({ audience: 'player', shown: { ...sums, visits: 200, pressedVisits: 0 } }),
      figures({ revision: '99887766', isLive: false }),
      figures({ audience: 'player', revision: '99887766', isLive: false, shown: null }),
    ]);
    const row = screen.getByRole('treeitem', { name: /^First, .*1,404 visits, 7\.0% pressed$/ });
    expect(screen.getByRole('treeitem', { name: /^Second, (?!.*visits)/ })).toBeTruthy();
    await user.click(row);
    const part = within(screen.getByRole('region', { name: 'Figures' }));
    const columnsOf = (table: HTMLElement) =>
      within(table)
        .getAllByRole('row')
        .map((each) => Array.from(each.children, ({ textContent }) => textContent));
    const [live, earlier] = part.getAllByRole('table', { hidden: true });
    if (!live || !earlier) throw new Error('two tables');
    expect(columnsOf(live)).toEqual([
      ['Live, shown as grid', 'Players', 'Visitors'],
      ['Visits', '200', '1,204'],
      ['Pressed', '0.0%0.0–1.9%', '8.1%6.7–9.8%'],
      ['Presses refused', '6 of 120', '6 of 120'],
      ['Seen for', '4.2 s', '4.2 s'],
      ['Loaded in', '–', '–'],
      ['Empty', '3', '3'],
      ['Failed', '0', '0'],
    ]);
    await user.click(part.getByText('Earlier revisions (1)'));
    expect(columnsOf(earlier).slice(0, 2)).toEqual([
      ['99887766, shown as grid', 'Visitors'],
      ['Visits', '1,204'],
    ]);
    expect(part.getByText('One audience with fewer than 20 visits a day is hidden.')).toBeTruthy();
    expect(part.getByText(/0\.4% of the reports of pages were lost/)).toBeTruthy();
  });

  it('the speed of the live page is shown with the bound that three of four visits stay within', async () => {
    await opened([]);
    const part = within(screen.getByRole('region', { name: 'Speed of the page' }));
    expect(part.getAllByRole('row').map((row) => Array.from(row.children, ({ textContent }) => textContent))).toEqual([
      ['3 of 4 visits within', 'Visitors'],
      ['Main content (LCP)', '2.5 s40 visits'],
      ['Press answered (INP)', '–'],
      ['Page shift (CLS)', '0.1039 visits'],
      ['First byte (TTFB)', 'over 6.0 s40 visits'],
    ]);
  });

  it('another time asks again, and a part that nobody saw says so', async () => {
    const { user, server } = await opened([figures({})]);
    await user.click(screen.getByRole('treeitem', { name: /^Second/ }));
    const part = within(screen.getByRole('region', { name: 'Figures' }));
    expect(part.getByText('No visit has seen this part in this time.')).toBeTruthy();
    await user.click(part.getByRole('button', { name: '28 days' }));
    expect(server.inputsOf('readFigures').at(-1)).toEqual({ surface: 'home', brand: '*', days: '28' });
  });

  it('an operator whose role may not read figures sees none and asks for none', async () => {
    const { user, server } = await opened([figures({})], 'viewer');
    await user.click(screen.getByRole('treeitem', { name: /^First/ }));
    expect(screen.queryByRole('region', { name: 'Figures' })).toBeNull();
    expect(server.inputsOf('readFigures')).toEqual([]);
  });
});
