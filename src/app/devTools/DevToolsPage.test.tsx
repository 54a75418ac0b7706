import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { createBroker } from '#src/platform/analytics/broker.ts';
import { recentEvents } from '#src/platform/analytics/recentEvents.ts';
import { withRest } from '#tests/support/rest.ts';
import { brand, showShell } from '#tests/support/shell.tsx';
import { ShellServer } from '#tests/support/shellServer.ts';
import { DevToolsPage } from './DevToolsPage.tsx';
import { clockIn, commandsIn, mailsIn, placeIn, placesIn } from './sandboxCalls.ts';

beforeEach(() => localStorage.clear());

const price = { method: 'POST', path: '/sandbox/price', about: 'Moves one price.', fields: ['selectionId', 'american'] };
const mail = { to: 'ann@site.test', subject: 'Reset your password', body: 'Choose one here', sentAt: '2026-11-22T12:00:00.000Z' };

function show(sandbox: unknown, mails: unknown = { mails: [mail] }) {
  const server = withRest(new ShellServer(), ({ path }) => {
    if (path === '/sandbox') return sandbox === null ? { status: 404 } : { status: 200, body: sandbox };
    return path === '/sandbox/mail' ? { status: 200, body: mails } : null;
  });
  return showShell(<DevToolsPage />, { server, path: '/dev-tools' });
}

