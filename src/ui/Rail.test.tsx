import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sizedAtOnce } from '#tests/support/resizeObserver.ts';
import { Rail } from './Rail.tsx';

const games = ['Comet', 'Gondola', 'Orchard'];

const linkTo = (name: string) => (
  <a key={name} href={`/${name}`}>
    {name}
  </a>
);

function show(sizes: { readonly client: number; readonly scroll: number } = { client: 300, scroll: 900 }, item = linkTo) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(sizes.client);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(sizes.scroll);
  render(<Rail label="New games">{games.map(item)}</Rail>);
  const track = screen.getByRole('list', { name: 'New games' });
  return { track };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(sizedAtOnce);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a rail', () => {
  test('a rail is a named list with one item per child', () => {
    const { track } = show();
    expect(
      within(track)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(games);
  });

  test('a rail’s buttons are enabled if they scroll somewhere', () => {
    const { track } = show();
    expect([button('Scroll back in New games').disabled, button('Scroll forward in New games').disabled]).toEqual([true, false]);
    track.scrollLeft = 600;
    fireEvent.scroll(track);
    expect([button('Scroll back in New games').disabled, button('Scroll forward in New games').disabled]).toEqual([false, true]);
  });

  test('a rail without overflow has no buttons', () => {
    show({ client: 900, scroll: 900 });
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each([
    ['of words alone that scrolls takes the focus itself', 300, (name: string) => <p key={name}>{name}</p>, '0'],
    ['of words alone that fits is passed over', 900, (name: string) => <p key={name}>{name}</p>, null],
    ['with links leaves the focus to them', 300, linkTo, null],
  ] as const)('a rail %s', (_, client, item, tabIndex) => {
    expect(show({ client, scroll: 900 }, item).track.getAttribute('tabindex')).toBe(tabIndex);
  });

  test('a rail scrolls by most of its width', async () => {
    const { track } = show();
    const scrolled = vi.fn<(options: ScrollToOptions) => void>();
    track.scrollBy = scrolled as typeof track.scrollBy;
    await userEvent.click(button('Scroll forward in New games'));
    expect(scrolled).toHaveBeenCalledWith({ left: 255 });
  });

  test('arrow keys move between a rail’s items and stop at its ends', async () => {
    show();
    screen.getByRole('link', { name: 'Comet' }).focus();
    const focused = (): string => document.activeElement?.textContent ?? '';
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('Gondola');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('Orchard');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(focused()).toBe('Comet');
  });
});
