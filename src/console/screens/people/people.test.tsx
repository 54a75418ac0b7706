import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OperatorRole } from '#src/shared/console/operators.ts';
import { FakeConsole, people, Refusal } from '#tests/support/console/fakeConsole.ts';
import { headingOf, openConsole, rowOf, toasts } from '#tests/support/console/openConsole.tsx';
import { proposed } from '#tests/support/console/things.ts';

const LOCKED: ReadonlySet<string> = new Set(['editor', 'compliance']);
const serverFor = (role: OperatorRole) =>
  new FakeConsole(role).on('listOperators', () => ({
    operators: people.map((person) => ({ ...person, lockedAt: LOCKED.has(person.id) ? '2026-11-22T13:30:00.000Z' : null })),
  }));

describe('people', () => {
  it('are told with role and login', async () => {
    openConsole(serverFor('viewer'), '/people');
    await headingOf('People');
    const editor = await rowOf(/Edo Brandt/);
    expect([editor.getByText('editor'), editor.getByText('locked'), editor.getByText('30 minutes ago')]).toHaveLength(3);
    expect((await rowOf(/Vera Lund/)).getByText('open')).toBeDefined();
  });

  it('a locked login is unlocked by compliance, with a reason', async () => {
    const server = serverFor('compliance').on('unlockOperator', () => proposed());
    const { user } = openConsole(server, '/people');
    await user.click((await rowOf(/Edo Brandt/)).getByRole('button', { name: 'Unlock Edo Brandt' }));
    const form = within(await screen.findByRole('dialog', { name: 'Unlock Edo Brandt' }));
    await user.type(form.getByLabelText('Why'), 'He was it');
    await user.click(form.getByRole('button', { name: 'Propose to unlock' }));
    await waitFor(() => expect(toasts()).toEqual(['Proposed. It waits for a second person.']));
    expect(server.inputsOf('unlockOperator')).toEqual([{ operatorId: 'editor', reason: 'He was it' }]);
  });

  it('nobody is offered to unlock himself, and others are told who may', async () => {
    openConsole(serverFor('compliance'), '/people');
    expect((await rowOf(/Cora Mills/)).queryByRole('button')).toBeNull();
  });

  it('who may not is told who may', async () => {
    openConsole(serverFor('editor'), '/people');
    const row = await rowOf(/Cora Mills/);
    expect([row.queryByRole('button'), row.getByText('You are logged in as editor. This is for compliance.')]).toEqual([
      null,
      expect.anything(),
    ]);
  });

  it('a refusal is told in place', async () => {
    const server = serverFor('compliance').on('unlockOperator', () => {
      throw new Refusal('not-found', 'There is no such operator.');
    });
    const { user } = openConsole(server, '/people');
    await user.click((await rowOf(/Edo Brandt/)).getByRole('button'));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText('Why'), 'He was it');
    await user.click(form.getByRole('button', { name: 'Propose to unlock' }));
    expect(await form.findByText('There is no such operator.')).toBeDefined();
  });
});