describe('the tools of developers', () => {
  test('the developer tools list the sandbox’s commands', async () => {
    show({ commands: [price] });
    expect(await screen.findByText('POST /sandbox/price')).toBeDefined();
    expect(screen.getByText('Moves one price. Fields: selectionId, american.')).toBeDefined();
  });

  test.each([null, {}, { commands: 'all' }, { commands: [{ path: '/x' }] }])(
    'the developer tools are not found without a sandbox: %j',
    async (answer) => {
      show(answer);
      expect(await screen.findByRole('heading', { level: 1, name: brand.copy.notFoundTitle })).toBeDefined();
    },
  );

  test('the developer tools show the player and the token’s lifetime, and never the token', async () => {
    const server = withRest(new ShellServer(), ({ path }) => (path === '/sandbox' ? { status: 200, body: { commands: [] } } : null));
    showShell(<DevToolsPage />, { server, path: '/dev-tools', who: 'player' });
    expect(await screen.findByText(/^\d+ s left$/)).toBeDefined();
    expect(await screen.findByText('logged in as dana@example.com')).toBeDefined();
    expect(screen.getByText('p1')).toBeDefined();
    expect(document.body.textContent).not.toMatch(/\bt1\b/);
  });

  test('the developer tools set the sandbox’s location and clock, and show the result', async () => {
    const told: unknown[] = [];
    const server = withRest(new ShellServer(), ({ path, body }) => {
      if (path === '/sandbox') return { status: 200, body: { commands: [], places: ['US-NJ', 'US-NJ-EXCLUDED'] } };
      if (path.startsWith('/sandbox/')) told.push([path, body]);
      if (path === '/sandbox/location') return { status: 200, body: { position: { latitude: 1, longitude: 2 }, region: 'US-NJ' } };
      if (path === '/sandbox/clock') return { status: 200, body: { offsetSeconds: 900, endedSessions: 2 } };
      return null;
    });
    const { user } = showShell(<DevToolsPage />, { server, path: '/dev-tools' });
    await user.click(await screen.findByRole('button', { name: 'US-NJ-EXCLUDED' }));
    expect(await screen.findByText('Everybody is in US-NJ now.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '15 minutes on' }));
    expect(await screen.findByText('The server clock is 900 s ahead. Sessions that ended by it: 2.')).toBeDefined();
    expect(told).toEqual([
      ['/sandbox/location', { place: 'US-NJ-EXCLUDED' }],
      ['/sandbox/clock', { advanceSeconds: 900 }],
    ]);
  });

  test('the developer tools list the player in the exclusion register, and make the register fail', async () => {
    const told: unknown[] = [];
    const server = withRest(new ShellServer(), ({ path, body }) => {
      if (path === '/sandbox') return { status: 200, body: { commands: [], places: [] } };
      if (path !== '/sandbox/register') return null;
      told.push(body);
      return { status: 200, body: { fault: told.length === 1 ? 'none' : 'away', changes: 1 } };
    });
    const { user } = showShell(<DevToolsPage />, { server, path: '/dev-tools', who: 'player' });
    await user.click(await screen.findByRole('button', { name: 'List me' }));
    expect(await screen.findByText('The register of excluded persons answers. Changes since the start: 1.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Is away' }));
    expect(await screen.findByText('The register of excluded persons fails: away. Changes since the start: 1.')).toBeDefined();
    expect(told).toEqual([{ list: true, email: 'dana@example.com' }, { fault: 'away' }]);
  });

  test('the developer tools set one player’s location and reset it', async () => {
    const told: unknown[] = [];
    const server = withRest(new ShellServer(), ({ path, body }) => {
      if (path === '/sandbox') return { status: 200, body: { commands: [], places: ['US-NJ', 'US-NV'] } };
      if (path !== '/sandbox/location') return null;
      told.push(body);
      return { status: 200, body: { playerId: 'p1', position: { latitude: 1, longitude: 2 }, region: null } };
    });
    const { user } = showShell(<DevToolsPage />, { server, path: '/dev-tools', who: 'player' });
    await user.click(await screen.findByRole('radio', { name: 'Me alone' }));
    await user.click(screen.getByRole('button', { name: 'US-NV' }));
    expect(await screen.findByText('You are outside of all regions now.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'With everybody' }));
    expect(told).toEqual([
      { place: 'US-NV', email: 'dana@example.com' },
      { place: 'everybody', email: 'dana@example.com' },
    ]);
  });

  test('the developer tools show the page’s analytics events, newest first', async () => {
    recentEvents.setState([], true);
    show({ commands: [] });
    expect(await screen.findByText('None yet.')).toBeDefined();
    const { publish } = createBroker(() => Date.parse('2026-11-23T12:00:00.000Z'));
    act(() => {
      publish({ type: 'selection-added' });
      publish({ type: 'bets-placed', count: 2 });
    });
    expect(screen.getByText('count: 2')).toBeDefined();
    const names = screen.getAllByText(/^(selection-added|bets-placed)$/).map(({ textContent }) => textContent);
    expect(names).toEqual(['bets-placed', 'selection-added']);
  });

  test('the developer tools show what an address means to the site', async () => {
    const { user } = show({ commands: [] });
    const field = screen.getByRole('textbox', { name: 'Address' });
    await user.clear(field);
    await user.type(field, '/me/awards');
    expect(screen.getByText('/account/award-details')).toBeDefined();
    await user.clear(field);
    await user.type(field, '/account/award-details/free-bets');
    expect(screen.getByText('award-details')).toBeDefined();
    expect(screen.getByText('free_bets')).toBeDefined();
    await user.clear(field);
    await user.type(field, '/my-bets/settled');
    expect(screen.getByText('my_bets')).toBeDefined();
    expect(screen.getByText('settled')).toBeDefined();
  });

  test('the developer tools show mails sent to an address', async () => {
    const { user, server } = show({ commands: [] });
    await user.type(screen.getByRole('textbox', { name: 'Sent to' }), 'ann@site.test{Enter}');
    expect((await screen.findByRole('article', { name: 'Reset your password' })).textContent).toContain('Choose one here');
    expect(server.asked).not.toContain('PageLayout');
  });

  test('the developer tools say that no mail was sent', async () => {
    const { user } = show({ commands: [] }, { mails: [] });
    await user.type(screen.getByRole('textbox', { name: 'Sent to' }), 'ann@site.test{Enter}');
    expect(await screen.findByText('Nothing was sent there.')).toBeDefined();
  });
});

test('malformed sandbox answers are read as null', () => {
  expect(commandsIn({ commands: [price] })).toEqual([price]);
  expect(mailsIn({ mails: [mail] })).toEqual([mail]);
  for (const odd of [null, 7, [], { mails: null }, { mails: [{ ...mail, body: 7 }] }, { commands: [{ ...price, fields: [7] }] }])
    expect([commandsIn(odd), mailsIn(odd), placeIn(odd), clockIn(odd), placesIn(odd)]).toEqual([null, null, null, null, []]);
});
