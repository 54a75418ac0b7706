import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { bet } from '#fixtures/worlds/bets.ts';
import type { WirePlacedBet } from '#src/core/betslip/index.ts';
import '#src/ui/dialog/DialogSurface.tsx';
import '#registry/parts/bet/shareBet/ShareDialog.tsx';
import { showShell } from '#tests/support/shell.tsx';
import { ShellServer } from '#tests/support/shellServer.ts';
import { PlacedBet } from './PlacedBet.tsx';

beforeEach(() => localStorage.clear());

const link = { __typename: 'SharedBetLink', shareBetId: 's1', shareBetUrl: '/shared_bet?id=s1', shareText: 'See my bet' };
const { id, rawId, version, type, status, outcome, placedAt, numLegs, betAmount, winAmount, ...rest } = bet('b1');
const placed: WirePlacedBet = {
  ...{ __typename: 'PlacedBet', id, rawId, version, type, status, outcome, placedAt, numLegs, betAmount, winAmount },
  ...{ potentialPayoutAmount: rest.potentialPayoutAmount, totalOdds: rest.totalOdds, featuredBetTitle: null },
  ...{ numberOfCombinations: 1, amountSourceType: 'CASH', legs: [], receipt: rest.receipt },
};

describe('a bet that was just placed', () => {
  it('a placed bet can be shared by keyboard, and the focus returns to its button', async () => {
    const asked: unknown[] = [];
    const ShareBetAnswer = (variables: unknown) => {
      asked.push(variables);
      return { shareBet: link };
    };
    const { user } = showShell(<PlacedBet bet={placed} />, { server: new ShellServer({ ShareBet: ShareBetAnswer }) });
    expect(asked, 'nothing is shared by looking at the receipt').toEqual([]);
    const button = screen.getByRole('button', { name: 'Share bet' });
    button.focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Share bet' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy link' })).toHaveProperty('disabled', false));
    expect(asked).toEqual([{ betId: 'b1' }]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
