import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DealerMark } from './DealerMark.tsx';

function faceOf(name: string): string {
  const { container, unmount } = render(<DealerMark name={name} />);
  const { innerHTML } = container;
  unmount();
  return innerHTML;
}
const names = ['Amara', 'Bruno', 'Chidi', 'Daphne', 'Emil', 'Farah', 'Goran', 'Hana', 'Ilse', 'Joaquim'];

describe('the face of a dealer', () => {
  it('a dealer’s name always gets the same face', () => {
    expect(faceOf('Amara')).toBe(faceOf('Amara'));
  });

  it('the dealers of a lobby have different faces', () => {
    expect(new Set(names.map(faceOf)).size).toBeGreaterThan(7);
  });

  it('a dealer’s face is hidden from screen readers', () => {
    const { container } = render(<DealerMark name="Amara" />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });

  it.each(['', '<script>alert(1)</script>', '\u202E', '👩‍👩‍👧‍👦', 'x'.repeat(5_000)])('a dealer’s face is complete for the name %j', (name) => {
    const face = faceOf(name);
    expect(face).not.toContain('undefined');
    expect(face).not.toContain('NaN');
    expect(face).not.toContain('script');
  });
});
