import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { refusals } from '#src/shared/betting/refusals.ts';
import { RefusalNotes } from './RefusalNotes.tsx';

const show = (code: 'market-limit-reached' | 'player-limit-reached') =>
  render(
    <MemoryRouter>
      <RefusalNotes refusals={[{ code, subjectId: 'bet', ...refusals[code] }]} about={['bet']} />
    </MemoryRouter>,
  );

it('a limit of the account links to the page with its reason', () => {
  show('player-limit-reached');
  expect(screen.getByText(/This is above your account’s limit for this market\. Enter a lower amount\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'See your limit and why' }).getAttribute('href')).toBe(
    '/account/responsible-gaming/limits-set-by-us',
  );
});

it('a bet limit that is not the player’s own has no link', () => {
  show('market-limit-reached');
  expect(screen.queryByRole('link')).toBeNull();
});
