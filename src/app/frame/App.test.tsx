import { OpenFeature } from '@openfeature/web-sdk';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { defaultPreferences } from '#src/brand/preferences.tsx';
import { flagDefaults } from '#src/flags/index.ts';
import type { LogoutReason } from '#src/core/auth/index.ts';
import { createPlatform, type Platform } from '#src/platform/index.ts';
import type { Attempt } from '#src/render/index.ts';
import { watchBeacons } from '#tests/support/beacons.ts';
import { stubScreen } from '#tests/support/screen.ts';
import { brand, startup } from '#tests/support/shell.tsx';
import { layoutSaying, ShellServer } from '#tests/support/shellServer.ts';
import { App } from './App.tsx';
import { vocabulary } from '../startup/boot/registries.ts';
import { ClosedDialogs } from './dialogs/closedDialogs.ts';
import { keepAttempts } from './hosts/attemptStore.ts';
import { beginLinking } from '#registry/parts/linking/attempt.ts';
import { Scheduler } from '../startup/scheduler.ts';
import { keepRequest, lastRequest } from '#src/render/payments/keptRequest.ts';

const beacons = watchBeacons();
const channels: BroadcastChannel[] = [];
let apps = 0;

beforeAll(
  () =>
    Promise.all([
      import('../features/account/AccountArea.tsx'),
      import('../startup/afterStart/AfterStart.tsx'),
      import('./dialogs/Overlays.tsx'),
      import('../features/signIn/LoginPage.tsx'),
      import('./own/OwnPages.tsx'),
      import('./shell/lazyFrame.ts'),
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

async function openAccount() {
  const id = `app-${(apps += 1)}`;
  localStorage.setItem(`${id}.previouslyLoggedIn`, '{"v":1,"value":true}');
  history.replaceState(null, '', '/account/summary');
  const server = new ShellServer({
    PageLayout: ({ canonicalUrl }) => ({ pageLayout: layoutSaying(`Page ${String(canonicalUrl)}`, { id: String(canonicalUrl) }) }),
  });
  server.isSessionOpen = true;
  const platform = createPlatform({ brandId: id, hashes: {}, fetcher: server.fetcher, loadSocket: server.loadSocket });
  const scheduler = new Scheduler();
  render(
    <App
      scheduler={scheduler}
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
  act(scheduler.markUsable);
  await waitFor(async () => expect(await counted()).toEqual(['login-completed']));
  const elsewhere = new BroadcastChannel(`${id}.auth`);
  channels.push(elsewhere);
  const leave = (reason: LogoutReason) => elsewhere.postMessage({ type: 'logged-out', reason });
  return { scheduler, server, platform, leave, idle: () => leave('inactivity') };
}
const counted = async () => (await beacons.events()).flatMap(({ type }) => (type.startsWith('log') ? [type] : []));
const home = () => within(screen.getByRole('banner')).getAllByRole('link', { name: /home$/ })[0] ?? document.body;

test('a player who walks between layouts is counted as one login', async () => {
  const { scheduler } = await openAccount();
  await userEvent.setup().click(home());
  await screen.findByText('Page /');
  await screen.findByRole('navigation', { name: 'Main' });
  act(scheduler.markUsable);
  await vi.dynamicImportSettled();
  await waitFor(async () => expect(JSON.stringify(await beacons.events())).toContain('"section":"home"'));
  expect(await counted()).toEqual(['login-completed']);
});

test('a logout on an account page is counted with its reason', async () => {
  const { idle } = await openAccount();
  idle();
  await waitFor(() => expect(location.pathname).toBe('/login'));
  await screen.findByRole('heading', { level: 1, name: brand.copy.loginTitle });
  await waitFor(async () => expect(await counted()).toEqual(['login-completed', 'logged-out']));
  expect(await beacons.events()).toContainEqual({ type: 'logged-out', method: 'TIMEOUT' });
});

const WISH = { actionId: 'of-a-deposit', playerId: 'p1', input: { amountCents: 43_210, paymentProviderId: 'trustly' } };
const kept = () => [localStorage, sessionStorage].flatMap((store) => Object.entries(store).map((entry) => entry.join(' '))).join('\n');

test('checklist 9: a timed-out session leaves nothing of the account in page, cache or storage', async () => {
  const { idle, server, platform } = await openAccount();
  const traces = /Dana|Moss|dana@example\.com|\$[6-9]0\.00|"p1"|"t1"|43210|n-of-dana/;
  const all = () => kept() + JSON.stringify(platform.client.cache.extract());
  keepRequest(platform.tabStorage, { ...WISH, isAnswered: false });
  keepRequest(platform.tabStorage, { ...WISH, isAnswered: true });
  const partner = {
    partnerClientId: 'us',
    partnerAuthorizeUrl: 'https://partner.example/authorize',
    partnerIssuer: null,
    partnerSendsIssuer: false,
    partnerTokenUrl: null,
  };
  await beginLinking(platform.tabStorage, partner, { origin: location.origin, playerId: 'p1', nonce: 'n-of-dana' });
  await waitFor(() => expect(all()).toMatch(traces));
  expect(kept()).toContain('n-of-dana');
  server.isSessionOpen = false;
  server.answer({
    AccountState: () => {
      throw new Error('nobody is here');
    },
  });
  idle();
  await screen.findByRole('heading', { level: 1, name: brand.copy.loginTitle });
  await waitFor(() => expect(all()).not.toMatch(traces));
  expect(document.documentElement.outerHTML).not.toMatch(traces);
  expect(platform.credentials.hasBearer()).toBe(false);
});

const unanswered = ({ tabStorage, storage }: Platform) => {
  keepRequest(tabStorage, { ...WISH, isAnswered: false });
  const action: Attempt['action'] = { __typename: 'AcknowledgeAction', ackType: 'of-dana' };
  keepAttempts(tabStorage).keep('form', { actionId: 'a1', playerId: 'p1', of: 'form', startedAt: 1, input: { limit: 98_765 }, action });
  const dialogs = new ClosedDialogs(storage, { mutate: () => new Promise<never>(() => undefined) });
  dialogs.close({ id: 'a-dialog', memory: 'PLAYER' }, 'p1');
};

test('checklist 9: a manual logout also removes unanswered requests', async () => {
  const { leave, platform } = await openAccount();
  unanswered(platform);
  expect(kept()).toMatch(/43210[^]*98765/);
  expect(kept()).toContain('a-dialog');
  expect(kept()).toContain('"p1"');
  leave('manual');
  await screen.findByRole('heading', { level: 1, name: brand.copy.loginTitle });
  await waitFor(() => expect(kept()).not.toMatch(/43210|98765|a-dialog|"p1"/));
});

test('a timed-out session keeps unanswered requests until the player returns', async () => {
  const { idle, platform } = await openAccount();
  unanswered(platform);
  idle();
  await screen.findByRole('heading', { level: 1, name: brand.copy.loginTitle });
  await waitFor(() => expect(platform.credentials.hasBearer()).toBe(false));
  expect(lastRequest(platform.tabStorage, 'p1')?.actionId).toBe('of-a-deposit');
  expect(keepAttempts(platform.tabStorage).all()).toHaveLength(1);
});
