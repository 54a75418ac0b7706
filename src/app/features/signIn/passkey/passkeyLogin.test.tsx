import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loginRefusals } from '#src/core/auth/tokenAnswer.ts';
import { openPasskeyBrowser, type PasskeyBrowser } from '#tests/support/passkeyBrowser.ts';
import { showShell } from '#tests/support/shell.tsx';
import { LoginPage } from '../LoginPage.tsx';

let browser: PasskeyBrowser | null = null;

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  browser?.end();
  browser = null;
});

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const tokens = { access_token: 'a', refresh_token: 'r', user_id: 'p1', expires_in: 900, token_type: 'Bearer' };

function show(browserOptions: { readonly offersPasskeys?: boolean } = {}, answer = () => json(200, tokens)) {
  browser = openPasskeyBrowser(browserOptions);
  const { get } = browser;
  const view = showShell(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    { path: '/login?previousPath=%2Flive' },
  );
  const forms: URLSearchParams[] = [];
  const challenges = vi.fn(() => ({ status: 200, body: { options: { challenge: 'AAAA', rpId: 'localhost' } } }));
  view.server.rest.set('POST /api/passkeys/challenges', challenges);
  view.server.onToken = (form) => {
    if (form.get('grant_type') !== 'passkey') return json(400, { error: 'invalid_grant', error_reason: 'wrong' });
    forms.push(form);
    return answer();
  };
  return { ...view, get, forms, challenges };
}
const button = () => screen.getByRole('button', { name: 'Log in with a passkey' });

describe('logging in with a passkey', () => {
  test('a passkey login sends the browser’s proof and leads back to the previous page', async () => {
    const { user, forms, get, address } = show();
    await user.click(button());
    await waitFor(() => expect(address()).toBe('/live'));
    expect(get.mock.calls).toHaveLength(1);
    expect(forms.map((form) => Object.fromEntries(form))).toMatchObject([{ grant_type: 'passkey', client_id: 'linemaker-web' }]);
    expect(JSON.parse(forms[0]?.get('passkey') ?? '')).toMatchObject({ id: 'AQID', response: { userHandle: 'AQID', signature: 'AQID' } });
  });

  test.each([
    ['unknownPasskey', 'We do not know this passkey. Log in with your password.'],
    ['locked', loginRefusals.locked],
  ])('a passkey refused as %s shows the reason and keeps the password form', async (reason, message) => {
    const { user } = show({}, () => json(400, { error: 'invalid_grant', error_reason: reason }));
    await user.click(button());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
    expect(screen.getByLabelText('Password')).toBeDefined();
    expect(button().getAttribute('aria-busy')).not.toBe('true');
  });

  test('a passkey that the browser does not prove shows advice and sends nothing', async () => {
    const { user, get, forms } = show();
    get.mockRejectedValue(Object.assign(new Error('no'), { name: 'NotAllowedError' }));
    await user.click(button());
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('We could not use your passkey. Try again, or log in with your password.'),
    );
    expect(forms).toEqual([]);
  });

  test('a passkey login without a challenge from the server says so', async () => {
    const { user, get, challenges } = show();
    challenges.mockReturnValue({ status: 503, body: { options: { challenge: '', rpId: '' } } });
    await user.click(button());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^We could not begin the passkey login/));
    expect(get).not.toHaveBeenCalled();
  });

  test('a browser without passkeys is not offered a passkey login', () => {
    showShell(<LoginPage />, { path: '/login' });
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
  });
});

describe('passkeys in autofill', () => {
  const never = () => new Promise<never>(() => undefined);

  test('passkeys in autofill are requested once the form is used, and log in', async () => {
    const { user, get, challenges, address } = show({ offersPasskeys: true });
    expect(screen.getByRole('textbox', { name: 'Email' }).getAttribute('autocomplete')).toBe('username webauthn');
    expect(challenges).not.toHaveBeenCalled();
    await user.click(screen.getByRole('textbox', { name: 'Email' }));
    await waitFor(() => expect(address()).toBe('/live'));
    expect(get.mock.calls.map(([{ mediation }]) => mediation)).toEqual(['conditional']);
  });

  test('a browser without passkey autofill requests no challenge', async () => {
    const { user, challenges } = show();
    await user.click(screen.getByRole('textbox', { name: 'Email' }));
    await user.click(screen.getByLabelText('Password'));
    expect(challenges).not.toHaveBeenCalled();
  });

  test('passkey autofill renews its challenge before it expires', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const { user, get, challenges } = show({ offersPasskeys: true });
    get.mockImplementation(never);
    await user.click(screen.getByRole('textbox', { name: 'Email' }));
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
    await act(() => vi.advanceTimersByTimeAsync(4 * 60_000));
    await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
    expect(challenges).toHaveBeenCalledTimes(2);
  });

  test('passkey autofill shows no error when no passkey is chosen', async () => {
    const { user, get, forms } = show({ offersPasskeys: true });
    get.mockRejectedValue(Object.assign(new Error('no'), { name: 'NotAllowedError' }));
    await user.click(screen.getByRole('textbox', { name: 'Email' }));
    await waitFor(() => expect(get).toHaveBeenCalled());
    expect(screen.queryByText(/We could not use your passkey/)).toBeNull();
    expect(forms).toEqual([]);
  });
});
