import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeConsole, PASSWORD, personOf } from '#tests/support/console/fakeConsole.ts';
import { headingOf, openConsole, toasts } from '#tests/support/console/openConsole.tsx';
import { draft } from '#tests/support/console/things.ts';

const { email } = personOf('editor');

describe('the login', () => {
  it('the console’s login leads to the requested screen', async () => {
    const server = new FakeConsole(null);
    const { user, address } = openConsole(server, '/drafts?whose=mine');
    await headingOf('Operator console');
    expect(document.title).toBe('Log in · Linemaker console');
    await user.type(screen.getByLabelText('Email'), email);
    await user.type(screen.getByLabelText('Password'), PASSWORD);
    await user.keyboard('{Enter}');
    await headingOf('Drafts');
    expect(address()).toBe('/drafts?whose=mine');
  });

  it('a wrong password empties and focuses its field and keeps the email', async () => {
    const { user } = openConsole(new FakeConsole(null));
    await user.type(await screen.findByLabelText('Email'), email);
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The email address or the password is wrong.');
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    expect([password.value, document.activeElement, screen.getByLabelText<HTMLInputElement>('Email').value]).toEqual(['', password, email]);
  });

  it('a locked login says who can unlock it', async () => {
    const server = new FakeConsole(null);
    const { send } = server;
    server.send = (call) =>
      call.path === 'login'
        ? Promise.resolve({
            status: 423,
            body: {
              error: 'locked',
              message: 'A compliance colleague can propose to unlock it, and a second person confirms.',
              details: {},
            },
          })
        : send(call);
    const { user } = openConsole(server, '/drafts');
    await user.type(await screen.findByLabelText('Email'), email);
    await user.type(screen.getByLabelText('Password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This login is locked');
    expect(alert.textContent).toContain('compliance');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(PASSWORD);
  });

  it('a login with a second factor asks for the code and reports a wrong one', async () => {
    const server = new FakeConsole(null);
    const { send } = server;
    server.send = (call) => {
      if (call.path === 'login')
        return Promise.resolve({ status: 200, body: { factor: { ticket: 'ticket-1', hasCode: true, passkey: null } } });
      if (call.path !== 'login/factor') return send(call);
      const { ticket, code } = call.body as { ticket: string; code: string };
      return ticket === 'ticket-1' && code === '123456'
        ? send({ ...call, path: 'login', body: { email, password: PASSWORD } })
        : Promise.resolve({ status: 401, body: { error: 'wrong-factor', message: 'Try again.', details: {} } });
    };
    const { user } = openConsole(server, '/drafts');
    await user.type(await screen.findByLabelText('Email'), email);
    await user.type(screen.getByLabelText('Password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    const code = await screen.findByLabelText<HTMLInputElement>('Authenticator app code');
    await waitFor(() => expect(document.activeElement).toBe(code));
    await user.type(code, '000000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Try again.');
    expect(code.value).toBe('');
    await user.type(code, '123456{Enter}');
    await headingOf('Drafts');
  });

  it('a registration link sets up an authenticator app and then logs in', async () => {
    const server = new FakeConsole(null);
    const { send } = server;
    const sent: (object | null)[] = [];
    server.send = (call) => {
      if (!call.path.startsWith('register')) return send(call);
      sent.push(call.body);
      const totp = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' };
      return Promise.resolve({ status: 200, body: call.path === 'register' ? { ticket: 't', email, totp, passkey: {} } : { email } });
    };
    const { user } = openConsole(server, '/#register=abcdefghijklmnopqrstuvwxyz');
    await headingOf('Set up your second factor');
    await user.type(screen.getByLabelText('Password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('img', { name: 'Secret for an authenticator app' })).toBeDefined();
    expect(screen.getByText(/JBSW Y3DP EHPK 3PXP/)).toBeDefined();
    await user.type(screen.getByLabelText('Authenticator app code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Set up the app' }));
    await headingOf('Operator console');
    expect(sent).toEqual([
      { token: 'abcdefghijklmnopqrstuvwxyz', password: PASSWORD },
      { ticket: 't', code: '123456' },
    ]);
  });

  it('a login without the server keeps the typed values', async () => {
    const server = new FakeConsole(null);
    const { user } = openConsole(server, '/drafts');
    await user.type(await screen.findByLabelText('Email'), email);
    await user.type(screen.getByLabelText('Password'), PASSWORD);
    server.isThere = false;
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect((await screen.findByRole('alert')).textContent).toContain('No connection');
    server.isThere = true;
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await headingOf('Drafts');
  });
});

describe('a page without its server', () => {
  it('a console without its server says so and can try again', async () => {
    const server = new FakeConsole('editor');
    server.isThere = false;
    const { user } = openConsole(server, '/drafts');
    await headingOf('We can’t load the console');
    server.isThere = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await headingOf('Drafts');
  });
});

describe('an operator', () => {
  it('an operator is found again after a reload and can log out', async () => {
    const { user } = openConsole(new FakeConsole('editor'), '/drafts');
    await headingOf('Drafts');
    expect(within(screen.getByRole('banner')).getByText('editor')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await headingOf('Operator console');
    expect(screen.getByText('You are logged out.')).toBeDefined();
  });

  it('a failed logout says that the operator is still logged in', async () => {
    const server = new FakeConsole('editor');
    const { user } = openConsole(server, '/drafts');
    await headingOf('Drafts');
    server.isThere = false;
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(toasts()).toEqual(['You are still logged in']));
    expect([screen.queryByText('You are logged out.'), server.operator?.id]).toEqual([null, 'editor']);
    server.isThere = true;
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('You are logged out.')).toBeDefined();
    expect(server.operator).toBeNull();
  });

  it('an operator who cannot switch users sees the reason', async () => {
    const server = new FakeConsole('editor');
    const { user, client } = openConsole(server, '/drafts');
    await headingOf('Drafts');
    server.operator = null;
    void client.run('listDrafts', {});
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Your session has ended' }));
    server.isThere = false;
    await user.click(dialog.getByRole('button', { name: 'Log in as another operator' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('No connection');
    server.isThere = true;
    await user.click(dialog.getByRole('button', { name: 'Log in as another operator' }));
    await headingOf('Operator console');
  });

  it('an ended session asks for the login over the screen and keeps its state', async () => {
    const server = new FakeConsole('editor').on('listDrafts', () => ({ drafts: [draft()] }));
    const { user, client } = openConsole(server, '/drafts');
    await user.type(await screen.findByLabelText('Search'), 'cup');
    server.operator = null;
    void client.run('listDrafts', {});
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Your session has ended' }));
    expect(dialog.getByText(/Edo Brandt, log in again/)).toBeDefined();
    expect(dialog.getByLabelText<HTMLInputElement>('Email').value).toBe(email);
    await user.type(dialog.getByLabelText('Password'), PASSWORD);
    await user.click(dialog.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('cup');
  });

  it('an ended session can be left to another operator', async () => {
    const server = new FakeConsole('editor');
    const { user, client } = openConsole(server, '/drafts');
    await headingOf('Drafts');
    server.operator = null;
    void client.run('listDrafts', {});
    await user.click(await screen.findByRole('button', { name: 'Log in as another operator' }));
    await headingOf('Operator console');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('');
  });
});
