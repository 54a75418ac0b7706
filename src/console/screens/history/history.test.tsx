import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OperatorRole } from '#src/shared/console/operators.ts';
import { FakeConsole, Refusal } from '#tests/support/console/fakeConsole.ts';
import { headingOf, openConsole, rowOf, toasts } from '#tests/support/console/openConsole.tsx';
import { hashOf, pointer, publication } from '#tests/support/console/things.ts';

const [before, first, now] = [hashOf('a'), hashOf('b'), hashOf('c')];
const document = {
  surface: 'home',
  order: ['slots', 'rules'],
  nodes: {
    slots: { id: 'slots', kind: 'GameRailShelf', props: { title: 'Slots' }, criticality: 'OPTIONAL' },
    rules: { id: 'rules', kind: 'EditorialShelf', props: { title: 'House rules' }, criticality: 'MANDATORY' },
  },
};
const moves = [
  publication({ id: '2', hash: now, previous_hash: first, operator_id: 'compliance', reason: 'The final is tonight' }),
  publication({
    id: '1',
    hash: first,
    previous_hash: before,
    operator_id: 'approver',
    reason: 'A first try',
    moved_at: '2026-11-20T09:00:00.000Z',
  }),
];
const place = { surface: 'home', brand: '*', region: '*', environment: 'live' };
const serverFor = (role: OperatorRole) =>
  new FakeConsole(role)
    .on('listPublished', () => ({
      pointers: [
        pointer({ hash: now, operator_id: 'compliance' }),
        pointer({ surface: 'casino', region: 'CA-ON', moved_at: '2026-11-22T13:00:00.000Z' }),
      ],
    }))
    .on('listPublications', () => ({ moves }))
    .on('countReached', () => ({ players: 1_204 }))
    .on('readRevision', ({ hash }) => ({ hash, surface: 'home', document, author: 'build', created_at: '2026-11-19T09:00:00.000Z' }))
    .on('compareRevisions', () => ({
      title: null,
      nodes: [{ change: 'added', id: 'slots', kind: 'GameRailShelf', words: '“Slots” (GameRailShelf) added', fields: [] }],
    }));
