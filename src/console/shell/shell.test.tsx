import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeConsole, PASSWORD } from '#tests/support/console/fakeConsole.ts';
import { headingOf, openConsole } from '#tests/support/console/openConsole.tsx';
import { check, draft, nothingChanged, withDocument } from '#tests/support/console/things.ts';
import { stubScreen } from '#tests/support/screen.ts';

afterEach(() => vi.unstubAllGlobals());

const server = () =>
  new FakeConsole('editor')
    .on('listDrafts', () => ({ drafts: [draft()] }))
    .on('readDraft', () => withDocument(draft()))
    .on('diffDraft', () => nothingChanged)
    .on('checkDraft', () => check());

describe('the shell', () => {
  it('the shell names the screen in title and navigation, and has a skip link', async () => {
    stubScreen({ width: 1_280 });
    openConsole(server(), '/drafts');
    await headingOf('Drafts');
    expect(document.title).toBe('Drafts · Linemaker console');
    const navigation = within(screen.getByRole('navigation', { name: 'Console' }));
    expect(navigation.getByRole('link', { name: 'Drafts' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main');
    expect(screen.getByRole('main').id).toBe('main');
  });

  it('the first screen leaves the focus alone, and later ones focus their heading', async () => {
    const { user } = openConsole(server(), '/drafts');
    await headingOf('Drafts');
    expect(document.activeElement).toBe(document.body);
    await user.click(await screen.findByRole('link', { name: 'Cup final on top' }));
    const heading = await headingOf('Cup final on top');
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('the first screen after a login focuses its heading', async () => {
    const nobody = server();
    nobody.operator = null;
    const { user } = openConsole(nobody, '/drafts');
    await user.type(await screen.findByLabelText('Email'), 'editor@linemaker.test');
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    const heading = await headingOf('Drafts');
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('the navigation of a phone opens in a dialog', async () => {
    stubScreen({ width: 375 });
    const { user, address } = openConsole(server(), '/nowhere');
    await headingOf('Page not found');
    expect(screen.queryByRole('navigation')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Navigation' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Navigation' }));
    await user.click(dialog.getByRole('link', { name: 'Drafts' }));
    await headingOf('Drafts');
    expect(address()).toBe('/drafts');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('an unknown address says so and leads back', async () => {
    const { user } = openConsole(server(), '/nowhere/at/all');
    await headingOf('Page not found');
    await user.click(await screen.findByRole('link', { name: 'Go to start' }));
    await headingOf('Documents');
  });
});

describe('light or dark', () => {
  it('the console’s mode follows the system until the operator chooses one', async () => {
    const change = stubScreen({ width: 1_280, isDark: false });
    const show = vi.fn<(mode: string) => void>();
    const { user } = openConsole(server(), '/drafts', { show });
    await headingOf('Drafts');
    expect(show.mock.lastCall).toEqual(['light']);
    change({ isDark: true });
    expect(show.mock.lastCall).toEqual(['dark']);
    await user.click(screen.getByRole('button', { name: 'Colours: as the system. Change to light' }));
    expect(show.mock.lastCall).toEqual(['light']);
    await user.click(screen.getByRole('button', { name: 'Colours: light. Change to dark' }));
    expect(show.mock.lastCall).toEqual(['dark']);
  });
});
