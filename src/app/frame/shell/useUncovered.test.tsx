import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { overPageStore } from '#src/platform/overPage.ts';
import { useUncovered } from './useUncovered.ts';

const code = vi.hoisted(() => {
  const arrival = { now: (): void => undefined };
  return { arrival, promise: new Promise<void>((resolve) => (arrival.now = resolve)) };
});
vi.mock('#src/ui/dialog/Dialog.tsx', () => ({ preloadDialog: () => code.promise }));

afterEach(() => act(() => overPageStore.setState({ hasNotice: false })));

const Sheet = () => <output>{String(useUncovered(true))}</output>;

test('a sheet whose code loads late does not cover a notice that opened in the meantime', async () => {
  render(<Sheet />);
  act(() => overPageStore.setState({ hasNotice: true }));
  await act(async () => code.arrival.now());
  expect(screen.getByRole('status').textContent).toBe('false');
  act(() => overPageStore.setState({ hasNotice: false }));
  expect(screen.getByRole('status').textContent).toBe('true');
});
