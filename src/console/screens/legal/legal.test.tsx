import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LegalVersionView } from '#src/shared/console/legal.ts';
import type { OperatorRole } from '#src/shared/console/operators.ts';
import { FakeConsole, Refusal } from '#tests/support/console/fakeConsole.ts';
import { headingOf, openConsole, rowOf, toasts } from '#tests/support/console/openConsole.tsx';

const first: LegalVersionView = {
  ...{ brand: 'tsb', region: '*', document: 'terms', version: 1, title: 'Terms of Use', body: 'As it was.', hash: 'a'.repeat(64) },
  ...{ holdsFrom: null, isMaterial: false, publishedBy: 'build', publishedAt: '2026-11-22T13:30:00.000Z' },
};
const serverFor = (role: OperatorRole) => new FakeConsole(role).on('listLegalVersions', () => ({ versions: [first] }));

async function begin(server: FakeConsole) {
  const { user } = openConsole(server, '/legal');
  await headingOf('Legal texts');
  await user.click((await rowOf(/1: Terms of Use/)).getByRole('button', { name: 'Start from version 1…' }));
  const form = within(await screen.findByRole('dialog', { name: 'Publish a new version' }));
  await user.clear(form.getByLabelText('Text'));
  await user.type(form.getByLabelText('Text'), 'As it is.');
  await user.type(form.getByLabelText('Reason'), 'The law has changed');
  await user.click(form.getByRole('button', { name: 'Publish version' }));
  return form;
}

describe('legal documents', () => {
  it('a new legal version starts from an earlier one and is published with a reason', async () => {
    const server = serverFor('compliance').on('publishLegalVersion', () => ({ version: 2, hash: 'b'.repeat(64) }));
    await begin(server);
    await waitFor(() => expect(toasts()).toEqual(['Version 2 is published']));
    expect(server.inputsOf('publishLegalVersion')).toMatchObject([
      { document: 'terms', region: '*', body: 'As it is.', holdsFrom: null, change: 'material', reason: 'The law has changed' },
    ]);
  });

  it('a refused legal version shows the reason in the form', async () => {
    const server = serverFor('compliance').on('publishLegalVersion', () => {
      throw new Refusal('input', 'Two versions would be in force at the same time.');
    });
    const form = await begin(server);
    expect(await form.findByText('Two versions would be in force at the same time.')).toBeDefined();
  });

  it('a planned legal version can be cancelled with a reason, and one in force is not offered for it', async () => {
    const planned = { ...first, version: 2, holdsFrom: '2999-01-01T00:00:00.000Z' };
    const server = serverFor('compliance')
      .on('listLegalVersions', () => ({ versions: [planned, first] }))
      .on('callOffLegalVersion', () => ({ version: 2 }));
    const { user } = openConsole(server, '/legal');
    expect((await rowOf(/1: Terms of Use/)).queryByRole('button', { name: /^Cancel version/ })).toBeNull();
    await user.click((await rowOf(/2: Terms of Use/)).getByRole('button', { name: 'Cancel version 2…' }));
    const form = within(await screen.findByRole('dialog', { name: 'Cancel version 2' }));
    await user.type(form.getByLabelText('Reason'), 'The law was put off');
    await user.click(form.getByRole('button', { name: 'Cancel version' }));
    await waitFor(() => expect(toasts()).toEqual(['Version 2 is canceled']));
    expect(server.inputsOf('callOffLegalVersion')).toEqual([
      { brand: 'tsb', document: 'terms', version: 2, reason: 'The law was put off' },
    ]);
  });

  it('only compliance is offered to publish legal versions', async () => {
    openConsole(serverFor('approver'), '/legal');
    expect((await rowOf(/1: Terms of Use/)).queryByRole('button')).toBeNull();
  });
});
