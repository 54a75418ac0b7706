import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toast, toastStore } from './toast.ts';
import { Toasts } from './Toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toasts />);
});
afterEach(() => {
  act(() => toastStore.setState({ toasts: [] }));
  vi.useRealTimers();
});

const show = (request: Parameters<typeof toast>[0]): void => act(() => void toast(request));
const pass = (seconds: number): void => act(() => void vi.advanceTimersByTime(seconds * 1_000));
const shown = (title: string): boolean => screen.queryByText(title) !== null;

describe('a toast', () => {
  test('a toast disappears after five seconds', () => {
    show({ type: 'info', title: 'Verifying Location...' });
    pass(4.9);
    expect(shown('Verifying Location...')).toBe(true);
    pass(0.2);
    expect(shown('Verifying Location...')).toBe(false);
  });

  test('an error toast disappears after ten seconds, or after its own time', () => {
    show({ type: 'danger', title: 'An error has occurred' });
    show({ type: 'danger', title: 'Not added', secondsUntilRemoved: 3 });
    pass(3.1);
    expect([shown('An error has occurred'), shown('Not added')]).toEqual([true, false]);
    pass(6.7);
    expect(shown('An error has occurred')).toBe(true);
    pass(0.3);
    expect(shown('An error has occurred')).toBe(false);
  });

  test('a permanent toast stays until dismissed', () => {
    show({ type: 'danger', title: 'Location Services Disabled', secondsUntilRemoved: -1 });
    pass(3_600);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss: Location Services Disabled' }));
    expect(shown('Location Services Disabled')).toBe(false);
  });

  test('an error toast is an alert, and others are announced politely', () => {
    show({ type: 'danger', title: 'An error has occurred' });
    show({ type: 'info', title: 'Verifying Location...' });
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['An error has occurred']);
    const spoken = (title: string) => screen.getByText(title).closest('[aria-live], [role="alert"]');
    expect(spoken('An error has occurred')?.parentElement?.closest('[aria-live]')).toBeNull();
    expect(spoken('Verifying Location...')?.getAttribute('aria-live')).toBe('polite');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  test('a toast about a subject replaces the earlier one about it', () => {
    show({ about: 'limit', type: 'danger', title: 'Error setting Deposit limit' });
    show({ about: 'code', type: 'info', title: 'A code is on its way' });
    show({ about: 'limit', type: 'success', title: 'Deposit limit saved' });
    expect([shown('Error setting Deposit limit'), shown('Deposit limit saved'), shown('A code is on its way')]).toEqual([
      false,
      true,
      true,
    ]);
    show({ about: 'limit', type: 'success', title: 'Deposit limit saved' });
    expect(screen.getAllByText('Deposit limit saved')).toHaveLength(1);
    show({ about: 'limit', type: 'danger', title: 'Error setting Deposit limit' });
    expect([shown('Error setting Deposit limit'), shown('Deposit limit saved')]).toEqual([true, false]);
  });

  test('a toast reserves space above panels until it disappears', () => {
    const room = () => document.documentElement.style.getPropertyValue('--notices');
    const region = screen.getByRole('region', { name: 'Notifications' });
    Object.defineProperties(region, {
      offsetTop: { value: 76 },
      offsetHeight: { get: () => region.querySelectorAll('li').length * 50 },
    });
    expect(room()).toBe('');
    show({ id: 'one', type: 'info', title: 'Verifying Location...' });
    expect(room()).toBe('134px');
    pass(5.1);
    expect(room()).toBe('');
  });

  test('a toast with a shown id is not added again', () => {
    show({ id: 'geo', type: 'info', title: 'First' });
    show({ id: 'geo', type: 'info', title: 'Second' });
    expect([shown('First'), shown('Second')]).toEqual([true, false]);
  });

  test('a toast waits while the pointer is on it', () => {
    show({ type: 'success', title: 'Bet placed' });
    const item = screen.getByText('Bet placed').closest('li');
    if (!item) throw new Error('no item');
    fireEvent.pointerEnter(item);
    pass(60);
    expect(shown('Bet placed')).toBe(true);
    fireEvent.pointerLeave(item);
    pass(5.1);
    expect(shown('Bet placed')).toBe(false);
  });

  test('a toast’s action is in its polite region', () => {
    const onPress = vi.fn<() => void>();
    show({ type: 'info', title: 'Reality check', cta: { label: 'I Understand', onPress }, dismissible: false });
    expect(screen.getByText('Reality check').closest('[aria-live="polite"]')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'I Understand' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: /^Dismiss/ })).toBeNull();
  });
});
