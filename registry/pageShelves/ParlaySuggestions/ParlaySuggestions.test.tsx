import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Platform } from '#src/platform/index.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

let version = 1_000_000;

/** A leg moves, as a message of the server says it. */
function move({ prices }: Platform, eventId: string, num: string, status: 'OPEN' | 'CLOSED' | 'HIDDEN' = 'OPEN'): void {
  version += 1;
  act(() => {
    prices.receive({
      eventId,
      version: String(version),
      status: 'PRE_GAME',
      scoreboard: null,
      selections: [{ id: `${eventId}:moneyline:home`, num, den: '1', status, points: null }],
    });
    prices.flush();
  });
}

async function twoLegs() {
  const stage = await stageCase(caseOf('ParlaySuggestions', 'one'));
  move(stage.platform, 'pc-0', '1');
  move(stage.platform, 'pc-1', '2');
  return { ...stage, card: within(screen.getByRole('article', { name: '2 favorites: Pro League: Foxes and Comets' })) };
}

describe('ParlaySuggestions', () => {
  it('shows what all legs pay together, at the prices of now', async () => {
    const { platform, card } = await twoLegs();
    expect(card.getByTitle('All legs together').textContent).toBe('+500');
    move(platform, 'pc-1', '4');
    expect(card.getByTitle('All legs together').textContent).toBe('+900');
    expect(card.getByText('+400')).toBeDefined();
  });

  it('shows the price of the server while a leg has none that can be taken, and says why', async () => {
    const { platform, card } = await twoLegs();
    move(platform, 'pc-1', '4', 'CLOSED');
    expect(card.getByTitle('All legs together').textContent).toBe('+350');
    expect(card.getByText('Suspended')).toBeDefined();
  });

  it('refuses by name when a leg is gone, and adds nothing', async () => {
    const { platform, card } = await twoLegs();
    move(platform, 'pc-1', '4', 'HIDDEN');
    act(() => card.getByRole('button', { name: 'Add all 2 legs' }).click());
    expect(card.getByRole('alert').textContent).toBe('Comets is not offered any more. Nothing was added.');
    expect(card.queryByText('In your betslip')).toBeNull();
  });

  it('names every leg that is gone', async () => {
    const { platform, card } = await twoLegs();
    move(platform, 'pc-0', '4', 'CLOSED');
    move(platform, 'pc-1', '4', 'HIDDEN');
    act(() => card.getByRole('button', { name: 'Add all 2 legs' }).click());
    expect(card.getByRole('alert').textContent).toBe('Foxes and Comets are not offered any more. Nothing was added.');
  });

  it('adds all legs with one press, and says that they are there', async () => {
    const { card } = await twoLegs();
    act(() => card.getByRole('button', { name: 'Add all 2 legs' }).click());
    // The slip's own code comes when it is first needed.
    expect(await card.findByRole('button', { name: 'In your betslip' }, { timeout: 10_000 })).toBeDefined();
    expect(card.queryByRole('alert')).toBeNull();
  });

  it('draws no parlay of one leg or none', async () => {
    await stageCase(caseOf('ParlaySuggestions', 'hostile'));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Add all 2 legs' })).toBeDefined();
  });

  it('steps aside when there is nothing to suggest, and has a state of its own when its source failed', async () => {
    const { unmount } = await stageCase(caseOf('ParlaySuggestions', 'empty'));
    expect(screen.queryByRole('heading')).toBeNull();
    unmount();
    await stageCase(caseOf('ParlaySuggestions', 'failed'));
    expect(screen.getByText('We could not load these parlays')).toBeDefined();
  });
});