const HOME = '/history?surface=home&brand=*&region=*&environment=live';
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the history', () => {
  it('the history without a place lists places, last changed first', async () => {
    const { user, address } = openConsole(serverFor('viewer'), '/history');
    await headingOf('History');
    await rowOf(/Home page/);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Casino lobby', 'Home page']);
    await user.click(screen.getByRole('link', { name: 'Home page' }));
    const ofHome = await headingOf('History: Home page');
    expect(address()).toBe('/history?surface=home&brand=*&region=*&environment=live');
    await waitFor(() => expect(ofHome.ownerDocument.activeElement).toBe(ofHome));
    await user.click(screen.getByRole('link', { name: 'All documents' }));
    const ofAll = await headingOf('History');
    await waitFor(() => expect(ofAll.ownerDocument.activeElement).toBe(ofAll));
  });

  it('a place’s history shows the current version and each change with author and reason', async () => {
    openConsole(serverFor('viewer'), HOME);
    const stands = within(await screen.findByRole('region', { name: 'Current version' }));
    expect(await stands.findByText('House rules')).toBeDefined();
    expect(await stands.findByText(/by Cora Mills/)).toBeDefined();
    const row = await rowOf(/bbbbbbbbbb/);
    expect([row.getByText('Ada Pike'), row.getByText('A first try'), row.getByText('2 days ago')]).toHaveLength(3);
    expect((await rowOf(/cccccccccc/)).getByText('now')).toBeDefined();
    expect((await rowOf(/aaaaaaaaaa/)).getByText('Default')).toBeDefined();
  });

  it('a place’s history tells changes of a newer build from an operator’s', async () => {
    const byBuild = { id: '3', hash: hashOf('d'), previous_hash: now, operator_id: null, reason: 'a newer build has begun' };
    const server = serverFor('viewer')
      .on('listPublished', () => ({ pointers: [pointer({ hash: hashOf('d'), operator_id: null })] }))
      .on('listPublications', () => ({ moves: [publication(byBuild), ...moves] }));
    openConsole(server, HOME);
    const row = await rowOf(/dddddddddd/);
    expect([row.getByText('Default'), row.getByText('a newer build has begun')]).toHaveLength(2);
    expect(await screen.findByText(/Revision dddddddddd, default/)).toBeDefined();
    expect((await rowOf(/cccccccccc/)).getByText('Cora Mills')).toBeDefined();
  });

  it('a revision can be viewed and compared with the current one', async () => {
    const server = serverFor('viewer');
    const { user } = openConsole(server, HOME);
    await user.click((await rowOf(/bbbbbbbbbb/)).getByRole('button', { name: 'View bbbbbbbbbb' }));
    const revision = await dialog('Revision bbbbbbbbbb');
    expect(await revision.findByText('“Slots” (GameRailShelf) added')).toBeDefined();
    expect(revision.getByText('House rules')).toBeDefined();
    expect(server.inputsOf('compareRevisions')).toEqual([{ from: first, to: now }]);
  });

  it('the history shows a newer build’s document and what it would change', async () => {
    const server = serverFor('viewer').on('listPublished', () => ({
      pointers: [pointer({ hash: now, operator_id: 'compliance', newer_hash: hashOf('d') })],
    }));
    const { user } = openConsole(server, HOME);
    const panel = within(await screen.findByRole('region', { name: 'A newer build has a different default' }));
    await user.click(panel.getByRole('button', { name: 'View the new default' }));
    const revision = await dialog('Revision dddddddddd');
    expect(await revision.findByRole('region', { name: 'From now to this version' })).toBeDefined();
    expect(await revision.findByText('“Slots” (GameRailShelf) added')).toBeDefined();
    expect(server.inputsOf('compareRevisions')).toEqual([{ from: now, to: hashOf('d') }]);
  });

  it('the history of an empty place says what players get instead', async () => {
    openConsole(
      serverFor('approver').on('listPublications', () => ({ moves: [] })),
      '/history?surface=live',
    );
    expect(await screen.findByRole('heading', { name: 'Nothing is published here now' })).toBeDefined();
    expect(await screen.findByText('No operator has changed anything here yet.')).toBeDefined();
  });
});

