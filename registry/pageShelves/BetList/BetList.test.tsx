import type { FragmentType } from '@apollo/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useState } from 'react';
import { bet } from '#fixtures/worlds/bets.ts';
import { BetList as cases } from '#fixtures/pageShelves/BetList.ts';
import { storeNode } from '#src/console/preview/kinds.ts';
import { type BetListFragment, BetListFragmentDoc, BetHistorySectionDocument } from '#src/gql/graphql.ts';
import { usePlatform } from '#src/platform/index.ts';
import { readLocal, writeLocal } from '#src/platform/localState.ts';
import { SETTLED_UNSEEN } from '#src/platform/settledBets.ts';
import type { RenderPorts } from '#src/render/index.ts';
import { fakeScreen } from '#tests/support/fakeScreen.ts';
import { showShell } from '#tests/support/shell.tsx';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';
import { BetList } from './BetList.tsx';

const cards = () => screen.getAllByRole('article');

describe('BetList', () => {
  it('a parlay’s card shows each leg’s outcome, result, score and odds', async () => {
    await stageCase(caseOf('BetList', 'usual'));
    const card = within(cards()[0] ?? document.body);
    expect(card.getByRole('heading', { name: '3-leg parlay' })).toBeDefined();
    expect(card.getByText('Won:')).toBeDefined();
    expect(card.getByText('Won 24 – 20')).toBeDefined();
    expect(card.getByText('NGP 10 – 17 BVC')).toBeDefined();
    expect(card.getByText('+596')).toBeDefined();
  });

  it('the page of settled bets marks all of them as seen while it is open', async () => {
    const { platform } = await stageCase(caseOf('BetList', 'settled'));
    act(() => writeLocal(platform.storage, SETTLED_UNSEEN, ['a']));
    await waitFor(() => expect(readLocal(platform.storage, SETTLED_UNSEEN)).toEqual([]));
  });

  it('a settled bet stays among the open ones until it was on screen, and then while the page is open', async () => {
    const screens = fakeScreen();
    const { platform } = await stageCase(caseOf('BetList', 'usual'));
    const [settled] = cases.settled.node.section?.bets.edges ?? [];
    if (!settled) throw new Error('The case has a bet');
    const data = { betHistorySection: cases.settled.node.section } as never;
    const variables = { sectionId: 'settled', selectedFilterId: 'all' };
    platform.client.writeQuery({ query: BetHistorySectionDocument, variables, data });
    act(() => writeLocal(platform.storage, SETTLED_UNSEEN, [settled.node.id]));
    const list = within(await screen.findByRole('list', { name: 'Just settled' }));
    expect(readLocal(platform.storage, SETTLED_UNSEEN)).toEqual([settled.node.id]);
    await screens.show((id) => id === '');
    expect(readLocal(platform.storage, SETTLED_UNSEEN)).toEqual([]);
    expect(list.getByRole('article')).toBeDefined();
  });

  it('the page of one bet marks only this bet as seen', async () => {
    const { platform } = await stageCase(caseOf('BetList', 'alone'));
    act(() => writeLocal(platform.storage, SETTLED_UNSEEN, ['a', 'b3']));
    await waitFor(() => expect(readLocal(platform.storage, SETTLED_UNSEEN)).toEqual(['a']));
  });

  it('the title of a bet in the list leads to the page of the bet', async () => {
    await stageCase(caseOf('BetList', 'usual'));
    expect(screen.getByRole('link', { name: '3-leg parlay' }).getAttribute('href')).toBe('/my-bets/bet/b2');
  });

  it('the page of one bet shows its receipt and Share, and leads back to the list', async () => {
    await stageCase(caseOf('BetList', 'alone'));
    expect((await screen.findByText('Stake')).parentElement?.textContent).toBe('Stake$100.00');
    expect(screen.getByRole('button', { name: 'Share bet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'All bets' }).getAttribute('href')).toBe('/my-bets/settled');
    expect(screen.queryByRole('group', { name: 'Filter bets' })).toBeNull();
  });

  it("the page of an unknown bet says so and leads to the player's bets", async () => {
    await stageCase(caseOf('BetList', 'missing'));
    expect(screen.getByText('Bet not found')).toBeDefined();
    expect(screen.getByRole('link', { name: 'My Bets' }).getAttribute('href')).toBe('/my-bets');
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('a leg of a game in play says how far it is from its line', async () => {
    await stageCase(caseOf('BetList', 'usual'));
    expect(within(cards()[0] ?? document.body).getByText('10.5 short of the line')).toBeDefined();
  });

  it('the page of open bets shows their totals, and the page of settled bets has none', async () => {
    const { unmount } = await stageCase(caseOf('BetList', 'usual'));
    const totals = within(screen.getByLabelText('All open bets'));
    expect(totals.getByText('2')).toBeDefined();
    expect(totals.getByText('$200.00')).toBeDefined();
    expect(totals.getByText('$886.70')).toBeDefined();
    unmount();
    await stageCase(caseOf('BetList', 'settled'));
    expect(screen.queryByLabelText('All open bets')).toBeNull();
  });

  it('a bet with a corrected result says what the result was before', async () => {
    await stageCase(caseOf('BetList', 'corrected'));
    const card = within(cards()[0] ?? document.body);
    expect(card.getByText('Corrected')).toBeDefined();
    expect(card.queryByText(/^Final score/)).toBeNull();
    expect(card.getByText('We corrected the result. It was: Won, final score 21–20.')).toBeDefined();
  });

  it('a bet shows a score in the order of the event’s name', async () => {
    const { node } = cases.one;
    const [edge] = node.section?.bets.edges ?? [];
    const [first] = edge?.node.legs ?? [];
    if (!node.section || !edge || !first) throw new Error('The case has a leg');
    const { homeParticipant: home, awayParticipant: away } = first.event;
    const scoreboard = {
      __typename: 'Scoreboard' as const,
      homeScore: 2,
      awayScore: 1,
      period: 'Final',
      clock: null,
      turn: null,
      situation: null,
    };
    const ended = { ...first.event, id: 'v', name: `${home.name} v ${away.name}`, status: 'FINISHED' as const, scoreboard };
    const bet = { ...edge.node, id: 'bet-v', legs: [{ ...first, id: 'leg-v', event: ended }] };
    const list = { ...node, id: 'list-v', section: { ...node.section, bets: { ...node.section.bets, edges: [{ ...edge, node: bet }] } } };
    await stageCase({ ...caseOf('BetList', 'one'), node: list });
    expect(screen.getByText(`${home.abbreviation} 2 – 1 ${away.abbreviation}`)).toBeDefined();
  });

  it('a bet with unusual settlement rules says which ones', async () => {
    const { node } = cases.one;
    const [edge] = node.section?.bets.edges ?? [];
    if (!node.section || !edge) throw new Error('The case has a bet');
    const bet = { ...edge.node, id: 'bet-s', type: 'TEASER' as const, numLegs: 3, teaserRule: 'If a leg pushes, the bet loses.' };
    const list = { ...node, id: 'list-s', section: { ...node.section, bets: { ...node.section.bets, edges: [{ ...edge, node: bet }] } } };
    await stageCase({ ...caseOf('BetList', 'one'), node: list });
    expect(within(cards()[0] ?? document.body).getByText('If a leg pushes, the bet loses.')).toBeDefined();
  });

  it('a settled bet says how it ended and what was paid', async () => {
    await stageCase(caseOf('BetList', 'settled'));
    expect(cards().map((card) => /Won|Lost|Push/.exec(card.textContent ?? '')?.[0])).toEqual(['Won', 'Lost', 'Push']);
    expect(within(cards()[0] ?? document.body).getByText('Payout').nextSibling?.textContent).toBe('$190.91');
    expect(screen.queryByText('To win')).toBeNull();
  });

  it('a bet shows its receipt line by line', async () => {
    await stageCase(caseOf('BetList', 'one'));
    act(() => screen.getByRole('button', { name: 'Receipt' }).click());
    expect((await screen.findByText('Stake')).parentElement?.textContent).toBe('Stake$100.00');
    act(() => screen.getByRole('button', { name: 'Hide receipt' }).click());
    expect(screen.queryByText('Stake')).toBeNull();
  });

  it('a receipt whose amounts do not add up is reported and not shown', async () => {
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
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(reasons()).toContain('odd Receipt total-differs');
  });

  it('the bet list shows its skeleton until the player’s answer arrives', async () => {
    const { node } = cases.usual;
    const { section: _, ...shared } = node;
    const masked = { __typename: node.__typename, id: node.id } as FragmentType<BetListFragment>;
    const Later = () => {
      const { client } = usePlatform();
      useState(() => client.cache.writeFragment({ fragment: BetListFragmentDoc, fragmentName: 'BetList', data: shared }));
      return <BetList node={masked} />;
    };
    const { platform } = showShell(<Later />, { who: 'unknown' });
    expect(await screen.findByText('Loading your bets')).toBeDefined();
    act(() => storeNode(platform.client, 'BetList', node));
    await waitFor(() => expect(cards()).toHaveLength(2));
  });

  it('the bet list asks a visitor to log in', async () => {
    const entry = caseOf('BetList', 'usual');
    const meet = vi.fn<RenderPorts['meet']>(async () => false);
    const { platform } = await stageCase(entry, { ports: { meet } });
    act(() => {
      platform.client.cache.evict({ id: `BetListShelf:${entry.node.id}`, fieldName: 'section' });
    });
    expect(await screen.findByText('Log in to see your bets')).toBeDefined();
    expect(screen.queryByText('Loading your bets')).toBeNull();
    act(() => screen.getByRole('button', { name: 'Log In' }).click());
    expect(meet).toHaveBeenCalledWith('LOGIN');
  });

  it('the bet list follows a bet that is settled while on screen', async () => {
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

  it('an empty bet list shows the operator’s text and a link', async () => {
    await stageCase(caseOf('BetList', 'empty'));
    expect(screen.getByText('No open bets')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Find a bet' })).toBeDefined();
  });

  it('the public fragment of the bet list does not ask for the player’s bets', () => {
    const fieldsOf = (document: typeof BetListFragmentDoc): string => JSON.stringify(document.definitions[0]);
    expect(fieldsOf(BetListFragmentDoc)).not.toContain('"section"');
  });
});
