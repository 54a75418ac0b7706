import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeConsole, Refusal } from '#tests/support/console/fakeConsole.ts';
import { headingOf, openConsole, rowOf, toasts } from '#tests/support/console/openConsole.tsx';
import { check, draft, nothingChanged, withDocument } from '#tests/support/console/things.ts';

const drafts = [
  draft(),
  draft({ id: 'draft-2', title: 'Lobby for Ontario', surface: 'casino', region: 'CA-ON', authors: ['approver', 'editor'], version: 1 }),
  draft({ id: 'draft-3', title: 'Terms', surface: 'dialogs', brand: 'tsb', environment: 'staging', authors: ['compliance'] }),
];
const server = () => new FakeConsole('editor').on('listDrafts', () => ({ drafts }));
const listed = () => screen.queryAllByRole('rowheader').map((row) => row.querySelector('a')?.textContent);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the drafts', () => {
  it('a draft’s row shows its place, authors, version and last change', async () => {
    openConsole(server(), '/drafts');
    const row = await rowOf(/Lobby for Ontario/);
    expect(row.getByText('Casino lobby')).toBeDefined();
    expect(row.getByText('CA-ON')).toBeDefined();
    expect(await row.findByText('Ada Pike and you')).toBeDefined();
    expect(row.getByText('30 minutes ago').closest('time')?.getAttribute('datetime')).toBe('2026-11-22T13:30:00.000Z');
    expect((await rowOf(/Terms/)).getByText('staging')).toBeDefined();
  });

  it('drafts can be limited to the operator’s own, which the address keeps', async () => {
    const { user, address } = openConsole(server(), '/drafts');
    await rowOf(/Terms/);
    await user.click(screen.getByRole('radio', { name: 'Mine' }));
    expect(listed()).toEqual(['Cup final on top', 'Lobby for Ontario']);
    expect(address()).toBe('/drafts?whose=mine');
    await user.click(screen.getByRole('radio', { name: 'All' }));
    expect(listed()).toHaveLength(3);
  });

  it('drafts are searched by title and place, and an empty result says so', async () => {
    const { user } = openConsole(server(), '/drafts');
    await rowOf(/Terms/);
    const search = screen.getByLabelText('Search');
    await user.type(search, 'casino');
    expect(listed()).toEqual(['Lobby for Ontario']);
    await user.type(search, ' nothing');
    expect(screen.getByRole('heading', { name: 'No drafts found' })).toBeDefined();
  });

  it('an empty list of drafts says how to start one', async () => {
    openConsole(new FakeConsole('viewer'), '/drafts');
    expect(await screen.findByRole('heading', { name: 'No open drafts' })).toBeDefined();
  });

  it('drafts that could not be loaded can be loaded again', async () => {
    const fake = server();
    const { send } = fake;
    let isLost = true;
    fake.send = (call) => (isLost && call.path === 'operations/listDrafts' ? Promise.reject(new TypeError('lost')) : send(call));
    const { user } = openConsole(fake, '/drafts');
    expect((await screen.findByRole('alert')).textContent).toContain('No connection');
    isLost = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await rowOf(/Terms/);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('drafts are loaded again when the page is visible again, and stay on screen meanwhile', async () => {
    const fake = server();
    openConsole(fake, '/drafts');
    await rowOf(/Terms/);
    fake.on('listDrafts', () => ({ drafts: [draft({ title: 'New since' })] }));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listed()).toHaveLength(3);
    await waitFor(() => expect(listed()).toEqual(['New since']));
  });
});

describe('actions in the list of drafts', () => {
  it('a draft can be copied to another place, and the copy is opened', async () => {
    const fake = server()
      .on('duplicateDraft', (input) => withDocument(draft({ id: 'copy', title: input.title, region: input.region })))
      .on('readDraft', () => withDocument(draft({ id: 'copy', title: 'For New Jersey' })))
      .on('diffDraft', () => nothingChanged)
      .on('checkDraft', () => check());
    const { user, address } = openConsole(fake, '/drafts');
    await user.click((await rowOf(/Cup final/)).getByRole('button', { name: 'Copy Cup final on top' }));
    const form = await dialog('Copy “Cup final on top”');
    expect(form.queryByLabelText('Surface')).toBeNull();
    await user.clear(form.getByLabelText('Purpose'));
    await user.click(form.getByRole('button', { name: 'Create copy' }));
    expect(form.getByText('Enter a name that your colleagues will understand.')).toBeDefined();
    await user.type(form.getByLabelText('Purpose'), 'For New Jersey');
    await user.selectOptions(form.getByLabelText('Region'), await form.findByRole('option', { name: 'New Jersey (US-NJ)' }));
    await user.click(form.getByRole('button', { name: 'Create copy' }));
    await headingOf('For New Jersey');
    expect(address()).toBe('/drafts/copy');
    expect(fake.inputsOf('duplicateDraft')).toEqual([
      { draftId: 'draft-1', title: 'For New Jersey', brand: '*', region: 'US-NJ', environment: 'live' },
    ]);
  });

  it('an operator can discard their own draft and not a colleague’s', async () => {
    const fake = server().on('discardDraft', () => draft({ state: 'discarded' }));
    const { user } = openConsole(fake, '/drafts');
    await rowOf(/Terms/);
    await user.click(screen.getByRole('button', { name: 'Discard Cup final on top' }));
    const form = await dialog('Discard “Cup final on top”');
    fake.on('listDrafts', () => ({ drafts: drafts.slice(1) }));
    await user.click(form.getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(listed()).toEqual(['Lobby for Ontario', 'Terms']));
    expect([fake.inputsOf('discardDraft'), toasts()]).toEqual([[{ draftId: 'draft-1' }], ['“Cup final on top” is discarded']]);
  });

  it.each([
    ['approver', 0],
    ['viewer', 0],
    ['compliance', 3],
  ] as const)('the role %s is offered to discard %i drafts of others', async (role, count) => {
    openConsole(
      new FakeConsole(role).on('listDrafts', () => ({ drafts })),
      '/drafts',
    );
    await rowOf(/Terms/);
    expect(screen.queryAllByRole('button', { name: /^Discard/ })).toHaveLength(count);
  });

  it('a draft that was closed meanwhile is not discarded, and the reason is shown', async () => {
    const fake = server().on('discardDraft', () => {
      throw new Refusal('wrong-state', 'This draft is published; make a copy to go on with it.');
    });
    const { user } = openConsole(fake, '/drafts');
    await rowOf(/Terms/);
    await user.click(screen.getByRole('button', { name: 'Discard Cup final on top' }));
    const form = await dialog('Discard “Cup final on top”');
    await user.click(form.getByRole('button', { name: 'Discard draft' }));
    expect(await form.findByText('This draft is published; make a copy to go on with it.')).toBeDefined();
  });
});
