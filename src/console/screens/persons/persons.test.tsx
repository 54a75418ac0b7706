import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OperatorRole } from '#src/shared/console/operators.ts';
import type { PersonReviewView, PersonSide } from '#src/shared/console/persons.ts';
import { FakeConsole } from '#tests/support/console/fakeConsole.ts';
import { headingOf, openConsole } from '#tests/support/console/openConsole.tsx';

const review: PersonReviewView = {
  ...{ id: 'review-1', playerId: 'later', otherId: 'first', strength: 'LIKELY', reasons: ['family', 'of tomorrow'], origin: 'SIGN_UP' },
  ...{ isBlocking: true, openedAt: '2026-11-22T13:00:00.000Z' },
};
const side = (changes: Partial<PersonSide>): PersonSide => ({
  ...{ playerId: 'later', name: 'Peggy Marsh', birthDate: '1984-03-17', email: 'peggy@example.com', region: 'US-NJ' },
  ...{ createdAt: '2026-11-22T13:00:00.000Z', identityStatus: 'PENDING', isDuplicate: false, accounts: ['later'], exclusions: [] },
  ...changes,
});
const first = side({
  ...{ playerId: 'first', name: 'Margaret Marsh', accounts: ['first'], identityStatus: 'VERIFIED' },
  exclusions: [{ playerId: 'first', kind: 'SELF_EXCLUSION', startsAt: '2026-11-01T00:00:00.000Z', endsAt: null }],
});
const proposed = { proposalId: 'proposal-1', summary: 'It waits.', bets: 0, stakeCents: 0, payoutBeforeCents: 0, payoutAfterCents: 0 };
const serverFor = (role: OperatorRole, later = side({})) =>
  new FakeConsole(role)
    .on('listPersonReviews', () => ({ reviews: [review], count: 1 }))
    .on('readPersonReview', () => ({
      sides: [later, first],
      review: later.isDuplicate ? null : review,
      decisions: [{ kind: 'APART', decidedBy: ['a@example.com', 'b@example.com'], reason: 'Twins', decidedAt: '2026-11-21T09:00:00.000Z' }],
    }))
    .on('joinPersons', () => proposed)
    .on('keepApart', () => proposed)
    .on('splitPerson', () => proposed);

async function look(server: FakeConsole) {
  const { user } = openConsole(server, '/persons');
  await headingOf('Duplicates');
  await user.click(await screen.findByRole('button', { name: 'View later and first' }));
  await user.type(await screen.findByLabelText('Reason'), 'It waits since noon');
  await user.click(screen.getByRole('button', { name: 'View' }));
  await screen.findByText('Margaret Marsh');
  return user;
}

describe('duplicates of an account', () => {
  it('pairs of accounts are listed by id and match, without names', async () => {
    const server = serverFor('compliance');
    openConsole(server, '/persons');
    const list = within(await screen.findByRole('table', { name: 'Pairs to review' }));
    expect(list.getByText('Similar name, same birth date')).toBeTruthy();
    expect(list.getByText('family name, of tomorrow')).toBeTruthy();
    expect(screen.queryByText('Margaret Marsh')).toBeNull();
  });

  it('a pair of accounts is compared with exclusions and earlier decisions', async () => {
    const server = serverFor('compliance');
    await look(server);
    const both = within(screen.getByRole('table', { name: 'Both accounts' }));
    expect(both.getByText('Self-exclusion, permanent')).toBeTruthy();
    expect(screen.getByText(/Kept apart by a@example.com and b@example.com/)).toBeTruthy();
    expect(server.ran.find(({ name }) => name === 'readPersonReview')?.input).toMatchObject({ reason: 'It waits since noon' });
  });

  it.each([
    ['Same person…', 'Propose to join', 'joinPersons'],
    ['Different people…', 'Propose to keep apart', 'keepApart'],
  ])('a second person must confirm %s of a pair', async (button, label, operation) => {
    const server = serverFor('approver');
    const user = await look(server);
    await user.click(screen.getByRole('button', { name: button }));
    await user.type(await screen.findByLabelText('Reason'), 'Both documents were compared');
    await user.click(screen.getByRole('button', { name: label }));
    await waitFor(() => expect(server.ran.some(({ name }) => name === operation)).toBe(true));
    const input = { playerId: 'later', otherId: 'first', reason: 'Both documents were compared' };
    expect(server.ran.find(({ name }) => name === operation)?.input).toEqual(input);
    expect(await screen.findByText('Proposed. A second person must confirm it.')).toBeTruthy();
  });

  it('joined accounts can be split', async () => {
    const server = serverFor('compliance', side({ isDuplicate: true, accounts: ['first', 'later'] }));
    const user = await look(server);
    expect(screen.queryByRole('button', { name: 'Same person…' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Split…' }));
    await user.type(await screen.findByLabelText('Reason'), 'They are twins');
    await user.click(screen.getByRole('button', { name: 'Propose split' }));
    await waitFor(() => expect(server.ran.some(({ name }) => name === 'splitPerson')).toBe(true));
  });

  it('a trader sees no duplicates and does not load them', async () => {
    const server = serverFor('trader');
    openConsole(server, '/persons');
    await headingOf('Duplicates');
    expect(screen.queryByRole('table')).toBeNull();
    expect(server.ran.map(({ name }) => name)).not.toContain('listPersonReviews');
  });
});
