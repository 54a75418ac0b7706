import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeConsole, Refusal } from '#tests/support/console/fakeConsole.ts';
import { headingOf, openConsole } from '#tests/support/console/openConsole.tsx';
import { approvedBy, check, draft, nothingChanged, withDocument } from '#tests/support/console/things.ts';

const drafts = [
  draft({ id: 'for-me', title: 'Cup final' }),
  draft({ id: 'own', title: 'My own', authors: ['approver'] }),
  draft({ id: 'ready', title: 'Approved by Cora' }),
  draft({ id: 'broken', title: 'Broken' }),
  draft({ id: 'try', title: 'Only staging', environment: 'staging' }),
];
const checks: Readonly<Record<string, ReturnType<typeof check>>> = {
  ready: approvedBy('compliance'),
  broken: check({ problems: [{ check: 'schema', nodeId: null, pointer: '', message: 'broken' }] }),
};
const server = () =>
  new FakeConsole('approver')
    .on('listDrafts', () => ({ drafts }))
    .on('checkDraft', ({ draftId }) => checks[draftId] ?? check())
    .on('readDraft', ({ draftId }) => withDocument(drafts.find(({ id }) => id === draftId) ?? draft()))
    .on('diffDraft', () => nothingChanged);
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('approvals', () => {
  it('approvals list what waits for me first, and the others with the reason', async () => {
    openConsole(server(), '/approvals');
    await headingOf('Approvals');
    const mine = await part('Waiting for you');
    expect((await mine.findAllByRole('article')).map((card) => card.getAttribute('aria-label'))).toEqual(['Cup final']);
    const ready = await part('Approved, ready to publish');
    expect(ready.getByRole('article', { name: 'Approved by Cora' })).toBeDefined();
    const others = await part('Waiting for others');
    expect(within(await others.findByRole('article', { name: 'My own' })).getByText(/another operator must approve it/)).toBeDefined();
    expect(within(others.getByRole('article', { name: 'Broken' })).getByText('1 to fix')).toBeDefined();
    expect(screen.queryByText('Only staging')).toBeNull();
  });

  it('an approval links to its review', async () => {
    const { user, address } = openConsole(server(), '/approvals');
    await user.click(await screen.findByRole('link', { name: 'Review Cup final' }));
    await headingOf('Cup final');
    expect(address()).toBe('/drafts/for-me/review');
  });

  it('approvals say that checks are loading', async () => {
    const held: { arrive?: () => void } = {};
    const waiting = server()
      .on('listDrafts', () => ({ drafts: drafts.slice(0, 1) }))
      .on('checkDraft', async () => {
        await new Promise<void>((resolve) => (held.arrive = resolve));
        return check();
      });
    openConsole(waiting, '/approvals');
    const mine = await part('Waiting for you');
    expect(mine.getByText('Loading the checks.')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Nothing to review' })).toBeNull();
    await waitFor(() => expect(waiting.inputsOf('checkDraft')).toHaveLength(1));
    held.arrive?.();
    expect(await mine.findByRole('article', { name: 'Cup final' })).toBeDefined();
    expect(mine.queryByText('Loading the checks.')).toBeNull();
  });

  it('an approval whose check fails is listed with the reason and can be checked again', async () => {
    const failing = server()
      .on('listDrafts', () => ({ drafts: drafts.slice(0, 1) }))
      .on('checkDraft', () => {
        throw new Refusal('busy', 'In a moment.');
      });
    const { user } = openConsole(failing, '/approvals');
    const failed = await part('Could not be checked');
    expect(failed.getByRole('article', { name: 'Cup final' })).toBeDefined();
    expect(failed.getAllByText('In a moment.'), 'once, not above and again at the draft').toHaveLength(1);
    expect(failed.getByRole('link', { name: 'Review Cup final' })).toBeDefined();
    expect(screen.queryByText('Nothing to review')).toBeNull();
    failing.on('checkDraft', () => check());
    await user.click(failed.getByRole('button', { name: 'Try again' }));
    expect(await (await part('Waiting for you')).findByRole('article', { name: 'Cup final' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Could not be checked' })).toBeNull();
  });

  it('approvals whose checks fail differently each show their own reason', async () => {
    const failing = server()
      .on('listDrafts', () => ({ drafts: drafts.slice(0, 3) }))
      .on('checkDraft', ({ draftId }) => {
        throw draftId === 'ready' ? new Refusal('not-found', 'This draft does not exist.') : new Refusal('busy', 'In a moment.');
      });
    openConsole(failing, '/approvals');
    const failed = await part('Could not be checked');
    expect(await failed.findAllByRole('article')).toHaveLength(3);
    expect(failed.getAllByText('In a moment.')).toHaveLength(1);
    expect(within(failed.getByRole('article', { name: 'Approved by Cora' })).getByText('This draft does not exist.')).toBeDefined();
  });

  it('the operators’ names are loaded once for forty drafts', async () => {
    const many = Array.from({ length: 40 }, (_, at) => draft({ id: `draft-${at}`, title: `Draft ${at}` }));
    const crowded = server().on('listDrafts', () => ({ drafts: many }));
    openConsole(crowded, '/approvals');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(40));
    expect(crowded.inputsOf('listOperators')).toHaveLength(1);
  });

  it('empty approvals say that nothing waits', async () => {
    openConsole(new FakeConsole('viewer'), '/approvals');
    expect(await screen.findByRole('heading', { name: 'Nothing to review' })).toBeDefined();
  });
});
