import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeConsole, Refusal } from '#tests/support/console/fakeConsole.ts';
import { headingOf, openConsole, rowOf, toasts } from '#tests/support/console/openConsole.tsx';
import { check, draft, hashOf, nothingChanged, pointer, withDocument } from '#tests/support/console/things.ts';

const pointers = [
  pointer({ operator_id: 'approver', newer_hash: hashOf('d') }),
  pointer({ surface: 'casino', brand: 'alpha', region: 'US-NJ', hash: hashOf('c'), not_served: ['It has no helpline.'] }),
  pointer({ surface: 'dialogs' }),
];
const serverFor = (role: 'editor' | 'viewer' = 'editor') =>
  new FakeConsole(role)
    .on('listPublished', () => ({ pointers }))
    .on('listDrafts', () => ({ drafts: [draft()] }))
    .on('createDraft', (input) => withDocument(draft({ ...input, id: 'begun', version: 1 })))
    .on('readDraft', () => withDocument(draft({ id: 'begun', title: 'Begun' })))
    .on('diffDraft', () => nothingChanged)
    .on('checkDraft', () => check());

const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

describe('the documents', () => {
  it('the console starts with the documents by family, with their state and drafts', async () => {
    const { address } = openConsole(serverFor());
    await headingOf('Documents');
    expect(address()).toBe('/documents');
    const home = await rowOf(/Home page/);
    expect(await home.findByText('by Ada Pike')).toBeDefined();
    expect(home.getByText('all players')).toBeDefined();
    expect(screen.getAllByText('A newer build has a different version.')).toHaveLength(1);
    expect(home.getByText('A newer build has a different version.')).toBeDefined();
    expect((await home.findByRole('link', { name: 'Cup final on top' })).getAttribute('href')).toBe('/drafts/draft-1');
    const casino = await rowOf(/Casino lobby/);
    expect(casino.getByText('Not served. It has no helpline.')).toBeDefined();
    expect([casino.getByText('alpha'), casino.getByText('US-NJ'), casino.getByText('Default'), casino.getByText('none')]).toHaveLength(4);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Pages', 'Dialogs']);
  });

  it('documents can be filtered, and an empty result can be reset', async () => {
    const { user } = openConsole(serverFor());
    await rowOf(/Home page/);
    const names = () => screen.queryAllByRole('rowheader').map((row) => within(row).getByRole('link').textContent);
    await user.selectOptions(await screen.findByLabelText('Region'), 'Ontario (CA-ON)');
    expect(names()).toEqual(['Home page', 'All dialogs']);
    await user.type(screen.getByLabelText('Search'), 'lobby');
    expect(names()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(names()).toHaveLength(3);
  });

  it('an operator who may not write is offered no draft and sees who may', async () => {
    openConsole(serverFor('viewer'));
    await rowOf(/Home page/);
    expect(screen.queryByRole('button', { name: /draft|Copy/i })).toBeNull();
    expect(screen.getByText('You are logged in as viewer. Only editor, approver or compliance can do this.')).toBeDefined();
  });
});

describe('a draft', () => {
  it('a draft can be started from a document for another audience, and is opened', async () => {
    const server = serverFor();
    const { user, address } = openConsole(server);
    const home = await rowOf(/Home page/);
    await user.click(home.getByRole('button', { name: /^Start draft/ }));
    const form = await dialog('Draft for Home page');
    await user.click(form.getByRole('button', { name: 'Start draft' }));
    expect(form.getByText('Enter a name that your colleagues will understand.')).toBeDefined();
    await user.type(form.getByLabelText('Purpose'), '  Cup final ');
    await user.selectOptions(form.getByLabelText('Region'), 'All of US');
    await user.click(form.getByRole('button', { name: 'Start draft' }));
    await headingOf('Begun');
    expect(server.inputsOf('createDraft')).toEqual([
      { surface: 'home', brand: '*', region: 'US', environment: 'live', title: 'Cup final' },
    ]);
    expect([address(), toasts()]).toEqual(['/drafts/begun', ['Draft started']]);
  });

  it('a draft can be started where nothing is published', async () => {
    const server = serverFor();
    const { user } = openConsole(server);
    await rowOf(/Home page/);
    await user.click(screen.getByRole('button', { name: 'New document' }));
    const form = await dialog('New document');
    await user.type(form.getByLabelText('Purpose'), 'Menu');
    await user.selectOptions(form.getByLabelText('Surface'), 'Frame: Left menu');
    await user.selectOptions(form.getByLabelText('Brand'), 'beta');
    await user.selectOptions(form.getByLabelText('Environment'), 'Staging (testing)');
    await user.keyboard('{Enter}');
    await user.click(form.getByRole('button', { name: 'Start draft' }));
    await headingOf('Begun');
    expect(server.inputsOf('createDraft')).toMatchObject([{ surface: 'left-menu', brand: 'beta', environment: 'staging' }]);
  });

  it('a refused draft keeps the form and its values', async () => {
    const server = serverFor().on('createDraft', () => {
      throw new Refusal('input', 'Nothing asks for a surface home.');
    });
    const { user } = openConsole(server);
    await user.click((await rowOf(/Home page/)).getByRole('button', { name: /^Start draft/ }));
    const form = await dialog('Draft for Home page');
    await user.type(form.getByLabelText('Purpose'), 'Cup final');
    await user.click(form.getByRole('button', { name: 'Start draft' }));
    expect((await form.findByRole('alert')).textContent).toContain('Nothing asks for a surface home.');
    expect(form.getByLabelText<HTMLInputElement>('Purpose').value).toBe('Cup final');
  });
});

describe('a copy of a document', () => {
  const document = { surface: 'casino', nodes: { a: { id: 'a' } }, order: ['a'] };
  const copying = () =>
    serverFor()
      .on('readRevision', ({ hash }) => ({ hash, surface: 'casino', document, author: 'build', created_at: '2026-11-22T12:00:00.000Z' }))
      .on('saveDraft', (input) => ({
        ...withDocument(draft({ id: input.draftId, version: 2 })),
        document: input.document,
        isMerged: false,
      }));

  it('a document can be copied to another place only', async () => {
    const server = copying();
    const { user } = openConsole(server);
    await user.click((await rowOf(/Casino lobby/)).getByRole('button', { name: /^Copy/ }));
    const form = await dialog('Copy Casino lobby to another audience');
    await user.type(form.getByLabelText('Purpose'), 'Lobby for Ontario');
    await user.click(form.getByRole('button', { name: 'Start draft' }));
    expect(form.getByRole('alert').textContent).toContain('Choose another');
    expect(server.inputsOf('createDraft')).toEqual([]);
    await user.selectOptions(form.getByLabelText('Region'), 'Ontario (CA-ON)');
    await user.click(form.getByRole('button', { name: 'Start draft' }));
    await headingOf('Begun');
    expect(server.inputsOf('readRevision')).toEqual([{ hash: hashOf('c') }]);
    expect(server.inputsOf('createDraft')).toMatchObject([{ surface: 'casino', brand: 'alpha', region: 'CA-ON' }]);
    expect(server.inputsOf('saveDraft')).toEqual([{ draftId: 'begun', version: 1, document }]);
  });

  it('a copy whose original cannot be read creates no draft', async () => {
    const server = copying().on('readRevision', () => {
      throw new Refusal('not-found', 'This revision does not exist.');
    });
    const { user } = openConsole(server);
    await user.click((await rowOf(/Casino lobby/)).getByRole('button', { name: /^Copy/ }));
    const form = await dialog(/^Copy/);
    await user.type(form.getByLabelText('Purpose'), 'Copy');
    await user.selectOptions(form.getByLabelText('Brand'), 'beta');
    await user.click(form.getByRole('button', { name: 'Start draft' }));
    expect(await form.findByText('This revision does not exist.')).toBeDefined();
    await waitFor(() => expect(server.inputsOf('createDraft')).toEqual([]));
  });

  it('a copy that cannot be saved is discarded', async () => {
    const server = copying()
      .on('discardDraft', ({ draftId }) => draft({ id: draftId, state: 'discarded' }))
      .on('saveDraft', () => {
        throw new Refusal('input', 'This document is not for here.');
      });
    const { user } = openConsole(server);
    await user.click((await rowOf(/Casino lobby/)).getByRole('button', { name: /^Copy/ }));
    const form = await dialog(/^Copy/);
    await user.type(form.getByLabelText('Purpose'), 'Copy');
    await user.selectOptions(form.getByLabelText('Brand'), 'beta');
    await user.click(form.getByRole('button', { name: 'Start draft' }));
    expect(await form.findByText('This document is not for here.')).toBeDefined();
    expect(server.inputsOf('discardDraft')).toEqual([{ draftId: 'begun' }]);
  });
});
