import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { brand, showShell } from '#tests/support/shell.tsx';
import { VisitorMenu } from './VisitorMenu.tsx';

beforeEach(() => localStorage.clear());

async function open(path = '/live?sport=football') {
  const view = showShell(<VisitorMenu />, { path });
  await view.user.click(screen.getByRole('button', { name: 'Menu for visitors' }));
  return { ...view, menu: within(await screen.findByRole('dialog', { name: 'Welcome' })) };
}

describe('the visitors’ menu', () => {
  test('the visitors’ menu opens with links to sign up and log in', async () => {
    const { menu } = await open();
    expect(menu.getByRole('link', { name: brand.copy.signUp }).getAttribute('href')).toBe('/signup');
    expect(menu.getByRole('link', { name: brand.copy.logIn }).getAttribute('href')).toBe('/login?previousPath=%2Flive%3Fsport%3Dfootball');
  });

  test('the visitors’ menu links to promotions, responsible gaming and help', async () => {
    const { menu } = await open();
    const links = within(menu.getByRole('navigation', { name: 'For visitors' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Promotions', '/promotions'],
      ['Responsible gaming', '/account/responsible-gaming'],
      ['Help', '/account/help'],
    ]);
  });

  test('the visitors’ menu closes when a link is followed', async () => {
    const { menu, user, address } = await open();
    await user.click(menu.getByRole('link', { name: 'Help' }));
    expect(address()).toBe('/account/help');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('the visitors’ menu changes odds format and theme without an account', async () => {
    const { menu, user, on } = await open();
    await user.click(menu.getByRole('radio', { name: 'Decimal' }));
    expect(on.preferences.mock.lastCall?.[0]).toEqual({ oddsFormat: 'EURO', themeMode: null });
    await user.click(menu.getByRole('radio', { name: 'Dark' }));
    expect(on.preferences.mock.lastCall?.[0]).toEqual({ oddsFormat: 'EURO', themeMode: 'dark' });
  });
});
