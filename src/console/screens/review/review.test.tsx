import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OperatorRole } from '#src/shared/console/operators.ts';
import { FakeConsole, Refusal } from '#tests/support/console/fakeConsole.ts';
import { headingOf, openConsole, toasts } from '#tests/support/console/openConsole.tsx';
import { approvedBy, check, draft, hashOf, nothingChanged, withDocument } from '#tests/support/console/things.ts';

const serverFor = (role: OperatorRole) =>
  new FakeConsole(role)
    .on('readDraft', () => withDocument(draft()))
    .on('diffDraft', () => nothingChanged)
    .on('checkDraft', () => check())
    .on('listPublications', () => ({ moves: [] }));
const open = async (server: FakeConsole) => {
  const opened = openConsole(server, '/drafts/draft-1/review');
  await headingOf('Cup final on top');
  await screen.findByRole('region', { name: 'Decision' });
  return opened;
};
const place = { surface: 'home', brand: '*', region: '*', environment: 'live' };
const panel = (name: string) => within(screen.getByRole('region', { name }));

describe('the changes of a draft', () => {
  it('changes are listed in words and field by field', async () => {
    const server = serverFor('viewer').on('diffDraft', () => ({
      ...nothingChanged,
      title: { before: null, after: 'Cup' },
      nodes: [
        { change: 'removed', id: 'a', kind: 'GameRailShelf', words: '“Slots” (GameRailShelf) removed', fields: [] },
        { change: 'moved', id: 'b', kind: 'LiveEventsShelf', from: 'main', to: 'main', words: '“Live” (LiveEventsShelf) moved to the top' },
        {
          change: 'edited',
          id: 'c',
          kind: 'QuickLinksShelf',
          words: '“Links” (QuickLinksShelf) changed: title',
          fields: [
            { path: '/props/title', before: 'Old', after: 'New' },
            { path: '/props/links', before: null, after: [{ id: 'x' }] },
          ],
        },
      ],
    }));
    const { user } = await open(server);
    const changes = panel('Changes');
    expect(await changes.findByText('“none” changes to “Cup”')).toBeDefined();
    expect(changes.getByText('“Live” (LiveEventsShelf) moved to the top')).toBeDefined();
    await user.click(changes.getByText('Field by field (2)'));
    expect([changes.getByText('Old').tagName, changes.getByText('New').tagName]).toEqual(['DEL', 'INS']);
  });

  it('the changes of a new place say that everything is new, and of a copied one what it was copied from', async () => {
    await open(serverFor('viewer').on('readDraft', () => withDocument(draft({ baseHash: null }))));
    expect(panel('Changes').getByText('Nothing is live yet, so everything is new.')).toBeDefined();
    cleanup();
    await open(serverFor('viewer').on('readDraft', () => ({ ...withDocument(draft({ baseHash: null })), base: {} })));
    expect(panel('Changes').getByText(/what these players were shown/)).toBeDefined();
  });

  it('a draft without changes says so', async () => {
    await open(serverFor('viewer'));
    expect(await panel('Changes').findByText('No changes: this is already published.')).toBeDefined();
  });
});

describe('the checks', () => {
  it('failed checks are listed with links, and the draft cannot be approved', async () => {
    const server = serverFor('approver').on('checkDraft', () =>
      check({
        problems: [{ check: 'link', nodeId: 'links', pointer: '/nodes/links/props/links/0', message: 'nothing is there' }],
        warnings: [{ check: 'schema', nodeId: null, pointer: '/title', message: 'the title is long' }],
      }),
    );
    await open(server);
    const checks = panel('Checks');
    expect(checks.getByText('1 to fix before you can publish')).toBeDefined();
    expect(checks.getByRole('link', { name: 'links › props › links › 1' }).getAttribute('href')).toBe(
      '/drafts/draft-1?node=links&field=%2Fprops%2Flinks%2F0',
    );
    expect(checks.getByText('The title is long')).toBeDefined();
    expect(panel('Decision').getByText('checks failed')).toBeDefined();
    expect(panel('Decision').queryByRole('button')).toBeNull();
  });
});

