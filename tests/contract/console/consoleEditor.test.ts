import { describe, expect, it } from 'vitest';
import { approve, type DraftView, everywhere, OperatorClient, publish, shelf, withShelf } from '#tests/support/operatorClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const as = (role: 'approver' | 'compliance' | 'editor') => OperatorClient.as(server(), role);
type Checked = { readonly problems: readonly { readonly pointer: string; readonly nodeId: string | null; readonly message: string }[] };

const begin = async (by: OperatorClient, place: object = everywhere): Promise<DraftView> =>
  by.run<DraftView>('createDraft', { surface: 'promotions', ...place, title: 'Written' });
const save = (by: OperatorClient, { id, version }: DraftView, document: object): Promise<DraftView> =>
  by.run<DraftView>('saveDraft', { draftId: id, version, document });
const checked = (by: OperatorClient, { id }: DraftView): Promise<Checked> => by.run<Checked>('checkDraft', { draftId: id });

describe('Two editors, approver = author, stale revision', () => {
  it('a merged draft is approved by neither of its authors and published only as approved', async () => {
    const [one, two, third] = [await as('editor'), await as('approver'), await as('compliance')];
    const begun = await begin(one);
    await save(one, begun, withShelf(begun.document, shelf('by-one')));
    const both = await save(two, begun, withShelf(begun.document, shelf('by-two')));
    expect(both.document.order).toEqual(expect.arrayContaining(['by-one', 'by-two']));

    expect(await two.try('approveDraft', { draftId: both.id, contentHash: both.contentHash })).toMatchObject({
      status: 403,
      json: { error: 'own-work' },
    });
    await approve(third, both);

    const later = await save(one, both, withShelf(both.document, shelf('after-the-approval')));
    for (const contentHash of [both.contentHash, begun.contentHash])
      expect(await third.try('publishDraft', { draftId: both.id, contentHash, reason: 'Seen' })).toMatchObject({
        status: 409,
        json: { error: 'stale' },
      });
    expect(await third.try('publishDraft', { draftId: both.id, contentHash: later.contentHash, reason: 'Unseen' })).toMatchObject({
      status: 409,
      json: { error: 'not-approved', details: { missing: ['second-person'] } },
    });
    expect(await third.try('approveDraft', { draftId: both.id, contentHash: both.contentHash })).toMatchObject({
      json: { error: 'stale' },
    });
    await approve(third, later);
    await publish(third, later);
    expect(await one.try('saveDraft', { draftId: later.id, version: later.version, document: later.document })).toMatchObject({
      status: 409,
      json: { error: 'wrong-state' },
    });
  });

  it('a conflict of two editors changes nothing and returns both texts', async () => {
    const [one, two] = [await as('editor'), await as('approver')];
    const begun = await begin(one);
    const text = (title: string) => withShelf(begun.document, shelf('same', { props: { title, links: [] } }));
    const first = await save(one, begun, text('First'));
    const answer = await two.try('saveDraft', { draftId: begun.id, version: begun.version, document: text('Second') });
    expect(answer).toMatchObject({ status: 409, json: { error: 'stale', details: { conflicts: ['same'], version: first.version } } });
    expect(answer.json).toMatchObject({ details: { yours: text('Second'), theirs: text('First'), base: begun.document } });
    const chosen = await two.run<DraftView>('saveDraft', { draftId: begun.id, version: first.version, document: text('Second') });
    expect(chosen.document).toEqual(text('Second'));
  });
});

describe('an invalid document', () => {
  const sound = withShelf({ surface: 'promotions', nodes: {}, order: [] }, shelf('sound'));
  const withNode = (node: object) => withShelf(sound, { id: 'odd', ...node });
  const invalid: readonly (readonly [what: string, document: object, nodeId: string | null])[] = [
    ['a text that is a number', withNode(shelf('odd', { props: { title: 1, links: [] } })), 'odd'],
    ['a kind that no build knows', withNode({ kind: 'FutureShelf', v: 1, criticality: 'OPTIONAL', props: {} }), 'odd'],
    ['a kind of another surface', withNode({ kind: 'ConsentForm', v: 1, criticality: 'OPTIONAL', props: {} }), 'odd'],
    ['a part that is no object', { ...sound, nodes: { ...sound.nodes, odd: 'text' }, order: ['sound', 'odd'] }, 'odd'],
    ['a mention of nothing', { ...sound, order: ['sound', 'gone'] }, 'gone'],
    ['a part that no place mentions', { ...sound, nodes: { ...sound.nodes, odd: shelf('odd') } }, 'odd'],
    ['one mentioned twice', { ...sound, order: ['sound', 'sound'] }, null],
    ['nothing at all', {}, null],
    ['a link that leads nowhere', withNode(shelf('odd', { props: { title: 'x', links: [link('/no-such-page')] } })), 'odd'],
  ];
  function link(canonicalUrl: string): object {
    return { id: 'a', label: 'A', icon: 'live', deepLink: { kind: 'SportsbookPageDeepLink', canonicalUrl } };
  }

  it.each(invalid)('a document with %s is saved, reported with its fault, and cannot be published', async (_, document, nodeId) => {
    const [editor, approver] = [await as('editor'), await as('approver')];
    for (const environment of ['live', 'staging']) {
      const draft = await save(editor, await begin(editor, { ...everywhere, environment }), document);
      expect((await editor.run<DraftView>('readDraft', { draftId: draft.id })).document).toEqual(document);
      const { problems } = await checked(editor, draft);
      expect(problems.length).toBeGreaterThan(0);
      expect(problems.some((problem) => problem.nodeId === nodeId)).toBe(true);
      for (const { nodeId: id, pointer } of problems) if (id !== null) expect(pointer.startsWith(`/nodes/${id}`)).toBe(true);

      const { id: draftId, contentHash } = draft;
      expect(await approver.try('approveDraft', { draftId, contentHash })).toMatchObject({ status: 422, json: { error: 'checks' } });
      expect(await approver.try('publishDraft', { draftId, contentHash, reason: 'All the same' })).toMatchObject({
        status: 422,
        json: { error: 'checks', details: { problems } },
      });
      const release = {
        title: 'Later',
        environment,
        zone: 'Etc/UTC',
        starts: { local: '2099-01-01T09:00' },
        drafts: [{ draftId, contentHash }],
      };
      expect((await approver.try('createRelease', release)).status).toBeGreaterThanOrEqual(409);
      await editor.run('discardDraft', { draftId });
    }
  });

  it('a document is published after its faults were corrected', async () => {
    const [editor, approver] = [await as('editor'), await as('approver')];
    const begun = await begin(editor, { ...everywhere, region: 'US-MI' });
    const broken = await save(editor, begun, withNode(shelf('odd', { props: {} })));
    expect((await checked(editor, broken)).problems).toMatchObject([{ nodeId: 'odd' }]);
    const mended = await save(editor, broken, withNode(shelf('odd')));
    expect((await checked(editor, mended)).problems).toEqual([]);
    await approve(await as('compliance'), mended);
    await publish(approver, mended);
  });
});
