import { contentHash, keepRevision, lockPlace, movePointer, type Place, pointerRow, type LayoutPointer } from '#server/content/index.ts';
import { approvalStateOf } from './approvals.ts';
import { checkDocument } from './checks/checks.ts';
import { type Draft, placeOfDraft } from './drafts.ts';
import type { Work } from './operation.ts';
import { Refused } from './refusal.ts';
import { placedOf } from './checks/together.ts';

/** Writes which revision a place shows. Lock the place first. Notifies the place's watchers after the commit. */
export async function move(
  work: Work,
  place: Place,
  to: {
    readonly hash: string | null;
    readonly previous: string | null;
    readonly reason: string;
    readonly by?: string;
    readonly urgency?: 'IMMEDIATE';
  },
): Promise<void> {
  const { trx, now, operator, deps } = work;
  await movePointer(trx, place, to.hash, { at: now, by: to.by ?? `operator:${operator.id}` });
  await trx
    .insertInto('layout_publications')
    .values({
      id: deps.ports.newId(),
      ...place,
      hash: to.hash,
      previous_hash: to.previous,
      operator_id: operator.id,
      reason: to.reason,
      moved_at: now,
    })
    .execute();
  work.afterCommit(() => deps.publishing.announce([place.surface], to.urgency));
}

/** Throws `Refused` if the draft cannot be published. Returns the place's current pointer, or null. Lock the place first. */
export async function assertReady({ trx, deps }: Work, draft: Draft, together: readonly Draft[] = []): Promise<LayoutPointer | null> {
  const place = placeOfDraft(draft);
  const standing = await pointerRow(trx, place);
  const current = standing?.hash ?? null;
  if (current !== draft.base_hash)
    throw new Refused('base-moved', 'The published version has changed since this draft was started. Update the draft first.', {
      baseHash: draft.base_hash,
      current,
    });
  if (current === draft.content_hash) throw new Refused('wrong-state', 'This is already published.');
  const { problems } = await checkDocument({ trx, deps }, placedOf(draft), { together: together.map(placedOf) });
  if (problems.length > 0)
    throw new Refused('checks', `The document has ${problems.length} ${problems.length === 1 ? 'error' : 'errors'}.`, { problems });
  const state = await approvalStateOf(trx, draft);
  if (!state.isApproved) throw new Refused('not-approved', `Not approved yet: ${state.missing.join(', ')}.`, state);
  return standing;
}

/**
 * Publishes the draft. Throws `Refused` if its content differs from the reviewed content with this hash, or cannot be published. Locks the
 * place.
 */
export async function publishDraft(work: Work, draft: Draft, hash: string, reason: string): Promise<void> {
  const place = placeOfDraft(draft);
  await lockPlace(work.trx, place);
  if (draft.content_hash !== hash)
    throw new Refused('stale', 'The draft has changed since you viewed it. Check it again.', { contentHash: draft.content_hash });
  const standing = await assertReady(work, draft);
  await release(work, draft);
  await move(work, place, { hash, previous: standing?.hash ?? null, reason });
}

/** Writes the revision and closes the draft. Revisions are never deleted. */
export async function release({ trx, now }: Work, draft: Draft): Promise<void> {
  await keepRevision(trx, contentHash(draft.document), {
    surface: draft.surface,
    document: draft.document,
    author: `operator:${draft.owner_id}`,
    at: now,
  });
  await trx.updateTable('layout_drafts').set({ state: 'published' }).where('id', '=', draft.id).execute();
}
