import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ProposalInFull, ProposalView } from '#src/shared/console/proposals.ts';
import { FakeConsole } from '#tests/support/console/fakeConsole.ts';
import { headingOf, openConsole } from '#tests/support/console/openConsole.tsx';
import { hashOf } from '#tests/support/console/things.ts';

const view = (more: Partial<ProposalView> = {}): ProposalView => ({
  ...{ id: 'proposal-1', operation: 'settleByHand', summary: 'Bears at Lions: away 20, home 17.', eventId: 'game-1', digest: hashOf('a') },
  ...{
    warnings: ['The feed reports a different result: away 17, home 20.'],
    reason: 'The feed is wrong',
    proposer: 'trader@linemaker.test',
  },
  ...{ bets: 1, stakeCents: 1_000, payoutBeforeCents: 0, payoutAfterCents: 1_900, proposedAt: '2026-11-22T13:00:00.000Z', state: 'OPEN' },
  ...{ decidedBy: null, decidedAt: null, decision: null, isOwn: false, whyNot: null },
  ...more,
});
const inFull = (proposal: ProposalView, isStale = false): ProposalInFull => ({
  proposal,
  isStale,
  bets: [
    {
      ...{ betId: 'bet-1', stakeCents: 1_000, before: { status: 'OPEN', outcome: 'PENDING', payoutCents: 0 } },
      after: { status: 'SETTLED', outcome: 'WIN', payoutCents: 1_900 },
    },
  ],
  statements: [
    {
      source: 'feed',
      origin: 'week.csv:2',
      homeScore: 20,
      awayScore: 17,
      voidReason: null,
      grades: null,
      decidedAt: null,
      isApplied: true,
      saidAt: '2026-11-22T12:00:00.000Z',
    },
  ],
});
const serverFor = (proposal: ProposalView, isStale = false) =>
  new FakeConsole('compliance')
    .on('listProposals', ({ state }) => ({ proposals: state === 'open' ? [proposal] : [] }))
    .on('readProposal', () => inFull(proposal, isStale))
    .on('renewProposal', ({ proposalId }) => ({ proposalId, digest: hashOf('b') }))
    .on('refuseProposal', ({ proposalId }) => ({ proposalId }))
    .on('withdrawProposal', ({ proposalId }) => ({ proposalId }))
    .on('confirmProposal', ({ proposalId }) => ({ proposalId, done: {} }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('second signatures', () => {
  it('proposals waiting for a signature are counted in the navigation and listed', async () => {
    openConsole(serverFor(view()), '/proposals');
    await headingOf('Signatures');
    const mine = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    expect(mine.getByText('1 bet with $10.00 at stake pays $19.00 instead of $0.00.')).toBeDefined();
    expect(mine.getByText('1 warning')).toBeDefined();
    expect(screen.getAllByLabelText('1 waiting for you').length).toBeGreaterThan(0);
  });

  it('a proposal shows bets, warnings and notes, and is confirmed with its digest', async () => {
    const server = serverFor(view());
    const { user } = openConsole(server, '/proposals/proposal-1');
    await headingOf('Bears at Lions: away 20, home 17.');
    expect(await screen.findByText('The feed reports a different result: away 17, home 20.')).toBeDefined();
    const bets = within(screen.getByRole('table', { name: 'Affected bets' }));
    expect([bets.getByText('bet-1'), bets.getByText('$19.00')]).toHaveLength(2);
    expect(within(screen.getByRole('table', { name: 'Reports about the event' })).getByText('Away 17, home 20')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Confirm…' }));
    const form = await dialog('Confirm proposal');
    await user.type(form.getByLabelText('Reason'), 'The league says so');
    await user.click(form.getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(server.inputsOf('confirmProposal')).toEqual([{ proposalId: 'proposal-1', digest: hashOf('a'), reason: 'The league says so' }]),
    );
  });

  it('an operator’s own proposal cannot be confirmed and can be withdrawn', async () => {
    const server = serverFor(view({ isOwn: true, whyNot: 'You made this proposal, so another operator must confirm it.' }));
    const { user } = openConsole(server, '/proposals/proposal-1');
    expect(await screen.findByText('You made this proposal, so another operator must confirm it.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Confirm…' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Withdraw…' }));
    const form = await dialog('Withdraw proposal');
    await user.type(form.getByLabelText('Reason'), 'Mistyped');
    await user.click(form.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(server.inputsOf('withdrawProposal')).toEqual([{ proposalId: 'proposal-1', reason: 'Mistyped' }]));
  });

  it('a proposal whose effect has changed must be recalculated first', async () => {
    const server = serverFor(view(), true);
    const { user } = openConsole(server, '/proposals/proposal-1');
    expect(await screen.findByText(/Bets or settings have changed since this was proposed/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Confirm…' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Recalculate' }));
    await waitFor(() => expect(server.inputsOf('renewProposal')).toEqual([{ proposalId: 'proposal-1' }]));
  });
});
