import { act, screen, within } from '@testing-library/react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { isInBetslip, useBetslipContext } from '#src/core/betslip/index.ts';
import type { Platform } from '#src/platform/index.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

let version = 1_000_000;

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
  it('a parlay card combines the current odds of its legs', async () => {
    const { platform, card } = await twoLegs();
    expect(card.getByTitle('Combined odds').textContent).toBe('+500');
    move(platform, 'pc-1', '4');
    expect(card.getByTitle('Combined odds').textContent).toBe('+900');
    expect(card.getByText('+400')).toBeDefined();
  });

  it('a parlay card with a suspended leg shows the server’s odds and the suspension', async () => {
    const { platform, card } = await twoLegs();
    move(platform, 'pc-1', '4', 'CLOSED');
    expect(card.getByTitle('Combined odds').textContent).toBe('+350');
    expect(card.getByText('Suspended')).toBeDefined();
  });

  it('a parlay with a removed leg names it and adds nothing', async () => {
    const { platform, card } = await twoLegs();
    move(platform, 'pc-1', '4', 'HIDDEN');
    act(() => card.getByRole('button', { name: 'Add all 2 legs' }).click());
    expect(card.getByRole('alert').textContent).toBe('Comets is no longer offered. We did not add anything.');
    expect(card.queryByText('In your betslip')).toBeNull();
  });

  it('a parlay names every removed leg in the refusal', async () => {
    const { platform, card } = await twoLegs();
    move(platform, 'pc-0', '4', 'HIDDEN');
    move(platform, 'pc-1', '4', 'HIDDEN');
    act(() => card.getByRole('button', { name: 'Add all 2 legs' }).click());
    expect(card.getByRole('alert').textContent).toBe('Foxes and Comets are no longer offered. We did not add anything.');
  });

  it('a parlay tells suspended legs from removed ones', async () => {
    const { platform, card } = await twoLegs();
    move(platform, 'pc-0', '4', 'CLOSED');
    move(platform, 'pc-1', '4', 'HIDDEN');
    act(() => card.getByRole('button', { name: 'Add all 2 legs' }).click());
    expect(card.getByRole('alert').textContent).toBe('Foxes is suspended. Comets is no longer offered. We did not add anything.');
  });

  it('a parlay whose leg has no odds yet says so and adds nothing', async () => {
    const { platform, card } = await twoLegs();
    const priced = platform.prices.price;
    vi.spyOn(platform.prices, 'price').mockImplementation((id) => (id.startsWith('pc-1') ? null : priced(id)));
    act(() => card.getByRole('button', { name: 'Add all 2 legs' }).click());
    expect(card.getByRole('alert').textContent).toBe('Comets has no odds yet. We did not add anything.');
  });

  it('a parlay’s refusal disappears when all legs are open, and returns only after another press', async () => {
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
  ])('a parlay is refused by a slip of %i selections without room for all its legs', async (count, words) => {
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
    await screen.findByText('Filled', {}, { timeout: 10_000 });
    act(() => card.getByRole('button', { name: 'Add all 2 legs' }).click());
    expect(card.getByRole('alert').textContent).toBe(words);
    expect(card.queryByText('In your betslip')).toBeNull();
    act(() => screen.getByRole('button', { name: 'Fill the slip' }).click());
    expect(card.queryByRole('alert'), 'there is room again').toBeNull();
  });

  it('one press adds all legs of a parlay, and the card says that they are in the slip', async () => {
    const { card } = await twoLegs();
    act(() => card.getByRole('button', { name: 'Add all 2 legs' }).click());
    expect(await card.findByRole('button', { name: 'In your betslip' }, { timeout: 10_000 })).toBeDefined();
    expect(card.queryByRole('alert')).toBeNull();
  });

  it('a quick bet is added with its amount, and one with a single leg is drawn too', async () => {
    const { platform } = await stageCase(caseOf('ParlaySuggestions', 'quick'));
    move(platform, 'pq-0', '1');
    const [card] = screen.getAllByRole('article');
    act(() => within(card!).getByRole('button', { name: 'Add with $5.00' }).click());
    expect(await within(card!).findByRole('button', { name: 'In your betslip' }, { timeout: 10_000 })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Add to betslip' })).toBeDefined();
  });

  it('a parlay with fewer than two legs is not drawn', async () => {
    await stageCase(caseOf('ParlaySuggestions', 'hostile'));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Add all 2 legs' })).toBeDefined();
  });

  it('parlay suggestions hide when empty, and say when they could not be loaded', async () => {
    const { unmount } = await stageCase(caseOf('ParlaySuggestions', 'empty'));
    expect(screen.queryByRole('heading')).toBeNull();
    unmount();
    await stageCase(caseOf('ParlaySuggestions', 'failed'));
    expect(screen.getByText('We could not load these parlays')).toBeDefined();
  });
});
