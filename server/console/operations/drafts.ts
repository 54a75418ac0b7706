import { TITLE_MAX } from '#src/shared/console/limits.ts';
import { diffDocuments, mergeDocuments, pointerAt, surfaceOf } from '#server/content/index.ts';
import {
  documentOf,
  insertDraft,
  findDraft,
  lockOpenDraft,
  originOf,
  placeOfDraft,
  saveDraft,
  versionOf,
  viewOf,
  writeVersion,
} from '../drafts.ts';
import { anyDocument, id, optional, place, text, whole } from '../fields.ts';
import { assertKept } from '../kept.ts';
import { EVERYBODY, reading, WRITERS, writing } from '../operation.ts';
import { Refused } from '../refusal.ts';
import { startingPoint } from '../shadows.ts';

const draftId = id('draft');
const version = whole('Version that was edited.', 1, 1_000_000);

export const draftOperations = {
  listDrafts: reading({
    about: 'Lists open drafts, newest first.',
    roles: EVERYBODY,
    signatures: 'none',
    input: { surface: optional(place.surface) },
    run: async ({ trx }, { surface }) => {
      const open = trx.selectFrom('layout_drafts').selectAll().where('state', '=', 'open').orderBy('saved_at', 'desc').limit(200);
      const drafts = await (surface === undefined ? open : open.where('surface', '=', surface)).execute();
      return { value: { drafts: drafts.map(viewOf) } };
    },
  }),

  readDraft: reading({
    about: 'Reads a draft: its document, and the document it started from.',
    roles: EVERYBODY,
    signatures: 'none',
    input: { draftId },
    run: async ({ trx }, input) => {
      const draft = await findDraft(trx, input.draftId);
      const origin = originOf(draft);
      const base = origin === null ? null : await documentOf(trx, draft.surface, origin);
      return { value: { ...viewOf(draft), document: draft.document, base } };
    },
  }),

  createDraft: writing({
    about: 'Creates a draft from the document that players get at a place now.',
    roles: WRITERS,
    signatures: 'none',
    input: { ...place, title: text('What the draft is for.', TITLE_MAX) },
    run: async (work, { title, ...where }) => {
      if (!surfaceOf(where.surface)) throw new Refused('input', `There is no surface ${where.surface}.`);
      const begunFrom = await startingPoint(work.trx, where);
      const document = await documentOf(work.trx, where.surface, begunFrom);
      const draft = await insertDraft(work, { place: where, title, document, begunFrom, authors: [], note: 'begun' });
      return { value: { ...viewOf(draft), document }, subject: `draft:${draft.id}`, detail: where };
    },
  }),

  saveDraft: writing({
    about:
      'Saves a document edited on top of a version. Changes that others saved meanwhile are merged by node; on a conflict the save is refused with both texts.',
    roles: WRITERS,
    signatures: 'none',
    input: { draftId, version, document: anyDocument('Whole document; may be unfinished.') },
    run: async (work, input) => {
      assertKept(input.document);
      const before = await lockOpenDraft(work.trx, input.draftId);
      const { draft, isMerged } = await saveDraft(work, before, input.version, input.document);
      const changes = diffDocuments(before.document, draft.document).nodes.map(({ words }) => words);
      return {
        value: { ...viewOf(draft), document: draft.document, isMerged },
        subject: `draft:${draft.id}`,
        detail: { version: draft.version, contentHash: draft.content_hash, isMerged, changes },
      };
    },
  }),

  draftHistory: reading({
    about: 'Lists every version of a draft and who saved it, newest first.',
    roles: EVERYBODY,
    signatures: 'none',
    input: { draftId },
    run: async ({ trx }, input) => {
      const versions = await trx
        .selectFrom('layout_draft_versions')
        .select(['version', 'author_id as authorId', 'note', 'saved_at as savedAt'])
        .where('draft_id', '=', input.draftId)
        .orderBy('version', 'desc')
        .limit(500)
        .execute();
      return { value: { versions } };
    },
  }),

  restoreDraftVersion: writing({
    about: 'Restores an earlier version as the newest one. The versions between stay in the history.',
    roles: WRITERS,
    signatures: 'none',
    input: { draftId, version, restore: whole('The version to bring back.', 1, 1_000_000) },
    run: async (work, input) => {
      const before = await lockOpenDraft(work.trx, input.draftId);
      if (before.version !== input.version)
        throw new Refused('stale', `A colleague saved version ${before.version} while you were editing. Reload and try again.`, {
          version: before.version,
        });
      const document = await versionOf(work.trx, before, input.restore);
      const draft = await writeVersion(work, before, document, { note: `version ${input.restore} again` });
      return {
        value: { ...viewOf(draft), document },
        subject: `draft:${draft.id}`,
        detail: { version: draft.version, restored: input.restore },
      };
    },
  }),

  rebaseDraft: writing({
    about:
      'Merges what is now published at the draft’s place into the draft; where nothing is published there any more, the document that players get instead. Refused with the ids of nodes that both changed.',
    roles: WRITERS,
    signatures: 'none',
    input: { draftId, version },
    run: async (work, input) => {
      const before = await lockOpenDraft(work.trx, input.draftId);
      if (before.version !== input.version)
        throw new Refused('stale', `A colleague saved version ${before.version} while you were editing. Reload and try again.`, {
          version: before.version,
        });
      const baseHash = await pointerAt(work.trx, placeOfDraft(before));
      const begunFrom = await startingPoint(work.trx, placeOfDraft(before));
      const base = await documentOf(work.trx, before.surface, originOf(before));
      // If the place shows no document, compares with `base`, so that the merge removes nothing.
      const published = begunFrom === null ? base : await documentOf(work.trx, before.surface, begunFrom);
      const merged = mergeDocuments(before.surface, base, before.document, published);
      if (merged.conflicts.length > 0)
        throw new Refused('stale', 'The draft and the published document changed the same parts. Choose which changes to keep.', {
          conflicts: merged.conflicts,
          base,
          yours: before.document,
          theirs: published,
        });
      assertKept(merged.document);
      const draft = await writeVersion(work, before, merged.document, {
        note: 'brought up to date',
        base: { base_hash: baseHash, begun_from: begunFrom },
      });
      return { value: { ...viewOf(draft), document: draft.document }, subject: `draft:${draft.id}`, detail: { baseHash } };
    },
  }),

  duplicateDraft: writing({
    about: 'Copies a draft to the same or another place. The authors of the original count as authors of the copy.',
    roles: WRITERS,
    signatures: 'none',
    input: {
      draftId,
      title: text('What the copy is for.', TITLE_MAX),
      brand: place.brand,
      region: place.region,
      environment: place.environment,
    },
    run: async (work, { draftId: from, title, ...target }) => {
      const original = await findDraft(work.trx, from);
      const copyPlace = { surface: original.surface, ...target };
      const draft = await insertDraft(work, {
        place: copyPlace,
        title,
        begunFrom: await startingPoint(work.trx, copyPlace),
        document: original.document,
        authors: original.authors,
        note: `copy of ${original.id}`,
      });
      return { value: { ...viewOf(draft), document: draft.document }, subject: `draft:${draft.id}`, detail: { from: original.id } };
    },
  }),

  discardDraft: writing({
    about: 'Closes a draft permanently. Allowed for its owner and compliance.',
    roles: WRITERS,
    signatures: 'none',
    input: { draftId },
    run: async ({ trx, operator }, input) => {
      const draft = await lockOpenDraft(trx, input.draftId);
      if (draft.owner_id !== operator.id && operator.role !== 'compliance')
        throw new Refused('not-yours', 'Only its owner or compliance may discard a draft.');
      await trx.updateTable('layout_drafts').set({ state: 'discarded' }).where('id', '=', draft.id).execute();
      return { value: viewOf({ ...draft, state: 'discarded' }), subject: `draft:${draft.id}` };
    },
  }),
} as const;
