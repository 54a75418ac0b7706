import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { showShell } from '#tests/support/shell.tsx';
import { layoutShowing, ShellServer } from '#tests/support/shellServer.ts';
import { SharedBet } from '#fixtures/pageShelves/SharedBet.ts';
import { odds } from '#fixtures/worlds/money.ts';
import { event, pairs } from '#fixtures/worlds/sports.ts';
import { Page } from '#src/app/page/Page.tsx';

beforeEach(() => localStorage.clear());

const gameOf = (id: string) => {
  const { homeParticipant, awayParticipant, scoreboard, startTime, status, matchProgress } = event(id, pairs[0]);
  return {
    ...{ __typename: 'Event', id, name: `Game ${id}`, startTime, status, matchProgress, homeParticipant, awayParticipant, scoreboard },
    canonicalUrl: `/sport/football/organization/x/competition/y/event/${id}`,
  };
};
const leg = (id: string, changes: object = {}) => ({
  __typename: 'SharedLeg',
  id,
  marketSelectionId: `${id}:moneyline:home`,
  selectionName: `Side ${id}`,
  marketName: 'Moneyline',
  placed: { __typename: 'SharedPlacedLeg', odds: odds(10, 11), outcome: 'PENDING' },
  points: null,
  event: gameOf(id),
  ineligibleReason: null as string | null,
  ...changes,
});
const shared = (open: readonly object[], closed: readonly object[]) => ({
  __typename: 'SharedBet',
  id: 's1',
  banner: 'Shared bet: parlay of 2 legs',
  disclaimers: ['Prices move.'],
  type: 'PARLAY',
  placedBet: { __typename: 'SharedPlacedBet', numLegs: 2, totalOdds: odds(320, 121) },
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
    const points = { __typename: 'Points', decimalPoints: '3.5', formattedPoints: '+3.5' };
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

  test('a leg of a shared bet shows the odds then and now, and follows the price', async () => {
    const { platform } = show(
      shared([leg('a'), leg('b', { points: { __typename: 'Points', decimalPoints: '3.5', formattedPoints: '+3.5' } })], []),
    );
    expect(await screen.findAllByText('Then -110')).toHaveLength(2);
    expect(screen.getByText('Total odds then +264')).toBeDefined();
    const price = (id: string, num: string, status: 'CLOSED' | 'OPEN', points: string | null = null) =>
      ({
        eventId: id,
        ...({ version: num, status: 'PRE_GAME', matchProgress: 'PRE_GAME', scoreboard: null } as const),
        selections: [{ id: `${id}:moneyline:home`, num, den: '100', status, points }],
      }) as const;
    const receive = (...messages: readonly ReturnType<typeof price>[]) =>
      act(() => {
        for (const message of messages) platform.prices.receive(message);
        platform.prices.flush();
      });
    receive(price('a', '87', 'OPEN'), price('b', '120', 'OPEN', '4.5'));
    expect(await screen.findByText('Then -110 · now -115')).toBeDefined();
    expect(screen.getByText('Then -110 · now +120 at +4.5')).toBeDefined();
    receive(price('a', '88', 'CLOSED'));
    expect(await screen.findByText('Then -110 · closed now')).toBeDefined();
  });

  test('a leg of a shared bet that is settled or no longer offered says so', async () => {
    const placed = { __typename: 'SharedPlacedLeg', odds: odds(10, 11), outcome: 'WIN' };
    show(
      shared(
        [],
        [
          leg('a', { placed, ineligibleReason: 'This game is over.' }),
          leg('b', { ineligibleReason: 'This selection is no longer offered.' }),
        ],
      ),
    );
    expect(await screen.findByText('Then -110 · Won')).toBeDefined();
    expect(screen.getByText('Then -110 · This selection is no longer offered.')).toBeDefined();
  });

  test('a shared teaser shows its total odds and none for its legs', async () => {
    show({ ...shared([leg('a')], []), type: 'TEASER' });
    expect(await screen.findByText('Total odds then +264')).toBeDefined();
    expect(screen.queryByText(/^Then/)).toBeNull();
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
