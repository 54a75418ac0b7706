import { diffDocuments, liveBuilds } from '#server/content/index.ts';
import { approvalStateOf } from '../approvals.ts';
import { checkDocument } from '../checks/checks.ts';
import { documentOf, findDraft, lockOpenDraft, originOf, placeOfDraft, viewOf } from '../drafts.ts';
import { hash, id, reason } from '../fields.ts';
import { DECIDERS, EVERYBODY, reading, writing } from '../operation.ts';
import { publishDraft } from '../publish.ts';
import { Refused } from '../refusal.ts';
import { openBeside, placedOf } from '../checks/together.ts';

const draftId = id('draft');
const contentHash = hash('Hash of the content that was reviewed.');

export const reviewOperations = {
  diffDraft: reading({
    about: 'Compares a draft with the document it started from, node by node.',
    roles: EVERYBODY,
    signatures: 'none',
    input: { draftId },
    run: async ({ trx }, input) => {
      const draft = await findDraft(trx, input.draftId);
      const base = await documentOf(trx, draft.surface, originOf(draft));
      return { value: { contentHash: draft.content_hash, baseHash: draft.base_hash, ...diffDocuments(base, draft.document) } };
    },
  }),

  checkDraft: reading({
    about:
      'Checks whether a draft can be published: problems with pointers to fields, missing approvals, and the share of clients of the last hour that would see a fallback.',
    roles: EVERYBODY,
    signatures: 'none',
    input: { draftId },
    run: async ({ trx, deps, now }, input) => {
      const draft = await findDraft(trx, input.draftId);
      const findings = await checkDocument({ trx, deps }, placedOf(draft), { open: (surfaces) => openBeside({ trx }, draft, surfaces) });
      const coverage = deps.publishing.coverage(draft.surface, draft.document, await liveBuilds(trx, now));
      return { value: { contentHash: draft.content_hash, ...findings, approval: await approvalStateOf(trx, draft), coverage } };
    },
  }),

  approveDraft: writing({
    about:
      'Approves the content with this hash, as a second person. Authors can’t approve their own work; the next edit ends the approval.',
    roles: DECIDERS,
    signatures: 'none',
    input: { draftId, contentHash },
    run: async (work, input) => {
      const { trx, operator, now, deps } = work;
      const draft = await lockOpenDraft(trx, input.draftId);
      if (draft.content_hash !== input.contentHash)
        throw new Refused('stale', 'The draft has changed since you viewed it. Check it again.', { contentHash: draft.content_hash });
      if (draft.authors.includes(operator.id)) throw new Refused('own-work', 'You edited this draft, so another operator must approve it.');
      // Accepts links to pages of other open drafts, because publishing checks them again.
      const { problems } = await checkDocument({ trx, deps }, placedOf(draft), {
        open: (surfaces) => openBeside({ trx }, draft, surfaces),
      });
      if (problems.length > 0)
        throw new Refused('checks', `The document has ${problems.length} ${problems.length === 1 ? 'error' : 'errors'}.`, { problems });
      await trx
        .insertInto('layout_approvals')
        .values({
          id: deps.ports.newId(),
          draft_id: draft.id,
          content_hash: draft.content_hash,
          approver_id: operator.id,
          role: operator.role,
          approved_at: now,
        })
        .execute();
      const approval = await approvalStateOf(trx, draft);
      return { value: approval, subject: `draft:${draft.id}`, detail: { contentHash: draft.content_hash, missing: approval.missing } };
    },
  }),

  withdrawApproval: writing({
    about: 'Withdraws your own approval.',
    roles: DECIDERS,
    signatures: 'none',
    input: { draftId, reason },
    run: async ({ trx, operator, now }, input) => {
      const draft = await lockOpenDraft(trx, input.draftId);
      const { numUpdatedRows } = await trx
        .updateTable('layout_approvals')
        .set({ withdrawn_at: now })
        .where('draft_id', '=', draft.id)
        .where('approver_id', '=', operator.id)
        .where('withdrawn_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Refused('not-yours', 'You have not approved this draft.');
      return { value: await approvalStateOf(trx, draft), subject: `draft:${draft.id}`, detail: { reason: input.reason } };
    },
  }),

  publishDraft: writing({
    about: 'Publishes an approved draft immediately.',
    roles: DECIDERS,
    signatures: 'none',
    input: { draftId, contentHash, reason },
    run: async (work, input) => {
      const draft = await lockOpenDraft(work.trx, input.draftId);
      await publishDraft(work, draft, input.contentHash, input.reason);
      return {
        value: viewOf({ ...draft, state: 'published' }),
        subject: `draft:${draft.id}`,
        detail: { ...placeOfDraft(draft), from: draft.base_hash, to: draft.content_hash, reason: input.reason },
      };
    },
  }),
} as const;
