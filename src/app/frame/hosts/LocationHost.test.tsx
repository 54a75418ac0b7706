import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import userEvent from '@testing-library/user-event';
import { useLocationCheck } from './LocationHost.tsx';

test('without geolocation a check is refused with the product’s text (§8)', async () => {
  const Ask = () => {
    const check = useLocationCheck();
    const [said, setSaid] = useState('');
    const ask = async (): Promise<void> => {
      const found = await check('manual-check');
      setSaid(found.ok ? '' : found.refusal);
    };
    return (
      <button type="button" onClick={() => void ask()}>
        Ask {said}
      </button>
    );
  };
  render(<Ask />);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe("Ask We can't find your location"));
});