describe('a rollback', () => {
  it('a rollback shows the changes, asks for a reason and is done', async () => {
    const server = serverFor('approver').on('rollback', (input) => ({ ...place, hash: input.to, changes: [] }));
    const { user } = openConsole(server, HOME);
    await user.click((await rowOf(/aaaaaaaaaa/)).getByRole('button', { name: 'Roll back to aaaaaaaaaa' }));
    const form = await dialog('Roll back to aaaaaaaaaa');
    expect(form.getByText(/immediately for all players/)).toBeDefined();
    expect(await form.findByText('“Slots” (GameRailShelf) added')).toBeDefined();
    expect(await form.findByText(/^1,204 players saw it in the last hour\. Visitors are not counted\.$/)).toBeDefined();
    await user.type(form.getByLabelText('Reason'), 'The final is off');
    await user.click(form.getByRole('button', { name: 'Roll back now' }));
    await waitFor(() => expect(toasts()).toEqual(['Home page is rolled back']));
    expect(server.inputsOf('rollback')).toEqual([{ ...place, from: now, to: before, reason: 'The final is off' }]);
  });

  it('a rollback of a place’s first publication empties the place', async () => {
    const server = serverFor('approver')
      .on('listPublications', () => ({ moves: [publication({ hash: now, previous_hash: null })] }))
      .on('rollback', (input) => ({ ...place, hash: input.to, changes: [] }));
    const { user } = openConsole(server, HOME);
    const row = await rowOf(/nothing/);
    expect(row.queryByRole('button', { name: /^View/ })).toBeNull();
    await user.click(row.getByRole('button', { name: 'Roll back to nothing' }));
    const form = await dialog('Roll back to nothing');
    expect(form.getByText(/Players see what is published for a wider audience/)).toBeDefined();
    await user.type(form.getByLabelText('Reason'), 'The weekend is off');
    await user.click(form.getByRole('button', { name: 'Roll back now' }));
    await waitFor(() => expect(server.inputsOf('rollback')).toEqual([{ ...place, from: now, to: null, reason: 'The weekend is off' }]));
  });

  it('a rollback can fill an emptied place again', async () => {
    const server = serverFor('approver')
      .on('listPublished', () => ({ pointers: [] }))
      .on('listPublications', () => ({
        moves: [publication({ id: '2', hash: null, previous_hash: first }), publication({ hash: first, previous_hash: null })],
      }))
      .on('rollback', (input) => ({ ...place, hash: input.to, changes: [] }));
    const { user } = openConsole(server, HOME);
    await user.click((await rowOf(/bbbbbbbbbb/)).getByRole('button', { name: /^Roll back/ }));
    const form = await dialog('Roll back to bbbbbbbbbb');
    expect(form.getByText('The earlier version is published again.')).toBeDefined();
    await user.type(form.getByLabelText('Reason'), 'The weekend is on');
    await user.click(form.getByRole('button', { name: 'Roll back now' }));
    await waitFor(() => expect(server.inputsOf('rollback')).toEqual([{ ...place, from: null, to: first, reason: 'The weekend is on' }]));
  });

  it('a rollback refused for its role shows the reason and keeps the typed text', async () => {
    const server = serverFor('approver').on('rollback', () => {
      throw new Refusal('wrong-role', 'Compliance must do this rollback.');
    });
    const { user } = openConsole(server, HOME);
    await user.click((await rowOf(/aaaaaaaaaa/)).getByRole('button', { name: /^Roll back/ }));
    const form = await dialog('Roll back to aaaaaaaaaa');
    await user.type(form.getByLabelText('Reason'), 'The final is off');
    await user.click(form.getByRole('button', { name: 'Roll back now' }));
    expect((await form.findByRole('alert')).textContent).toContain('Compliance must do this rollback.');
    expect(form.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('The final is off');
  });

  it('a rollback is not offered to other roles, and the allowed ones are named', async () => {
    openConsole(serverFor('editor'), HOME);
    await rowOf(/aaaaaaaaaa/);
    expect(screen.queryByRole('button', { name: /^Roll back/ })).toBeNull();
    expect(screen.getByText('You are logged in as editor. Only approver or compliance can do this.')).toBeDefined();
  });
});

describe('a takedown', () => {
  it('a trader can take down one node at once, with a reason', async () => {
    const server = serverFor('trader')
      .on('takeDown', () => ({ ...place, hash: hashOf('d'), previousHash: now }))
      .on('countReached', () => ({ players: 1 }));
    const { user } = openConsole(server, HOME);
    await user.click(await screen.findByRole('button', { name: 'Take down Slots' }));
    const form = await dialog('Take down “Slots”');
    expect(await form.findByText(/^One player saw it in the last hour/)).toBeDefined();
    await user.type(form.getByLabelText('Reason'), 'The provider is down');
    await user.click(form.getByRole('button', { name: 'Take down now' }));
    await waitFor(() => expect(toasts()).toEqual(['“Slots” is taken down']));
    expect(server.inputsOf('takeDown')).toEqual([{ ...place, nodeId: 'slots', reason: 'The provider is down' }]);
  });

  it('a takedown is not offered for a mandatory node', async () => {
    openConsole(serverFor('approver'), HOME);
    await screen.findByRole('button', { name: 'Take down Slots' });
    expect(screen.queryByRole('button', { name: 'Take down House rules' })).toBeNull();
    expect(screen.getByText('mandatory, can’t be taken down')).toBeDefined();
  });

  it('a takedown is not offered to an editor', async () => {
    openConsole(serverFor('editor'), HOME);
    await screen.findByText('House rules');
    expect(screen.queryByRole('button', { name: /^Take down/ })).toBeNull();
  });
});
