import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OperatorRole } from '#src/shared/console/operators.ts';
import { colleagueOf, FakeConsole, people, personOf, Refusal } from '#tests/support/console/fakeConsole.ts';
import { headingOf, openConsole, rowOf, toasts } from '#tests/support/console/openConsole.tsx';
import { proposed } from '#tests/support/console/things.ts';

const LOCKED: ReadonlySet<string> = new Set(['editor', 'compliance']);
const serverFor = (role: OperatorRole) =>
  new FakeConsole(role).on('listOperators', () => ({
    operators: people.map((person) => ({ ...colleagueOf(person), lockedAt: LOCKED.has(person.id) ? '2026-11-22T13:30:00.000Z' : null })),
  }));

describe('people', () => {
  it('operators are listed with role and login', async () => {
    openConsole(serverFor('viewer'), '/people');
    await headingOf('People');
    const editor = await rowOf(/Edo Brandt/);
    expect([editor.getByText('editor'), editor.getByText('locked'), editor.getByText('30 minutes ago')]).toHaveLength(3);
    expect((await rowOf(/Vera Lund/)).getByText('open')).toBeDefined();
  });

  it('compliance can propose to unlock a login, with a reason', async () => {
    const server = serverFor('compliance').on('unlockOperator', () => proposed());
    const { user } = openConsole(server, '/people');
    await user.click((await rowOf(/Edo Brandt/)).getByRole('button', { name: 'Unlock Edo Brandt' }));
    const form = within(await screen.findByRole('dialog', { name: 'Unlock Edo Brandt' }));
    await user.type(form.getByLabelText('Reason'), 'He was it');
    await user.click(form.getByRole('button', { name: 'Propose to unlock' }));
    await waitFor(() => expect(toasts()).toEqual(['Proposed. A second person must confirm it.']));
    expect(server.inputsOf('unlockOperator')).toEqual([{ operatorId: 'editor', reason: 'He was it' }]);
  });

  it('operators are not offered to unlock their own login', async () => {
    openConsole(serverFor('compliance'), '/people');
    expect((await rowOf(/Cora Mills/)).queryByRole('button')).toBeNull();
  });

  it('an operator who may not unlock logins sees who may', async () => {
    openConsole(serverFor('editor'), '/people');
    const row = await rowOf(/Cora Mills/);
    expect([row.queryByRole('button'), row.getByText('You are logged in as editor. Only compliance can do this.')]).toEqual([
      null,
      expect.anything(),
    ]);
  });

  it('a lost second factor is replaced by two operators, with a link', async () => {
    const lost = { ...colleagueOf(personOf('editor')), hasFactor: false, signsFrom: '2026-11-23T13:30:00.000Z' };
    const server = new FakeConsole('compliance')
      .on('listOperators', () => ({ operators: [colleagueOf(personOf('viewer')), lost] }))
      .on('replaceFactor', () => proposed('The second factor of viewer@linemaker.test is taken away.'))
      .on('giveFactorLink', () => ({ path: '/#register=abc', password: null }));
    const { user } = openConsole(server, '/people');
    const row = await rowOf(/Edo Brandt/);
    expect(row.getByText(/can’t sign until/)).toBeDefined();
    await user.click(row.getByRole('button', { name: 'Create link or password for Edo Brandt' }));
    const given = within(await screen.findByRole('dialog', { name: 'Only for Edo Brandt' }));
    expect(given.getByLabelText<HTMLInputElement>('Link').value).toMatch(/\/#register=abc$/);
    expect(given.queryByLabelText('Password'), 'it stays').toBeNull();
    await user.click(given.getByRole('button', { name: 'Done' }));
    await user.click((await rowOf(/Vera Lund/)).getByRole('button', { name: 'Replace the second factor of Vera Lund' }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText('Reason'), 'Lost her phone');
    await user.click(form.getByRole('button', { name: 'Propose to replace' }));
    await waitFor(() => expect(server.inputsOf('replaceFactor')).toEqual([{ operatorId: 'viewer', reason: 'Lost her phone' }]));
  });

  it('compliance can propose a new account', async () => {
    const server = serverFor('compliance').on('createOperator', () => proposed('ann@example.com gets an account as trader, for Ann Lee.'));
    const { user } = openConsole(server, '/people');
    await user.click(await screen.findByRole('button', { name: 'New account…' }));
    const form = within(await screen.findByRole('dialog', { name: 'New account' }));
    await user.type(form.getByLabelText('Email address'), 'ann@');
    await user.type(form.getByLabelText('Reason'), 'Starts on Monday');
    await user.click(form.getByRole('button', { name: 'Propose account' }));
    expect([
      form.getByText('Enter an address such as ann@example.com.'),
      form.getByText('Enter the name your colleagues use.'),
    ]).toHaveLength(2);
    expect(server.inputsOf('createOperator')).toEqual([]);
    await user.type(form.getByLabelText('Email address'), 'example.com');
    await user.type(form.getByLabelText('Name'), 'Ann Lee');
    await user.selectOptions(form.getByLabelText('Role'), 'trader');
    await user.click(form.getByRole('button', { name: 'Propose account' }));
    await waitFor(() => expect(toasts()).toEqual(['Proposed. A second person must confirm it.']));
    expect(server.inputsOf('createOperator')).toEqual([
      { email: 'ann@example.com', name: 'Ann Lee', role: 'trader', reason: 'Starts on Monday' },
    ]);
  });

  it('the confirmer of a new account gets its password, shown until the dialog closes', async () => {
    const made = { ...colleagueOf(personOf('editor')), hasFactor: false };
    const server = new FakeConsole('trader')
      .on('listOperators', () => ({ operators: [made] }))
      .on('giveFactorLink', () => ({ path: null, password: 'word-of-the-day' }));
    const { user } = openConsole(server, '/people');
    await user.click((await rowOf(/Edo Brandt/)).getByRole('button', { name: 'Create link or password for Edo Brandt' }));
    const given = within(await screen.findByRole('dialog', { name: 'Only for Edo Brandt' }));
    expect(given.getByLabelText<HTMLInputElement>('Password').value).toBe('word-of-the-day');
    expect([given.queryByLabelText('Link'), given.getByText(/The link comes from the colleague who proposed/)]).toEqual([
      null,
      expect.anything(),
    ]);
    await user.click(given.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('word-of-the-day')).toBeNull();
  });

  it.each([
    ['restoreOperator', 'Restore Vera Lund', 'Propose to restore'],
    ['disableOperator', 'Disable Vera Lund', 'Disable now'],
  ] as const)('%s is offered for a colleague, with a reason', async (operation, name, label) => {
    const server = serverFor('compliance')
      .on('restoreOperator', () => proposed())
      .on('disableOperator', ({ operatorId }) => ({ operatorId }));
    const { user } = openConsole(server, '/people');
    await user.click((await rowOf(/Vera Lund/)).getByRole('button', { name }));
    const form = within(await screen.findByRole('dialog', { name }));
    await user.click(form.getByRole('button', { name: label }));
    expect(form.getByText('Enter a reason in a few words.')).toBeDefined();
    await user.type(form.getByLabelText('Reason'), 'She has left');
    await user.click(form.getByRole('button', { name: label }));
    await waitFor(() => expect(server.inputsOf(operation)).toEqual([{ operatorId: 'viewer', reason: 'She has left' }]));
  });

  it('operators are listed with their last login', async () => {
    const [never, once] = [colleagueOf(personOf('editor')), colleagueOf(personOf('viewer'))];
    const server = new FakeConsole('viewer').on('listOperators', () => ({
      operators: [never, { ...once, lastLoginAt: '2026-11-22T13:30:00.000Z' }],
    }));
    openConsole(server, '/people');
    expect((await rowOf(/Edo Brandt/)).getByText('never')).toBeDefined();
    expect((await rowOf(/Vera Lund/)).getByText('30 minutes ago')).toBeDefined();
  });

  it('a refused unlock shows the reason in the form', async () => {
    const server = serverFor('compliance').on('unlockOperator', () => {
      throw new Refusal('not-found', 'This operator does not exist.');
    });
    const { user } = openConsole(server, '/people');
    await user.click((await rowOf(/Edo Brandt/)).getByRole('button', { name: 'Unlock Edo Brandt' }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText('Reason'), 'He was it');
    await user.click(form.getByRole('button', { name: 'Propose to unlock' }));
    expect(await form.findByText('This operator does not exist.')).toBeDefined();
  });
});
