import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Toggle } from './Toggle.ts';

function Lamp() {
  const [isOn, setIsOn] = useState(false);
  return <Toggle type="button" role="switch" aria-label="Lamp" aria-checked={isOn} onClick={() => setIsOn(!isOn)} />;
}
const lamp = () => screen.getByRole('switch', { name: 'Lamp' });

describe('a toggle', () => {
  it('a toggle is switched by pointer and keyboard and shows its state', async () => {
    const user = userEvent.setup();
    render(<Lamp />);
    expect(lamp().getAttribute('aria-checked')).toBe('false');
    await user.click(lamp());
    expect(lamp().getAttribute('aria-checked')).toBe('true');
    await user.keyboard(' ');
    expect(lamp().getAttribute('aria-checked')).toBe('false');
    await user.keyboard('{Enter}');
    expect(lamp().getAttribute('aria-checked')).toBe('true');
  });

  it('a toggle is reached by Tab', async () => {
    render(<Lamp />);
    await userEvent.tab();
    expect(document.activeElement).toBe(lamp());
  });
});
