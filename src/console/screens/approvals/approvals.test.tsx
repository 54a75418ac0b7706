import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeConsole } from '#tests/support/console/fakeConsole.ts';
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
  it('what waits for me stands first; the others say for whom they wait and why not for me', async () => {
    openConsole(server(), '/approvals');
    await headingOf('Approvals');
    const mine = await part('Waits for you');
    expect((await mine.findAllByRole('article')).map((card) => card.getAttribute('aria-label'))).toEqual(['Cup final']);
    const ready = await part('Approved, ready to go out');
    expect(ready.getByRole('article', { name: 'Approved by Cora' })).toBeDefined();
    const others = await part('Waits for somebody else');
    expect(within(await others.findByRole('article', { name: 'My own' })).getByText(/somebody else must approve it/)).toBeDefined();
    expect(within(others.getByRole('article', { name: 'Broken' })).getByText('1 to mend')).toBeDefined();
    expect(screen.queryByText('Only staging')).toBeNull();
  });

  it('lead to the review', async () => {
    const { user, address } = openConsole(server(), '/approvals');
    await user.click(await screen.findByRole('link', { name: 'Review Cup final' }));
    await headingOf('Cup final');
    expect(address()).toBe('/drafts/for-me/review');
  });

  it('when nothing waits, it says so', async () => {
    openConsole(new FakeConsole('viewer'), '/approvals');
    expect(await screen.findByRole('heading', { name: 'Nothing waits for you' })).toBeDefined();
  });
});
