import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Button } from '../Button.tsx';
import { Dialog, preloadDialog } from './Dialog.tsx';
import type { DialogProps } from './DialogSurface.tsx';
import { toast, toastStore } from '../notices/toast.ts';
import { Toasts } from '../notices/Toasts.tsx';

type StageProps = Partial<Omit<DialogProps, 'open'>>;

function Stage(props: StageProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog title="Clear Betslip?" {...props} open={open} onClose={() => setOpen(false)}>
        <input aria-label="inside" />
      </Dialog>
    </>
  );
}

async function opened(props: StageProps = {}) {
  render(<Stage {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole(props.role ?? 'dialog', { name: 'Clear Betslip?' });
}

const isOpen = (): boolean => screen.queryByRole('dialog') !== null || screen.queryByRole('alertdialog') !== null;

// Must come first, because the dialog's module stays loaded for later tests.
test('a dialog whose code is loaded is drawn at once and kept by later renders', async () => {
  await preloadDialog();
  const { rerender } = render(<Dialog open title="One" onClose={() => undefined} />);
  const dialog = screen.getByRole('dialog', { name: 'One' });
  rerender(<Dialog open title="Two" onClose={() => undefined} />);
  expect(screen.getByRole('dialog', { name: 'Two' })).toBe(dialog);
});

test('a dialog whose code loads late is kept by later renders', async () => {
  vi.resetModules();
  const { Dialog: LateDialog } = await import('./Dialog.tsx');
  const { rerender } = render(<LateDialog open title="One" onClose={() => undefined} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  const dialog = await screen.findByRole('dialog', { name: 'One' });
  rerender(<LateDialog open title="Two" onClose={() => undefined} />);
  expect(screen.getByRole('dialog', { name: 'Two' })).toBe(dialog);
});

describe('two dialogs', () => {
  test('of two dialogs opened at once only the upper is accessible until it closes', async () => {
    const Both = () => {
      const [isOpen, setOpen] = useState(true);
      return (
        <>
          <Dialog open title="Account" placement="side" onClose={() => undefined} />
          <Dialog open={isOpen} title="Set your limits first" onClose={() => setOpen(false)} />
        </>
      );
    };
    await preloadDialog();
    render(<Both />);
    await screen.findByRole('dialog', { name: 'Set your limits first' });
    expect(screen.queryByRole('dialog', { name: 'Account' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Account' });
  });
});

describe('a toast over a dialog', () => {
  test('a toast over a dialog can be answered without closing the dialog', async () => {
    const onPress = vi.fn<() => void>();
    const stray = document.createElement('div');
    document.body.append(stray);
    render(<Toasts />);
    toast({ id: 'one', type: 'info', title: 'Said over it', cta: { label: 'Answer', onPress } });
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Answer', hidden: true }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(isOpen()).toBe(true);
    // Radix disables pointer events outside the dialog, which user-event would reject.
    await userEvent.setup({ pointerEventsCheck: 0 }).click(stray);
    await waitFor(() => expect(isOpen()).toBe(false));
    stray.remove();
    act(() => toastStore.setState({ toasts: [] }));
  });
});

describe('a dialog', () => {
  test('a dialog is named by its title and described by its description', async () => {
    const dialog = await opened({ description: 'All selections go.' });
    const id = dialog.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('All selections go.');
  });

  test.each([
    ['with a scrollbar keeps the scrollbar’s space', 15, 'gutter'],
    ['without a scrollbar does not move', 0, ''],
  ])('a dialog locks scrolling, and a page %s', async (_, scrollbar, lock) => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth - scrollbar);
    await opened();
    expect(document.documentElement.dataset.scrollLocked).toBe(lock);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.documentElement.dataset.scrollLocked).toBeUndefined());
    vi.restoreAllMocks();
  });

  test('a dialog takes the focus, keeps it inside and returns it', async () => {
    const dialog = await opened();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(isOpen()).toBe(false));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  });

  test('a closing dialog does not take the focus back from a field', async () => {
    const dialog = await opened();
    const field = document.body.appendChild(document.createElement('input'));
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    const closed = new Promise((resolve) => dialog.addEventListener('focusScope.autoFocusOnUnmount', resolve));
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    expect(isOpen()).toBe(false);
    field.focus();
    await closed;
    expect(document.activeElement).toBe(field);
  });

  test('a dialog closes by its button', async () => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  test('a dialog that must be answered has no Escape and no close button', async () => {
    await opened({ dismissible: false, role: 'alertdialog' });
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(true);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  test('a dialog locks scrolling while open and adds no style element', async () => {
    const styles = document.querySelectorAll('style').length;
    await opened();
    expect('scrollLocked' in document.documentElement.dataset).toBe(true);
    expect(document.querySelectorAll('style').length).toBe(styles);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect('scrollLocked' in document.documentElement.dataset).toBe(false));
  });

  test('a closed dialog draws nothing and loads no code', () => {
    const onClose = vi.fn<() => void>();
    const { container } = render(<Dialog open={false} onClose={onClose} title="Later" />);
    expect(container.childElementCount).toBe(0);
  });
});
