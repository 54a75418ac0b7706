import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  // A new copy of the module, because a copy caches its failed import.
  vi.resetModules();
  vi.doMock('./CodeDialog.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.doUnmock('./CodeDialog.tsx');
  vi.resetModules();
  vi.restoreAllMocks();
});

it('a code dialog that cannot be loaded ends unproven each time, and the player sees an error', async () => {
  const { useCodeGate } = await import('./useCodeGate.tsx');
  const { toastStore } = await import('#src/ui/notices/toast.ts');
  function Form() {
    const { ask, dialog } = useCodeGate('LIMIT');
    const [answers, setAnswers] = useState('');
    return (
      <>
        <button type="button" onClick={() => void ask().then((isProven) => setAnswers((before) => `${before} ${isProven}`))}>
          Save
        </button>
        <p>Answers:{answers}</p>
        {dialog}
      </>
    );
  }
  const user = userEvent.setup();
  render(<Form />);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Answers: false')).toBeDefined();
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Answers: false false')).toBeDefined();
  expect(toastStore.getState().toasts.map(({ title }) => title)).toEqual([expect.stringContaining('Oops, we encountered an error')]);
});
