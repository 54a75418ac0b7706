import { membersOf } from '#src/shared/values/plainObject.ts';
import type { Row, Trx } from '#server/platform/store/index.ts';
import { contentHash, mergeDocuments, type Place, pointerAt } from '#server/content/index.ts';
import { assertKept } from './kept.ts';
import type { Operator, Work } from './operation.ts';
import { Refused } from './refusal.ts';

export type Draft = Row<'layout_drafts'>;

/** Throws `Refused` for an unknown draft. */
export async function findDraft(trx: Trx, id: string): Promise<Draft> {
  const draft = await trx.selectFrom('layout_drafts').selectAll().where('id', '=', id).executeTakeFirst();
  if (!draft) throw new Refused('not-found', 'This draft does not exist.');
  return draft;
}

async function lockDraft(trx: Trx, id: string): Promise<Draft> {
  const draft = await trx.selectFrom('layout_drafts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!draft) throw new Refused('not-found', 'This draft does not exist.');
  return draft;
}

/** Locks and returns the draft. Throws `Refused` if the draft is not open. */
export async function lockOpenDraft(trx: Trx, id: string): Promise<Draft> {
  const draft = await lockDraft(trx, id);
  if (draft.state !== 'open') throw new Refused('wrong-state', `This draft is ${draft.state}. Make a copy to continue.`);
  return draft;
}

export const placeOfDraft = ({ surface, brand, region, environment }: Draft): Place => ({ surface, brand, region, environment });

/** Reads a revision's document. Empty for a null hash. */
export async function documentOf(trx: Trx, surface: string, hash: string | null): Promise<object> {
  if (hash === null) return { surface, nodes: {}, order: [] };
  const found = await trx.selectFrom('layout_revisions').select('document').where('hash', '=', hash).executeTakeFirstOrThrow();
  return membersOf(found.document);
}

/**
 * Document hashes at the start of the draft. `base_hash` was published at the draft's place. `begun_from` was shown there, perhaps from a
 * less specific place.
 */
type Base = Pick<Draft, 'base_hash' | 'begun_from'>;

/** Returns the revision that the draft started from. Null if no document was shown. */
export const originOf = ({ base_hash, begun_from }: Base): string | null => base_hash ?? begun_from;

type NewDraft = {
  readonly place: Place;
  readonly title: string;
  readonly document: object;
  readonly begunFrom: string | null;
  /** Operators who wrote earlier versions of the content and therefore cannot approve it. */
  readonly authors: readonly string[];
  readonly note: string;
};

export async function insertDraft(
  { trx, operator, now, deps }: Work,
  { place, title, document, begunFrom, authors, note }: NewDraft,
): Promise<Draft> {
  const draft = await trx
    .insertInto('layout_drafts')
    .values({
      id: deps.ports.newId(),
      ...place,
      title,
      base_hash: await pointerAt(trx, place),
      begun_from: begunFrom,
      version: 1,
      document: JSON.stringify(document),
      content_hash: contentHash(document),
      state: 'open',
      owner_id: operator.id,
      authors: JSON.stringify([...new Set([...authors, operator.id])]),
      created_at: now,
      saved_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepVersion(trx, draft, operator, note);
  return draft;
}

const keepVersion = (trx: Trx, { id, version, document, saved_at }: Draft, operator: Operator, note: string) =>
  trx
    .insertInto('layout_draft_versions')
    .values({ draft_id: id, version, document: JSON.stringify(document), author_id: operator.id, note, saved_at })
    .execute();

/** Writes a version of the draft. Withdraws all approvals. */
export async function writeVersion(
  { trx, operator, now }: Work,
  draft: Draft,
  document: object,
  { note, base = draft }: { readonly note: string; readonly base?: Base },
): Promise<Draft> {
  const written = await trx
    .updateTable('layout_drafts')
    .set({
      document: JSON.stringify(document),
      content_hash: contentHash(document),
      base_hash: base.base_hash,
      begun_from: base.begun_from,
      version: draft.version + 1,
      authors: JSON.stringify([...new Set([...draft.authors, operator.id])]),
      saved_at: now,
    })
    .where('id', '=', draft.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepVersion(trx, written, operator, note);
  await trx
    .updateTable('layout_approvals')
    .set({ withdrawn_at: now })
    .where('draft_id', '=', draft.id)
    .where('withdrawn_at', 'is', null)
    .execute();
  return written;
}

/** Throws `Refused` if the draft has no such version. */
export async function versionOf(trx: Trx, draft: Draft, version: number): Promise<object> {
  const found = await trx
    .selectFrom('layout_draft_versions')
    .select('document')
    .where('draft_id', '=', draft.id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!found) throw new Refused('not-found', `This draft has no version ${version}.`);
  return found.document;
}

/**
 * Saves a document edited from `version`. Merges it with later versions, node by node. Throws `Refused` with both documents on a conflict.
 */
export async function saveDraft(work: Work, draft: Draft, version: number, document: object): Promise<{ draft: Draft; isMerged: boolean }> {
  if (contentHash(document) === draft.content_hash) return { draft, isMerged: false };
  if (version === draft.version) return { draft: await writeVersion(work, draft, document, { note: 'saved' }), isMerged: false };
  const base = await versionOf(work.trx, draft, version);
  const merged = mergeDocuments(draft.surface, base, document, draft.document);
  if (merged.conflicts.length > 0)
    throw new Refused('stale', `A colleague saved version ${draft.version} while you were editing. Choose which changes to keep.`, {
      version: draft.version,
      conflicts: merged.conflicts,
      base,
      yours: document,
      theirs: draft.document,
      merged: merged.document,
    });
  assertKept(merged.document);
  return { draft: await writeVersion(work, draft, merged.document, { note: 'merged' }), isMerged: true };
}

export const viewOf = (draft: Draft) => ({
  id: draft.id,
  title: draft.title,
  ...placeOfDraft(draft),
  baseHash: draft.base_hash,
  version: draft.version,
  contentHash: draft.content_hash,
  state: draft.state,
  ownerId: draft.owner_id,
  authors: draft.authors,
  createdAt: draft.created_at.toISOString(),
  savedAt: draft.saved_at.toISOString(),
});
