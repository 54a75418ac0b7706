import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  // A new copy of the module, because a copy caches its failed import.
  vi.resetModules();
  vi.doMock('./LeaveDialog.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.doUnmock('./LeaveDialog.tsx');
  vi.resetModules();
  vi.restoreAllMocks();
});

it('a link whose dialog cannot be loaded leads nowhere each time, and the player sees an error', async () => {
  const { RenderProvider } = await import('../ports.tsx');
  const { WebLink } = await import('./WebLink.tsx');
  const { toastStore } = await import('#src/ui/notices/toast.ts');
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null);
  const onFollow = vi.fn<() => void>();
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <RenderProvider ports={{}}>
        <WebLink url="https://elsewhere.test/" isListed={false} opensNewWindow={false} onFollow={onFollow}>
          Go
        </WebLink>
      </RenderProvider>
    </MemoryRouter>,
  );
  const titles = () => toastStore.getState().toasts.map(({ title }) => title);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(titles()).toEqual([expect.stringContaining('We can’t open this link')]));
  toastStore.setState({ toasts: [] });
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(titles()).toHaveLength(1));
  expect([opened.mock.calls, onFollow.mock.calls, screen.queryByRole('link'), screen.queryByRole('dialog')]).toEqual([[], [], null, null]);
});
