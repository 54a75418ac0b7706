import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { playedRound, roundPage } from '#fixtures/worlds/play.ts';
import { CasinoSessionRoundsAfterDocument, CasinoSessionRoundsFragmentDoc } from '#src/gql/graphql.ts';
import type { RenderPorts } from '#src/render/index.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const lines = () => within(screen.getByRole('list', { name: 'Rounds' })).getAllByRole('listitem');

describe('CasinoSessionRounds', () => {
  it('a casino session shows its rounds, wagers, wins and net, and links to the game (checklist 27)', async () => {
    await stageCase(caseOf('CasinoSessionRounds', 'usual'));
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['4', '$4.00', '$2.50', '-$1.50']);
    expect(screen.getByRole('link', { name: 'Open game' }).getAttribute('href')).toBe('/casino/category/slots/copper-canyon');
  });

  it('each round of a casino session shows result, wager and net, and links to its page', async () => {
    await stageCase(caseOf('CasinoSessionRounds', 'usual'));
    const [open, won] = lines().map((line) => within(line));
    expect(open?.getByText('Not over yet')).toBeDefined();
    expect(open?.getByText('In progress')).toBeDefined();
    expect(won?.getByText('Cherry, cherry, bell')).toBeDefined();
    expect(won?.getByText('+$1.50')).toBeDefined();
    expect(won?.getByRole('link').getAttribute('href')).toBe('/account/history/casino/round-won/round');
  });

  it('"Show more" shows the next page of a session’s rounds', async () => {
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

  it('a casino session without rounds says so, and an open one says since when it lasts', async () => {
    const { unmount } = await stageCase(caseOf('CasinoSessionRounds', 'unplayed'));
    expect(screen.getByText('You opened this game but did not play a round.')).toBeDefined();
    unmount();
    await stageCase(caseOf('CasinoSessionRounds', 'one'));
    expect(screen.getByText(/^Since 11\/21\/2026/)).toBeDefined();
  });

  it('the page of an unknown casino session shows the operator’s text', async () => {
    await stageCase(caseOf('CasinoSessionRounds', 'empty'));
    expect(screen.getByText('We have no record of this play')).toBeDefined();
  });

  it('the page of a casino session asks a visitor to log in', async () => {
    const entry = caseOf('CasinoSessionRounds', 'usual');
    const meet = vi.fn<RenderPorts['meet']>(async () => false);
    const { platform } = await stageCase(entry, { ports: { meet } });
    act(() => void platform.client.cache.evict({ id: `CasinoSessionRoundsShelf:${entry.node.id}`, fieldName: 'session' }));
    expect(await screen.findByText('Log in to see your play')).toBeDefined();
  });

  it('the public fragment of a casino session does not ask for the session', () => {
    expect(JSON.stringify(CasinoSessionRoundsFragmentDoc.definitions[0])).not.toContain('"session"');
  });
});
