import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { showShell } from '#tests/support/shell.tsx';
import { layoutShowing, ShellServer } from '#tests/support/shellServer.ts';
import { SharedBet } from '#fixtures/pageShelves/SharedBet.ts';
import { Page } from '#src/app/page/Page.tsx';

beforeEach(() => localStorage.clear());

const leg = (id: string, changes: object = {}) => ({
  __typename: 'SharedLeg',
  id,
  marketSelectionId: `${id}:moneyline:home`,
  selectionName: `Side ${id}`,
  marketName: 'Moneyline',
  points: null,
  event: {
    __typename: 'Event',
    id,
    name: `Game ${id}`,
    startTime: '2026-11-22T18:00:00.000Z',
    canonicalUrl: `/sport/football/organization/x/competition/y/event/${id}`,
  },
  ineligibleReason: null as string | null,
  ...changes,
});
const shared = (open: readonly object[], closed: readonly object[]) => ({
  __typename: 'SharedBet',
  id: 's1',
  banner: 'Shared bet: parlay of 2 legs',
  disclaimers: ['Prices move.'],
  eligibleLegs: open,
  ineligibleLegs: closed,
});
const show = (sharedBet: object | null, path = '/shared_bet?id=s1') => {
  const asked: unknown[] = [];
  const server = new ShellServer({
    PageLayout: () => ({ pageLayout: layoutShowing([SharedBet.usual.node]) }),
    SharedBet: ({ shareBetId }) => {
      asked.push(shareBetId);
      return { sharedBet };
    },
  });
  return { asked, ...showShell(<Page />, { server, path }) };
};

describe('a shared bet', () => {
  test('a shared bet is loaded by its id and shows open and closed legs', async () => {
    const points = { __typename: 'Points', formattedPoints: '+3.5' };
    const { asked } = show(shared([leg('a', { points })], [leg('b', { event: null })]));
    expect(await screen.findByRole('heading', { level: 1, name: 'Shared bet: parlay of 2 legs' })).toBeDefined();
    const open = within(screen.getByRole('list', { name: 'Available now' }));
    expect(open.getByText('Side a +3.5')).toBeDefined();
    expect(open.getByRole('link', { name: 'Game a' }).getAttribute('href')).toContain('/event/a');
    const closed = within(screen.getByRole('list', { name: 'No longer available' }));
    expect(closed.getByText('Side b')).toBeDefined();
    expect(closed.queryByRole('link')).toBeNull();
    expect(screen.getByText('Prices move.')).toBeDefined();
    expect(asked).toEqual(['s1']);
  });

  test('the open legs of a shared bet can be added to the slip', async () => {
    const taken: unknown[] = [];
    const { user, server } = show(shared([leg('a'), leg('b')], [leg('c')]));
    server.answer({
      AddDraftBets: (variables) => {
        taken.push(variables);
        return null;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add 2 selections to betslip' }));
    await waitFor(() => expect(taken).toHaveLength(1), { timeout: 10_000 });
    expect(taken[0]).toMatchObject({
      mergeBetslip: true,
      selectionOrigin: 'shared-bet',
      shareId: 's1',
      draftBets: [{ legs: [{ selectionId: 'a:moneyline:home' }, { selectionId: 'b:moneyline:home' }] }],
    });
  });

  test('a shared bet without open legs offers nothing', async () => {
    show(shared([], [leg('a')]));
    expect(await screen.findByText('Side a')).toBeDefined();
    expect(screen.queryByRole('button', { name: /betslip/ })).toBeNull();
  });

  test.each(['/shared_bet', '/shared_bet?id=nothing'])('an unknown shared bet says that it is not shown: %s', async (path) => {
    show(null, path);
    expect(await screen.findByRole('heading', { level: 1, name: 'This bet is not shown here' })).toBeDefined();
  });

  test('a shared bet that fails to load says so and can be loaded again', async () => {
    const { user, server } = show(null);
    const lost = (): never => {
      throw new TypeError('Failed to fetch');
    };
    server.answer({ SharedBet: lost });
    expect(await screen.findByRole('heading', { level: 1, name: 'Oops... Looks like something went wrong' })).toBeDefined();
    server.answer({ SharedBet: () => ({ sharedBet: shared([leg('a')], []) }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Side a')).toBeDefined();
  });
});
