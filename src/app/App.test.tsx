import { OpenFeature } from '@openfeature/web-sdk';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { defaultPreferences } from '#src/brand/preferences.tsx';
import { flagDefaults } from '#src/flags/index.ts';
import { createPlatform } from '#src/platform/index.ts';
import { watchBeacons } from '#tests/support/beacons.ts';
import { stubScreen } from '#tests/support/screen.ts';
import { brand, startup } from '#tests/support/shell.tsx';
import { layoutSaying, ShellServer } from '#tests/support/shellServer.ts';
import { App } from './App.tsx';
import { vocabulary } from './boot/registries.ts';
import { markStarted } from './page/useAfterStart.ts';

const beacons = watchBeacons();
const channels: BroadcastChannel[] = [];
let apps = 0;

// What comes late is compiled here and not while something is waited for.
beforeAll(
  () =>
    Promise.all([
      import('./account/AccountArea.tsx'),
      import('./afterStart/AfterStart.tsx'),
      import('./dialogs/Overlays.tsx'),
      import('./login/LoginPage.tsx'),
      import('./own/OwnPages.tsx'),
      import('./shell/lateFrame.ts'),
      import('#src/flags/live/liveFlags.ts'),
    ]),
  120_000,
);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  beacons.start();
  stubScreen({ width: 1_280 });
});
afterEach(async () => {
  cleanup();
  for (const channel of channels.splice(0)) channel.close();
  beacons.stop();
  history.replaceState(null, '', '/');
  await OpenFeature.clearProviders();
});

/** The whole application of a player at a page of the account, everything that comes late included. */
async function openAccount() {
  const id = `app-${(apps += 1)}`;
  localStorage.setItem(`${id}.previouslyLoggedIn`, '{"v":1,"value":true}');
  history.replaceState(null, '', '/account/summary');
  const server = new ShellServer({
    PageLayout: ({ canonicalUrl }) => ({ pageLayout: layoutSaying(`Page ${String(canonicalUrl)}`, { id: String(canonicalUrl) }) }),
  });
  server.isSessionOpen = true;
  const platform = createPlatform({ brandId: id, hashes: {}, fetcher: server.fetcher, loadSocket: server.loadSocket });
  render(
    <App
      brand={{ ...brand, id }}
      platform={platform}
      flags={flagDefaults}
      vocabulary={vocabulary}
      preferences={defaultPreferences}
      onPreferences={() => undefined}
      theme={{ show: () => undefined }}
      startup={Promise.resolve({ ...startup, monitoring: { ...startup.monitoring, analyticsSampleRate: 1 } })}
    />,
  );
  await screen.findByText('Page /account/summary');
  act(markStarted);
  await waitFor(async () => expect(await counted()).toEqual(['login-completed']));
  const elsewhere = new BroadcastChannel(`${id}.auth`);
  channels.push(elsewhere);
  return { server, platform, idle: () => elsewhere.postMessage({ type: 'logged-out', reason: 'inactivity' }) };
}
/** How somebody has come and gone until now. */
const counted = async () => (await beacons.events()).flatMap(({ type }) => (type.startsWith('log') ? [type] : []));
const home = () => within(screen.getByRole('banner')).getAllByRole('link', { name: /home$/ })[0] ?? document.body;

test('who walks from one layout to another has come once', async () => {
  await openAccount();
  await userEvent.setup().click(home());
  await screen.findByText('Page /');
  await screen.findByRole('navigation', { name: 'Main' });
  act(markStarted);
  await vi.dynamicImportSettled();
  await waitFor(async () => expect(JSON.stringify(await beacons.events())).toContain('"section":"home"'));
  expect(await counted()).toEqual(['login-completed']);
});

test('who leaves from a page of the account is counted, with why, though the layout goes with them', async () => {
  const { idle } = await openAccount();
  idle();
  await waitFor(() => expect(location.pathname).toBe('/login'));
  await screen.findByRole('heading', { level: 1, name: brand.copy.loginTitle });
  await waitFor(async () => expect(await counted()).toEqual(['login-completed', 'logged-out']));
  expect(await beacons.events()).toContainEqual({ type: 'logged-out', method: 'TIMEOUT' });
});

test('checklist 9: who has left leaves nothing of the account in the page, the cache or what the browser keeps', async () => {
  const { idle, server, platform } = await openAccount();
  const traces = /Dana|Moss|dana@example\.com|\$[6-9]0\.00|"p1"|"t1"/;
  const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, platform.client.cache.extract()]);
  await waitFor(() => expect(kept()).toMatch(traces));
  // As the server does, once the session is over.
  server.isSessionOpen = false;
  server.answer({
    AccountState: () => {
      throw new Error('nobody is here');
    },
  });
  idle();
  await screen.findByRole('heading', { level: 1, name: brand.copy.loginTitle });
  await waitFor(() => expect(kept()).not.toMatch(traces));
  expect(document.documentElement.outerHTML).not.toMatch(traces);
  expect(platform.credentials.hasBearer()).toBe(false);
});
