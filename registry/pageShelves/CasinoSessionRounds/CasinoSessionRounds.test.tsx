import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { playedRound, roundPage } from '#fixtures/worlds/play.ts';
import { CasinoSessionRoundsAfterDocument, CasinoSessionRoundsFragmentDoc } from '#src/gql/graphql.ts';
import type { RenderPorts } from '#src/render/index.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const lines = () => within(screen.getByRole('list', { name: 'Rounds' })).getAllByRole('listitem');

describe('CasinoSessionRounds', () => {
  it('says what the sitting cost and paid, and leads to the game (checklist 27)', async () => {
    await stageCase(caseOf('CasinoSessionRounds', 'usual'));
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['4', '$4.00', '$2.50', '-$1.50']);
    expect(screen.getByRole('link', { name: 'Open game' }).getAttribute('href')).toBe('/casino/category/slots/copper-canyon');
  });

  it('has a line for each round with its result, wager and net, each leading to the whole of it', async () => {
    await stageCase(caseOf('CasinoSessionRounds', 'usual'));
    const [open, won] = lines().map((line) => within(line));
    expect(open?.getByText('Not over yet')).toBeDefined();
    expect(open?.getByText('In progress')).toBeDefined();
    expect(won?.getByText('Cherry, cherry, bell')).toBeDefined();
    expect(won?.getByText('+$1.50')).toBeDefined();
    expect(won?.getByRole('link').getAttribute('href')).toBe('/account/history/casino/round-won/round');
  });

  it('shows the page after, once it is asked for', async () => {
    const { platform } = await stageCase(caseOf('CasinoSessionRounds', 'usual'));
    platform.client.writeQuery({
      query: CasinoSessionRoundsAfterDocument,
      variables: { sessionId: 'session-usual', after: 'after-four' },
      data: {
        casinoSession: {
          __typename: 'CasinoSession',
          id: 'session-usual',
          rounds: roundPage([playedRound('older', 500n, { description: 'Seven, seven, seven' })]),
        },
      },
    });
    act(() => screen.getByRole('button', { name: 'Show more' }).click());
    expect(await screen.findByText('Seven, seven, seven')).toBeDefined();
    expect(lines()).toHaveLength(4);
  });

  it('says of a sitting without a round that nothing was wagered, and of one that still goes on since when', async () => {
    const { unmount } = await stageCase(caseOf('CasinoSessionRounds', 'unplayed'));
    expect(screen.getByText('You opened this game but did not play a round.')).toBeDefined();
    unmount();
    await stageCase(caseOf('CasinoSessionRounds', 'one'));
    expect(screen.getByText(/^Since 11\/21\/2026/)).toBeDefined();
  });

  it('says in the words of the operator that nothing of the player has this address', async () => {
    await stageCase(caseOf('CasinoSessionRounds', 'empty'));
    expect(screen.getByText('We have no record of this play')).toBeDefined();
  });

  it('asks a visitor to log in', async () => {
    const entry = caseOf('CasinoSessionRounds', 'usual');
    const meet = vi.fn<RenderPorts['meet']>(async () => false);
    const { platform } = await stageCase(entry, { ports: { meet } });
    act(() => void platform.client.cache.evict({ id: `CasinoSessionRoundsShelf:${entry.node.id}`, fieldName: 'session' }));
    expect(await screen.findByText('Log in to see your play')).toBeDefined();
  });

  it('keeps its public part apart from the player’s', () => {
    expect(JSON.stringify(CasinoSessionRoundsFragmentDoc.definitions[0])).not.toContain('"session"');
  });
});
