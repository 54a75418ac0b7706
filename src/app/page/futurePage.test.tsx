import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { showShell } from '#tests/support/shell.tsx';
import { layoutSaying, ShellServer } from '#tests/support/shellServer.ts';
import { Page } from './Page.tsx';

beforeEach(() => localStorage.clear());

const slot = (id: string, changes: object = {}) => ({
  ...{
    __typename: 'Slot',
    id,
    parent: null,
    region: 'main',
    kind: 'HologramShelf',
    criticality: 'DEGRADABLE',
    label: null,
    trackingId: null,
  },
  ...{ absence: null, urgencyOfTheDay: 'calm' },
  fallback: { __typename: 'FallbackText', text: `Instead of ${id}` },
  node: { __typename: 'HologramShelf', id, depth: 3 },
  ...changes,
});
const links = {
  __typename: 'QuickLinksShelf',
  id: 'known',
  title: 'Known to all',
  presentation: 'orbit',
  links: [
    {
      __typename: 'QuickLink',
      id: 'l',
      label: 'Live now',
      icon: 'live',
      deepLink: { __typename: 'SportsbookPageDeepLink', canonicalUrl: '/live' },
    },
  ],
};
const layout = (...slots: readonly object[]) => layoutSaying('', { id: 'home_x', surface: 'home', mood: 'bright', slots });
const show = (...slots: readonly object[]) => {
  const server = new ShellServer({ PageLayout: () => ({ pageLayout: layout(...slots) }) });
  return showShell(
    <main>
      <Page />
    </main>,
    { server },
  );
};

describe('a page of the future, in a client of today', () => {
  test('a page with unknown parts shows the known ones and the author’s fallbacks', async () => {
    show(
      slot('hologram'),
      slot('known', { kind: 'QuickLinksShelf', criticality: 'OPTIONAL', fallback: null, node: links }),
      slot('unheard-of', { criticality: 'OPTIONAL' }),
      slot('strange', { fallback: { __typename: 'FallbackHologram', depth: 3 } }),
    );
    expect(await screen.findByRole('link', { name: /Live now/ })).toBeDefined();
    expect(screen.getByText('Instead of hologram')).toBeDefined();
    expect(screen.queryByText('Instead of unheard-of')).toBeNull();
    expect(screen.getByText('We can’t show this part right now.')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a node of unknown criticality counts as mandatory', async () => {
    show(slot('crucial', { criticality: 'CRUCIAL' }), slot('known', { kind: 'QuickLinksShelf', node: links }));
    expect((await screen.findByRole('alert')).textContent).toContain('you can’t confirm it');
    expect(screen.getByRole('link', { name: /Live now/ })).toBeDefined();
  });
});
