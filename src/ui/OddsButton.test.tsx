import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { OddsButton, type OddsButtonProps } from './OddsButton.tsx';

const usual: OddsButtonProps = {
  accessibleName: 'Jets +3.5, minus 110, spread',
  points: '+3.5',
  price: '-110',
  trend: null,
  state: 'idle',
  onToggle: () => undefined,
};

describe('an odds button', () => {
  test('an odds button is a toggle with a complete label', () => {
    const onToggle = vi.fn<() => void>();
    render(<OddsButton {...usual} onToggle={onToggle} />);
    const button = screen.getByRole('button', { name: 'Jets +3.5, minus 110, spread', pressed: false });
    expect(button.textContent).toBe('+3.5-110');
    fireEvent.click(button);
    expect(onToggle).toHaveBeenCalledOnce();
  });

  test('a price that arrives replaces the dash, and later prices keep the element', () => {
    const { rerender } = render(<OddsButton {...usual} points={null} price={null} state="disabled" />);
    const dash = screen.getByText('–');
    rerender(<OddsButton {...usual} points={null} price="-110" />);
    const price = screen.getByText('-110');
    expect(price).not.toBe(dash);
    rerender(<OddsButton {...usual} points={null} price="-115" />);
    expect(screen.getByText('-115')).toBe(price);
  });

  test('a selected odds button is pressed', () => {
    render(<OddsButton {...usual} state="selected" />);
    expect(screen.getByRole('button', { pressed: true })).toBeDefined();
  });

  test.each([
    ['suspended', 'Suspended'],
    ['closed', 'Closed'],
  ] as const)('an odds button cannot be pressed while %s, and says so', (state, said) => {
    const onToggle = vi.fn<() => void>();
    render(<OddsButton {...usual} state={state} onToggle={onToggle} />);
    const button = screen.getByRole('button', { name: `Jets +3.5, minus 110, spread, ${said}` });
    fireEvent.click(button);
    expect(onToggle).not.toHaveBeenCalled();
    expect((button as HTMLButtonElement).disabled).toBe(true);
    expect(button.textContent).not.toContain('-110');
  });

  test('an odds button without a price shows a dash', () => {
    render(<OddsButton {...usual} price={null} state="disabled" />);
    expect(screen.getByRole('button').textContent).toBe('+3.5–');
  });
});

describe('a moved price', () => {
  const moveOf = (): string | undefined => screen.getByRole('button').dataset['move'];

  test('a moved price is marked while it has a trend', () => {
    const { rerender } = render(<OddsButton {...usual} />);
    expect(moveOf()).toBeUndefined();
    rerender(<OddsButton {...usual} price="+100" trend="up" />);
    expect(moveOf()).toBe('up');
    rerender(<OddsButton {...usual} price="-120" trend="down" />);
    expect(moveOf()).toBe('down');
    rerender(<OddsButton {...usual} price="-120" trend={null} />);
    expect(moveOf()).toBeUndefined();
  });

  test('an odds button adds no element when its price moves', () => {
    const { rerender } = render(<OddsButton {...usual} />);
    const before = screen.getByRole('button').querySelectorAll('*').length;
    rerender(<OddsButton {...usual} trend="up" />);
    expect(screen.getByRole('button').querySelectorAll('*')).toHaveLength(before);
  });
});
