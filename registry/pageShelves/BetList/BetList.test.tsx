import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bet } from '#fixtures/worlds/bets.ts';
import { BetList as cases } from '#fixtures/pageShelves/BetList.ts';
import { storeNode } from '#src/console/preview/kinds.ts';
import { BetListFragmentDoc } from '#src/gql/graphql.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const cards = () => screen.getAllByRole('article');

describe('BetList', () => {
  it('shows a parlay leg by leg: outcome, why, and the score of what is being played', async () => {
    await stageCase(caseOf('BetList', 'usual'));
    const card = within(cards()[0] ?? document.body);
    expect(card.getByRole('heading', { name: '3-leg parlay' })).toBeDefined();
    expect(card.getByText('Won:')).toBeDefined();
    expect(card.getByText('Won 24 – 20')).toBeDefined();
    expect(card.getByText('NGP 10 – 17 BVC')).toBeDefined();
    expect(card.getByText('+596')).toBeDefined();
  });

  it('says in words how a settled bet ended and what was paid', async () => {
    await stageCase(caseOf('BetList', 'settled'));
    expect(cards().map((card) => /Won|Lost|Push/.exec(card.textContent ?? '')?.[0])).toEqual(['Won', 'Lost', 'Push']);
    expect(within(cards()[0] ?? document.body).getByText('Payout').nextSibling?.textContent).toBe('$190.91');
    expect(screen.queryByText('To win')).toBeNull();
  });

  it('shows the receipt, line by line', async () => {
    await stageCase(caseOf('BetList', 'one'));
    act(() => screen.getByRole('button', { name: 'Receipt' }).click());
    expect(screen.getByText('Stake').parentElement?.textContent).toBe('Stake$100.00');
    act(() => screen.getByRole('button', { name: 'Hide receipt' }).click());
    expect(screen.queryByText('Stake')).toBeNull();
  });

  it('shows no receipt whose amounts do not add up', async () => {
    const { node } = cases.one;
    const edge = node.section?.bets.edges[0];
    if (!node.section || !edge) throw new Error('The case has a bet');
    const odd = { ...edge.node, receipt: { ...edge.node.receipt, id: 'odd', total: { ...edge.node.receipt.total, amountLong: '1' } } };
    const wrong = {
      ...node,
      id: 'odd-list',
      section: { ...node.section, bets: { ...node.section.bets, edges: [{ ...edge, node: odd }] } },
    };
    const { reasons } = await stageCase({ ...caseOf('BetList', 'one'), node: wrong });
    act(() => screen.getByRole('button', { name: 'Receipt' }).click());
    expect(screen.getByRole('alert')).toBeDefined();
    expect(reasons()).toContain('odd Receipt total-differs');
  });

  it('shows its skeleton until the player’s answer is there', async () => {
    const { node } = cases.usual;
    const entry = caseOf('BetList', 'empty');
    const { platform } = await stageCase(entry);
    act(() => {
      platform.client.cache.evict({ id: `BetListShelf:${entry.node.id}`, fieldName: 'section' });
    });
    expect(await screen.findByText('Loading your bets')).toBeDefined();
    act(() => {
      storeNode(platform.client, 'BetList', { ...node, id: entry.node.id });
    });
    await waitFor(() => expect(cards()).toHaveLength(2));
  });

  it('follows a bet that is settled while it is on screen', async () => {
    const { platform } = await stageCase(caseOf('BetList', 'usual'));
    act(
      () =>
        void platform.client.cache.modify<ReturnType<typeof bet>>({
          id: 'PlacedBet:b1',
          fields: { status: () => 'SETTLED', outcome: () => 'WIN', payoutAmount: () => bet('x').potentialPayoutAmount },
        }),
    );
    expect(await screen.findByText('Payout')).toBeDefined();
  });

  it('says what an empty list is for, in the operator’s words', async () => {
    await stageCase(caseOf('BetList', 'empty'));
    expect(screen.getByText('No open bets')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Find a bet' })).toBeDefined();
  });

  it('keeps its public part apart from the player’s', () => {
    const fieldsOf = (document: typeof BetListFragmentDoc): string => JSON.stringify(document.definitions[0]);
    expect(fieldsOf(BetListFragmentDoc)).not.toContain('"section"');
  });
});
