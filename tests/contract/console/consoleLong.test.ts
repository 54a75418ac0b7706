import { describe, expect, it } from 'vitest';
import { documentHashes } from '#src/gql/documentHashes.ts';
import { limits } from '#src/shared/layouts/draft/limits.ts';
import {
  type DraftView,
  everywhere,
  OperatorClient,
  publish,
  shelf,
  type StoredDocument,
  withShelf,
} from '#tests/support/operatorClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const as = (role: 'approver' | 'editor') => OperatorClient.as(server(), role);
type Answer = { readonly data: { readonly pageLayout: { readonly slots: readonly { readonly id: string }[] } } };
const names = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `s${at}`);
const shelves = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, shelf(id)]));
const begun = async (by: OperatorClient, surface: string): Promise<DraftView> =>
  by.run<DraftView>('createDraft', { surface, ...everywhere, environment: 'staging', title: 'Long' });
const saved = ({ id, version }: DraftView, by: OperatorClient, document: StoredDocument) =>
  by.run<DraftView>('saveDraft', { draftId: id, version, document });
const boxOf = (ids: readonly string[]): StoredDocument => ({
  surface: 'live',
  nodes: {
    box: shelf('box', { kind: 'ColumnsShelf', v: 1, props: { columns: [{ region: 'main' }] }, regions: { main: ids } }),
    ...shelves(ids),
  },
  order: ['box'],
});
const tooMany = { status: 422, json: { error: 'input', message: 'The document has more than 100 ids in box/main.' } };
const almost = names(limits.list - 1);

describe('a long document', () => {
  it('a lobby with hundreds of shelves is drafted, saved, previewed and published', async () => {
    const approver = await as('approver');
    const ids = names(limits.list + 50);
    const first = await saved(await begun(approver, 'casino'), approver, { surface: 'casino', nodes: shelves(ids), order: ids });
    await publish(approver, first);
    const draft = await begun(approver, 'casino');
    expect(draft.document.order).toEqual(ids);
    const document = withShelf(draft.document, shelf('one-more'));
    const audience = { brand: 'tsb', region: 'US-NJ', login: 'visitor', device: 'DESKTOP' };
    const question = { query: documentHashes['PageLayout'], variables: { canonicalUrl: '/casino' } };
    const { answer } = await approver.run<{ answer: Answer }>('previewDraft', { draftId: draft.id, document, ...audience, ...question });
    expect(answer.data.pageLayout.slots.map(({ id }) => id.split('_', 1)[0])).toEqual([...ids, 'one-more']);
    const next = await saved(draft, approver, document);
    expect(next.document.order).toHaveLength(limits.list + 51);
    await publish(approver, next);
  });

  it('a merge of two drafts is refused beyond the longest list that one draft may have', async () => {
    const [one, two] = [await as('editor'), await as('approver')];
    const draft = await saved(await begun(one, 'live'), one, boxOf(almost));
    const full = await saved(draft, one, boxOf([...almost, 'by-one']));
    const late = { draftId: draft.id, version: draft.version, document: boxOf([...almost, 'by-two']) };
    expect(await two.try('saveDraft', late)).toMatchObject(tooMany);
    expect(await one.run('readDraft', { draftId: draft.id })).toMatchObject({ version: full.version, document: full.document });
    const other = { ...late, document: boxOf([...almost.slice(1), 'by-two']) };
    expect(await two.run('saveDraft', other), 'what finds room is merged').toMatchObject({ isMerged: true });
  });

  it('a rebase is refused beyond the longest list that a draft may have', async () => {
    const approver = await as('approver');
    await publish(approver, await saved(await begun(approver, 'live'), approver, boxOf(almost)));
    const [early, late] = [await begun(approver, 'live'), await begun(approver, 'live')];
    await publish(approver, await saved(early, approver, boxOf([...almost, 'published'])));
    const mine = await saved(late, approver, boxOf([...almost, 'mine']));
    expect(await approver.try('rebaseDraft', { draftId: mine.id, version: mine.version })).toMatchObject(tooMany);
    expect(await approver.run('readDraft', { draftId: mine.id })).toMatchObject({ version: mine.version, document: mine.document });
  });
});
