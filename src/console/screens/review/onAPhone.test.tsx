import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { documentHashes } from '#src/gql/documentHashes.ts';
import { seal } from '#src/console/editor/preview/messages.ts';
import { FakeConsole } from '#tests/support/console/fakeConsole.ts';
import { openConsole } from '#tests/support/console/openConsole.tsx';
import { check, draft, nothingChanged, withDocument } from '#tests/support/console/things.ts';

const serverFor = (changes: Parameters<typeof draft>[0] = {}) =>
  new FakeConsole('approver')
    .on('readDraft', () => withDocument(draft(changes)))
    .on('diffDraft', () => nothingChanged)
    .on('checkDraft', () => check())
    .on('listPublications', () => ({ moves: [] }))
    .on('previewAddresses', () => ({ addresses: [{ path: '/', name: 'Home' }] }))
    .on('previewDraft', () => ({ answer: { data: { pageLayout: null } } }));
const phone = async () => within(await screen.findByRole('region', { name: 'On a phone' }));

/** Opens a review and replaces its frame's window; returns the messages it received, and `say`. */
async function opened(server: FakeConsole) {
  const { user } = openConsole(server, '/drafts/draft-1/review');
  const frame = await screen.findByTitle('First screen of a phone');
  const told: unknown[] = [];
  const inner = { postMessage: (message: unknown) => void told.push(message) };
  Object.defineProperty(frame, 'contentWindow', { value: inner });
  const say = (message: Parameters<typeof seal>[0]) =>
    act(
      async () =>
        void window.dispatchEvent(new MessageEvent('message', { data: seal(message), origin: location.origin, source: inner as never })),
    );
  return { user, told, say };
}

describe('the first screen of a phone in a review', () => {
  it('a review warns by how far the first price lies below the first screen', async () => {
    const { say } = await opened(serverFor());
    await say({ type: 'measured', first: { what: 'price', bottom: 903 } });
    expect((await phone()).getByRole('status').textContent).toMatch(/^The first price ends 211 px below the first screen of a phone\./);
    await say({ type: 'measured', first: { what: 'game', bottom: 692 } });
    expect((await phone()).getByRole('status').textContent).toBe('The first game is on the first screen.');
    await say({ type: 'measured', first: null });
    expect((await phone()).getByRole('status').textContent).toBe('');
  });

  it('a review shows the saved draft as the chosen brand draws it', async () => {
    const server = serverFor();
    const { user, told, say } = await opened(server);
    await say({ type: 'ready' });
    await say({ type: 'ask', id: 1, hash: documentHashes['PageLayout'] ?? '', variables: { canonicalUrl: '/' } });
    await waitFor(() => expect(told).toContainEqual(expect.objectContaining({ type: 'answer', id: 1 })));
    await user.selectOptions((await phone()).getByLabelText('Brand'), 'beta');
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'show', scene: expect.objectContaining({ surface: 'home', path: '/', brand: 'beta' }) }),
    );
    const [asked] = server.inputsOf('previewDraft');
    expect(asked).toMatchObject({ draftId: 'draft-1', brand: 'alpha', device: 'MOBILE' });
    expect(asked).not.toHaveProperty('document');
  });

  it.each([
    ['a published draft', serverFor({ state: 'published' })],
    ['a form', serverFor({ surface: 'form:responsible-gaming' })],
    ['a page without an address', serverFor().on('previewAddresses', () => ({ addresses: [] }))],
  ])('the review of %s shows no phone', async (_, server) => {
    openConsole(server, '/drafts/draft-1/review');
    await screen.findByRole('region', { name: 'Decision' });
    await waitFor(() => expect(server.inputsOf('previewAddresses')).toHaveLength(1));
    expect(screen.queryByTitle('First screen of a phone')).toBeNull();
  });
});
