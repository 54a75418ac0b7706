import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AwardsFragmentDoc } from '#src/gql/graphql.ts';
import { RAIL_GAP } from '#src/ui/Rail.tsx';
import { sizedAtOnce } from '#tests/support/resizeObserver.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('Awards', () => {
  it('the awards menu shows the number of each type, including none', async () => {
    await stageCase(caseOf('Awards', 'usual'));
    expect(screen.getByText('Bonus bets').nextSibling?.textContent).toBe('2');
    expect(screen.getByText('Free wagers').nextSibling?.textContent).toBe('0');
  });

  it('the awards menu scrolls by the width of its panel', async () => {
    sizedAtOnce();
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(768);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(328);
    const scrolled = vi.fn<(options?: unknown) => void>();
    await stageCase(caseOf('Awards', 'usual'));
    const track = screen.getByRole('list', { name: 'Rewards' });
    track.scrollBy = scrolled;
    const width = parseFloat(track.querySelector('li')?.style.width ?? '');
    expect(2 * (width + RAIL_GAP), 'two awards and their gaps, where the rail snaps').toBe(320);
    expect(screen.getByRole('link', { name: 'See All, Rewards' }).getAttribute('href')).toBe('/account/award-details');
    screen.getByRole('button', { name: 'Scroll forward in Rewards' }).click();
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ left: 320 });
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('each type of award links to its own page', async () => {
    await stageCase(caseOf('Awards', 'usual'));
    const leads = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href');
    expect(leads('Bonus cash')).toBe('/account/award-details/bonuses');
    expect(leads('Promotional credits')).toBe('/account/award-details/promotional-credits');
  });

  it('the awards menu shows its skeleton until the player’s answer arrives', async () => {
    const entry = caseOf('Awards', 'usual');
    const { platform } = await stageCase(entry);
    act(() => void platform.client.cache.evict({ id: `AwardsShelf:${entry.node.id}`, fieldName: 'awards' }));
    expect(await screen.findByText('Loading your rewards')).toBeDefined();
  });

  it('the public fragment of the awards menu does not ask for the player’s awards', () => {
    expect(JSON.stringify(AwardsFragmentDoc.definitions[0])).not.toContain('"awards"');
  });

  it('the awards menu says that rewards which could not be loaded are not lost', async () => {
    await stageCase(caseOf('Awards', 'failed'));
    expect(screen.getByText('We could not load your rewards. You still have them.')).toBeDefined();
  });
});
