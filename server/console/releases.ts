import type { Row, Trx } from '#server/platform/store/index.ts';
import { lockPlace, placeKey, type Place, pointerAt } from '#server/content/index.ts';
import { type Draft, lockOpenDraft } from './drafts.ts';
import type { Work } from './operation.ts';
import { assertMayPointBack } from './pointBack.ts';
import { assertReady, move, release as keepDraft } from './publish.ts';
import { Refused } from './refusal.ts';
import { zonedText } from '#server/platform/dates/zonedTime.ts';

export type Release = Row<'layout_releases'>;
export type ReleaseItem = Row<'layout_release_items'>;

/** Locks and returns the release. Throws `Refused` if unknown. */
export async function lockRelease(trx: Trx, id: string): Promise<Release> {
  const found = await trx.selectFrom('layout_releases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!found) throw new Refused('not-found', 'This release does not exist.');
  return found;
}

export const itemsOf = (trx: Trx, id: string): Promise<ReleaseItem[]> =>
  trx.selectFrom('layout_release_items').selectAll().where('release_id', '=', id).orderBy('ordinal').execute();

const placeOfItem = ({ surface, brand, region, environment }: ReleaseItem): Place => ({ surface, brand, region, environment });

/** Locks places in a fixed order, to prevent deadlocks. */
async function lockPlaces(trx: Trx, items: readonly ReleaseItem[]): Promise<void> {
  const places = items.map(placeOfItem).toSorted((a, b) => (placeKey(a) < placeKey(b) ? -1 : 1));
  for (const place of places) await lockPlace(trx, place);
}

export const setState = (work: Work, id: string, state: Release['state'], failure: string | null = null) =>
  work.trx.updateTable('layout_releases').set({ state, failure, changed_at: work.now }).where('id', '=', id).execute();

/**
 * Publishes all documents of a release or none. Locks places and drafts. Throws `Refused` if one cannot be published or the end has passed.
 */
export async function startRelease(work: Work, release: Release): Promise<void> {
  const { trx, now } = work;
  if (release.state !== 'scheduled') throw new Refused('wrong-state', `This release is ${release.state}.`);
  if (release.ends_at !== null && release.ends_at <= now)
    throw new Refused('time', `Its end has passed: ${zonedText(release.ends_at, release.zone)}.`, {
      endsAt: release.ends_at.toISOString(),
    });
  const items = await itemsOf(trx, release.id);
  await lockPlaces(trx, items);
  const parts: { readonly item: ReleaseItem; readonly draft: Draft }[] = [];
  for (const item of items) parts.push({ item, draft: await lockOpenDraft(trx, item.draft_id) });
  const together = parts.map(({ draft }) => draft);
  for (const { item, draft } of parts) {
    if (draft.content_hash !== item.content_hash)
      throw new Refused('stale', `The draft for ${item.surface} has changed since it was added to the release.`, { draftId: draft.id });
    const standing = await assertReady(work, draft, together);
    const previous = standing?.hash ?? null;
    await keepDraft(work, draft);
    await move(work, placeOfItem(item), { hash: item.content_hash, previous, reason: `release ${release.title} starts` });
    await trx
      .updateTable('layout_release_items')
      .set({ previous_hash: previous, previous_moved_by: standing?.moved_by ?? null })
      .where('release_id', '=', release.id)
      .where('ordinal', '=', item.ordinal)
      .execute();
  }
  await setState(work, release.id, 'started');
}

/**
 * Restores the previous documents in one transaction. Skips and returns places that have changed since. Locks places. Throws `Refused` if
 * the release is not running.
 */
export async function endRelease(work: Work, release: Release): Promise<readonly Place[]> {
  if (release.state !== 'started') throw new Refused('wrong-state', `This release is ${release.state}.`);
  const items = await itemsOf(work.trx, release.id);
  await lockPlaces(work.trx, items);
  const kept: Place[] = [];
  for (const item of items) {
    const place = placeOfItem(item);
    const current = await pointerAt(work.trx, place);
    if (current !== item.content_hash) {
      kept.push(place);
      continue;
    }
    await assertMayPointBack(work, place, { from: current, to: item.previous_hash });
    const by = item.previous_moved_by === null ? {} : { by: item.previous_moved_by };
    await move(work, place, { hash: item.previous_hash, previous: current, reason: `release ${release.title} ends`, ...by });
  }
  await setState(work, release.id, 'ended');
  return kept;
}

export const releaseView = (release: Release, items: readonly ReleaseItem[]) => ({
  id: release.id,
  title: release.title,
  environment: release.environment,
  state: release.state,
  failure: release.failure,
  zone: release.zone,
  ownerId: release.owner_id,
  starts: { at: release.starts_at.toISOString(), words: zonedText(release.starts_at, release.zone) },
  ends: release.ends_at && { at: release.ends_at.toISOString(), words: zonedText(release.ends_at, release.zone) },
  items: items.map((item) => ({
    draftId: item.draft_id,
    ...placeOfItem(item),
    contentHash: item.content_hash,
    previousHash: item.previous_hash,
  })),
});
