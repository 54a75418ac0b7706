import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HeroCarouselFragment } from '#src/gql/graphql.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const shown = (): string | undefined =>
  screen
    .getAllByRole('group', { hidden: true })
    .find((group) => group.getAttribute('aria-roledescription') === 'slide' && !group.hasAttribute('inert'))
    ?.getAttribute('aria-label') ?? undefined;

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

function reduceMotion(isReduced: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isReduced && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

describe('HeroCarousel', () => {
  beforeEach(() => reduceMotion(false));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** Renders the carousel with real timers, then restarts it with fake timers. */
  async function heldCarousel() {
    await stageCase(caseOf('HeroCarousel', 'usual'));
    vi.useFakeTimers();
    act(() => screen.getByRole('button', { name: /^Slide 1/ }).click());
    act(() => screen.getByRole('button', { name: 'Pause slides' }).click());
    act(() => screen.getByRole('button', { name: 'Play slides' }).click());
    return screen.getByRole('region', { name: 'Highlights' });
  }

  it('a carousel turns by itself, waits under the pointer, and stops when paused', async () => {
    const frame = await heldCarousel();
    pass(7_000);
    expect(shown()).toBe('2 of 3');
    fireEvent.pointerEnter(frame);
    pass(30_000);
    expect(shown()).toBe('2 of 3');
    fireEvent.pointerLeave(frame);
    pass(14_000);
    expect(shown()).toBe('1 of 3');
    act(() => screen.getByRole('button', { name: 'Pause slides' }).click());
    pass(30_000);
    expect(shown()).toBe('1 of 3');
  });

  it('a carousel waits while the focus is inside', async () => {
    await heldCarousel();
    act(() => screen.getByRole('link', { name: 'See live games' }).focus());
    pass(30_000);
    expect(shown()).toBe('1 of 3');
  });

  it('a carousel does not turn by itself with reduced motion', async () => {
    reduceMotion(true);
    await stageCase(caseOf('HeroCarousel', 'usual'));
    expect(screen.queryByRole('button', { name: /slides$|slides run$/ }), 'what cannot run is not offered to run').toBeNull();
    act(() => screen.getByRole('button', { name: 'Next slide' }).click());
    expect(shown()).toBe('2 of 3');
  });

  it('a carousel announces slides that the reader chose, and not automatic ones', async () => {
    const frame = await heldCarousel();
    const live = () => frame.querySelector('[aria-live]')?.getAttribute('aria-live');
    const next = screen.getByRole('button', { name: 'Next slide' });
    expect(live()).toBe('off');
    act(() => next.focus());
    expect(live(), 'held by the focus').toBe('polite');
    act(() => next.blur());
    expect(live()).toBe('off');
    fireEvent.pointerEnter(frame);
    expect(live(), 'held by the pointer').toBe('polite');
    fireEvent.pointerLeave(frame);
    act(() => screen.getByRole('button', { name: 'Pause slides' }).click());
    expect(live(), 'stopped').toBe('polite');
  });

  it('arrow keys move the carousel and wrap around at its ends', async () => {
    await stageCase(caseOf('HeroCarousel', 'usual'));
    const dot = screen.getByRole('button', { name: 'Slide 1: Under the lights' });
    fireEvent.keyDown(dot, { key: 'ArrowLeft' });
    expect(shown()).toBe('3 of 3');
    fireEvent.keyDown(dot, { key: 'ArrowRight' });
    expect(shown()).toBe('1 of 3');
    expect(screen.getByRole('link', { name: 'See live games' }).getAttribute('href')).toBe('/live');
  });

  it('the carousel ignores arrow keys with a modifier', async () => {
    await stageCase(caseOf('HeroCarousel', 'usual'));
    const dot = screen.getByRole('button', { name: 'Slide 1: Under the lights' });
    for (const modifier of ['altKey', 'metaKey', 'ctrlKey', 'shiftKey'])
      expect(fireEvent.keyDown(dot, { key: 'ArrowLeft', [modifier]: true }), modifier).toBe(true);
    expect(fireEvent.keyDown(dot, { key: 'Tab' })).toBe(true);
    expect(shown()).toBe('1 of 3');
    expect(fireEvent.keyDown(dot, { key: 'ArrowRight' })).toBe(false);
  });

  it('each slide of a carousel has its own control, also if two have the same title', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { kind, family, name, node } = caseOf('HeroCarousel', 'usual');
    const { slides } = node as unknown as HeroCarouselFragment;
    const alike = { ...node, slides: slides.map((slide) => ({ ...slide, title: 'Tonight' })) } as typeof node;
    await stageCase({ kind, family, name, node: alike });
    act(() => screen.getByRole('button', { name: 'Slide 3: Tonight' }).click());
    expect(screen.getAllByRole('button', { current: true }).map((dot) => dot.getAttribute('aria-label'))).toEqual(['Slide 3: Tonight']);
    expect(said).not.toHaveBeenCalled();
  });

  it('a carousel with one slide has no controls, and an invalid link is reported and not drawn', async () => {
    const { unmount } = await stageCase(caseOf('HeroCarousel', 'one'));
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    const { reasons } = await stageCase(caseOf('HeroCarousel', 'hostile'));
    expect(screen.queryByRole('link')).toBeNull();
    expect(reasons()).toEqual(['hero-hostile WebPageDeepLink unmapped-link']);
  });
});
