import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { liveFlagStore } from '#src/flags/live/liveFlagStore.ts';
import { showShell } from '#tests/support/shell.tsx';
import { Overlays } from '../frame/dialogs/Overlays.tsx';

beforeEach(() => {
  localStorage.clear();
  liveFlagStore.setState({ flags: [] });
});

const answered = (isOverridable: boolean): void =>
  act(() => liveFlagStore.setState({ flags: [{ name: 'search', isOn: true, isOverridable, reason: 'STATIC' }] }));

describe('the debug drawer', () => {
  test('the debug drawer is on every page while its flag is on, and shows session and flags', async () => {
    answered(true);
    const { user } = showShell(<Overlays />, { flags: { 'debug-menu': true } });
    await user.click(await screen.findByRole('button', { name: 'Debug' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Debug' }));
    expect(drawer.getByRole('heading', { name: 'Session, place and clock' })).toBeDefined();
    expect(drawer.getByRole('group', { name: 'search' })).toBeDefined();
    expect(drawer.getByRole('link', { name: 'All developer tools' }).getAttribute('href')).toBe('/dev-tools');
  });

  test('the button of the debug drawer lies after the page and covers nothing of it', async () => {
    answered(true);
    showShell(<Overlays />, { flags: { 'debug-menu': true } });
    const places = [];
    for (let at = (await screen.findByRole('button', { name: 'Debug' })).parentElement; at; at = at.parentElement)
      places.push(getComputedStyle(at).position);
    expect(places).not.toContain('fixed');
  });

  test('the debug drawer is missing without its flag or where flags may not be overridden', async () => {
    answered(false);
    const first = showShell(<Overlays />, { flags: { 'debug-menu': true } });
    await import('./DebugDrawer.tsx');
    await act(() => Promise.resolve());
    expect(screen.queryByRole('button', { name: 'Debug' })).toBeNull();
    answered(true);
    expect(await screen.findByRole('button', { name: 'Debug' })).toBeDefined();
    first.unmount();
    showShell(<Overlays />);
    expect(screen.queryByRole('button', { name: 'Debug' })).toBeNull();
  });
});
