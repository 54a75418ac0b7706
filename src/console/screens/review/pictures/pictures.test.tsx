import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { documentHashes } from '#src/gql/documentHashes.ts';
import { seal } from '#src/console/editor/preview/messages.ts';
import type { ShownFigures } from '#src/shared/console/figures.ts';
import type { NodeChange } from '#src/shared/console/review.ts';
import { FakeConsole } from '#tests/support/console/fakeConsole.ts';
import { openConsole } from '#tests/support/console/openConsole.tsx';
import { check, draft, nothingChanged, pointer, withDocument } from '#tests/support/console/things.ts';

const node = (id: string, title: string, more: object = {}) => ({ id, kind: 'ImageShelf', props: { title }, ...more });
const base = { surface: 'home', order: ['gone', 'top'], nodes: { gone: node('gone', 'Going'), top: node('top', 'Old top') } };
const document = {
  ...{ surface: 'home', order: ['top', 'new'] },
  nodes: { top: node('top', 'New top'), new: node('new', 'Fresh', { when: { login: 'player', regions: ['US-NJ'] } }) },
};
const nodes: readonly NodeChange[] = [
  { change: 'removed', id: 'gone', kind: 'ImageShelf', words: '“Going” removed', fields: [] },
  { change: 'added', id: 'new', kind: 'ImageShelf', words: '“Fresh” added', fields: [] },
  {
    change: 'edited',
    id: 'top',
    kind: 'ImageShelf',
    words: '“New top” changed',
    fields: [{ path: '/props/title', before: 'Old top', after: 'New top' }],
  },
];
const visits: ShownFigures = {
  visits: 1_200,
  pressedVisits: 96,
  presses: 100,
  refusals: 0,
  dwellMs: null,
  loadMs: null,
  empties: 0,
  fallbacks: 0,
};

const serverFor = (changes: Parameters<typeof draft>[0] = {}) =>
  new FakeConsole('approver')
    .on('readDraft', () => ({ ...withDocument(draft(changes)), document, base }))
    .on('diffDraft', () => ({ ...nothingChanged, nodes }))
    .on('checkDraft', () => check())
    .on('listPublished', () => ({ pointers: [pointer(), pointer({ brand: 'beta' })] }))
    .on('listPublications', () => ({ moves: [] }))
    .on('readFigures', () => ({
      figures: [{ nodeId: 'top', audience: 'player', revision: 'r', isLive: true, presentation: null, shown: visits }],
      ...{ vitals: [], reports: 10, lostReports: 0, lostFacts: 0 },
    }))
    .on('previewAddresses', () => ({ addresses: [{ path: '/', name: 'Home' }] }))
    .on('previewDraft', () => ({ answer: { data: { pageLayout: null } } }));
const pictures = async () => within(await screen.findByRole('region', { name: 'Before and after' }));

type Message = Parameters<typeof seal>[0];

/** Replaces a frame's window. Returns the messages sent to the frame, and `say`, which sends one from it. */
async function frameOf(title: string) {
  const told: Message[] = [];
  const inner = { postMessage: (message: Message) => void told.push(message) };
  Object.defineProperty(await screen.findByTitle(title), 'contentWindow', { value: inner });
  const say = (message: Message) =>
    act(
      async () =>
        void window.dispatchEvent(new MessageEvent('message', { data: seal(message), origin: location.origin, source: inner as never })),
    );
  return { told, say };
}

async function opened(server: FakeConsole) {
  const { user } = openConsole(server, '/drafts/draft-1/review');
  return { user, before: await frameOf('Before'), after: await frameOf('After') };
}

