import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginPreferencesFragmentDoc } from '#src/gql/graphql.ts';
import type { HttpClient } from '#src/platform/http/httpClient.ts';
import { toastStore } from '#src/ui/notices/toast.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

beforeEach(() => toastStore.setState({ toasts: [] }));

const choice = () => screen.getByRole('switch', { name: 'Ask for my password whenever the browser was closed.' });
const newDevice = () => screen.getByRole('switch', { name: 'Ask for a code when I log in on a new device.' });
const told = () => toastStore.getState().toasts.map(({ type, title }) => `${type}: ${title}`);

async function show(name: string, status: number) {
  const staged = await stageCase(caseOf('LoginPreferences', name));
  const http = vi.fn<HttpClient>(async () =>
    status < 300
      ? { ok: true, value: { status, body: null, headers: new Headers() } }
      : { ok: false, refusal: { code: 'UNKNOWN_ERROR', status, body: null } },
  );
  const renewed = vi.fn<() => Promise<void>>(async () => undefined);
  Object.assign(staged.platform, { http });
  staged.platform.credentials.setRefresher(renewed);
  return { ...staged, http, renewed };
}

describe('LoginPreferences', () => {
  it('the two-step setting is a switch in its stored state', async () => {
    await show('usual', 200);
    expect(choice().getAttribute('aria-checked')).toBe('false');
  });

  it.each([
    ['usual', true],
    ['one', false],
  ])('the preference of the case %s is switched, saved by its API call and confirmed', async (name, isOn) => {
    const { http } = await show(name, 200);
    act(() => choice().click());
    await waitFor(() => expect(choice().getAttribute('aria-checked')).toBe(String(isOn)));
    expect(http.mock.calls[0]?.[0]).toMatchObject({
      method: 'PATCH',
      path: '/api/login_preferences',
      json: { strong_auth_enabled: isOn },
    });
    expect(told()).toEqual(['success: Login Preferences Saved']);
  });

  it('the setting for codes on new devices has its own switch and leaves the other unchanged', async () => {
    const { http } = await show('usual', 200);
    expect(newDevice().getAttribute('aria-checked')).toBe('true');
    act(() => newDevice().click());
    await waitFor(() => expect(newDevice().getAttribute('aria-checked')).toBe('false'));
    expect(http.mock.calls.map(([call]) => call.json)).toEqual([{ new_device_code_enabled: false }]);
    expect(choice().getAttribute('aria-checked')).toBe('false');
    expect(told()).toEqual(['success: Login Preferences Saved']);
  });

  it('the second switch has a default text in older documents', async () => {
    const { platform } = await show('usual', 200);
    const id = `LoginPreferencesShelf:${caseOf('LoginPreferences', 'usual').node.id}`;
    act(() => void platform.client.cache.modify({ id, fields: { newDeviceText: () => null } }));
    expect(await screen.findByRole('switch', { name: 'Ask for a code when I log in on a new device' })).toBeDefined();
  });

  it('switching two-step login renews the tokens of the present session', async () => {
    const { renewed } = await show('usual', 200);
    act(() => choice().click());
    await waitFor(() => expect(renewed).toHaveBeenCalledOnce());
  });

  it.each([204, 401, 500])('a status of %i leaves the switch unchanged and shows an error', async (status) => {
    const { renewed } = await show('usual', status);
    act(() => choice().click());
    await waitFor(() => expect(told()).toEqual(['danger: Failed to save login preference']));
    expect(renewed).not.toHaveBeenCalled();
    expect(choice().getAttribute('aria-checked')).toBe('false');
  });

  it('login preferences say that they could not be read', async () => {
    await show('failed', 200);
    expect(screen.getByText('We could not load your login settings')).toBeDefined();
  });

  it('login preferences ask a visitor to log in', async () => {
    const entry = caseOf('LoginPreferences', 'usual');
    const { platform } = await show('usual', 200);
    act(() => void platform.client.cache.evict({ id: `LoginPreferencesShelf:${entry.node.id}`, fieldName: 'isStrongAuthEnabled' }));
    expect(await screen.findByText('Log in to see your login settings')).toBeDefined();
  });

  it('the public fragment of login preferences does not ask for the player’s setting', () => {
    expect(JSON.stringify(LoginPreferencesFragmentDoc.definitions[0])).not.toContain('"isStrongAuthEnabled"');
  });
});

describe('a setting that needs a one-time code', () => {
  const said = (success: boolean, message = '') => ({ success, errors: success ? [] : [{ message }] });

  async function guarded(sent = said(true)) {
    const staged = await show('one', 200);
    const user = userEvent.setup();
    let isOpen = false;
    staged.http.mockImplementation(async () =>
      isOpen
        ? { ok: true, value: { status: 200, body: null, headers: new Headers() } }
        : { ok: false, refusal: { code: 'UNKNOWN_ERROR', status: 403, body: { error: 'mfa_required' } } },
    );
    const mutate = vi.fn(async ({ variables }: { readonly variables: Readonly<Record<string, string>> }) => {
      if ('channel' in variables) return { data: { sendOneTimeCode: sent } };
      isOpen = variables['oneTimeCode'] === '12345678' && variables['source'] === 'LOGIN_PREFERENCES';
      return { data: { verifyOneTimeCode: said(isOpen, 'This code is not correct. Check it and try again.') } };
    });
    Object.assign(staged.platform.client, { mutate });
    act(() => choice().click());
    const field = await screen.findByRole('textbox', { name: 'Code' });
    const enter = async (code: string) => {
      await user.clear(field);
      await user.type(field, code);
      await user.click(screen.getByRole('button', { name: 'Continue' }));
    };
    return { ...staged, user, enter };
  }

  it('a setting that needs a code is saved after the right code, and a wrong one is refused', async () => {
    const { enter, http } = await guarded();
    expect(await screen.findByText(/We sent an 8-digit code/)).toBeDefined();
    await enter('8765 4321');
    expect(await screen.findByText('This code is not correct. Check it and try again.')).toBeDefined();
    await enter('1234 5678');
    await waitFor(() => expect(told()).toEqual(['success: Login Preferences Saved']));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(http).toHaveBeenCalledTimes(2);
    expect(choice().getAttribute('aria-checked')).toBe('false');
  });

  it('cancelling the code leaves the setting unchanged', async () => {
    const { user, http } = await guarded();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(http).toHaveBeenCalledOnce();
    expect(choice().getAttribute('aria-checked')).toBe('true');
    expect(told()).toEqual([]);
  });

  it('a code that cannot be sent shows the reason and a link to support', async () => {
    await guarded(said(false, 'We can’t send codes right now. Try again later, or contact support.'));
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t send codes right now. Try again later, or contact support.');
    expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/account/help');
  });
});