describe('the reach beside the checks', () => {
  it('the checks say how many players see a fallback and quote it', async () => {
    const node = { id: 'slots', kind: 'GameRailShelf', criticality: 'DEGRADABLE', fallback: { kind: 'FallbackText', text: 'Slots soon' } };
    const server = serverFor('approver')
      .on('readDraft', () => ({ ...withDocument(draft()), document: { surface: 'home', order: ['slots'], nodes: { slots: node } } }))
      .on('checkDraft', () =>
        check({
          coverage: {
            sessions: 40,
            share: 0.25,
            own: 0,
            unknown: 0,
            nodes: [{ nodeId: 'slots', kind: 'GameRailShelf', criticality: 'DEGRADABLE', share: 0.25 }],
          },
        }),
      );
    await open(server);
    expect(panel('Checks').getByText(/^25% of the clients active in the last hour \(40 sessions\)/)).toBeDefined();
    expect(panel('Checks').getByText('25% see the text “Slots soon” instead of')).toBeDefined();
  });
});

describe('an approval', () => {
  it('an approval is given for the content that was shown', async () => {
    const server = serverFor('approver');
    const { user } = await open(server);
    server.on('approveDraft', () => {
      server.on('checkDraft', () => approvedBy('approver'));
      return approvedBy('approver').approval;
    });
    await user.click(panel('Decision').getByRole('button', { name: 'Approve' }));
    expect(await panel('Decision').findByText('ready to publish')).toBeDefined();
    expect(panel('Decision').getByText(/^Approved by you \(approver\)/)).toBeDefined();
    expect(server.inputsOf('approveDraft')).toEqual([{ draftId: 'draft-1', contentHash: hashOf('b') }]);
    expect(toasts()).toEqual(['Approved']);
  });

  it('an author is not offered to approve, and sees why', async () => {
    await open(serverFor('approver').on('readDraft', () => withDocument(draft({ authors: ['approver'] }))));
    expect(panel('Decision').getByText('You edited this draft, so another operator must approve it.')).toBeDefined();
    expect(panel('Decision').queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('an approval that compliance must give says why', async () => {
    const careful = check({
      approval: {
        isApproved: false,
        careReasons: ['It touches a MANDATORY node.'],
        approvals: [],
        missing: ['second-person', 'compliance'],
      },
    });
    await open(serverFor('compliance').on('checkDraft', () => careful));
    expect(panel('Decision').getByText('It touches a MANDATORY node.')).toBeDefined();
    expect(panel('Decision').getByText('needs compliance')).toBeDefined();
  });

  it('an approval of content that changed meanwhile is refused with the reason', async () => {
    const server = serverFor('approver').on('approveDraft', () => {
      throw new Refusal('stale', 'The draft has changed since you viewed it. Check it again.');
    });
    const { user } = await open(server);
    await user.click(panel('Decision').getByRole('button', { name: 'Approve' }));
    expect((await panel('Decision').findByRole('alert')).textContent).toContain('changed since you viewed it');
  });

  it('approval is not offered until the shown changes are those of the checks', async () => {
    const server = serverFor('approver').on('checkDraft', () => check({ contentHash: hashOf('c') }));
    const { user } = await open(server);
    expect(await panel('Decision').findByText(/has just changed/)).toBeDefined();
    expect(panel('Decision').queryByRole('button', { name: 'Approve' })).toBeNull();
    server.on('diffDraft', () => ({ ...nothingChanged, contentHash: hashOf('c') }));
    server.on('readDraft', () => withDocument(draft({ contentHash: hashOf('c') })));
    server.on('approveDraft', () => approvedBy('approver').approval);
    await user.click(panel('Decision').getByRole('button', { name: 'Show the latest changes' }));
    await user.click(await panel('Decision').findByRole('button', { name: 'Approve' }));
    expect(server.inputsOf('approveDraft')).toEqual([{ draftId: 'draft-1', contentHash: hashOf('c') }]);
    expect(panel('Decision').queryByText(/has just changed/)).toBeNull();
  });

  it('approval is not offered if the newer changes could not be loaded', async () => {
    const server = serverFor('approver');
    const { client } = await open(server);
    expect(await panel('Decision').findByRole('button', { name: 'Approve' })).toBeDefined();
    server
      .on('checkDraft', () => check({ contentHash: hashOf('c') }))
      .on('diffDraft', () => {
        throw new Refusal('busy', 'In a moment.');
      });
    act(() => client.answers.changed());
    expect(await panel('Decision').findByText(/has just changed/)).toBeDefined();
    expect(panel('Decision').queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('approval is not offered while the changes are loading or failed', async () => {
    const held: { arrive?: () => void } = {};
    const server = serverFor('approver').on('diffDraft', async () => {
      await new Promise<void>((resolve) => (held.arrive = resolve));
      throw new Refusal('busy', 'In a moment.');
    });
    await open(server);
    expect(await panel('Decision').findByText(/Loading the changes/)).toBeDefined();
    expect(panel('Decision').queryByRole('button')).toBeNull();
    held.arrive?.();
    expect(await panel('Decision').findByText(/could not load the changes/)).toBeDefined();
    expect(panel('Decision').queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('an approval can be withdrawn with a reason', async () => {
    const server = serverFor('approver').on('checkDraft', () => approvedBy('approver'));
    const { user } = await open(server);
    server.on('withdrawApproval', () => check().approval);
    await user.click(panel('Decision').getByRole('button', { name: 'Withdraw my approval' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw approval' }));
    await user.click(dialog.getByRole('button', { name: 'Withdraw approval' }));
    expect(dialog.getByText('Enter a reason in a few words.')).toBeDefined();
    await user.type(dialog.getByLabelText('Reason'), 'Second thoughts');
    await user.click(dialog.getByRole('button', { name: 'Withdraw approval' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.inputsOf('withdrawApproval')).toEqual([{ draftId: 'draft-1', reason: 'Second thoughts' }]);
  });
});

describe('publishing', () => {
  const ready = (role: OperatorRole) => serverFor(role).on('checkDraft', () => approvedBy('compliance'));

  it('publishing says whom it reaches, asks for a reason and leads to the place’s history', async () => {
    const server = ready('approver').on('publishDraft', () => draft({ state: 'published' }));
    const { user, address } = await open(server);
    await user.click(panel('Decision').getByRole('button', { name: 'Publish now…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish “Cup final on top”' }));
    expect(dialog.getByText(/Home page changes immediately for all players/)).toBeDefined();
    expect(await dialog.findByText('No logged-in player saw it in the last hour.')).toBeDefined();
    expect(server.inputsOf('countReached')).toContainEqual(place);
    await user.type(dialog.getByLabelText('Reason'), 'The final is tonight');
    await user.click(dialog.getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(address()).toBe('/history?surface=home&brand=*&region=*&environment=live'));
    expect(server.inputsOf('publishDraft')).toEqual([{ draftId: 'draft-1', contentHash: hashOf('b'), reason: 'The final is tonight' }]);
    expect(toasts()).toEqual(['Home page is published']);
  });

  it('publishing to staging does not mention players', async () => {
    const staged = withDocument(draft({ environment: 'staging' }));
    const server = ready('approver').on('readDraft', () => staged);
    const { user } = await open(server);
    await user.click(panel('Decision').getByRole('button', { name: 'Publish now…' }));
    expect(within(await screen.findByRole('dialog')).queryByText(/in the last hour/)).toBeNull();
    expect(server.inputsOf('countReached')).toEqual([]);
  });

  it('publishing is not offered for changes that are not on screen', async () => {
    const server = serverFor('approver')
      .on('checkDraft', () => approvedBy('compliance'))
      .on('diffDraft', () => ({ ...nothingChanged, contentHash: hashOf('d') }));
    await open(server);
    expect(await panel('Decision').findByText(/has just changed/)).toBeDefined();
    expect(panel('Decision').queryByRole('button', { name: /Publish|Schedule/ })).toBeNull();
  });

  it('publishing over a newer version is refused, and the draft can be updated', async () => {
    const server = ready('approver')
      .on('publishDraft', () => {
        throw new Refusal('base-moved', 'The published version has changed since this draft was started.');
      })
      .on('rebaseDraft', () => withDocument(draft({ version: 4 })));
    const { user } = await open(server);
    await user.click(panel('Decision').getByRole('button', { name: 'Publish now…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'The final is tonight');
    await user.click(dialog.getByRole('button', { name: 'Publish now' }));
    await user.click(await dialog.findByRole('button', { name: 'Update draft' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.inputsOf('rebaseDraft')).toEqual([{ draftId: 'draft-1', version: 3 }]);
    expect(toasts()).toEqual(['Draft updated']);
  });

  it('publishing is not offered to other roles, and the reason is shown', async () => {
    await open(ready('editor'));
    expect(panel('Decision').getByText('You are logged in as editor. Only approver or compliance can publish.')).toBeDefined();
    expect(panel('Decision').queryByRole('button')).toBeNull();
  });

  it('a published draft offers no further decision', async () => {
    await open(ready('approver').on('readDraft', () => withDocument(draft({ state: 'published' }))));
    expect(panel('Decision').getByText('This draft is published.')).toBeDefined();
    expect(panel('Decision').queryByRole('button')).toBeNull();
  });
});