describe('the pictures in a review', () => {
  it('both sides are drawn for the chosen audience, with what changed outlined', async () => {
    const server = serverFor();
    const { user, before, after } = await opened(server);
    for (const [at, { say }] of [before, after].entries()) {
      await say({ type: 'ready' });
      await say({ type: 'ask', id: at, hash: documentHashes['PageLayout'] ?? '', variables: { canonicalUrl: '/' } });
    }
    await waitFor(() => expect(server.inputsOf('previewDraft')).toHaveLength(2));
    const [old, now] = server.inputsOf('previewDraft');
    expect(old).toMatchObject({ draftId: 'draft-1', document: base, brand: 'alpha', device: 'MOBILE' });
    expect(now).toMatchObject({ draftId: 'draft-1', brand: 'alpha' });
    expect(now).not.toHaveProperty('document');
    const outlined = ({ told }: typeof before) => told.findLast(({ type }) => type === 'outline');
    expect(outlined(before)).toMatchObject({
      marks: [
        { nodeId: 'gone', words: 'removed' },
        { nodeId: 'top', words: 'changed' },
      ],
    });
    expect(outlined(after)).toMatchObject({
      marks: [
        { nodeId: 'new', words: 'added' },
        { nodeId: 'top', words: 'changed' },
      ],
    });
    await user.selectOptions((await pictures()).getByLabelText('Brand'), 'beta');
    for (const { told } of [before, after])
      expect(told).toContainEqual(expect.objectContaining({ type: 'show', scene: expect.objectContaining({ path: '/', brand: 'beta' }) }));
    expect((await pictures()).getByText('Live now.')).toBeDefined();
    expect((await pictures()).getByText(/^Drawn for players of beta in New Jersey, who get a document of their own/)).toBeDefined();
  });

  it('a change is shown in both pictures from the list, the steps or the picture, and why one does not show it', async () => {
    const server = serverFor().on('explain', () => ({
      revision: 'r',
      nodes: [
        { id: 'new', kind: 'ImageShelf', criticality: 'OPTIONAL', outcome: 'hidden', why: ['It is for players; this is a visitor.'] },
      ],
    }));
    const { user, before, after } = await opened(server);
    await before.say({ type: 'outlined', boxes: { gone: 'gone', top: 'around' } });
    await after.say({ type: 'outlined', boxes: { top: 'top' } });
    await user.click(screen.getByRole('button', { name: '“New top” changed' }));
    expect([before.told.at(-1), after.told.at(-1)]).toMatchObject([
      { type: 'mark', nodeId: 'around' },
      { type: 'mark', nodeId: 'top' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Previous change' }));
    expect((await pictures()).getByText('2 of 3: “Fresh” added')).toBeDefined();
    expect(screen.getByText('“Fresh” added').closest('li')?.getAttribute('aria-current')).toBe('true');
    expect(
      await (await pictures()).findByText('“Fresh” is not shown to this audience. It is for players; this is a visitor.'),
    ).toBeDefined();
    expect((await pictures()).getByText('“Fresh” is not in this version.')).toBeDefined();
    expect(server.inputsOf('explain')).toMatchObject([{ surface: 'home', draftId: 'draft-1', brand: 'alpha', login: 'visitor' }]);
    await before.say({ type: 'picked', nodeId: 'gone' });
    expect((await pictures()).getByText('1 of 3: “Going” removed')).toBeDefined();
  });

  it('a part that cannot be drawn is named under its picture', async () => {
    const { after } = await opened(serverFor());
    await after.say({ type: 'reported', nodeId: 'new', reason: 'source-failed' });
    expect((await pictures()).getByText('“Fresh” can’t be drawn here: source failed.')).toBeDefined();
  });

  it('each change says for whom it is and what its live version achieved; the review says who sees the page', async () => {
    await opened(serverFor());
    const changes = within(screen.getByRole('region', { name: 'Changes' }));
    expect(await changes.findByText('Live, players: 1,200 visits, 8.0% pressed (6.6–9.7%).')).toBeDefined();
    expect(changes.getAllByText('Live: no visit in this time.')).toHaveLength(1);
    expect(changes.getByText('Only for logged-in players in New Jersey.')).toBeDefined();
    const who = within(screen.getByRole('region', { name: 'Who will see it' }));
    expect(await who.findByText('Not players of beta: they have a document of their own.')).toBeDefined();
  });

  it('a draft for a place without a document has no picture of before', async () => {
    openConsole(
      serverFor().on('readDraft', () => ({ ...withDocument(draft({ baseHash: null })), document })),
      '/drafts/draft-1/review',
    );
    expect(await screen.findByTitle('After')).toBeDefined();
    expect((await pictures()).getByText('Nothing is live yet.')).toBeDefined();
    expect(screen.queryByTitle('Before')).toBeNull();
  });

  it('a review warns by how far the first price lies below the first screen', async () => {
    const { user, after } = await opened(serverFor());
    await after.say({ type: 'measured', first: { what: 'price', bottom: 903 } });
    expect((await pictures()).getByText(/^The first price ends 211 px below the first screen of a phone\./)).toBeDefined();
    await after.say({ type: 'measured', first: { what: 'game', bottom: 692 } });
    expect((await pictures()).getByText('The first game is on the first screen of a phone.')).toBeDefined();
    await user.selectOptions((await pictures()).getByLabelText('Width'), '1280');
    expect((await pictures()).queryByText(/first screen of a phone/)).toBeNull();
  });

  it.each([
    ['a published draft', serverFor({ state: 'published' })],
    ['a receipt', serverFor({ surface: 'receipt:bet-placed' })],
  ])('the review of %s has no pictures', async (_, server) => {
    openConsole(server, '/drafts/draft-1/review');
    await screen.findByRole('region', { name: 'Decision' });
    await screen.findByText('“Fresh” added');
    expect(screen.queryByTitle('After')).toBeNull();
  });
});
