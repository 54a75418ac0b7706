import type { Trx } from '#server/platform/store/index.ts';
import { LIVE, mostSpecific, type Place, shownIn } from '#server/content/index.ts';
import { rgReasons, guardedIdsOf } from '#server/content/publish/beforePublish.ts';
import { documentOf, type Draft, placeOfDraft } from './drafts.ts';

type Pointer = { readonly surface: string; readonly brand: string; readonly region: string; readonly hash: string };

const overlaps = (mine: string, theirs: string): boolean =>
  mine === '*' || theirs === '*' || mine === theirs || mine.startsWith(`${theirs}-`) || theirs.startsWith(`${mine}-`);

async function overlapping(trx: Trx, { surface, brand, region }: Place): Promise<readonly Pointer[]> {
  const pointers = await trx
    .selectFrom('layout_pointers')
    .select(['surface', 'brand', 'region', 'hash'])
    .where('surface', '=', surface)
    .where('environment', '=', LIVE)
    .execute();
  return pointers.filter((pointer) => overlaps(brand, pointer.brand) && overlaps(region, pointer.region));
}

/** Returns the hash of the document shown at the place, or null. */
export async function startingPoint(trx: Trx, place: Place): Promise<string | null> {
  const pointers = await trx
    .selectFrom('layout_pointers')
    .select(['surface', 'brand', 'region', 'environment', 'hash'])
    .where('surface', '=', place.surface)
    .where('environment', 'in', [LIVE, place.environment])
    .execute();
  return mostSpecific(shownIn(place.environment, pointers), place)?.hash ?? null;
}

/** Reads the document with this hash. For a null hash, which means an empty place, reads all other documents that may be shown there. */
export async function documentsAt(trx: Trx, place: Place, hash: string | null): Promise<readonly object[]> {
  if (hash !== null) return [await documentOf(trx, place.surface, hash)];
  const isOwn = ({ brand, region }: Pointer): boolean => place.environment === LIVE && brand === place.brand && region === place.region;
  const around = new Set((await overlapping(trx, place)).filter((pointer) => !isOwn(pointer)).map((pointer) => pointer.hash));
  return Promise.all((around.size > 0 ? [...around] : [null]).map((each) => documentOf(trx, place.surface, each)));
}

const reasonsBetween = (surface: string, befores: readonly unknown[], afters: readonly unknown[]): readonly string[] => [
  ...new Set(befores.flatMap((before) => afters.flatMap((after) => rgReasons(surface, before, after, guardedIdsOf(surface))))),
];

/** Compares the draft with all documents that it replaces, because a more specific document must not omit their MANDATORY nodes. */
export const rgReasonsOf = async (trx: Trx, draft: Draft): Promise<readonly string[]> =>
  reasonsBetween(draft.surface, await documentsAt(trx, placeOfDraft(draft), draft.base_hash), [draft.document]);

/** Compares a place's revisions `from` and `to`. A null hash means an empty place. */
export const rgReasonsOfMove = async (trx: Trx, place: Place, from: string | null, to: string | null): Promise<readonly string[]> =>
  reasonsBetween(place.surface, await documentsAt(trx, place, from), await documentsAt(trx, place, to));
