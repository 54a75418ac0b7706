import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PasskeysFragmentDoc } from '#src/gql/graphql.ts';
import type { HttpClient } from '#src/platform/http/httpClient.ts';
import { toastStore } from '#src/ui/notices/toast.ts';
import { openPasskeyBrowser, type PasskeyBrowser } from '#tests/support/passkeyBrowser.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

let browser: PasskeyBrowser;
const options = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Site' },
  user: { id: 'AAAA', name: 'dana@example.com', displayName: 'Dana' },
  pubKeyCredParams: [],
};

beforeEach(() => {
  toastStore.setState({ toasts: [] });
  browser = openPasskeyBrowser();
});
afterEach(() => browser.end());

type Said = { readonly status: number; readonly body: unknown };
const told = () => toastStore.getState().toasts.map(({ type, title }) => `${type}: ${title}`);
const own = (name: string) => ({ id: name, name, host: 'localhost', createdAt: '2026-11-21T12:00:00.000Z', lastUsedAt: null });

async function show(name: string, answers: Readonly<Record<string, Said>> = {}) {
  const staged = await stageCase(caseOf('Passkeys', name));
  const http = vi.fn<HttpClient>(async ({ method, path }) => {
    const { status, body } = answers[`${method} ${path}`] ?? { status: 404, body: null };
    return status < 300
      ? { ok: true, value: { status, body, headers: new Headers() } }
      : { ok: false, refusal: { code: 'UNKNOWN_ERROR', status, body } };
  });
  Object.assign(staged.platform, { http });
  return { ...staged, http, user: userEvent.setup() };
}
const add = async (user: ReturnType<typeof userEvent.setup>, name = 'My phone') => {
  if (name !== '') await user.type(screen.getByRole('textbox', { name: 'Passkey name' }), name);
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
};
const BEGIN = 'POST /api/passkeys/registrations';
const KEEP = 'POST /api/passkeys';

describe('Passkeys', () => {
  it('passkeys are listed with their times, and with their site if it is another one', async () => {
    await show('usual');
    expect(screen.getByText('My phone')).toBeDefined();
    expect(screen.getAllByText(/^Added /)).toHaveLength(2);
    expect(screen.getByText(/^Last used /)).toBeDefined();
    expect(screen.getByText('Never used')).toBeDefined();
    expect(screen.getAllByText(/^Works on /).map(({ textContent }) => textContent)).toEqual(['Works on sister.example only']);
  });

  it('a passkey is added under a name and appears in the list', async () => {
    const { user, http } = await show('empty', {
      [BEGIN]: { status: 200, body: { options } },
      [KEEP]: { status: 201, body: { passkeys: [own('My phone')] } },
    });
    expect(screen.getByText('You have no passkey yet.')).toBeDefined();
    await add(user);
    expect(await screen.findByText('My phone')).toBeDefined();
    expect(http.mock.lastCall?.[0]).toMatchObject({
      json: { name: 'My phone', passkey: { id: 'AQID', response: { transports: ['internal'] } } },
    });
    expect(told()).toEqual(['success: Passkey added']);
    expect(screen.getByRole('textbox')).toHaveProperty('value', '');
  });

  it('a passkey without a name is not added', async () => {
    const { user, http } = await show('empty');
    await add(user, '');
    expect(screen.getByText('Enter a name for the passkey')).toBeDefined();
    expect(http).not.toHaveBeenCalled();
  });

  it.each([
    ['NotAllowedError', 'We could not add a passkey. Try again, or use another device.'],
    ['InvalidStateError', 'This device already has a passkey for this site.'],
  ])('a passkey that the browser fails to create (%s) is not added', async (name, message) => {
    browser.create.mockRejectedValue(Object.assign(new Error('no'), { name }));
    const { user, http } = await show('empty', { [BEGIN]: { status: 200, body: { options } } });
    await add(user);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(http).toHaveBeenCalledOnce();
    expect(told()).toEqual([]);
  });

  it('a passkey that the server refuses is not added, and the server’s message is shown', async () => {
    const { user } = await show('one', { [BEGIN]: { status: 409, body: { errors: { passkey: [{ message: 'You have 10 passkeys.' }] } } } });
    await add(user);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('You have 10 passkeys.'));
    expect(browser.create).not.toHaveBeenCalled();
  });

  it('a passkey is kept if the player cancels the code', async () => {
    const { user, http, platform } = await show('one', {
      'DELETE /api/passkeys/passkey-My%20phone': { status: 403, body: { error: 'mfa_required' } },
    });
    const mutate = vi.fn(async () => ({ data: { sendOneTimeCode: { success: true, errors: [] } } }));
    Object.assign(platform.client, { mutate });
    await user.click(screen.getByRole('button', { name: 'Remove My phone' }));
    expect(await screen.findByRole('textbox', { name: 'Code' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByText('We did not change anything. We need a code from you first.')).toBeDefined());
    expect(http).toHaveBeenCalledOnce();
    expect(told()).toEqual([]);
  });

  it('a removed passkey disappears from the list', async () => {
    const { user } = await show('one', { 'DELETE /api/passkeys/passkey-My%20phone': { status: 200, body: { passkeys: [] } } });
    await user.click(screen.getByRole('button', { name: 'Remove My phone' }));
    expect(await screen.findByText('You have no passkey yet.')).toBeDefined();
    expect(told()).toEqual(['success: Passkey removed']);
  });

  it('a browser without passkeys cannot add one and can still remove one', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    await show('one');
    expect(screen.getByText('Your browser does not support passkeys. Try another one.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Remove My phone' })).toBeDefined();
  });

  it('passkeys ask a visitor to log in', async () => {
    const entry = caseOf('Passkeys', 'usual');
    const { platform } = await show('usual');
    act(() => void platform.client.cache.evict({ id: `PasskeysShelf:${entry.node.id}`, fieldName: 'passkeys' }));
    expect(await screen.findByText('Log in to see your passkeys')).toBeDefined();
  });

  it('passkeys say that they could not be read', async () => {
    await show('failed');
    expect(screen.getByText('We could not load your passkeys')).toBeDefined();
  });

  it('the public fragment of passkeys does not ask for the player’s passkeys', () => {
    expect(JSON.stringify(PasskeysFragmentDoc.definitions[0])).not.toContain('"passkeys"');
  });
});
