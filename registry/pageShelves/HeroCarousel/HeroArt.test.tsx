import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HeroCarousel } from '#fixtures/pageShelves/HeroCarousel.ts';
import { HeroArt } from './HeroArt.tsx';

function shapesOf(name: string): number {
  const { container, unmount } = render(<HeroArt name={name} />);
  const count = container.querySelectorAll('svg *').length;
  unmount();
  return count;
}

describe('the drawings', () => {
  it.each(HeroCarousel.crowded.node.slides.map(({ art }) => art))('the drawing %s has shapes on its background', (art) => {
    expect(shapesOf(art)).toBeGreaterThan(8);
  });

  it.each(['', 'stadium ', '__proto__', 'constructor', 'toString'])('the unknown drawing "%s" is only the background', (art) => {
    expect(shapesOf(art)).toBe(1);
  });

  it('a hero drawing is hidden from screen readers and cannot be focused', () => {
    const { container } = render(<HeroArt name="court" />);
    const svg = container.querySelector('svg');
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
    expect(svg?.getAttribute('focusable')).toBe('false');
    expect(svg?.querySelector('text, title, a')).toBeNull();
  });

  it('a hero drawing uses only the brand’s colours', () => {
    const { container } = render(<HeroArt name="dusk" />);
    expect(container.innerHTML).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|hsl\(/i);
  });
});
