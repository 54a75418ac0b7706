import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brand, showShell } from '#tests/support/shell.tsx';
import { ShellServer } from '#tests/support/shellServer.ts';
import { LoginPage } from './LoginPage.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const said = (message: string) => ({ errors: { one_time_code: [{ message }] } });

async function untilCode({ sending = 202 }: { readonly sending?: number } = {}) {
  const server = new ShellServer();
  server.isCodeWanted = true;
  const shown: unknown[] = [];
  let sends = 0;
  server.rest.set('POST /api/one_time_codes', () => {
    sends += 1;
    return { status: sending, body: sending === 202 ? {} : said('Enough for now.') };
  });
  server.rest.set('POST /api/one_time_codes/verifications', (body) => {
    const { one_time_code: code } = JSON.parse(body as string) as { readonly one_time_code: string };
    shown.push(JSON.parse(body as string));
    if (code === '00000000') return { status: 401, body: said('Too late.') };
    return code === '12345678'
      ? { status: 204, body: null }
      : { status: 422, body: said('This code is not correct. Check it and try again.') };
  });
  const view = showShell(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    { path: '/login', server },
  );
  await view.user.type(screen.getByRole('textbox', { name: 'Email' }), 'dana@example.com');
  await view.user.type(screen.getByLabelText('Password'), 'right');
  await view.user.click(screen.getByRole('button', { name: brand.copy.logIn }));
  const field = await screen.findByRole('textbox', { name: 'Code' });
  const enter = async (code: string) => {
    await view.user.clear(field);
    await view.user.type(field, code);
    await view.user.click(screen.getByRole('button', { name: 'Continue' }));
  };
  return { ...view, field, enter, shown, sends: () => sends };
}

test('a code is sent at once, and the right code logs in', async () => {
  const { enter, shown, sends } = await untilCode();
  expect(await screen.findByText(/We sent an 8-digit code/)).toBeDefined();
  expect(sends()).toBe(1);
  await enter('1234 5678');
  expect(await screen.findByText('Elsewhere')).toBeDefined();
  expect(shown).toEqual([{ limited_access_token: 'limited', one_time_code: '12345678' }]);
});

test('a wrong code is marked at its field, and another try is allowed', async () => {
  const { enter, field } = await untilCode();
  await enter('87654321');
  expect(await screen.findByText('This code is not correct. Check it and try again.')).toBeDefined();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await enter('12345678');
  expect(await screen.findByText('Elsewhere')).toBeDefined();
});

test.each(['', '1234567', '123456789', 'abcdefgh'])('the incomplete code %j is not sent', async (code) => {
  const { user, shown } = await untilCode();
  if (code !== '') await user.type(screen.getByRole('textbox', { name: 'Code' }), code);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Enter the 8-digit code.')).toBeDefined();
  expect(shown).toEqual([]);
});

test('a login that took too long starts again with the reason', async () => {
  const { enter } = await untilCode();
  await enter('00000000');
  expect(await screen.findByRole('textbox', { name: 'Email' })).toBeDefined();
  expect(screen.getByText('Too late.')).toBeDefined();
});

test('a player who cannot be sent a code sees the reason and a link to support', async () => {
  const { sends } = await untilCode({ sending: 503 });
  expect((await screen.findByRole('alert')).textContent).toContain('Enough for now.');
  expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/account/help');
  expect(screen.queryByText('Elsewhere')).toBeNull();
  expect(sends()).toBe(1);
});

test('another code is sent on request, and a refused one shows the reason', async () => {
  const { user, sends } = await untilCode({ sending: 429 });
  expect(await screen.findByText('Enough for now.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Send a new code' }));
  await waitFor(() => expect(sends()).toBe(2));
  await user.click(screen.getByRole('button', { name: 'Use another account' }));
  expect(await screen.findByRole('textbox', { name: 'Email' })).toBeDefined();
});
