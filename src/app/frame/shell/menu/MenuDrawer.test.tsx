import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { brand, showShell, type ShellOptions } from '#tests/support/shell.tsx';
import { layoutSaying, ShellServer } from '#tests/support/shellServer.ts';
import { MenuDrawer } from './MenuDrawer.tsx';

beforeEach(() => localStorage.clear());

async function open(options: ShellOptions = {}) {
  const onClose = vi.fn<() => void>();
  const view = showShell(<MenuDrawer open onOpen={() => undefined} onClose={onClose} />, options);
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await drawer.findByRole('navigation', { name: 'Main' });
  return { ...view, drawer, onClose };
}

describe('the menu of a phone', () => {
  test('the drawer has the visitors’ entries, with promotions only once', async () => {
    const { drawer } = await open({ path: '/live' });
    const own = within(await drawer.findByRole('navigation', { name: 'For visitors' }));
    expect(own.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Responsible gaming', 'Help']);
    expect(drawer.getByRole('link', { name: 'Promos' })).toBeDefined();
    expect(drawer.getByRole('link', { name: brand.copy.signUp }).getAttribute('href')).toBe('/signup');
    expect(drawer.getByRole('link', { name: brand.copy.logIn }).getAttribute('href')).toBe('/login?previousPath=%2Flive');
    expect(drawer.getByRole('group', { name: 'Odds format' })).toBeDefined();
  });

  test('log in and sign up in the drawer are disabled until the region is known', async () => {
    const { drawer } = await open({ startup: { startup: null, stage: 'loading' } });
    expect(await drawer.findByRole('button', { name: brand.copy.signUp })).toHaveProperty('disabled', true);
    expect(drawer.getByRole('button', { name: brand.copy.logIn })).toHaveProperty('disabled', true);
    for (const name of [brand.copy.signUp, brand.copy.logIn]) expect(drawer.queryByRole('link', { name })).toBeNull();
  });

  test('log in and sign up are at the top of the drawer', async () => {
    const { drawer } = await open();
    const [signUp, menu] = [drawer.getByRole('link', { name: brand.copy.signUp }), drawer.getByRole('navigation', { name: 'Main' })];
    expect(signUp.compareDocumentPosition(menu) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('the drawer closes when an entry is followed', async () => {
    const { drawer, user, onClose, address } = await open();
    await user.click(await drawer.findByRole('link', { name: 'Help' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(address()).toBe('/account/help');
  });

  test('the drawer has no visitors’ entries for a player', async () => {
    const { drawer } = await open({ who: 'player' });
    await waitFor(() => expect(drawer.queryByRole('navigation', { name: 'For visitors' })).toBeNull());
    expect(drawer.getByRole('link', { name: 'My Bets' })).toBeDefined();
  });

  test('a menu fetched ahead opens whole at once', async () => {
    const server = new ShellServer({ FrameLayout: () => ({ frameLayout: layoutSaying('All sports', { surface: 'left-menu' }) }) });
    const drawer = showShell(<Toggled />, { server });
    await waitFor(() => expect(server.asked).toContain('FrameLayout'));
    await vi.dynamicImportSettled();
    act(() => drawer.getByRole('button', { name: 'Open' }).click());
    expect(within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('navigation', { name: 'Main' }).textContent).toContain(
      'All sports',
    );
    expect(server.asked.filter((operation) => operation === 'FrameLayout')).toHaveLength(1);
  });
});

function Toggled() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <MenuDrawer open={isOpen} isAhead onOpen={() => undefined} onClose={() => undefined} />
    </>
  );
}
