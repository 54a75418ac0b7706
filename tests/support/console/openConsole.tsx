import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { type ConsoleClient, createConsoleClient } from '#src/console/api/index.ts';
import { ConsoleApp } from '#src/console/ConsoleApp.tsx';
import { createModeStore } from '#src/console/look/mode.ts';
import { dismissToast, toastStore } from '#src/ui/notices/toast.ts';
import type { FakeConsole } from './fakeConsole.ts';

/** The tests' current time: a Sunday morning in New York. */
export const NOW = new Date('2026-11-22T14:00:00.000Z');
const clock = (): Date => NOW;
/** Keeps nothing, as if each test ran in a new browser. */
const forgetful = { read: () => null, write: () => false };

export type OpenedConsole = {
  readonly client: ConsoleClient;
  readonly user: ReturnType<typeof userEvent.setup>;
  /** Returns the current screen's path and query. */
  readonly address: () => string;
  readonly unmount: () => void;
};

/** Opens the whole console at an address, with a fake server. */
export function openConsole(
  server: FakeConsole,
  path = '/',
  { show = vi.fn() }: { readonly show?: (mode: string) => void } = {},
): OpenedConsole {
  for (const { id } of toastStore.getState().toasts) dismissToast(id);
  const client = createConsoleClient(server.send);
  void client.open();
  const shown = { address: path };
  const { unmount } = render(
    <MemoryRouter initialEntries={[path]}>
      <ConsoleApp client={client} modes={createModeStore(forgetful)} show={show} clock={clock} />
      <Address onMove={(address) => Object.assign(shown, { address })} />
    </MemoryRouter>,
  );
  return { client, user: userEvent.setup(), address: () => shown.address, unmount };
}

function Address({ onMove }: { readonly onMove: (address: string) => void }) {
  const { pathname, search } = useLocation();
  useLayoutEffect(() => {
    onMove(pathname + search);
  }, [onMove, pathname, search]);
  return null;
}

export const headingOf = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** Finds the table row with this header text. */
export const rowOf = async (name: string | RegExp) => within((await screen.findByRole('rowheader', { name })).closest('tr')!);

export const toasts = (): readonly string[] => toastStore.getState().toasts.map(({ title }) => title);
