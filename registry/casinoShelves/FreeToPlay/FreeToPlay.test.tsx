import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('FreeToPlay', () => {
  it('each free game is a card that links to its page', async () => {
    await stageCase(caseOf('FreeToPlay', 'usual'));
    const list = within(screen.getByRole('list', { name: 'Free to play' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/casino/f2p/f2p-usual-day',
      '/casino/f2p/f2p-usual-week',
    ]);
    expect(list.getByText('Game of the week')).toBeDefined();
  });

  it('each free game’s card says that nothing is staked or won, and until when it is open', async () => {
    await stageCase(caseOf('FreeToPlay', 'usual'));
    expect(screen.getAllByText(/^Free to play, no prizes · until 11\/2[23]\/2026/)).toHaveLength(2);
  });

  it('the details of a free game state stake, prize and terms, and link to the game', async () => {
    await stageCase(caseOf('FreeToPlay', 'details'));
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Stake', 'Prize', 'Open until']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'None',
      'None',
      expect.stringMatching(/^11\/22\/2026/) as string,
    ]);
    expect(screen.getByText('You play with play money.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open game' }).getAttribute('href')).toBe('/casino/category/slots/game-4');
  });

  it('an unknown presentation of free games falls back to the usual view, without links off the site', async () => {
    await stageCase(caseOf('FreeToPlay', 'hostile'));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('free games say that none is open, or that they could not be loaded', async () => {
    const { unmount } = await stageCase(caseOf('FreeToPlay', 'empty'));
    expect(screen.getByText('There is no free game today.')).toBeDefined();
    unmount();
    await stageCase(caseOf('FreeToPlay', 'failed'));
    expect(screen.getByText('We could not load the free games')).toBeDefined();
  });
});
