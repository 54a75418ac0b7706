import { act, screen, within } from '@testing-library/react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { isInBetslip, useBetslipContext } from '#src/core/betslip/index.ts';
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
      matchProgress: 'SCHEDULED',
      scoreboard: null,
      selections: [{ id: `${eventId}:moneyline:home`, num, den: '1', status, points: null }],
    });
    prices.flush();
  });
}

const ids = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `full:${at}`);

/** Puts so many selections into the slip, or takes them out again. */
function Filler({ count }: { readonly count: number }) {
  const { store, toggle } = useBetslipContext();
  const isFilled = useSyncExternalStore(store.subscribe, () => ids(count).every((id) => isInBetslip(store.getState(), id)));
  return (
    <button type="button" aria-label="Fill the slip" onClick={() => ids(count).forEach((id) => toggle({ id, eventId: 'full', name: id }))}>
      {isFilled ? 'Filled' : 'Empty'}
    </button>
  );
}

async function twoLegs(around: (drawn: ReactElement) => ReactElement = (drawn) => drawn) {
  const stage = await stageCase(caseOf('ParlaySuggestions', 'one'), { around });
  move(stage.platform, 'pc-0', '1');
  move(stage.platform, 'pc-1', '2');
  return { ...stage, card: within(screen.getByRole('article', { name: '2 favorites: Pro League: Foxes and Comets' })) };
}

describe('ParlaySuggestions', () => {
  it('shows what all legs pay together, at the prices of now', async () => {
    const { platform, card } = await twoLegs();
    expect(card.getByTitle('Combined odds').textContent).toBe('+500');
    move(platform, 'pc-1', '4');
    expect(card.getByTitle('Combined odds').textContent).toBe('+900');
    expect(card.getByText('+400')).toBeDefined();
  });

  it('shows the price of the server while a leg has none that can be taken, and says why', async () => {
    const { platform, card } = await twoLegs();
    move(platform, 'pc-1', '4', 'CLOSED');
    expect(card.getByTitle('Combined odds').textContent).toBe('+350');
    expect(card.getByText('Suspended')).toBeDefined();
  });

  it('refuses by name when a leg is gone, and adds nothing', async () => {
    const { platform, card } = await twoLegs();
    move(platform, 'pc-1', '4', 'HIDDEN');
    act(() => card.getByRole('button', { name: 'Add all 2 legs' }).click());
    expect(card.getByRole('alert').textContent).toBe('Comets is no longer offered. We did not add anything.');
    expect(card.queryByText('In your betslip')).toBeNull();
  });

  it('names every leg that is gone', async () => {
    const { platform, card } = await twoLegs();
    move(platform, 'pc-0', '4', 'HIDDEN');
    move(platform, 'pc-1', '4', 'HIDDEN');
    act(() => card.getByRole('button', { name: 'Add all 2 legs' }).click());
    expect(card.getByRole('alert').textContent).toBe('Foxes and Comets are no longer offered. We did not add anything.');
  });

  it('tells a leg that is suspended from one that is gone', async () => {
    const { platform, card } = await twoLegs();
    move(platform, 'pc-0', '4', 'CLOSED');
    move(platform, 'pc-1', '4', 'HIDDEN');
    act(() => card.getByRole('button', { name: 'Add all 2 legs' }).click());
    expect(card.getByRole('alert').textContent).toBe('Foxes is suspended. Comets is no longer offered. We did not add anything.');
  });

  it('says so while a price has not arrived', async () => {
    const { platform, card } = await twoLegs();
    const priced = platform.prices.price;
    vi.spyOn(platform.prices, 'price').mockImplementation((id) => (id.startsWith('pc-1') ? null : priced(id)));
    act(() => card.getByRole('button', { name: 'Add all 2 legs' }).click());
    expect(card.getByRole('alert').textContent).toBe('Comets has no odds yet. We did not add anything.');
  });

  it('takes its refusal back when all legs can be had again, and says it again only when asked', async () => {
    const { platform, card } = await twoLegs();
    move(platform, 'pc-1', '4', 'CLOSED');
    act(() => card.getByRole('button', { name: 'Add all 2 legs' }).click());
    expect(card.getByRole('alert').textContent).toBe('Comets is suspended. We did not add anything.');
    move(platform, 'pc-1', '4', 'HIDDEN');
    expect(card.getByRole('alert').textContent).toBe('Comets is no longer offered. We did not add anything.');
    move(platform, 'pc-1', '4');
    expect(card.queryByRole('alert')).toBeNull();
    move(platform, 'pc-1', '4', 'CLOSED');
    expect(card.queryByRole('alert')).toBeNull();
  });

  it.each([
    [39, 'Your betslip can hold 40 selections and has room for 1 more. Remove some first. We did not add anything.'],
    [40, 'Your betslip is full at 40 selections. Remove some first. We did not add anything.'],
  ])('adds nothing to a slip of %i that has no room for all legs, and says so', async (count, words) => {
    const { platform, card } = await twoLegs((drawn) => (
      <>
        <Filler count={count} />
        {drawn}
      </>
    ));
    const filled = ids(count).map((id) => ({ id, num: '1', den: '1', status: 'OPEN' as const, points: null }));
    act(() => {
      platform.prices.receive({
        eventId: 'full',
        version: '1',
        status: 'PRE_GAME',
        matchProgress: 'SCHEDULED',
        scoreboard: null,
        selections: filled,
      });
      platform.prices.flush();
      screen.getByRole('button', { name: 'Fill the slip' }).click();
    });
    // The slip's own code comes when it is first needed.
    await screen.findByText('Filled', {}, { timeout: 10_000 });
    act(() => card.getByRole('button', { name: 'Add all 2 legs' }).click());
    expect(card.getByRole('alert').textContent).toBe(words);
    expect(card.queryByText('In your betslip')).toBeNull();
    act(() => screen.getByRole('button', { name: 'Fill the slip' }).click());
    expect(card.queryByRole('alert'), 'there is room again').toBeNull();
  });

  it('adds all legs with one press, and says that they are there', async () => {
    const { card } = await twoLegs();
    act(() => card.getByRole('button', { name: 'Add all 2 legs' }).click());
    // The slip's own code comes when it is first needed.
    expect(await card.findByRole('button', { name: 'In your betslip' }, { timeout: 10_000 })).toBeDefined();
    expect(card.queryByRole('alert')).toBeNull();
  });

  it('takes a quick bet as one, with the amount it names, and keeps one of a single leg', async () => {
    const { platform } = await stageCase(caseOf('ParlaySuggestions', 'quick'));
    move(platform, 'pq-0', '1');
    const [card] = screen.getAllByRole('article');
    act(() => within(card!).getByRole('button', { name: 'Add with $5.00' }).click());
    expect(await within(card!).findByRole('button', { name: 'In your betslip' }, { timeout: 10_000 })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Add to betslip' })).toBeDefined();
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
