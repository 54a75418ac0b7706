import { act, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { toastStore } from '#src/ui/notices/toast.ts';
import { withRest } from '#tests/support/rest.ts';
import { showShell, startup } from '#tests/support/shell.tsx';
import { ShellServer } from '#tests/support/shellServer.ts';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

beforeEach(() => {
  localStorage.clear();
  act(() => toastStore.setState({ toasts: [] }));
});

function show(status: number, body: unknown = {}, path = '/forgot-password') {
  const server = withRest(new ShellServer(), ({ path: asked }) =>
    asked.startsWith('/api/password') ? { status, ...(status === 204 ? {} : { body }) } : null,
  );
  return { ...showShell(<ForgotPasswordPage />, { server, path }), calls: server.calls };
}
const email = () => screen.getByRole('textbox', { name: 'Email' });
const send = () => screen.getByRole('button', { name: 'Send Reset Email' });
const toasts = () => toastStore.getState().toasts.map(({ title, type }) => [type, title]);

describe('asking', () => {
  test('a password reset can be requested once the email is valid', async () => {
    const { user, calls } = show(201);
    expect(screen.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeDefined();
    expect(send()).toHaveProperty('disabled', true);
    expect(screen.queryByText(/Please enter/)).toBeNull();
    await user.type(email(), 'ann@site');
    expect(screen.getByText('Please enter a valid email')).toBeDefined();
    await user.type(email(), '.test');
    expect(screen.queryByText('Please enter a valid email')).toBeNull();
    expect(send()).toHaveProperty('disabled', false);
    await user.clear(email());
    expect(screen.getByText('Please enter your email')).toBeDefined();
    await user.keyboard('{Enter}');
    expect(calls).toEqual([]);
  });

  test('a password reset says that a mail may have been sent, and can be sent again', async () => {
    const { user, calls } = show(201);
    await user.type(email(), ' ann@site.test {Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Email sent' })).toBeDefined();
    expect(screen.getByText(/^If there's an account associated with this email, you should receive an email/)).toBeDefined();
    expect(toasts()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send email again' }));
    expect(toasts()).toEqual([['success', 'Email resent successfully.']]);
    const call = { method: 'POST', path: '/api/password_reset_requests', body: { email: 'ann@site.test', client_id: 'linemaker-web' } };
    expect(calls).toEqual([call, call]);
  });

  test('a refused password reset shows each message and stays on the form', async () => {
    const { user } = show(422, { errors: { email: [{ message: 'Not this one.' }, { message: 'Nor so.' }] } });
    await user.type(email(), 'ann@site.test{Enter}');
    expect(await screen.findByRole('button', { name: 'Send Reset Email' })).toBeDefined();
    expect(toasts()).toEqual([
      ['danger', 'Not this one.'],
      ['danger', 'Nor so.'],
    ]);
  });

  test('the password reset links to support', async () => {
    show(201);
    const way = await screen.findByRole('link', { name: 'Contact Support (leaves this site)' });
    expect(way.getAttribute('href')).toBe(startup.serviceAttributes.supportUrl);
  });

  test('the password reset links to help before the start answer arrives', () => {
    showShell(<ForgotPasswordPage />, { startup: { stage: 'loading', startup: null } });
    expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/account/help');
  });
});

describe('the reset link', () => {
  const WAY = '/forgot-password#token=abc';
  const password = () => screen.getByLabelText<HTMLInputElement>('New password');

  test('a reset link takes a new password and leads to the login', async () => {
    const { user, calls } = show(204, null, WAY);
    await user.type(password(), 'new secret{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'New password saved' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login');
    expect(calls).toEqual([{ method: 'POST', path: '/api/password_resets', body: { token: 'abc', password: 'new secret' } }]);
  });

  test('a reset link works on the page where it was requested', async () => {
    const { user } = showShell(
      <>
        <Link to="#token=abc">From the mail</Link>
        <ForgotPasswordPage />
      </>,
      { path: '/forgot-password' },
    );
    await user.click(screen.getByRole('link', { name: 'From the mail' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeDefined();
  });

  test('a refused new password shows the message at its field until it changes', async () => {
    const { user } = show(422, { errors: { password: [{ message: 'Enter 8 to 128 characters.' }] } }, WAY);
    await user.type(password(), 'short{Enter}');
    expect(await screen.findByText('Enter 8 to 128 characters.')).toBeDefined();
    await user.type(password(), 'er');
    expect(screen.queryByText('Enter 8 to 128 characters.')).toBeNull();
  });

  test('an expired reset link offers a new one', async () => {
    const { user } = show(422, { errors: { token: [{ message: 'Closed.' }] } }, WAY);
    await user.type(password(), 'new secret{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'This link has expired' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Get a new link' })).toBeDefined();
  });
});
